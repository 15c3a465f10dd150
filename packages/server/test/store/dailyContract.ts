import { describe, expect, test } from 'vitest'
import type { DailyResult, Store } from '../../src/store/store.ts'
import { noon } from './samples.ts'

const DAY = '2024-06-01'

const result = (person: string, points: number, given: Partial<DailyResult> = {}): DailyResult => ({
  day: DAY,
  person,
  points,
  silver: 0,
  at: noon,
  record: `{"by":"${person}"}`,
  ...given,
})

export function dailyContract(stores: () => readonly [Store, Store]): void {
  async function welcome(store: Store, ...ids: readonly string[]): Promise<void> {
    for (const id of ids) await store.addPerson({ id, name: `Name of ${id}`, created: noon, key: `key ${id}` })
  }

  describe('results of the day', () => {
    test('are read best first, by silver and time where points do not decide', async () => {
      const [store, second] = stores()
      await welcome(store, 'ann', 'bob', 'cid', 'dan')
      for (const one of [
        result('ann', 40, { silver: 1 }),
        result('bob', 52, { silver: 3, at: noon + 5 }),
        result('cid', 52, { silver: 3 }),
        result('dan', 52, { silver: 4, at: noon + 9 }),
        result('ann', 99, { day: '2024-05-31' }),
      ])
        expect(await store.addDaily(one)).toBe(true)
      const read = await second.daily(DAY, 10)
      expect(read.map(({ rank, person }) => [rank, person])).toEqual([
        [1, 'dan'],
        [2, 'cid'],
        [2, 'bob'],
        [4, 'ann'],
      ])
      expect(read[0]).toEqual({
        day: DAY,
        person: 'dan',
        name: 'Name of dan',
        points: 52,
        silver: 4,
        at: noon + 9,
        rank: 1,
      })
      expect((await second.daily(DAY, 2)).map(({ person }) => person)).toEqual(['dan', 'cid'])
      expect([await second.dailyCount(DAY), await second.dailyCount('2024-06-02')]).toEqual([4, 0])
      expect(await second.dailyBy('ann', DAY)).toEqual(read[3])
      expect(await second.dailyBy('eve', DAY)).toBeUndefined()
    })

    test('are one for each person and day, whoever writes at the same time', async () => {
      const [store, second] = stores()
      await welcome(store, 'ann')
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, turn) => (turn % 2 === 0 ? store : second).addDaily(result('ann', turn))),
      )
      expect(answers.filter(done => done)).toHaveLength(1)
      expect(await second.addDaily(result('ann', 100))).toBe(false)
      expect(await store.dailyCount(DAY)).toBe(1)
      expect((await store.dailyBy('ann', DAY))?.points).toBe(answers.indexOf(true))
      expect(await second.addDaily(result('ann', 100, { day: '2024-06-02' }))).toBe(true)
    })

    test('of one person are read last day first, under the name of now', async () => {
      const [store, second] = stores()
      await welcome(store, 'ann', 'bob')
      for (const day of ['2024-05-30', '2024-06-01', '2024-05-31']) await store.addDaily(result('ann', 40, { day }))
      await store.addDaily(result('bob', 41))
      const days = async (limit: number) => (await second.dailyOf('ann', limit)).map(({ day }) => day)
      expect(await days(9)).toEqual(['2024-06-01', '2024-05-31', '2024-05-30'])
      expect(await days(2)).toEqual(['2024-06-01', '2024-05-31'])
      expect(await second.dailyOf('eve', 9)).toEqual([])
      await store.rename('ann', 'Annie')
      expect((await second.daily(DAY, 9)).map(({ name }) => name)).toEqual(['Name of bob', 'Annie'])
    })
  })
}
