import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { afterPaint } from '../draw/afterPaint.ts'
import { forgetAnalyses } from './analyses.ts'
import type { SavedGame } from './game.ts'

interface Shelves extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { played: number } }
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined

function shelves(): Promise<IDBPDatabase<Shelves>> {
  if (opened !== undefined) return opened
  const opening = openDB<Shelves>('la-granja', 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' }).createIndex('played', 'played')
    },
  })
  opened = opening
  // A store that could not be opened is tried again the next time.
  opening.catch(() => {
    opened = undefined
  })
  return opening
}

async function keep(game: SavedGame): Promise<void> {
  const transaction = (await shelves()).transaction('games', 'readwrite')
  transaction.store.put(game).catch(() => {
    // The transaction fails with it, and tells.
  })
  // Without waiting for the answer: a page that is closed now would take back what is not committed.
  transaction.commit()
  await transaction.done
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
  return (await shelves()).get('games', id)
}

/** The most recently played first. */
export async function allGames(): Promise<SavedGame[]> {
  keepNow()
  return (await (await shelves()).getAllFromIndex('games', 'played')).reverse()
}

export async function discard(id: string): Promise<void> {
  keepNow()
  await (await shelves()).delete('games', id)
  void forgetAnalyses(id)
}
