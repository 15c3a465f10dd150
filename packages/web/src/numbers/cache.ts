import type { DBSchema } from 'idb'
import { databaseOf } from '../game/database.ts'
import { type GameFacts, MADE } from './facts.ts'

/** Beside the games themselves, so that nothing that goes wrong here can touch them. */
interface Shelf extends DBSchema {
  facts: { key: string; value: KeptFacts; indexes: { of: string } }
}

export interface KeptFacts {
  readonly id: string
  /** `device`, or the person whose online game it is. */
  readonly of: string
  /** By which reading it was made, and of which record. */
  readonly made: string
  readonly mark: string
  readonly facts: GameFacts
}

const onShelf = databaseOf<Shelf>('la-granja-numbers', database => {
  database.createObjectStore('facts', { keyPath: 'id' }).createIndex('of', 'of')
})

/** What is known of games of this kind, by id. Nothing where nothing can be kept: it is only worked out again. */
export async function knownFacts(of: string): Promise<ReadonlyMap<string, KeptFacts>> {
  try {
    const kept = await onShelf(database => database.getAllFromIndex('facts', 'of', of))
    return new Map(kept.filter(({ made }) => made === MADE).map(one => [one.id, one]))
  } catch {
    return new Map()
  }
}

export async function keepFacts(of: string, mark: string, facts: GameFacts): Promise<void> {
  try {
    await onShelf(database => database.put('facts', { id: facts.id, of, made: MADE, mark, facts }))
  } catch {}
}

export async function forgetFacts(ids: readonly string[]): Promise<void> {
  try {
    await onShelf(database => Promise.all(ids.map(id => database.delete('facts', id))))
  } catch {}
}
