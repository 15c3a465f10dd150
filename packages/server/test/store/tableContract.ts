import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { anAppend, anIndex, aTable, most, noon, soundTables } from './samples.ts'

const odd = [
  '',
  ' ',
  "it's; drop table entries; --",
  '"double" `back` $1 ? :name @name %s \\ \\n',
  'Ölmühle, olive 🫒, 牛, עז, e\u0301, \u200b',
  'line\nline\r\n\ttab',
  JSON.stringify({ nul: '\0', nested: ['"', "'"] }),
  'x'.repeat(100_000),
  '🐖'.repeat(30_000),
]

export function tableContract(stores: () => readonly [Store, Store]): void {
  describe('tables', () => {
    test('are read as they were made', async () => {
      const [store, second] = stores()
      const index = anIndex({ stage: 'gathering', summary: '{"players":4}' })
      await store.create(aTable('t', { entries: ['one', 'two'], index }))
      expect(await second.read('t')).toEqual({
        id: 't',
        stage: 'gathering',
        summary: '{"players":4}',
        version: 2,
        created: noon,
        touched: noon,
        entries: [
          { version: 1, at: noon, text: 'one' },
          { version: 2, at: noon, text: 'two' },
        ],
      })
    })

    test('may come from elsewhere with times of their own', async () => {
      const [store, second] = stores()
      await store.create(aTable('t', { entries: ['one', 'two'], times: [noon - 20, noon - 10] }))
      const table = await second.read('t')
      expect(table?.entries.map(({ at }) => at)).toEqual([noon - 20, noon - 10])
      expect(table?.touched).toBe(noon - 10)
    })

    test('may bring jobs, or neither the table nor its jobs come', async () => {
      const [store, second] = stores()
      const jobs = [{ key: 'time t', due: noon, task: 'T' }]
      await store.create(aTable('t', { jobs }))
      expect((await second.claim(noon, 1000, most(10))).map(({ key, task }) => [key, task])).toEqual([['time t', 'T']])
      await expect(store.create(aTable('t', { jobs: [{ key: 'time u', due: noon }] }))).rejects.toThrow('already')
      expect(await second.claim(noon, 1000, most(10))).toEqual([])
    })

    test('of more than are asked for those come that wait for the person, then those that are not over', async () => {
      const [store, second] = stores()
      const at = (seat: number, waiting: boolean) => ({ person: 'ann', seat, waiting })
      const plans = {
        waits: { stage: 'playing', seats: [at(0, false), at(1, true)] },
        goes: { stage: 'playing', seats: [at(0, false), at(1, false)] },
        gathers: { stage: 'gathering', seats: [at(0, false)] },
        over: { stage: 'over', seats: [at(0, false)] },
        aborted: { stage: 'aborted', seats: [at(0, false)] },
      } as const
      let later = noon
      for (const [id, index] of Object.entries(plans))
        await store.create(aTable(id, { at: later++, index: anIndex(index) }))
      const found = async (limit: number) =>
        (await second.tablesOf('ann', limit)).map(({ id, seat, waiting }) => [id, seat, waiting])
      const waits = [
        ['waits', 0, false],
        ['waits', 1, true],
      ]
      expect(await found(1)).toEqual(waits)
      expect(await found(2)).toEqual([['gathers', 0, false], ...waits])
      expect(await found(3)).toEqual([['gathers', 0, false], ['goes', 0, false], ['goes', 1, false], ...waits])
      expect((await found(4)).map(([id]) => id)).toEqual(['aborted', 'gathers', 'goes', 'goes', 'waits', 'waits'])
      expect(await found(9)).toHaveLength(7)
    })

    test('are made once', async () => {
      const [store, second] = stores()
      await store.create(aTable('t'))
      await expect(second.create(aTable('t', { entries: ['other'] }))).rejects.toThrow('there is a table t already')
      expect((await store.read('t'))?.entries.map(({ text }) => text)).toEqual(['first'])
    })

    test('may begin without entries, or with a whole game', async () => {
      const [store] = stores()
      await store.create(aTable('empty', { entries: [] }))
      await store.create(aTable('full', { entries: Array.from({ length: 3000 }, (_, index) => `entry ${index}`) }))
      expect(await store.append(anAppend('empty', 1))).toEqual({ kind: 'done' })
      expect((await store.read('full'))?.version).toBe(3000)
      expect((await soundTables(store)).get('full')?.at(-1)).toBe('entry 2999')
    })

    test('know who sits where, also when only what changed is written', async () => {
      const [store, second] = stores()
      const seats = ['ann', 'bob', 'cid'].map((person, seat) => ({ person, seat, waiting: seat === 0 }))
      const [first, middle, last] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]]
      const found = async () => {
        const rows = await Promise.all(['ann', 'bob', 'cid', 'dan'].map(person => second.tablesOf(person, 10)))
        return rows.flatMap((lines, index) => lines.map(({ seat, waiting }) => [index, seat, waiting]))
      }
      await store.create(aTable('t', { index: anIndex({ seats }) }))
      const turn = [{ ...first, waiting: false }, { ...middle, waiting: true }, last]
      await store.append(anAppend('t', 2, { index: anIndex({ seats: turn }), was: seats }))
      expect(await found()).toEqual([
        [0, 0, false],
        [1, 1, true],
        [2, 2, false],
      ])
      const left = [
        { ...first, waiting: false },
        { ...last, person: 'dan' },
      ]
      await store.append(anAppend('t', 3, { index: anIndex({ seats: left }), was: turn }))
      expect(await found()).toEqual([
        [0, 0, false],
        [3, 2, false],
      ])
      await store.append(anAppend('t', 4, { index: anIndex({ seats: left }), was: left }))
      expect(await found()).toEqual([
        [0, 0, false],
        [3, 2, false],
      ])
      await store.append(anAppend('t', 5, { index: anIndex({ seats: [middle] }) }))
      expect(await found()).toEqual([[1, 1, false]])
    })

    test('an unknown one is not there', async () => {
      const [store] = stores()
      expect(await store.read('nowhere')).toBeUndefined()
      expect(await store.append(anAppend('nowhere', 1, { command: 'c', jobs: [{ key: 'j', due: 0 }] }))).toEqual({
        kind: 'unknown',
      })
      expect(await store.claim(noon, 1000, most(10))).toEqual([])
    })

    test('grow by an entry, and all that can be asked of them follows', async () => {
      const [store, second] = stores()
      await store.create(aTable('t', { index: anIndex({ stage: 'gathering', listed: true }) }))
      const seats = [{ person: 'ann', seat: 2, waiting: true }]
      const index = anIndex({ stage: 'over', summary: '{"round":6}', seats })
      expect(await store.append(anAppend('t', 2, { command: 'c', index }))).toEqual({ kind: 'done' })
      const row = { id: 't', stage: 'over', summary: '{"round":6}', version: 2, created: noon, touched: noon + 2 }
      expect(await second.read('t', 1)).toEqual({
        ...row,
        entries: [{ version: 2, at: noon + 2, command: 'c', text: 'entry 2' }],
      })
      expect(await second.tablesOf('ann', 10)).toEqual([{ ...row, seat: 2, waiting: true }])
      expect(await second.listed(10)).toEqual([])
    })

    test('are read from any number on', async () => {
      const [store] = stores()
      await store.create(aTable('t', { entries: ['a', 'b', 'c'] }))
      expect((await store.read('t', 2))?.entries.map(({ text }) => text)).toEqual(['c'])
      expect((await store.read('t', 3))?.entries).toEqual([])
      expect((await store.read('t', 99))?.version).toBe(3)
    })

    test('tell their numbers', async () => {
      const [store, second] = stores()
      const ids = Array.from({ length: 600 }, (_, index) => `t${index}`)
      await Promise.all(ids.map((id, index) => store.create(aTable(id, { entries: Array(index % 3).fill('x') }))))
      expect(await second.versions([])).toEqual(new Map())
      expect(await second.versions(['t2', 'nowhere', 't1'])).toEqual(new Map(Object.entries({ t2: 2, t1: 1 })))
      expect(await second.versions(ids)).toEqual(new Map(ids.map((id, index) => [id, index % 3])))
    })

    test.each(odd)('keep any text: %#', async text => {
      const [store, second] = stores()
      const seats = [{ person: text, seat: 0, waiting: false }]
      await store.create(
        aTable(`id ${text.slice(0, 50)}`, { entries: [text], index: anIndex({ summary: text, seats }) }),
      )
      const command = text.slice(0, 200)
      const append = anAppend(`id ${text.slice(0, 50)}`, 2, { text, command, index: anIndex({ summary: text }) })
      expect(await store.append(append)).toEqual({ kind: 'done' })
      expect(await store.append(append)).toEqual({ kind: 'repeated', version: 2 })
      const table = await second.read(`id ${text.slice(0, 50)}`)
      expect(table?.entries.map(entry => entry.text)).toEqual([text, text])
      expect(table?.entries[1]?.command).toBe(command)
      expect(table?.summary).toBe(text)
    })

    test('refuse what no database keeps', async () => {
      const [store] = stores()
      await store.create(aTable('t'))
      await expect(store.append(anAppend('t', 2, { text: 'a\0b' }))).rejects.toThrow('NUL')
      expect((await store.read('t'))?.version).toBe(1)
    })
  })

  describe('lists', () => {
    test('show what is open to everybody and not yet begun, the newest first', async () => {
      const [store, second] = stores()
      const index = anIndex({ stage: 'gathering', listed: true })
      await store.create(aTable('old', { at: noon - 1000, index }))
      await store.create(aTable('new', { at: noon + 1000, index }))
      await store.create(aTable('private', { index: { ...index, listed: false } }))
      await store.create(aTable('begun', { index: { ...index, stage: 'playing' } }))
      expect((await second.listed(10)).map(({ id }) => id)).toEqual(['new', 'old'])
      expect((await second.listed(1)).map(({ id }) => id)).toEqual(['new'])
      await store.append(anAppend('new', 2, { index: { ...index, stage: 'playing' } }))
      expect((await second.listed(10)).map(({ id }) => id)).toEqual(['old'])
    })

    test('show where somebody sits, what was touched last first', async () => {
      const [store, second] = stores()
      const seated = (person: string, waiting = false) => anIndex({ seats: [{ person, seat: 1, waiting }] })
      await store.create(aTable('a', { at: noon, index: seated('ann') }))
      await store.create(aTable('b', { at: noon + 10, index: seated('ann') }))
      await store.create(aTable('c', { at: noon + 5, index: seated('bob') }))
      expect((await second.tablesOf('ann', 10)).map(({ id }) => id)).toEqual(['b', 'a'])
      await store.append(anAppend('a', 2, { at: noon + 20, index: seated('ann', true) }))
      expect((await second.tablesOf('ann', 10)).map(({ id, waiting }) => [id, waiting])).toEqual([
        ['a', true],
        ['b', false],
      ])
      expect((await second.tablesOf('ann', 1)).map(({ id }) => id)).toEqual(['a'])
      expect(await second.tablesOf('nobody', 10)).toEqual([])
    })

    test('follow when seats are left, taken over and taken twice', async () => {
      const [store] = stores()
      const four = ['ann', 'bob', 'ann', 'cid'].map((person, seat) => ({ person, seat, waiting: seat === 0 }))
      await store.create(aTable('t', { index: anIndex({ seats: four }) }))
      const seats = async (person: string) =>
        (await store.tablesOf(person, 10)).map(({ seat, waiting }) => [seat, waiting])
      expect(await seats('ann')).toEqual([
        [0, true],
        [2, false],
      ])
      const two = [
        { person: 'bob', seat: 0, waiting: true },
        { person: 'bob', seat: 1, waiting: true },
      ]
      await store.append(anAppend('t', 2, { index: anIndex({ seats: two }) }))
      expect([await seats('ann'), await seats('cid')]).toEqual([[], []])
      expect(await seats('bob')).toEqual([
        [0, true],
        [1, true],
      ])
      await store.append(anAppend('t', 3, { index: anIndex() }))
      expect(await seats('bob')).toEqual([])
    })

    test('go through all ids, some at a time, in the same order everywhere', async () => {
      const [store, second] = stores()
      const ids = ['b', 'a', 'B', 'A', '_', '-', 'ä', 'z', '0', '10', '9']
      for (const id of ids) await store.create(aTable(id))
      const found: string[] = []
      for (;;) {
        const some = await second.ids(found.at(-1) ?? '', 4)
        if (some.length === 0) break
        found.push(...some)
      }
      expect(found).toEqual([...ids].sort())
    })
  })
}
