import type { GameState, Seat } from '@la-granja/engine'
import { type Evaluation, expectedPointsIn, winChance, winChancePerPoint } from '../evaluate.ts'
import { progress } from '../features.ts'

const LATE = 0.6

/**
 * The chance of each seat to win; together they are 1. Players who search need only know which move is better, and look at the
 * lead over the best opponent alone; people who read a chance take it at its word.
 */
export function winChances(evaluation: Evaluation, state: GameState): number[] {
  const { table } = state
  const expected = table.farms.map((_, seat) => expectedPointsIn(evaluation, state, seat as Seat))
  if (table.players === 1) return [winChance(evaluation, state, 0)]
  const most = Math.max(...expected)
  if (table.over) {
    const winners = expected.filter(points => points === most).length
    return expected.map(points => (points === most ? 1 / winners : 0))
  }
  // As many points as make a win e times as likely; more near the end than a search would say, as games between Farmers show.
  const spread = (1 + LATE * progress(table) ** 3) / (4 * winChancePerPoint(table))
  const odds = expected.map(points => Math.exp((points - most) / spread))
  const sum = odds.reduce((total, one) => total + one, 0)
  return odds.map(one => one / sum)
}
