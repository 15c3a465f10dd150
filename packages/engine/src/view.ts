import type { GameEvent } from './event.ts'
import { topTask } from './look.ts'
import type { GameState, Table } from './state.ts'
import type { Task } from './task.ts'
import type { Seat } from './words.ts'

/** What one seat can see. Built up from the public table, never stripped down from the whole. */
export interface PlayerView {
  readonly table: Table
  /** Not for a spectator. */
  readonly seat?: Seat
  readonly hand: readonly number[]
  /** How many cards each player holds. */
  readonly hands: readonly number[]
  /** How many cards are left in the pile. */
  readonly pile: number
  /** One's own secret choice of this round; 0 for none. */
  readonly donkey: number
  /** The card that one is about to play; 0 for none. */
  readonly chosen: number
  /** The cards that one is looking at (card 39). */
  readonly seen: readonly number[]
}

const NOTHING: readonly number[] = []

export function view(state: GameState, seat: Seat | undefined): PlayerView {
  const { table, secrets } = state
  const hands = sizesOf(secrets.hands)
  // Whatever is no seat of this table looks on as a spectator.
  const farm = typeof seat === 'number' ? table.farms[seat] : undefined
  if (seat === undefined || farm === undefined)
    return { table, hand: NOTHING, hands, pile: secrets.pile.length, donkey: 0, chosen: 0, seen: NOTHING }
  return {
    table,
    seat,
    hand: secrets.hands[seat] ?? NOTHING,
    hands,
    pile: secrets.pile.length,
    donkey: secrets.donkeys[seat] ?? 0,
    chosen: secrets.chosen[seat] ?? 0,
    seen: farm.todo.at(-1)?.do === 'peeking' ? secrets.pile.slice(-2) : NOTHING,
  }
}

let counted: readonly (readonly number[])[] = []
let sizes: readonly number[] = []

/** The last answer is kept: hands change far less often than somebody looks at them. */
function sizesOf(hands: readonly (readonly number[])[]): readonly number[] {
  if (hands !== counted) {
    counted = hands
    sizes = hands.map(hand => hand.length)
  }
  return sizes
}

/** What the view's seat has to do first; nothing for a spectator or while others decide. */
export function taskOf(view: PlayerView | undefined): Task | undefined {
  return view?.seat === undefined ? undefined : topTask(view.table, view.seat)
}

/** The event as one seat sees it: without what only somebody else may know. */
export function viewEvent(event: GameEvent, seat: Seat | undefined): GameEvent | undefined {
  switch (event.type) {
    case 'pileShuffled':
      return { type: event.type, count: event.count }
    case 'cardsDrawn':
      return event.seat === seat ? event : { type: event.type, seat: event.seat, count: event.count }
    case 'cardsSeen':
    case 'cardKept':
      return event.seat === seat ? event : { type: event.type, seat: event.seat }
    case 'donkeyChosen':
      return event.seat === seat ? event : { type: event.type, seat: event.seat }
    default:
      return event
  }
}
