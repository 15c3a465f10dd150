import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type GameFacts, MADE } from './facts.ts'

/** Beside the games themselves, so that nothing that goes wrong here can touch them. */
interface Shelf extends DBSchema {
  facts: { key: string; value: KeptFacts; indexes: { of: string } }
}

interface KeptFacts {
  readonly id: string
  /** `device`, or the person whose online game it is. */
  readonly of: string
  /** By which reading it was made. */
  readonly made: string
  readonly facts: GameFacts
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('la-granja-numbers', 1, {
    upgrade(database) {
      database.createObjectStore('facts', { keyPath: 'id' }).createIndex('of', 'of')
    },
  })
  return opened
}

/** What is known of games of this kind, by id. Nothing where nothing can be kept: it is only worked out again. */
export async function knownFacts(of: string): Promise<ReadonlyMap<string, GameFacts>> {
  try {
    const kept = await (await shelf()).getAllFromIndex('facts', 'of', of)
    return new Map(kept.filter(({ made }) => made === MADE).map(({ id, facts }) => [id, facts]))
  } catch {
    return new Map()
  }
}

export async function keepFacts(of: string, facts: GameFacts): Promise<void> {
  try {
    await (await shelf()).put('facts', { id: facts.id, of, made: MADE, facts })
  } catch {}
}

export async function forgetFacts(ids: readonly string[]): Promise<void> {
  try {
    const database = await shelf()
    await Promise.all(ids.map(id => database.delete('facts', id)))
  } catch {}
}
