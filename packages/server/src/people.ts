import { createHash, randomBytes } from 'node:crypto'
import { nanoid } from 'nanoid'
import type { Person, Store } from './store/store.ts'

// Nobody needs an account. Whoever comes gets a key of 256 random bits, which stays on their device; we keep its hash, so a
// stolen database opens no seat. Another key to the same person is another device or a link to come back with.

export function freshKey(): string {
  return randomBytes(32).toString('base64url')
}

const KEY = /^[\w-]{43}$/

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export interface Newcomer {
  readonly person: Person
  readonly key: string
}

export async function welcome(store: Store, name: string, now: number): Promise<Newcomer> {
  const key = freshKey()
  const person: Person = { id: nanoid(), name, created: now, key: hashOf(key) }
  await store.addPerson(person)
  return { person, key }
}

export async function whoHas(store: Store, key: unknown): Promise<Person | undefined> {
  return typeof key === 'string' && KEY.test(key) ? store.personByKey(hashOf(key)) : undefined
}

/** One more key for the same person. */
export async function anotherKey(store: Store, person: Person, now: number): Promise<string> {
  const key = freshKey()
  await store.addKey(hashOf(key), person.id, now)
  return key
}
