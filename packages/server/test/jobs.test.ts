import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { noBus } from '../src/bus/bus.ts'
import { makeHouse } from '../src/house.ts'
import type { Append, Store } from '../src/store/store.ts'
import { thinkTurn } from '../src/thinking.ts'
import { startWorker, type Work, type Worker } from '../src/worker.ts'
import { ann, bob, START, TWO } from './room/tables.ts'
import { emptyMemory, memoryStore } from './simulation/memoryStore.ts'

const live = { ...TWO, pace: { kind: 'live', minutes: 1, seconds: 0 } } as const
const memory = emptyMemory()
const store = memoryStore(memory)
let time = START
let ids = 0
let worker: Worker | undefined
afterEach(() => worker?.stop())

function houseOver(kept: Store) {
  const freshId = () => `table ${ids++}`
  return makeHouse({ store: kept, bus: noBus, now: () => time, freshId, freshSeed: () => 'seed', jobsChanged() {} })
}

function work(given: Pick<Work, 'store' | 'house'>): unknown[] {
  const complaints: unknown[] = []
  worker = startWorker({
    ...given,
    think: async question => thinkTurn(question, () => 0),
    rate: async () => {},
    call: async () => {},
    now: () => time,
    hands: { thoughts: 1, calls: 1, others: 1 },
    lease: 100,
    report: error => complaints.push(error),
  })
  worker.wake()
  return complaints
}

async function begun(house: ReturnType<typeof houseOver>): Promise<string> {
  const table = await house.open(live, ann)
  await house.command(table, bob, { do: 'sit', seat: 1 }, 'sit down')
  await house.command(table, ann, { do: 'begin' }, 'begin now')
  return table
}

const replaced = async (house: ReturnType<typeof houseOver>, table: string) =>
  (await house.room(table))?.chairs.some(({ computer }) => computer !== undefined)

describe('a clock that has run out', () => {
  it('is not forgotten where somebody else writes at the table again and again', async () => {
    const other = houseOver(store)
    let talking = true
    let said = 0
    const disturbed: Store = {
      ...store,
      async append(append: Append) {
        if (talking) await other.command(append.table, bob, { do: 'say', text: 'hurry' }, `say ${said++}`)
        return store.append(append)
      },
    }
    talking = false
    const house = houseOver(disturbed)
    const table = await begun(house)
    talking = true
    time += 60_000
    const complaints = work({ store: disturbed, house })
    while (complaints.length === 0) await wait(10)
    expect(String(complaints[0])).toContain('faster every time')
    expect(memory.jobs.has(`time ${table}`)).toBe(true)
    talking = false
    while (!(await replaced(house, table))) {
      // The lease ends.
      time += 100
      await wait(20)
    }
  })

  it('is looked at once more when it was too early, as after a clock was set back', async () => {
    const house = houseOver(store)
    const table = await begun(house)
    const key = `time ${table}`
    const planned = memory.jobs.get(key)!
    const { due } = planned
    planned.due = time
    work({ store, house })
    while (memory.jobs.get(key)?.due !== due) await wait(10)
    expect(await replaced(house, table)).toBe(false)
    time = due
    while (!(await replaced(house, table))) await wait(20)
  })
})

it('Farmer answers at once, however many people are slow to be called', async () => {
  const house = houseOver(store)
  const table = await house.open(
    { ...TWO, seats: ['me', 'farmer'], options: { ...TWO.options, simultaneousFarm: true } },
    ann,
  )
  await house.command(table, ann, { do: 'begin' }, 'begin now')
  for (let count = 0; count < 8; count++) {
    const task = JSON.stringify({ do: 'call', table, person: `slow ${count}` })
    memory.jobs.set(`call slow ${count}`, { due: 0, task, ticket: '', lease: 0, tries: 0 })
  }
  let called = 0
  let answer = () => {}
  const answered = new Promise<void>(resolve => {
    answer = resolve
  })
  worker = startWorker({
    store,
    house,
    think: async question => thinkTurn(question, () => 0),
    rate: async () => {},
    call: () => {
      called++
      return answered
    },
    now: () => time,
    hands: { thoughts: 1, calls: 2, others: 1 },
    lease: 60_000,
    report: () => {},
  })
  const before = (await house.room(table))?.moves ?? 0
  while (called < 2) await wait(10)
  while (((await house.room(table))?.moves ?? 0) === before) await wait(10)
  expect(called).toBe(2)
  answer()
})
