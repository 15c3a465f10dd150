import { type GameEvent, type Seat, viewEvent } from '@la-granja/engine'
import { describeEvent, type Language, namesIn } from '@la-granja/text'
import type { LocalGame, Step } from '../game/game.ts'

export interface Line {
  readonly key: string
  readonly text: string
  readonly seat: Seat | undefined
  /** The number of the action that it belongs to. */
  readonly at: number
  /** What it tells, as the reader may know it: more than one where the same happened several times in a row. */
  readonly events: readonly GameEvent[]
  readonly round: number
  readonly step: string
}

export interface Group {
  readonly key: string
  readonly round: number
  readonly step: string
  /** Whether the step is other than that of the group before it. */
  readonly heads: boolean
  readonly seat: Seat | undefined
  readonly lines: readonly Line[]
}

/** The headings and the turn order say these already. */
const UNSAID: ReadonlySet<GameEvent['type']> = new Set(['turnBegan', 'turnEnded', 'stepBegan'])

// Sentences of an action never change, so they are made once, however often the log is drawn.
const made = new WeakMap<Step, Map<string, readonly Line[]>>()

/** Whoever reads it: a seat, a spectator, or after the game somebody who may know everything. */
export type Reader = Seat | 'all' | undefined

/** From the action with this number on. */
export function linesOf(game: LocalGame, reader: Reader, language: Language, from = 0): readonly Line[] {
  return game.steps.slice(from).flatMap((step, index) => linesOfStep(step, from + index, game, reader, language))
}

function linesOfStep(step: Step, at: number, { names }: LocalGame, seat: Reader, language: Language) {
  const key = `${seat} ${language}`
  const known = made.get(step)?.get(key)
  if (known !== undefined) return known
  const lines: Line[] = []
  let { round, step: name } = step.before.table
  step.events.forEach((event, index) => {
    if (event.type === 'stepBegan') ({ round, step: name } = event)
    const seen = UNSAID.has(event.type) ? undefined : seat === 'all' ? event : viewEvent(event, seat)
    if (seen === undefined) return
    const text = describeEvent(seen, other => names[other] ?? '', step.before.table, language)
    const last = lines.at(-1)
    if (last?.text === text && last.step === namesIn(language).steps[name]) {
      lines[lines.length - 1] = { ...last, events: [...last.events, seen] }
      return
    }
    lines.push({
      key: `${at}.${index}`,
      text,
      seat: seatOf(seen),
      at,
      events: [seen],
      round,
      step: namesIn(language).steps[name],
    })
  })
  const bySeat = made.get(step) ?? new Map<string, readonly Line[]>()
  bySeat.set(key, lines)
  made.set(step, bySeat)
  return lines
}

/** Neutral stalls and what happens to all belong to nobody. */
function seatOf(event: GameEvent): Seat | undefined {
  return 'seat' in event && event.seat >= 0 ? (event.seat as Seat) : undefined
}

/** Lines in a row that belong to the same step and player. */
export function grouped(lines: readonly Line[]): readonly Group[] {
  const groups: (Omit<Group, 'lines'> & { readonly lines: Line[] })[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const { round, step, seat } = line
    const same = last?.round === round && last.step === step
    if (last !== undefined && same && last.seat === seat) last.lines.push(line)
    else groups.push({ key: line.key, round, step, heads: !same, seat, lines: [line] })
  }
  return groups
}

/** What the others did between the seat's own last two turns, as numbers of actions: from, and up to but without. */
export function othersSince(
  { steps }: Pick<LocalGame, 'steps'>,
  seat: Seat | undefined,
): readonly [from: number, to: number] {
  let to = steps.length
  while (to > 0 && steps[to - 1]?.action.seat === seat) to--
  let from = to
  while (from > 0 && steps[from - 1]?.action.seat !== seat) from--
  return [from, to]
}
