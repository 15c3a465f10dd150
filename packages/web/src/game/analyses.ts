import type { DBSchema } from 'idb'
import { databaseOf } from './database.ts'

/** What the coach said about a seat of a game. */
interface Kept {
  readonly game: string
  readonly seat: number
  readonly effort: string
  /** Which game it was, so that another one under the same name is not mistaken for it. */
  readonly mark: string
  readonly notes: unknown
}

interface Shelves extends DBSchema {
  analyses: { key: [string, number, string]; value: Kept; indexes: { game: string } }
}

/** A store of its own: a new version of the games' store would have to wait for every other tab to close. */
const onShelf = databaseOf<Shelves>('la-granja-coach', database => {
  database.createObjectStore('analyses', { keyPath: ['game', 'seat', 'effort'] }).createIndex('game', 'game')
})

/** Nothing where storage is blocked: then the coach has to look again. */
export async function keepAnalysis(kept: Kept): Promise<void> {
  try {
    await onShelf(database => database.put('analyses', kept))
  } catch {
    // It can still be read on this page.
  }
}

export async function fetchAnalysis(
  game: string,
  seat: number,
  effort: string,
  mark: string,
): Promise<unknown | undefined> {
  try {
    const kept = await onShelf(database => database.get('analyses', [game, seat, effort]))
    return kept?.mark === mark ? kept.notes : undefined
  } catch {
    return undefined
  }
}

export async function forgetAnalyses(game: string): Promise<void> {
  try {
    await onShelf(async database => {
      const writing = database.transaction('analyses', 'readwrite')
      const keys = await writing.store.index('game').getAllKeys(game)
      await Promise.all([...keys.map(key => writing.store.delete(key)), writing.done])
    })
  } catch {
    // What is left takes little room and belongs to nothing.
  }
}
