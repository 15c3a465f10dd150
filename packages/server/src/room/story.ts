import type { GameState } from '@la-granja/engine'
import { gameOf, type Move, type Room, tryBatch } from './room.ts'

interface Known {
  /** As it was when the story was last told. */
  readonly game: GameState
  readonly moves: readonly Move[]
}

/** Stories are long: only of so many tables are they kept, those told last. */
const MOST_KEPT = 30

/** Tells everything that has been played at a table; the second time, only what has come since is played again. */
export function makeStories(): (room: Room) => readonly Move[] {
  const kept = new Map<string, Known>()
  return ({ id, settings, game }) => {
    if (game === undefined) return []
    const { seed, history } = game.secrets
    const before = kept.get(id) ?? { game: gameOf(settings, seed), moves: [] }
    const since = history.slice(before.game.secrets.history.length)
    const batch = tryBatch(before.game, since.split('\n').slice(0, -1))
    if ('refused' in batch) return []
    const moves = [...before.moves, ...batch.moves]
    kept.delete(id)
    kept.set(id, { game: batch.state, moves })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return moves
  }
}
