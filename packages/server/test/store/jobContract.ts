import { describe, expect, test } from 'vitest'
import type { JobChange, Store } from '../../src/store/store.ts'
import { anAppend, aTable, most, noon } from './samples.ts'

export function jobContract(stores: () => readonly [Store, Store]): void {
  /** Jobs come with entries and in no other way. */
  async function plan(...jobs: readonly JobChange[]): Promise<void> {
    const [store] = stores()
    const version = (await store.read('t'))?.version
    if (version === undefined) await store.create(aTable('t'))
    expect((await store.append(anAppend('t', (version ?? 1) + 1, { jobs }))).kind).toBe('done')
  }

  describe('jobs', () => {
    test('are taken when they are due, the earliest first', async () => {
      const [, second] = stores()
      await plan(
        { key: 'b', due: noon, task: 'B' },
        { key: 'a', due: noon - 5, task: 'A' },
        { key: 'c', due: noon + 1 },
      )
      expect(await second.claim(noon - 6, 1000, most(10))).toEqual([])
      const claims = await second.claim(noon, 1000, most(10))
      expect(claims.map(({ ticket: _, ...rest }) => rest)).toEqual([
        { key: 'a', task: 'A', due: noon - 5, tries: 1 },
        { key: 'b', task: 'B', due: noon, tries: 1 },
      ])
      expect(await second.claim(noon, 1000, most(10))).toEqual([])
      expect((await second.claim(noon + 1, 1000, most(10))).map(({ key, task }) => [key, task])).toEqual([['c', '']])
    })

    test('no more are taken than wanted', async () => {
      const [store, second] = stores()
      await plan(...['c', 'a', 'b'].map((key, index) => ({ key, due: noon + index, task: key })))
      expect((await store.claim(noon + 10, 1000, most(2))).map(({ key }) => key)).toEqual(['c', 'a'])
      expect((await second.claim(noon + 10, 1000, most(2))).map(({ key }) => key)).toEqual(['b'])
    })

    test('thoughts and calls are counted apart, and nothing else waits behind them', async () => {
      const [store, second] = stores()
      const keys = ['think 1', 'think 2', 'think 3', 'call 1', 'call 2', 'thinking of you', 'time 1', 'time 2']
      await plan(...keys.map((key, index) => ({ key, due: noon + index, task: key })))
      const taken = async (one: Store, thoughts: number, calls: number, others: number) =>
        (await one.claim(noon + 10, 1000, { thoughts, calls, others })).map(({ key }) => key)
      expect(await taken(store, 2, 1, 1)).toEqual(['think 1', 'think 2', 'call 1', 'thinking of you'])
      expect(await taken(second, 0, 0, 1)).toEqual(['time 1'])
      expect(await taken(second, 5, 0, 0)).toEqual(['think 3'])
      expect(await taken(store, 5, 0, 5)).toEqual(['time 2'])
      expect(await taken(store, 5, 5, 5)).toEqual(['call 2'])
    })

    test('are finished once', async () => {
      const [store, second] = stores()
      await plan({ key: 'a', due: noon, task: 'A' })
      const claim = (await store.claim(noon, 1000, most(1)))[0]!
      expect(await store.finish({ ...claim, ticket: 'another' })).toBe(false)
      expect(await second.finish(claim)).toBe(true)
      expect(await store.finish(claim)).toBe(false)
      expect(await store.claim(noon + 5000, 1000, most(1))).toEqual([])
    })

    test('each is taken by one of many', async () => {
      const [store, second] = stores()
      const keys = Array.from({ length: 100 }, (_, index) => `job ${index}`)
      await plan(...keys.map((key, index) => ({ key, due: noon - index, task: key })))
      const taken: string[] = []
      await Promise.all(
        [store, second, store, second, store, second].map(async one => {
          for (;;) {
            const claims = await one.claim(noon, 1000, most(7))
            expect(claims.length).toBeLessThanOrEqual(7)
            if (claims.length === 0) return
            taken.push(...claims.map(({ key }) => key))
          }
        }),
      )
      expect(taken.sort()).toEqual(keys.sort())
    })

    test('are free again when the lease is over, and the old ticket is worth nothing then', async () => {
      const [store, second] = stores()
      await plan({ key: 'a', due: noon, task: 'A' })
      const old = (await store.claim(noon, 1000, most(1)))[0]!
      expect(await second.claim(noon + 999, 1000, most(1))).toEqual([])
      const fresh = (await second.claim(noon + 1000, 1000, most(1)))[0]!
      expect([fresh.tries, fresh.key, fresh.due]).toEqual([2, 'a', noon])
      expect(fresh.ticket).not.toBe(old.ticket)
      expect(await store.finish(old)).toBe(false)
      expect(await second.finish(fresh)).toBe(true)
    })

    test('that are handed back are free at once, but only by who has them', async () => {
      const [store, second] = stores()
      await plan({ key: 'a', due: noon, task: 'A' })
      const claim = (await store.claim(noon, 1000, most(1)))[0]!
      await second.release({ ...claim, ticket: 'another' })
      expect(await second.claim(noon, 1000, most(1))).toEqual([])
      await store.release(claim)
      expect((await second.claim(noon, 1000, most(1))).map(({ key, tries }) => [key, tries])).toEqual([['a', 2]])
      await store.release(claim)
      expect(await second.claim(noon, 1000, most(1))).toEqual([])
    })

    test('that are handed back for later are free then, but only by who has them', async () => {
      const [store, second] = stores()
      await plan({ key: 'a', due: noon, task: 'A' })
      const claim = (await store.claim(noon, 1000, most(1)))[0]!
      await second.release({ ...claim, ticket: 'another' }, noon + 1)
      expect(await second.claim(noon + 1, 1000, most(1))).toEqual([])
      await store.release(claim, noon + 50)
      expect(await second.claim(noon + 49, 1000, most(1))).toEqual([])
      expect((await second.claim(noon + 50, 1000, most(1))).map(({ key, due }) => [key, due])).toEqual([
        ['a', noon + 50],
      ])
    })

    test('that took longer than their lease are finished all the same if nobody else took them', async () => {
      const [store] = stores()
      await plan({ key: 'a', due: noon, task: 'A' })
      const claim = (await store.claim(noon, 1, most(1)))[0]!
      expect(await store.finish(claim)).toBe(true)
    })

    test('are replaced, also while somebody is at them', async () => {
      const [store, second] = stores()
      await plan({ key: 'a', due: noon, task: 'old' })
      const old = (await store.claim(noon, 1000, most(1)))[0]!
      await plan({ key: 'a', due: noon + 5, task: 'new' })
      expect(await store.finish(old)).toBe(false)
      expect(await second.claim(noon + 4, 1000, most(1))).toEqual([])
      const fresh = (await second.claim(noon + 5, 1000, most(1)))[0]!
      expect([fresh.task, fresh.tries]).toEqual(['new', 1])
    })

    test('are cancelled, also while somebody is at them', async () => {
      const [store] = stores()
      await plan({ key: 'a', due: noon, task: 'A' }, { key: 'b', due: noon, task: 'B' })
      const claims = await store.claim(noon, 1000, most(10))
      await plan({ key: 'a' }, { key: 'never there' })
      expect(await Promise.all(claims.map(claim => store.finish(claim)))).toEqual([false, true])
      expect(await store.claim(noon + 5000, 1000, most(10))).toEqual([])
    })

    test('the last word about a key counts', async () => {
      const [store] = stores()
      await plan(
        { key: 'a', due: noon, task: '1' },
        { key: 'b', due: noon, task: '1' },
        { key: 'a', due: noon, task: '2' },
        { key: 'b' },
      )
      expect((await store.claim(noon, 1000, most(10))).map(({ key, task }) => [key, task])).toEqual([['a', '2']])
    })

    test('changed by two tables at once in opposite order harm nobody', async () => {
      const [store, second] = stores()
      await Promise.all([store.create(aTable('x')), store.create(aTable('y'))])
      const keys = ['a', 'b', 'c', 'd'].map(key => ({ key, due: noon, task: key }))
      for (let version = 2; version < 12; version++) {
        const both = await Promise.all([
          store.append(anAppend('x', version, { jobs: keys })),
          second.append(anAppend('y', version, { jobs: [...keys].reverse() })),
        ])
        expect(both.map(({ kind }) => kind)).toEqual(['done', 'done'])
      }
    })
  })
}
