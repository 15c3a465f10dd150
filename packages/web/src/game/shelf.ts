import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedGame } from './game.ts'

interface Shelves extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { played: number } }
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined

function shelves(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('la-granja', 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' }).createIndex('played', 'played')
    },
  })
  // A store that could not be opened is tried again the next time.
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

export async function keep(game: SavedGame): Promise<void> {
  await (await shelves()).put('games', game)
}

export async function fetchGame(id: string): Promise<SavedGame | undefined> {
  return (await shelves()).get('games', id)
}

/** The most recently played first. */
export async function allGames(): Promise<SavedGame[]> {
  return (await (await shelves()).getAllFromIndex('games', 'played')).reverse()
}

export async function discard(id: string): Promise<void> {
  await (await shelves()).delete('games', id)
}
