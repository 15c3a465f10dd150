import { type LocalGame, load, type SavedGame } from '../game/game.ts'
import { fetchGame } from '../game/shelf.ts'
import { useTable } from '../game/store.ts'
import { api } from '../online/api.ts'

/** A game to be watched, or why there is none. */
export type Found =
  | { readonly game: LocalGame; readonly online: boolean }
  | { readonly sorry: 'missing' | 'notOver' | 'unreachable' }
  | { readonly saved: SavedGame | undefined; readonly reason: string }

/** Looks on this device first, then among the finished games of the server, unless only those are meant. */
export async function findGame(id: string, online: boolean): Promise<Found> {
  let saved: SavedGame | undefined
  try {
    const here = online ? undefined : await gameHere(id)
    if (here !== undefined && 'steps' in here) return { game: here, online: false }
    saved = here
    if (saved !== undefined) return { game: load(saved), online: false }
    const answer = await api.record(id)
    if ('ok' in answer) {
      const { record, names } = answer.ok
      const now = Date.now()
      const sitters = names.map(() => 'person' as const)
      return { game: load({ id, record, names, sitters, begun: now, played: now }), online: true }
    }
    if (answer.error === 'notOver') return { sorry: 'notOver' }
    // A page without a server behind it has only what is on this device.
    return { sorry: answer.error === 'unreachable' && online ? 'unreachable' : 'missing' }
  } catch (error) {
    return { saved, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** A game that this device could not keep is still on the table. */
async function gameHere(id: string): Promise<LocalGame | SavedGame | undefined> {
  const { game, keeper } = useTable.getState()
  if (game?.id === id && keeper === undefined) return game
  return fetchGame(id).catch(() => undefined)
}
