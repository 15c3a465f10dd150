import type { Seat } from '@la-granja/engine'
import type { Step } from '../game/game.ts'
import { api } from '../online/api.ts'
import { othersSince } from '../table/logLines.ts'

/** How far somebody has looked, and when that was. */
export interface Mark {
  readonly moves: number
  readonly at: number
}

/** Where the mark of one reader at one table is kept. */
export interface Looks {
  load(): Promise<Mark | undefined>
  /** On this device, at once. */
  keep(mark: Mark): void
  /** Wherever it has to be when somebody looks again. */
  leave(): void
  /** Whoever never looked is told all the same: the table began without them. */
  readonly tellsNewcomers?: true
  /** Whether somebody else acts from the reader's seat now: then even that is news. */
  standIn?(): boolean
  /** Asks what the table looked like, where it was only told what happened. */
  picture?(from: number): void
  note?(): Promise<string | undefined>
}

const KEY = 'la-granja-seen'
/** Nobody goes on with more games than this; the oldest are forgotten. */
const MOST = 60

type Marks = Readonly<Record<string, Mark>>

/** Storage may be blocked; then nobody is told what they have seen before. */
function marks(): Marks {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Marks) : {}
  } catch {
    return {}
  }
}

function put(place: string, mark: Mark): void {
  const others = Object.entries(marks()).filter(([name]) => name !== place)
  const kept = [...others.slice(1 - MOST), [place, mark] as const]
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // It is told once more then.
  }
}

/** A game on this device: each person at it has looked for themselves. */
export function deviceLooks(game: string, seat: Seat): Looks {
  const place = `${game} ${seat}`
  return { load: async () => readMark(marks()[place]), keep: mark => put(place, mark), leave() {} }
}

/** A table over the network: the mark goes with the person, to every device. */
export function onlineLooks(key: string, table: string): Looks {
  const place = `${table} ${key.slice(0, 6)}`
  let sent = ''
  let now: Mark | undefined
  return {
    async load() {
      const answer = await api.kept(key, table, 'seen')
      const there = 'ok' in answer ? parsed(answer.ok.value) : undefined
      const here = readMark(marks()[place])
      // A page that was cut off told only this device.
      return (here?.moves ?? -1) > (there?.moves ?? -1) ? here : there
    },
    keep(mark) {
      now = mark
      put(place, mark)
    },
    leave() {
      const text = now === undefined ? '' : JSON.stringify(now)
      if (text === sent) return
      sent = text
      void api.keep(key, table, 'seen', text)
    },
    tellsNewcomers: true,
  }
}

function parsed(text: string): Mark | undefined {
  try {
    return text === '' ? undefined : readMark(JSON.parse(text))
  } catch {
    return undefined
  }
}

function readMark(found: unknown): Mark | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { moves, at } = found as Partial<Record<keyof Mark, unknown>>
  return typeof moves === 'number' && typeof at === 'number' ? { moves, at } : undefined
}

/** After so long, what was seen is forgotten: it is told again from one's own last turn on. */
const LONG = 6 * 60 * 60_000

export interface Return {
  readonly steps: readonly Step[]
  readonly seat: Seat
  readonly mark: Mark | undefined
  readonly now: number
  readonly tellsNewcomers: boolean
  readonly standIn: boolean
}

/** The first action that somebody who comes back is to be told; nothing if there is none. */
export function tellFrom({ steps, seat, mark, now, tellsNewcomers, standIn }: Return): number | undefined {
  if (mark === undefined && !tellsNewcomers) return undefined
  const [others] = othersSince({ steps }, seat)
  const long = mark === undefined || now - mark.at > LONG
  const from = Math.min(mark?.moves ?? steps.length, long ? others : steps.length)
  // What one did oneself, here or on another device, is no news.
  return steps.slice(from).some(({ action }) => standIn || action.seat !== seat) ? from : undefined
}
