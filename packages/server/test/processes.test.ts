import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noBus } from '../src/bus/bus.ts'
import { postgresBus } from '../src/bus/postgres.ts'
import { openPostgres } from '../src/store/postgres.ts'
import { thinkTurn } from '../src/thinking.ts'
import { TWO } from './room/tables.ts'
import { makeFolders, newcomer, type Served, serve, sitDown } from './server.ts'
import { type PostgresServer, startPostgres } from './store/postgresServer.ts'
import { beginTable, busyTable, promisesKept } from './tables.ts'

const folders = makeFolders()
let postgres: PostgresServer

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres?.remove()
  folders.remove()
})

type Changed = Parameters<typeof serve>[2]

/** Several servers on one database, each with connections of its own. */
async function several(
  count: number,
  url: string,
  changed: (number: number) => Changed = () => ({}),
): Promise<Served[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, number) =>
      serve(folders.page, '', {
        store: await openPostgres(url, { connections: 4 }),
        bus: postgresBus(url),
        ...changed(number),
      }),
    ),
  )
}

async function closeAll(servers: readonly Served[]): Promise<void> {
  await Promise.all(servers.map(({ running }) => running.close()))
}

describe('three servers on one database', () => {
  it('games of people who sit at different ones come to their end, and all show the same', async () => {
    const url = await postgres.database()
    let thoughts = 0
    const servers = await several(3, url, () => ({
      think: async question => {
        thoughts++
        return thinkTurn({ ...question, level: 'farmer' }, () => 0)
      },
    }))
    const at = (number: number) => servers[number % 3]?.url
    const tables = await Promise.all([
      busyTable({ url: at, seed: 'three 1', nervous: true }),
      busyTable({ url: person => at(person + 1), seed: 'three 2', nervous: true }),
      busyTable({
        url: person => at(person + 2),
        seed: 'three 3',
        settings: { ...TWO, players: 3, seats: ['me', 'farmer', 'open'] },
      }),
    ])
    await Promise.all(tables.map(table => table.over))
    for (const table of tables) {
      await promisesKept(servers[0]!.store, table)
      const guests = await Promise.all(servers.map(server => sitDown(server.url, table.id)))
      for (const guest of guests) await guest.until(() => guest.now)
      const [first, ...others] = guests.map(({ now }) => ({ table: now?.table, games: now?.games }))
      for (const other of others) expect(other).toEqual(first)
      for (const guest of guests) guest.close()
    }
    // Each turn of a computer player was thought about once, whoever did it.
    const entries = (await servers[0]!.store.read(tables[2]!.id))?.entries ?? []
    const played = entries.filter(({ text }) => /"kind":"played","seat":1/.test(text)).length
    expect(thoughts).toBeGreaterThanOrEqual(played)
    expect(thoughts).toBeLessThan(played * 1.2 + 3)
    await closeAll(servers)
  })

  it('without any hint between them a game only takes longer', async () => {
    const servers = await several(2, await postgres.database(), () => ({ bus: noBus, catchUpEvery: 20 }))
    const table = await busyTable({ url: person => servers[person]?.url, seed: 'no hints' })
    await table.over
    await promisesKept(servers[0]!.store, table)
    await closeAll(servers)
  })

  it('when one falls silent while it thinks, another thinks when the lease is over', async () => {
    const url = await postgres.database()
    let asked = 0
    const [silent, other] = await several(2, url, number => ({
      lease: 500,
      ...(number === 0
        ? {
            think: () => {
              asked++
              return new Promise<never>(() => {})
            },
          }
        : { hands: { thoughts: 0, calls: 0, others: 0 } }),
    }))
    const ann = await newcomer(silent!.url, 'Ann')
    // Everybody is asked first, whoever begins.
    const options = { ...TWO.options, simultaneousFarm: true }
    const { id } = await beginTable(silent!.url, [ann], { ...TWO, options, seats: ['novice', 'me'] })
    while (asked === 0) await wait(10)
    const third = await serve(folders.page, '', { store: await openPostgres(url), lease: 500 })
    const guest = await sitDown(third.url, id, ann.key)
    await guest.until(() => (guest.now?.table.moves ?? 0) > 0)
    guest.close()
    await closeAll([silent!, other!, third])
  })

  it('a database that is gone for a while costs nothing but time', async () => {
    const url = await postgres.database()
    const complaints: unknown[] = []
    const servers = await several(2, url, () => ({ report: error => complaints.push(error) }))
    const tables = await Promise.all(
      [1, 2, 3, 4].map(number =>
        busyTable({
          url: person => servers[person % 2]?.url,
          seed: `gone ${number}`,
          nervous: true,
          settings: { ...TWO, players: 4, seats: ['me', 'open', 'open', 'open'] },
        }),
      ),
    )
    const laters = () => tables.flatMap(({ players }) => players).reduce((sum, player) => sum + player.laters(), 0)
    // Soon, and with many players: once the games are over, nobody asks any more.
    while (tables.some(({ players }) => players.every(({ promised }) => promised.done.size === 0))) await wait(5)
    await postgres.stop()
    while (laters() < 4) await wait(20)
    expect((await fetch(`${servers[0]!.url}/ready`)).status).toBe(503)
    expect((await fetch(`${servers[0]!.url}/health`)).status).toBe(200)
    await postgres.start()
    await Promise.all(tables.map(table => table.over))
    for (const table of tables) await promisesKept(servers[0]!.store, table)
    for (const error of complaints) expect(error).toMatchObject({ name: 'StoreError' })
    expect((await fetch(`${servers[0]!.url}/ready`)).status).toBe(200)
    // The hints are back as well.
    const fresh = await busyTable({ url: person => servers[person]?.url, seed: 'back' })
    await fresh.over
    await closeAll(servers)
  })
})
