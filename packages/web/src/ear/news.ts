import { type Action, type GameEvent, type PlayerView, type Seat, type Task, waitingFor } from '@la-granja/engine'
import { describeAction, describeTask, type Language, uiIn } from '@la-granja/text'
import type { LocalGame } from '../game/game.ts'
import type { Settings } from '../game/settings.ts'
import { groupsOf } from '../table/groups.ts'
import { type Line, linesOf, othersSince } from '../table/logLines.ts'

/** What people at a real table would call out to each other; goods that come and go are not. */
const CALLED_OUT: ReadonlySet<GameEvent['type']> = new Set([
  'cardPlayed',
  'roofBought',
  'roofsRevealed',
  'diceRolled',
  'dieTaken',
  'donkeysRevealed',
  'orderSet',
  'delivered',
  'loaded',
  'buildingCompleted',
  'barrowCompleted',
  'stallPlaced',
  'stallRemoved',
  'neutralPlaced',
  'gameEnded',
])

export interface News {
  readonly text: string
  /** So many actions are told now, or need not be. */
  readonly upTo: number
}

/** What happened from the action with this number on, by whole turns: somebody who is in the middle of one is let finish. */
export function newsSince(
  game: LocalGame,
  seat: Seat | undefined,
  from: number,
  detail: Settings['detail'],
  language: Language,
): News {
  const { steps, state } = game
  if (detail === 'off') return { text: '', upTo: steps.length }
  const start = Math.min(from, steps.length)
  let upTo = steps.length
  const last = steps.at(-1)?.action.seat
  if (last !== undefined && last !== seat && waitingFor(state).includes(last))
    while (upTo > start && steps[upTo - 1]?.action.seat === last) upTo--
  const fresh = linesOf(game, seat, language, start).filter(({ at }) => at < upTo)
  const wanted = fresh.filter(
    line =>
      detail === 'all' ||
      (steps[line.at]?.action.seat !== seat && line.events.some(({ type }) => CALLED_OUT.has(type))),
  )
  return { text: wanted.map(said).join(' '), upTo }
}

/** What the others did since one's own last action, and what came of it. */
export function changesFor(game: LocalGame, seat: Seat | undefined, language: Language): readonly string[] {
  const [from, to] = othersSince(game, seat)
  return linesOf(game, seat, language, from)
    .filter(({ at }) => at < to)
    .map(said)
}

function said({ text, events }: Line): string {
  return events.length > 1 ? `${text} ×${events.length}` : text
}

/** So many choices are named one by one; of more, only how many there are of each kind. */
const MOST_NAMED = 9

/** The sentence of the prompt line, and what there is to choose from. */
export function choicesIn(
  view: PlayerView,
  task: Task | undefined,
  legal: readonly Action[],
  language: Language,
): readonly string[] {
  const { ear, table: ui } = uiIn(language)
  if (task === undefined) return [view.table.over ? ear.over : ear.nothingToDo]
  const sentence = describeTask(task, view, language)
  if (legal.length <= MOST_NAMED) return [sentence, ...legal.map(action => describeAction(action, view, language))]
  return [
    sentence,
    ...groupsOf(legal).map(({ name, actions }) => ear.titled(ui.prompt.groups[name], String(actions.length))),
  ]
}
