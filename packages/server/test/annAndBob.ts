import { afterAll, beforeAll, expect } from 'vitest'
import type { Settings } from '../src/protocol.ts'
import { TWO } from './room/tables.ts'
import { ask, type Guest, makeFolders, type Newcomer, newcomer, type Served, serve, sitDown } from './server.ts'

/** A server for all tests of a file, and two people who know it. */
export function annAndBob() {
  const folders = makeFolders()
  let served: Served
  let ann: Newcomer
  let bob: Newcomer

  beforeAll(async () => {
    served = await serve(folders.page, folders.data)
    ann = await newcomer(served.url, 'Ann')
    bob = await newcomer(served.url, 'Bob')
  })

  afterAll(async () => {
    await served.running.close()
    folders.remove()
  })

  async function opened(settings: Settings = TWO): Promise<string> {
    const { status, body } = await ask<{ id: string }>(served.url, '/tables', {
      method: 'POST',
      key: ann.key,
      body: settings,
    })
    expect(status).toBe(201)
    return body.id
  }

  return {
    get url() {
      return served.url
    },
    get ann() {
      return ann
    },
    get bob() {
      return bob
    },
    /** A table of Ann's. */
    opened,
    /** Both at a table where the game has begun. */
    async seated(settings?: Settings): Promise<{ id: string; guests: readonly Guest[] }> {
      const id = await opened(settings)
      const [host, other] = [await sitDown(served.url, id, ann.key), await sitDown(served.url, id, bob.key)]
      await other.do({ do: 'sit', seat: 1 })
      await host.do({ do: 'begin' })
      const guests = [host, other]
      for (const guest of guests) await guest.until(() => guest.now?.table.stage === 'playing')
      return { id, guests }
    },
  }
}
