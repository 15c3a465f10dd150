import type { GameState } from '@la-granja/engine'
import type { LocalGame } from '../game/game.ts'

/** Everybody's points at the start and after each round, by round and seat. */
export function pointsByRound({ steps, state }: LocalGame): readonly (readonly number[])[] {
  const pointsIn = ({ table }: GameState) => table.farms.map(({ points }) => points)
  const first = steps[0]?.before ?? state
  const rounds: (readonly number[])[] = [pointsIn(first)]
  // A round is scored by the same action that begins the next one.
  let { round } = first.table
  for (const { before } of steps) {
    if (before.table.round > round) rounds.push(pointsIn(before))
    round = before.table.round
  }
  rounds.push(pointsIn(state))
  return rounds
}
