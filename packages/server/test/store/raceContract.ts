import { describe, expect, test } from 'vitest'
import type { Appended, Store } from '../../src/store/store.ts'
import { anAppend, anIndex, aTable, most, noon, soundTables } from './samples.ts'

export function raceContract(stores: () => readonly [Store, Store]): void {
  describe('races', () => {
    test('a number is written once', async () => {
      const [store, second] = stores()
      await store.create(aTable('t'))
      expect(await store.append(anAppend('t', 2))).toEqual({ kind: 'done' })
      expect(await second.append(anAppend('t', 2, { text: 'late' }))).toEqual({ kind: 'stale' })
      expect(await second.append(anAppend('t', 4, { text: 'early' }))).toEqual({ kind: 'stale' })
      expect((await soundTables(store)).get('t')).toEqual(['first', 'entry 2'])
    })

    test('many writers of one number: one of them wins', async () => {
      const [store, second] = stores()
      await store.create(aTable('t'))
      for (let version = 2; version <= 20; version++) {
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, writer) => {
            const append = anAppend('t', version, { text: `${writer}`, command: `${version} ${writer}` })
            return (writer % 2 === 0 ? store : second).append(append)
          }),
        )
        const won = answers.flatMap(({ kind }, writer) => (kind === 'done' ? writer : []))
        expect(won).toHaveLength(1)
        expect(answers.filter(({ kind }) => kind === 'stale')).toHaveLength(9)
        expect((await store.read('t', version - 1))?.entries.map(({ text }) => text)).toEqual([`${won[0]}`])
      }
      await soundTables(store)
    })

    test('a command is written once', async () => {
      const [store, second] = stores()
      await store.create(aTable('t'))
      await store.create(aTable('u'))
      expect(await store.append(anAppend('t', 2, { command: 'c' }))).toEqual({ kind: 'done' })
      expect(await second.append(anAppend('t', 2, { command: 'c' }))).toEqual({ kind: 'repeated', version: 2 })
      expect(await second.append(anAppend('t', 3, { command: 'c' }))).toEqual({ kind: 'repeated', version: 2 })
      expect(await second.append(anAppend('t', 3, { command: 'd' }))).toEqual({ kind: 'done' })
      expect(await second.append(anAppend('u', 2, { command: 'c' }))).toEqual({ kind: 'done' })
    })

    test('a command sent many times at once is written once', async () => {
      const [store, second] = stores()
      await store.create(aTable('t'))
      for (let version = 2; version <= 20; version++) {
        const answers = await Promise.all(
          Array.from({ length: 6 }, (_, turn) =>
            (turn % 2 === 0 ? store : second).append(anAppend('t', version, { command: `${version}` })),
          ),
        )
        expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1)
        expect(answers.filter(({ kind }) => kind === 'repeated')).toEqual(
          Array<Appended>(5).fill({ kind: 'repeated', version }),
        )
      }
      await soundTables(store)
    })

    test('entries without a command do not repeat each other', async () => {
      const [store] = stores()
      await store.create(aTable('t'))
      for (let version = 2; version <= 5; version++) {
        expect(await store.append(anAppend('t', version))).toEqual({ kind: 'done' })
      }
    })

    test('what is refused leaves no trace', async () => {
      const [store] = stores()
      const index = anIndex({ seats: [{ person: 'ann', seat: 0, waiting: false }] })
      await store.create(aTable('t', { index }))
      await store.append(anAppend('t', 2, { command: 'c', index, jobs: [{ key: 'j', due: noon, task: 'kept' }] }))
      const other = anIndex({ stage: 'aborted', seats: [{ person: 'bob', seat: 0, waiting: true }] })
      const jobs = [{ key: 'j' }, { key: 'k', due: noon, task: 'wrong' }]
      expect((await store.append(anAppend('t', 2, { index: other, jobs }))).kind).toBe('stale')
      expect((await store.append(anAppend('t', 3, { command: 'c', index: other, jobs }))).kind).toBe('repeated')
      expect((await store.read('t'))?.stage).toBe('playing')
      expect(await store.tablesOf('bob', 10)).toEqual([])
      expect(await store.tablesOf('ann', 10)).toHaveLength(1)
      expect((await store.claim(noon, 1, most(10))).map(({ task }) => task)).toEqual(['kept'])
    })

    test('200 appends over 40 tables at once, in order and without gaps', async () => {
      const [store, second] = stores()
      const ids = Array.from({ length: 40 }, (_, index) => `t${index}`)
      await Promise.all(ids.map(id => store.create(aTable(id))))
      const answers = await Promise.all(
        ids.map(async (id, index) => {
          const kinds: string[] = []
          for (let version = 2; version <= 6; version++) {
            const append = anAppend(id, version, { text: `${id} ${version}`, command: `${version}` })
            kinds.push((await ((index + version) % 2 === 0 ? store : second).append(append)).kind)
          }
          return kinds
        }),
      )
      expect(answers.flat()).toEqual(Array(200).fill('done'))
      const tables = await soundTables(second)
      for (const id of ids) {
        expect(tables.get(id)).toEqual(['first', ...[2, 3, 4, 5, 6].map(version => `${id} ${version}`)])
      }
    })

    test('all five at once on each table: those that come in order are written', async () => {
      const [store] = stores()
      const ids = Array.from({ length: 40 }, (_, index) => `t${index}`)
      await Promise.all(ids.map(id => store.create(aTable(id))))
      const answers = await Promise.all(
        ids.flatMap(id => [2, 3, 4, 5, 6].map(version => store.append(anAppend(id, version)))),
      )
      const tables = await soundTables(store)
      const written = [...tables.values()].reduce((sum, entries) => sum + entries.length - 1, 0)
      expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(written)
      expect(answers.filter(({ kind }) => kind === 'stale')).toHaveLength(200 - written)
    })
  })
}
