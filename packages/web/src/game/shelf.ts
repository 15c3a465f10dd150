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
let writing: Promise<void> = Promise.resolve()
/** What could not be kept lasts as long as the page: it is nowhere else. */
const unkept = new Map<string, SavedGame>()

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
  const saved = game()
  writing = keep(saved).then(
    () => {
      unkept.delete(saved.id)
      then()
    },
    error => {
      unkept.set(saved.id, saved)
      then(error)
    },
  )
}

addEventListener('pagehide', keepNow)
document.addEventListener('visibilitychange', keepNow)

export async function fetchGame(id: string): Promise<SavedGame | undefined> {
  keepNow()
  await writing
  const here = unkept.get(id)
  const fetching = onShelf(database => database.get('games', id))
  if (here === undefined) return fetching
  const kept = await fetching.catch(() => undefined)
  // Another tab may have gone on with what was kept before.
  return kept !== undefined && kept.played > here.played ? kept : here
}

/** Whether nothing would be lost with this page. */
export async function isAllKept(): Promise<boolean> {
  keepNow()
  await writing
  return unkept.size === 0
}

/** The most recently played first. */
export async function allGames(): Promise<SavedGame[]> {
  keepNow()
  return (await onShelf(database => database.getAllFromIndex('games', 'played'))).reverse()
}

export async function discard(id: string): Promise<void> {
  keepNow()
  await onShelf(database => database.delete('games', id))
  unkept.delete(id)
  void forgetAnalyses(id)
}
