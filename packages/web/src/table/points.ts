import type { GameState } from '@la-granja/engine'
import type { LocalGame } from '../game/game.ts'

/** The game at its start and after each round. */
export function roundEnds({ steps, state }: Pick<LocalGame, 'steps' | 'state'>): readonly GameState[] {
  const first = steps[0]?.before ?? state
  const ends: GameState[] = [first]
  // A round is scored by the same action that begins the next one.
  let { round } = first.table
  for (const { before } of steps) {
    if (before.table.round > round) ends.push(before)
    round = before.table.round
  }
  ends.push(state)
  return ends
}

/** Everybody's points at the start and after each round, by round and seat. */
export function pointsByRound(game: LocalGame): readonly (readonly number[])[] {
  return roundEnds(game).map(({ table }) => table.farms.map(({ points }) => points))
}
