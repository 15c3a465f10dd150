import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Settings } from '../src/protocol.ts'
import { TWO } from './room/tables.ts'
import { ask, makeFolders, type Newcomer, newcomer, type Served, serve, sitDown } from './server.ts'
import { beginTable, busyTable } from './tables.ts'

const THREE: Settings = { ...TWO, players: 3, rated: true, seats: ['me', 'open', 'open'] }
const MINUTE = 60_000

let folders: ReturnType<typeof makeFolders>
let served: Served
let time: number

const start = async () => {
  served = await serve(folders.page, folders.data, { now: () => time, metrics: true })
}

beforeEach(async () => {
  folders = makeFolders()
  time = 1_800_000_000_000
  await start()
})
afterEach(async () => {
  await served.running.close()
  folders.remove()
})

const ratings = async ({ key }: Newcomer) =>
  (await ask<{ table: string; rank: number; mu: number }[]>(served.url, '/me/ratings', { key })).body

describe('rated games', () => {
  it('three people are rated once for each, also when it is asked for again', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cat'].map(name => newcomer(served.url, name)))
    const ids: string[] = []
    for (const number of [1, 2]) {
      const table = await busyTable({ url: () => served.url, seed: `rated ${number}`, settings: THREE, people })
      await table.over
      ids.push(table.id)
      while ((await ratings(people[0]!)).length < number) await wait(20)
      time += MINUTE
    }
    // The job comes up again, as after a process that died before it was finished with it.
    const room = await served.store.read(ids[0] ?? '')
    const { stage, summary } = room!
    const job = { key: 'again', due: 0, task: JSON.stringify({ do: 'rate', table: ids[0] }) }
    const index = { stage, summary, listed: false, seats: [] }
    const text = JSON.stringify({ kind: 'movedOn', table: 'none' })
    await served.store.append({ table: ids[0] ?? '', version: room!.version + 1, at: time, text, index, jobs: [job] })
    const rated = async () =>
      /granja_jobs_total\{kind="rate"\} 3/.test(await (await fetch(`${served.url}/metrics`)).text())
    while (!(await rated())) await wait(20)
    for (const person of people) {
      const given = await ratings(person)
      expect(given.map(({ table }) => table)).toEqual(ids)
      expect(given.every(({ mu }) => mu !== 25)).toBe(true)
      expect((await ask<{ rating: unknown }>(served.url, '/me', { key: person.key })).body.rating).toEqual(given[1])
    }
  })

  it('a game that ends without a result rates nobody', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cat'].map(name => newcomer(served.url, name)))
    const { id } = await beginTable(served.url, people, THREE)
    for (const [seat, { key }] of people.entries()) {
      const guest = await sitDown(served.url, id, key)
      await guest.do({ do: 'wishEnd', seat: seat as 0, wish: true })
      guest.close()
    }
    await wait(300)
    expect(await ratings(people[0]!)).toEqual([])
  })
})

describe('a clock that runs out', () => {
  it('hands the seat to a computer player, also over a restart, and the game goes on', async () => {
    const people = await Promise.all(['Ann', 'Bob'].map(name => newcomer(served.url, name)))
    const settings: Settings = { ...TWO, pace: { kind: 'days', days: 1, rest: 0 } }
    const { id } = await beginTable(served.url, people, settings)
    let guest = await sitDown(served.url, id, people[0]?.key)
    await guest.until(() => guest.now?.table.stage === 'playing')
    const [waiting] = guest.now?.table.waiting ?? []
    const deadline = guest.now?.table.chairs[waiting ?? 0]?.deadline
    expect(deadline).toBe(time + 24 * 60 * MINUTE)
    guest.close()

    await served.running.close()
    time += 24 * 60 * MINUTE - 1
    await start()
    guest = await sitDown(served.url, id, people[0]?.key)
    await guest.until(() => guest.now)
    await wait(400)
    expect(guest.now?.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'person'])
    expect(guest.now?.table.chairs[waiting ?? 0]?.deadline).toBe(deadline)
    time += 1
    await guest.until(() => guest.now?.table.chairs[waiting ?? 0]?.kind === 'computer')
    await guest.until(() => (guest.now?.table.moves ?? 0) > 0)
    expect(guest.now?.table.chairs[waiting ?? 0]).toMatchObject({ away: true, name: expect.any(String) })

    // The other one, too, as soon as it is waited for long enough; then the computer players end the game.
    const other = 1 - (waiting ?? 0)
    await guest.until(() => guest.now?.table.waiting[0] === other)
    time += 24 * 60 * MINUTE
    await guest.until(() => guest.now?.table.stage === 'over')
    guest.close()
  })

  it('takes every seat that is late at the same moment', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cat'].map(name => newcomer(served.url, name)))
    const pace = { kind: 'days', days: 1, rest: 0 } as const
    // All at once in the farm phase: all deadlines fall together.
    const options = { ...TWO.options, simultaneousFarm: true }
    const { id } = await beginTable(served.url, people, { ...THREE, rated: false, options, pace })
    const guest = await sitDown(served.url, id, people[0]?.key)
    await guest.until(() => guest.now?.table.waiting.length === 3)
    time += 24 * 60 * MINUTE
    await guest.until(() => guest.now?.table.chairs.every(({ kind }) => kind === 'computer'))
    await guest.until(() => guest.now?.table.stage === 'over')
    guest.close()
  })
})
