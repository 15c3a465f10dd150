import { type Action, parseAction, refusal, type Seat } from '@la-granja/engine'
import type { Ui } from '@la-granja/text'
import type { Invitation, LocalGame } from '../game/game.ts'
import { seenBy } from '../game/seen.ts'

/** Who learns, and who sits opposite. */
export const PUPIL: Seat = 0
const NEIGHBOUR: Seat = 1

/**
 * A deal in which one round shows everything: the neighbour begins, on a market hex that can be pushed off; the hand has a field
 * of olives and a barrow for an olive and food; the Merchant House is open; a roof with a delivery is on sale; and the dice show
 * 1 to 5. So a barrow and a row can both be filled, to the last coin.
 */
const SEED = 'learn-7503'

export function lessonDeal(words: Ui['table']['start']): Invitation {
  return {
    game: { seed: SEED, players: 2, edition: 'classic' },
    sitters: ['person', 'novice'],
    names: [words.you, words.computers[0] ?? ''],
  }
}

export function isLesson({ state }: Pick<LocalGame, 'state'>): boolean {
  return state.secrets.seed === SEED && state.table.players === 2 && state.table.edition === 'classic'
}

/** What the neighbour does in the first round: nothing that is in the pupil's way. */
const NEIGHBOURS_MOVES: readonly string[] = [
  'play 28 field',
  'play 53 barrow',
  'endTurn',
  'endTurn',
  'buyRoof 0 0',
  'endTurn',
  'takeDie 1',
  'endTurn',
  'takeDie 2',
  'take grape',
  'endTurn',
  'resolve',
  'upgrade pig store',
  'finish',
  'endTurn',
  'chooseDonkey 3',
  'advance 1',
  'deliver olive field deli 0',
  'deliver grape store deli 0',
  'deliver meat store deli 0',
  'endTurn',
  'endTurn',
]

/** The neighbour's next move by the script; nothing once it is at its end, or does not fit. */
export function neighboursMove(game: LocalGame, seat: Seat): Action | undefined {
  if (seat !== NEIGHBOUR) return undefined
  const moves = game.steps.filter(({ action }) => action.seat === seat).length
  const line = NEIGHBOURS_MOVES[moves]
  const action = line === undefined ? undefined : parseAction(`${seat} ${line}`)
  return refusal(seenBy(game.state, seat), action) === undefined ? action : undefined
}
