import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../src/store/postgres.ts'
import { bundleProgram, type Process, type Program, startProcess } from './program.ts'
import { TWO } from './room/tables.ts'
import { makeFolders, newcomer, sitDown } from './server.ts'
import { type PostgresServer, startPostgres } from './store/postgresServer.ts'
import { type Busy, busyTable, promisesKept } from './tables.ts'

const folders = makeFolders()
let postgres: PostgresServer
let program: Program

beforeAll(async () => {
  ;[postgres, program] = await Promise.all([startPostgres(), bundleProgram()])
})
afterAll(async () => {
  await program?.remove()
  await postgres?.remove()
  folders.remove()
})

const movesAt = ({ players }: Busy) => players[0]?.now()?.table.moves ?? 0

describe('three processes of their own on one database', () => {
  it('one is killed in the middle of games: its people go on at another, nothing is lost, everybody is rated', async () => {
    const url = await postgres.database()
    const servers: (Process | undefined)[] = await Promise.all(
      [0, 1, 2].map(() => startProcess(program, folders.page, { DATABASE_URL: url })),
    )
    /** Where somebody goes who is at home at this one. */
    const at = (home: number) => (servers[home % 3] ?? servers[(home + 1) % 3])?.url
    // The same people at tables that are over at about the same time: no rating may get lost.
    const people = await Promise.all(['Ann', 'Bob'].map((name, home) => newcomer(at(home) ?? '', name)))
    const tables = await Promise.all(
      [0, 1].map(number =>
        busyTable({
          url: person => at(number + person),
          seed: `three processes ${number}`,
          settings: { ...TWO, rated: true },
          people,
          nervous: true,
        }),
      ),
    )
    while (tables.some(table => movesAt(table) < 40)) await wait(5)
    const killed = servers[1]
    servers[1] = undefined
    await killed?.kill('SIGKILL')
    expect(tables.map(({ players }) => players[0]?.now()?.table.stage)).toEqual(['playing', 'playing'])
    await Promise.all(tables.map(table => table.over))

    const store = await openPostgres(url, { connections: 2 })
    for (const table of tables) {
      expect(await promisesKept(store, table)).toBeGreaterThan(100)
      const guests = await Promise.all([0, 2].map(home => sitDown(at(home) ?? '', table.id)))
      for (const guest of guests) await guest.until(() => guest.now)
      const [first, second] = guests.map(({ now }) => ({ table: now?.table, games: now?.games }))
      expect(first?.table?.stage).toBe('over')
      expect(second).toEqual(first)
      for (const guest of guests) guest.close()
    }
    for (const { id } of people) {
      while ((await store.ratings(id)).length < tables.length) await wait(20)
      const given = await store.ratings(id)
      expect(given.map(({ number }) => number)).toEqual([1, 2])
      expect(given.map(({ table }) => table).sort()).toEqual(tables.map(({ id }) => id).sort())
    }
    await store.close()
    for (const server of [killed, ...servers]) expect(server?.complaints ?? []).toEqual([])
    await Promise.all(servers.map(server => server?.kill('SIGTERM')))
  })
})
