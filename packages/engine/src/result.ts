import type { GameState } from './state.ts'
import type { Seat, Source } from './words.ts'

export interface GameResult {
  /** Best first. */
  readonly ranking: readonly Standing[]
  readonly winners: readonly Seat[]
}

export interface Standing {
  readonly seat: Seat
  /** 1 for the best; equal when neither points nor silver decide. */
  readonly rank: number
  readonly points: number
  readonly silver: number
  readonly bySource: Readonly<Record<Source, number>>
}

/** §10: most VP; tie: more silver left over; then shared. Nothing before the end. */
export function result(state: GameState): GameResult | undefined {
  if (!state.table.over) return undefined
  const farms = state.table.farms.map((farm, seat) => ({
    seat: seat as Seat,
    points: farm.points,
    silver: farm.silver,
    bySource: farm.scored,
  }))
  farms.sort((a, b) => b.points - a.points || b.silver - a.silver || a.seat - b.seat)
  const ranking = farms.map(farm => ({
    ...farm,
    rank: farms.findIndex(other => other.points === farm.points && other.silver === farm.silver) + 1,
  }))
  return { ranking, winners: ranking.filter(standing => standing.rank === 1).map(standing => standing.seat) }
}
