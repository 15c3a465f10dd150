import { afterAll, beforeAll, expect } from 'vitest'
import type { PasskeyLine } from '../../src/passkeys/routes.ts'
import { ask, makeFolders, type Newcomer, newcomer, type Served, serve } from '../server.ts'
import { emptyMemory, memoryStore } from '../simulation/memoryStore.ts'
import { type Authenticator, makeAuthenticator, type Wanted } from './authenticator.ts'

export const ORIGIN = 'https://granja.example'

interface Options extends Wanted {
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string; readonly name: string }
  readonly excludeCredentials: readonly { readonly id: string }[]
}

interface Refused {
  readonly error?: string
}

export const refused = (error: string, status = 403) => ({ status, body: { error } })

/** Two processes that share what is stored, and what a page asks of them; for the tests of one file. */
export function makeHouse() {
  const folders = makeFolders()
  const memory = emptyMemory()
  const complaints: unknown[] = []
  let time = Date.UTC(2026, 10, 16, 12)
  let served: Served
  let other: Served
  const now = () => time
  const start = (changed: Parameters<typeof serve>[2] = {}) =>
    serve(folders.page, folders.data, {
      store: memoryStore(memory),
      now,
      report: error => complaints.push(error),
      ...changed,
    })

  beforeAll(async () => {
    served = await start({ publicUrl: ORIGIN })
    other = await start({ publicUrl: ORIGIN })
  })
  afterAll(async () => {
    await served.running.close()
    await other.running.close()
    folders.remove()
    expect(complaints).toEqual([])
  })

  const post = <T = Refused>(path: string, key?: string, body?: unknown) =>
    ask<T>(served.url, path, {
      method: 'POST',
      ...(key === undefined ? {} : { key }),
      ...(body === undefined ? {} : { body }),
    })
  const beginAdding = async ({ key }: Newcomer) => (await post<Options>('/me/passkeys/begin', key)).body
  const add = ({ key }: Newcomer, passkey: unknown, name = 'Phone') =>
    post<PasskeyLine & Refused>('/me/passkeys', key, { name, passkey })

  return {
    start,
    now,
    post,
    beginAdding,
    add,
    store: memoryStore(memory),
    url: () => served.url,
    otherUrl: () => other.url,
    wait(milliseconds: number): void {
      time += milliseconds
    },
    people: async () => [await newcomer(served.url, 'Ann'), await newcomer(served.url, 'Bob')] as const,
    beginEntering: async (key?: string) => (await post<Wanted>('/passkeys/begin', key)).body,
    enter: (passkey: unknown, key?: string) => post<Newcomer & Refused>('/passkeys/enter', key, { passkey }),
    listOf: async ({ key }: Newcomer) => (await ask<PasskeyLine[]>(served.url, '/me/passkeys', { key })).body,
    /** A device that has a passkey of this person. */
    async withPasskey(person: Newcomer): Promise<Authenticator> {
      const device = makeAuthenticator(ORIGIN, person.id)
      expect((await add(person, device.make(await beginAdding(person)))).status).toBe(201)
      return device
    },
  }
}
