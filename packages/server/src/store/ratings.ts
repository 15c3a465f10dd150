import type { Database } from './database.ts'
import type { Queries } from './queries.ts'
import type { Store } from './store.ts'

type Part = Pick<Store, 'rating' | 'ratings' | 'rate'>

export function ratingsIn(database: Database, queries: Queries): Part {
  const columns = ['person', 'table_id as table', 'number', 'at', 'mu', 'sigma', 'rank'] as const
  const ratings = queries.selectFrom('ratings').select(columns)
  return {
    rating: async person => {
      const last = ratings.where('person', '=', person).orderBy('number', 'desc').limit(1)
      return (await database.read(last.compile()))[0]
    },

    ratings: person => database.read(ratings.where('person', '=', person).orderBy('number').compile()),

    rate: async (table, given) => {
      const rows = given
        .map(({ table: _, ...rating }) => ({ ...rating, table_id: table }))
        // Always in the same order: two that rate the same people could otherwise wait for each other for ever.
        .sort((a, b) => (a.person < b.person ? -1 : 1))
      const answer = await database.write({
        first: queries
          .insertInto('rated')
          .values({ table_id: table })
          .onConflict(conflict => conflict.doNothing())
          .returning('table_id')
          .compile(),
        // A number that somebody has already breaks a constraint, and nothing is written.
        rest: rows.length > 0 ? [queries.insertInto('ratings').values(rows).compile()] : [],
        why: queries.selectFrom('rated').select('table_id').where('table_id', '=', table).compile(),
      })
      return answer.written ? 'done' : answer.why.length > 0 ? 'repeated' : 'stale'
    },
  }
}
