import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

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

let opened: Promise<IDBPDatabase<Shelves>> | undefined

/** A store of its own: a new version of the games' store would have to wait for every other tab to close. */
function shelves(): Promise<IDBPDatabase<Shelves>> {
  if (opened !== undefined) return opened
  const opening = openDB<Shelves>('la-granja-coach', 1, {
    upgrade(database) {
      database.createObjectStore('analyses', { keyPath: ['game', 'seat', 'effort'] }).createIndex('game', 'game')
    },
  })
  opened = opening
  opening.catch(() => {
    opened = undefined
  })
  return opening
}

/** Nothing where storage is blocked: then the coach has to look again. */
export async function keepAnalysis(kept: Kept): Promise<void> {
  try {
    await (await shelves()).put('analyses', kept)
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
    const kept = await (await shelves()).get('analyses', [game, seat, effort])
    return kept?.mark === mark ? kept.notes : undefined
  } catch {
    return undefined
  }
}

export async function forgetAnalyses(game: string): Promise<void> {
  try {
    const writing = (await shelves()).transaction('analyses', 'readwrite')
    const keys = await writing.store.index('game').getAllKeys(game)
    await Promise.all([...keys.map(key => writing.store.delete(key)), writing.done])
  } catch {
    // What is left takes little room and belongs to nothing.
  }
}
