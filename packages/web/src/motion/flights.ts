import { type Seat, viewEvent } from '@la-granja/engine'
import type { Step } from '../game/game.ts'
import { moveOf } from './moveOf.ts'
import type { Move } from './moves.ts'

/** A move with its time, in milliseconds. */
export interface Flight {
  readonly move: Move
  /** From the start of the action. */
  readonly wait: number
  readonly lasts: number
}

const LASTS: Readonly<Record<Move['do'], number>> = { fly: 340, arrive: 260, leave: 280, tumble: 350, pulse: 350 }
/** What follows begins before the one before has landed, so that an action reads as one. */
const APART = 70
/** However much one action sets going, the last of it begins no later than this. */
const LATEST = 350

/** Everything that is seen of one action from this seat; what belongs to one event goes together. */
export function flightsOf(
  { before, events }: Pick<Step, 'before' | 'events'>,
  seat: Seat | undefined,
): readonly Flight[] {
  const scene = { table: before.table, seat }
  const waves = events
    .map(event => viewEvent(event, seat))
    .map(seen => (seen === undefined ? [] : moveOf(seen, scene)))
    .filter(moves => moves.length > 0)
  const apart = Math.min(APART, LATEST / Math.max(1, waves.length - 1))
  const flights = waves.flatMap((moves, wave) =>
    moves.map(move => ({ move, wait: Math.round(wave * apart), lasts: LASTS[move.do] })),
  )
  return merged(flights)
}

/** The same thing at the same place is shown once, with the amounts added up. */
function merged(flights: readonly Flight[]): readonly Flight[] {
  const byPlace = new Map<string, Flight>()
  for (const flight of flights) {
    const { move } = flight
    const key = JSON.stringify(move.do === 'pulse' ? { do: move.do, at: move.at } : move)
    const first = byPlace.get(key)
    byPlace.set(key, first === undefined ? flight : { ...first, move: added(first.move, move) })
  }
  return [...byPlace.values()]
}

function added(first: Move, next: Move): Move {
  if (first.do !== 'pulse' || next.do !== 'pulse' || next.amount === undefined) return first
  return { ...first, amount: (first.amount ?? 0) + next.amount }
}

export function timeOf(flights: readonly Flight[]): number {
  return Math.max(0, ...flights.map(({ wait, lasts }) => wait + lasts))
}
