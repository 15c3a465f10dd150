import {
  type Action,
  type GameEvent,
  type GameState,
  legalActions,
  type PlayerView,
  type Seat,
  showsSomething,
  topTask,
  view as viewOf,
} from '@la-granja/engine'
import { chanceFrom } from '../chance.ts'
import { dealer } from '../determinize.ts'
import { seatOf } from '../evaluate.ts'
import type { Style } from '../search.ts'
import { type Line, playedOut } from './lines.ts'

/** What becomes of a line: exactly to the end of the turn, and in several deals to the end of the round. */
export interface Account {
  readonly line: Line
  /** What the line made happen in its turn, by the seat itself. */
  readonly events: readonly OwnEvent[]
  /** Free deliveries that could still have been made when the turn was ended. */
  readonly left: number
  /** By deal. */
  readonly round: {
    readonly deliveries: readonly number[]
    /** Spaces that the disc advanced on the siesta track. */
    readonly rested: readonly number[]
    /** In turn order; 1 is first. */
    readonly places: readonly number[]
  }
}

export type OwnEvent = Extract<GameEvent, { seat: unknown }>

/** Enough for averages that are told with one decimal at most. */
const DEALS = 24

export function accountOf(view: PlayerView, line: Line, style: Style): Account {
  const seat = seatOf(view)
  const deal = dealer(view)
  const turn: OwnEvent[] = []
  let left = 0
  const round = { deliveries: [] as number[], rested: [] as number[], places: [] as number[] }
  for (let number = 0; number < DEALS; number++) {
    const own: OwnEvent[] = []
    let told = 0
    const start = deal(chanceFrom(`account ${number}`))
    const end = playedOut(start, line, seat, style, chanceFrom(`account ${number} on`), (events, before, action) => {
      own.push(...ownOf(events, seat))
      // What a line makes happen before anything is shown is the same in every deal.
      if (number > 0 || told++ >= line.length) return
      turn.push(...ownOf(untilNews(events), seat))
      left = Math.max(left, deliveriesLeft(before, action, seat))
    })
    round.deliveries.push(own.filter(({ type }) => type === 'delivered' || type === 'loaded').length)
    round.rested.push(stepsIn({ events: own }))
    round.places.push(end.table.order.indexOf(seat) + 1)
  }
  return { line, events: turn, left, round }
}

/** On the siesta track. */
export function stepsIn(account: Pick<Account, 'events'>): number {
  return saw(account, 'rested').reduce((sum, { from, to }) => sum + to - from, 0)
}

function ownOf(events: readonly GameEvent[], seat: Seat): OwnEvent[] {
  return events.filter((event): event is OwnEvent => 'seat' in event && event.seat === seat)
}

/** What comes after the turn, in the same breath, is not the turn's merit. */
function untilNews(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(event => isEnd(event) || showsSomething([event]))
  return end < 0 ? events : events.slice(0, end)
}

function isEnd({ type }: GameEvent): boolean {
  return type === 'turnEnded' || type === 'stepBegan'
}

function deliveriesLeft(before: GameState, action: Action, seat: Seat): number {
  const task = topTask(before.table, seat)
  if (action.type !== 'endTurn' || task?.do !== 'delivering' || task.left === 0) return 0
  const legal = legalActions(viewOf(before, seat))
  return legal.some(({ type }) => type === 'deliver' || type === 'load') ? task.left : 0
}

/** The events of one type, in order. */
export function saw<T extends OwnEvent['type']>(
  { events }: Pick<Account, 'events'>,
  type: T,
): Extract<OwnEvent, { type: T }>[] {
  return events.filter((event): event is Extract<OwnEvent, { type: T }> => event.type === type)
}
