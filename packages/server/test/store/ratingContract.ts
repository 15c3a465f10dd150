import { describe, expect, test } from 'vitest'
import { playGame } from '../../../engine/test/laws/randomGame.ts'
import { rateTable } from '../../src/rating.ts'
import type { Room } from '../../src/room/room.ts'
import type { Store } from '../../src/store/store.ts'
import { begunTable } from '../secrets/table.ts'
import { noon } from './samples.ts'

const rating = (person: string, table: string, number: number, at = noon) => ({
  person,
  table,
  number,
  at,
  mu: 25 + 1 / 3,
  sigma: 8.333333333333334,
  rank: 2,
})

export function ratingContract(stores: () => readonly [Store, Store]): void {
  describe('ratings', () => {
    test('are read in the order in which they were given, whatever the clocks say', async () => {
      const [store, second] = stores()
      expect(await store.rating('ann')).toBeUndefined()
      expect(await store.ratings('ann')).toEqual([])
      expect(await store.rate('u', [rating('ann', 'u', 1, noon + 5)])).toBe('done')
      expect(await store.rate('t', [rating('bob', 't', 1), rating('ann', 't', 2)])).toBe('done')
      expect(await second.ratings('ann')).toEqual([rating('ann', 'u', 1, noon + 5), rating('ann', 't', 2)])
      expect(await second.rating('ann')).toEqual(rating('ann', 't', 2))
      expect(await second.rating('bob')).toEqual(rating('bob', 't', 1))
    })

    test('follow from a table once', async () => {
      const [store, second] = stores()
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, turn) =>
          (turn % 2 === 0 ? store : second).rate('t', [rating('ann', 't', 1, noon + turn)]),
        ),
      )
      expect(answers.filter(answer => answer === 'done')).toHaveLength(1)
      expect(answers.filter(answer => answer === 'repeated')).toHaveLength(7)
      expect(await store.ratings('ann')).toHaveLength(1)
      expect(await store.rate('empty', [])).toBe('done')
      expect(await second.rate('empty', [rating('ann', 'empty', 2)])).toBe('repeated')
      expect(await store.ratings('ann')).toHaveLength(1)
    })

    test('one that builds upon an old one is refused whole, and can be given anew', async () => {
      const [store, second] = stores()
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, turn) => {
          // In both orders of the people.
          const both = [rating('ann', `t${turn}`, 1), rating('bob', `t${turn}`, 1)]
          return (turn % 2 === 0 ? store : second).rate(`t${turn}`, turn % 4 < 2 ? both : both.reverse())
        }),
      )
      expect(answers.filter(answer => answer === 'done')).toHaveLength(1)
      expect(answers.filter(answer => answer === 'stale')).toHaveLength(7)
      expect(await store.rate('late', [rating('cid', 'late', 1), rating('ann', 'late', 1)])).toBe('stale')
      expect(await store.rating('cid')).toBeUndefined()
      expect(await store.rate('late', [rating('cid', 'late', 1), rating('ann', 'late', 2)])).toBe('done')
    })

    test('tables of the same people that end at the same moment all count', async () => {
      const [store, second] = stores()
      const rooms = finishedRooms(6)
      await Promise.all(rooms.map((room, turn) => rateTable(turn % 2 === 0 ? store : second, room, noon)))
      const given = await store.ratings('ann')
      expect(given.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
      expect(new Set(given.map(({ table }) => table)).size).toBe(6)
      // One after the other in the same order, it comes to the same.
      const names = new Map([...rooms].map(room => [room.id, room]))
      for (const { table } of given) await rateTable(second, renamed(names.get(table) as Room), noon)
      const calm = await store.ratings('ann again')
      expect(given.map(({ mu, sigma }) => [mu, sigma])).toEqual(calm.map(({ mu, sigma }) => [mu, sigma]))
    })
  })
}

function finishedRooms(count: number): Room[] {
  return Array.from({ length: count }, (_, number) => {
    const plan = { seed: `rated ${number}`, players: 2, edition: 'classic', options: {} } as const
    const { room } = begunTable(
      {
        players: 2,
        edition: 'classic',
        options: { simultaneousFarm: false, extraDeliveriesUpFront: false, hiddenScores: false },
        pace: { kind: 'none' },
        listed: false,
        rated: true,
        watchers: true,
      },
      plan.seed,
    )
    const chairs = ['ann', 'bob'].map(person => ({ person, name: person }))
    return { ...room, id: `table ${number}`, chairs, game: playGame(plan), stage: 'over' }
  })
}

function renamed(room: Room): Room {
  return { ...room, id: `${room.id} again`, chairs: room.chairs.map(chair => ({ person: `${chair.person} again` })) }
}
