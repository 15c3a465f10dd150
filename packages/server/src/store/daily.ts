import type { Database } from './database.ts'
import type { Queries } from './queries.ts'
import type { Store } from './store.ts'

type Part = Pick<Store, 'addDaily' | 'daily' | 'dailyCount' | 'dailyBy' | 'dailyOf'>

export function dailyIn(database: Database, queries: Queries): Part {
  // Names are looked up when they are read: whoever takes another one is called by it in old tables too.
  const ranked = (day: string) =>
    queries
      .selectFrom('daily')
      .innerJoin('people', 'people.id', 'daily.person')
      .select(['day', 'person', 'name', 'points', 'silver', 'at'])
      .select(({ fn }) =>
        fn
          .agg<number>('rank')
          .over(over => over.orderBy('points', 'desc').orderBy('silver', 'desc'))
          .as('rank'),
      )
      .where('day', '=', day)
  return {
    addDaily: async result => {
      const first = queries
        .insertInto('daily')
        .values(result)
        .onConflict(conflict => conflict.doNothing())
        .returning('person')
        .compile()
      return (await database.write({ first })).written
    },

    daily: (day, limit) =>
      database.read(ranked(day).orderBy('rank').orderBy('at').orderBy('person').limit(limit).compile()),

    dailyCount: async day => {
      const counted = queries.selectFrom('daily').select(({ fn }) => fn.countAll<number>().as('count'))
      return (await database.read(counted.where('day', '=', day).compile()))[0]?.count ?? 0
    },

    dailyBy: async (person, day) => {
      const one = queries.selectFrom(ranked(day).as('ranked')).selectAll().where('person', '=', person)
      return (await database.read(one.compile()))[0]
    },

    dailyOf: (person, limit) =>
      database.read(
        queries
          .selectFrom('daily')
          .select(['day', 'person', 'points', 'silver', 'at'])
          .where('person', '=', person)
          .orderBy('day', 'desc')
          .limit(limit)
          .compile(),
      ),
  }
}
