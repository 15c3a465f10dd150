import { result } from '@la-granja/engine'
import { rating as fresh, ordinal, rate as rated } from 'openskill'
import type { Room } from './room/room.ts'
import type { Rating, Store } from './store/store.ts'

/** How sure we are to be at least this good: what a list of players is ordered by. */
export function shown({ mu, sigma }: Pick<Rating, 'mu' | 'sigma'>): number {
  return ordinal({ mu, sigma })
}

/** How often to try again when somebody of them is rated for another table at the same moment. */
const TRIES = 8

/** Rates the people of a finished table, once, whoever asks how often. Computer players are no rivals to be measured by. */
export async function rateTable(store: Store, room: Room, now: number): Promise<void> {
  const ended = room.game === undefined ? undefined : result(room.game)
  if (ended === undefined || !room.settings.rated) return
  const people = ended.ranking.flatMap(({ seat, rank }) => {
    const person = room.chairs[seat]?.person
    return person === undefined ? [] : [{ person, rank }]
  })
  // One person at two seats measures nothing.
  if (people.length < 2 || new Set(people.map(({ person }) => person)).size < people.length) return
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await Promise.all(people.map(({ person }) => store.rating(person)))
    const teams = before.map(known => [known === undefined ? fresh() : { mu: known.mu, sigma: known.sigma }])
    const after = rated(teams, { rank: people.map(({ rank }) => rank) })
    const ratings = people.map(({ person, rank }, index) => {
      const { mu, sigma } = after[index]?.[0] ?? fresh()
      return { person, table: room.id, number: (before[index]?.number ?? 0) + 1, at: now, mu, sigma, rank }
    })
    if ((await store.rate(room.id, ratings)) !== 'stale') return
  }
  throw new Error('others were always faster')
}
