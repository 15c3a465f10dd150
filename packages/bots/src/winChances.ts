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
export function chancesWith(points: readonly number[], table: Table): number[] {
  if (table.players === 1) return points.map(own => chanceWith(own - GOOD_SOLO, table))
  // As many points as make a win e times as likely; more near the end than a search would say, as games between Farmers show.
  const spread = (1 + LATE * progress(table) ** 3) / (4 * winChancePerPoint(table))
  const most = Math.max(...points)
  const odds = points.map(one => Math.exp((one - most) / spread))
  const sum = odds.reduce((total, one) => total + one, 0)
  return odds.map(one => one / sum)
}

/** By seat, when all is over; players who are equal share it. */
export function wonBy(points: readonly number[]): number[] {
  const most = Math.max(...points)
  const winners = points.filter(one => one === most).length
  return points.map(one => (one === most ? 1 / winners : 0))
}
