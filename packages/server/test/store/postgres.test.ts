import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../src/store/postgres.ts'
import type { Store } from '../../src/store/store.ts'
import { storeContract } from './contract.ts'
import { cutter } from './cutter.ts'
import { type PostgresServer, startPostgres } from './postgresServer.ts'
import { anAppend, aTable, broughtUpToDate, FIRST_RELEASE, most, soundTables } from './samples.ts'

let server: PostgresServer

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.remove())

storeContract('a store in PostgreSQL', async () => {
  const url = await server.database()
  const open = (): Promise<Store> => openPostgres(url, { connections: 5 })
  return { open, another: open, remove: async () => undefined }
})

describe('PostgreSQL', () => {
  test('several processes may make the tables at once', async () => {
    const url = await server.database()
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url, { connections: 2 })))
    await stores[0]?.create(aTable('t'))
    expect(await Promise.all(stores.map(async store => (await store.read('t'))?.version))).toEqual(Array(6).fill(1))
    await Promise.all(stores.map(store => store.close()))
  })

  test('works with a single connection', async () => {
    const store = await openPostgres(await server.database(), { connections: 1 })
    const ids = Array.from({ length: 20 }, (_, index) => `t${index}`)
    await Promise.all(ids.map(id => store.create(aTable(id))))
    expect((await soundTables(store)).size).toBe(20)
    await store.close()
  })

  test('a server that is not there is said so', async () => {
    const nowhere = openPostgres('postgres://postgres:password@127.0.0.1:1/nowhere')
    await expect(nowhere).rejects.toMatchObject({ name: 'StoreError', maybe: false })
    await expect(nowhere).rejects.toThrow('ECONNREFUSED')
    await expect(nowhere).rejects.not.toThrow('password')
  })

  test('a store of the first release gets what came later and keeps what it has', async () => {
    const url = await server.database()
    const first = await openPostgres(url)
    await first.create(aTable('t'))
    await first.close()
    const client = new pg.Client(url)
    await client.connect()
    await client.query(FIRST_RELEASE)
    await client.end()
    const store = await openPostgres(url)
    await broughtUpToDate(store)
    await store.close()
  })

  test('a newer schema is refused', async () => {
    const url = await server.database()
    await (await openPostgres(url)).close()
    const client = new pg.Client(url)
    await client.connect()
    await client.query('insert into schema_version values (99)')
    await client.end()
    await expect(openPostgres(url)).rejects.toThrow('newer version of this server (schema 99, known up to 4)')
  })

  test('a table that somebody else holds for too long is an error, and free again afterwards', async () => {
    const url = await server.database()
    const store = await openPostgres(url, { patience: 2000 })
    await store.create(aTable('t'))
    const client = new pg.Client(url)
    await client.connect()
    await client.query('begin')
    await client.query("select * from tables where id = 't' for update")
    await expect(store.append(anAppend('t', 2))).rejects.toMatchObject({ name: 'StoreError', maybe: false })
    await client.query('rollback')
    await client.end()
    expect(await store.append(anAppend('t', 2))).toEqual({ kind: 'done' })
    await store.close()
  })

  test.each([true, false])('an answer that is lost on the way is a maybe (commit arrives: %s)', async arrives => {
    const url = await server.database()
    const way = await cutter(url)
    const store = await openPostgres(way.url)
    await store.create(aTable('t'))
    const append = anAppend('t', 2, { command: 'c', jobs: [{ key: 'j', due: 0, task: 'T' }] })
    way.cutAt('commit', arrives)
    await expect(store.append(append)).rejects.toMatchObject({ name: 'StoreError', maybe: true })
    expect(await store.append(append)).toEqual(arrives ? { kind: 'repeated', version: 2 } : { kind: 'done' })
    way.cutAt('entry 3', arrives)
    await expect(store.append(anAppend('t', 3))).rejects.toMatchObject({ name: 'StoreError', maybe: false })
    expect(await store.append(anAppend('t', 3))).toEqual({ kind: 'done' })
    const [claim] = await store.claim(1, 1000, most(10))
    way.cutAt(claim!.ticket, arrives)
    await expect(store.finish(claim!)).rejects.toMatchObject({ name: 'StoreError', maybe: true })
    expect(await store.finish(claim!)).toBe(!arrives)
    expect((await soundTables(store)).get('t')).toHaveLength(3)
    await store.close()
    await way.close()
  })

  test('a server that goes and comes back', async () => {
    const url = await server.database()
    const store = await openPostgres(url, { connections: 4 })
    const ids = Array.from({ length: 8 }, (_, index) => `t${index}`)
    await Promise.all(ids.map(id => store.create(aTable(id))))
    const done = new Map(ids.map(id => [id, 1]))
    const failures: unknown[] = []
    let stopping = false
    const writers = ids.map(async id => {
      for (let version = 2; !stopping || failures.length === 0; version++) {
        try {
          await store.append(anAppend(id, version, { command: `${version}` }))
          done.set(id, version)
        } catch (error) {
          failures.push(error)
          return
        }
      }
    })
    await server.stop()
    stopping = true
    await Promise.all(writers)
    expect(failures.length).toBeGreaterThan(0)
    for (const failure of failures) expect(failure).toMatchObject({ name: 'StoreError' })
    await expect(store.append(anAppend('t0', 2))).rejects.toMatchObject({ name: 'StoreError', maybe: false })
    await expect(store.read('t0')).rejects.toMatchObject({ name: 'StoreError' })
    await expect(store.check()).rejects.toMatchObject({ name: 'StoreError' })

    await server.start()
    await store.check()
    const tables = await soundTables(store)
    for (const id of ids) {
      const stored = tables.get(id)?.length ?? 0
      const acknowledged = done.get(id) ?? 0
      // One more at most: what was on its way when the answer was lost.
      expect([acknowledged, acknowledged + 1]).toContain(stored)
      // Asked again with the same command, it is there once.
      await store.append(anAppend(id, acknowledged + 1, { command: `${acknowledged + 1}` }))
      expect((await store.read(id))?.version).toBe(acknowledged + 1)
    }
    await store.close()
  })
})
