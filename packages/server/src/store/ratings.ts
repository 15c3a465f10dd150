import type { Database } from './database.ts'
import type { Queries } from './queries.ts'
import type { Store } from './store.ts'

type Part = Pick<Store, 'rating' | 'ratings' | 'rate'>

export function ratingsIn(database: Database, queries: Queries): Part {
  const ratings = queries.selectFrom('ratings').select(['person', 'table_id as table', 'at', 'mu', 'sigma', 'rank'])
  return {
    rating: async person => {
      const last = ratings.where('person', '=', person).orderBy('at', 'desc').orderBy('table_id', 'desc').limit(1)
      return (await database.read(last.compile()))[0]
    },

    ratings: person => database.read(ratings.where('person', '=', person).orderBy('at').orderBy('table_id').compile()),

    rate: async (table, given) => {
      const rows = given.map(({ person, at, mu, sigma, rank }) => ({ person, table_id: table, at, mu, sigma, rank }))
      const { written } = await database.write({
        first: queries
          .insertInto('rated')
          .values({ table_id: table })
          .onConflict(conflict => conflict.doNothing())
          .returning('table_id')
          .compile(),
        rest: rows.length > 0 ? [queries.insertInto('ratings').values(rows).compile()] : [],
      })
      return written
    },
  }
}
