import type { DBSchema } from 'idb'
import { afterPaint } from '../draw/afterPaint.ts'
import { forgetAnalyses } from './analyses.ts'
import { databaseOf } from './database.ts'
import type { SavedGame } from './game.ts'

interface Shelves extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { played: number } }
}

const onShelf = databaseOf<Shelves>('la-granja', database => {
  database.createObjectStore('games', { keyPath: 'id' }).createIndex('played', 'played')
})

function keep(game: SavedGame): Promise<void> {
  return onShelf(async database => {
    const transaction = database.transaction('games', 'readwrite')
    transaction.store.put(game).catch(() => {
      // The transaction fails with it, and tells.
    })
    // Without waiting for the answer: a page that is closed now would take back what is not committed.
    transaction.commit()
    await transaction.done
  })
}

interface Waiting {
  readonly id: string
  readonly game: () => SavedGame
  readonly then: (error?: unknown) => void
}

let waiting: Waiting | undefined

/**
 * Keeps a game as soon as what happened can be seen, and at the latest when the page is left or anything else is asked of the
 * shelf. Of several in one frame only the last is written.
 */
export function keepSoon(id: string, game: () => SavedGame, then: (error?: unknown) => void): void {
  if (waiting?.id !== id) keepNow()
  const first = waiting === undefined
  waiting = { id, game, then }
  if (document.hidden) keepNow()
  else if (first) afterPaint(keepNow)
}

export function keepNow(): void {
  if (waiting === undefined) return
  const { game, then } = waiting
  waiting = undefined
  keep(game()).then(() => then(), then)
}

addEventListener('pagehide', keepNow)
document.addEventListener('visibilitychange', keepNow)

export async function fetchGame(id: string): Promise<SavedGame | undefined> {
  keepNow()
  return onShelf(database => database.get('games', id))
}

/** The most recently played first. */
export async function allGames(): Promise<SavedGame[]> {
  keepNow()
  return (await onShelf(database => database.getAllFromIndex('games', 'played'))).reverse()
}

export async function discard(id: string): Promise<void> {
  keepNow()
  await onShelf(database => database.delete('games', id))
  void forgetAnalyses(id)
}
