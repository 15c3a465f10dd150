import type { GameState, Seat, Table } from '@la-granja/engine'
import { chanceWith, type Evaluation, expectedPointsIn, GOOD_SOLO, winChancePerPoint } from './evaluate.ts'
import { progress } from './features.ts'

const LATE = 0.6

/**
 * The chance of each seat to win; together they are 1. Players who search need only know which move is better, and look at the
 * lead over the best opponent alone; people who read a chance take it at its word.
 */
export function winChances(evaluation: Evaluation, state: GameState): number[] {
  const { table } = state
  const points = expectedOfAll(evaluation, state)
  return table.over && table.players > 1 ? wonBy(points) : chancesWith(points, table)
}

export function expectedOfAll(evaluation: Evaluation, state: GameState): number[] {
  return state.table.farms.map((_, seat) => expectedPointsIn(evaluation, state, seat as Seat))
}

/** By seat, what expected points promise. */
function chancesWith(points: readonly number[], table: Table): number[] {
  if (table.players === 1) return points.map(own => chanceWith(own - GOOD_SOLO, table))
  // As many points as make a win e times as likely; more near the end than a search would say, as games between Farmers show.
  const spread = (1 + LATE * progress(table) ** 3) / (4 * winChancePerPoint(table))
  const most = Math.max(...points)
  const odds = points.map(one => Math.exp((one - most) / spread))
  const sum = odds.reduce((total, one) => total + one, 0)
  return odds.map(one => one / sum)
}

/** So few points that nobody has anything left to do for them. */
const NOTHING_LEFT = 0.5

/**
 * The same after a playout. Whoever follows a hunch there falls behind what could be expected, by seat as many points as `falls`
 * says: in an even game of four, the one who does not would look half the winner. So everybody gets them back.
 */
export function chancesAfter(points: readonly number[], falls: readonly number[], table: Table): number[] {
  const decided = table.over && table.players > 1 && falls.every(fall => Math.abs(fall) < NOTHING_LEFT)
  if (decided) return wonBy(points)
  return chancesWith(
    points.map((one, seat) => one + (falls[seat] ?? 0)),
    table,
  )
}

/** By seat, how much less can be expected after playouts than before, on the whole. */
export function meanFalls(outcomes: readonly { before: readonly number[]; after: readonly number[] }[]): number[] {
  const seats = outcomes[0]?.before ?? []
  return seats.map((_, seat) => {
    const sum = outcomes.reduce((total, { before, after }) => total + (before[seat] ?? 0) - (after[seat] ?? 0), 0)
    return sum / outcomes.length
  })
}

/** By seat, when all is over; players who are equal share it. */
function wonBy(points: readonly number[]): number[] {
  const most = Math.max(...points)
  const winners = points.filter(one => one === most).length
  return points.map(one => (one === most ? 1 / winners : 0))
}
