import type { Database } from './database.ts'
import type { Queries } from './queries.ts'
import type { Store } from './store.ts'

type Part = Pick<Store, 'versions' | 'listed' | 'tablesOf' | 'ids'>

export const columns = ['tables.id', 'tables.stage', 'tables.summary', 'tables.version', 'created', 'touched'] as const

/** Many tables at a time, without their entries. */
export function listsIn(database: Database, queries: Queries): Part {
  return {
    versions: async ids => {
      const found = new Map<string, number>()
      for (let from = 0; from < ids.length; from += 512) {
        const some = padded(ids.slice(from, from + 512))
        const rows = await database.read(
          queries.selectFrom('tables').select(['id', 'version']).where('id', 'in', some).compile(),
        )
        for (const { id, version } of rows) found.set(id, version)
      }
      return found
    },

    listed: limit =>
      database.read(
        queries
          .selectFrom('tables')
          .select(columns)
          .where('listed', '=', 1)
          .where('stage', '=', 'gathering')
          .orderBy('created', 'desc')
          .orderBy('id')
          .limit(limit)
          .compile(),
      ),

    tablesOf: async (person, limit) => {
      const theirs = queries
        .selectFrom('seats')
        .innerJoin('tables', 'id', 'table_id')
        .select('table_id')
        .where('person', '=', person)
        .groupBy(['table_id', 'stage', 'touched'])
        .orderBy(({ fn }) => fn.max('waiting'), 'desc')
        .orderBy(({ case: either }) => either().when('stage', 'in', ['over', 'aborted']).then(1).else(0).end())
        .orderBy('touched', 'desc')
        .orderBy('table_id')
        .limit(limit)
      const rows = await database.read(
        queries
          .selectFrom('seats')
          .innerJoin('tables', 'id', 'table_id')
          .select([...columns, 'seat', 'waiting'])
          .where('person', '=', person)
          .where('table_id', 'in', theirs)
          .orderBy('touched', 'desc')
          .orderBy('id')
          .orderBy('seat')
          .compile(),
      )
      return rows.map(row => ({ ...row, waiting: row.waiting === 1 }))
    },

    ids: async (after, limit) => {
      const rows = await database.read(
        queries.selectFrom('tables').select('id').where('id', '>', after).orderBy('id').limit(limit).compile(),
      )
      return rows.map(({ id }) => id)
    },
  }
}

/** As many as the next power of two, so that there are few different statements and each can be kept ready. */
function padded(ids: readonly string[]): readonly string[] {
  const length = 2 ** Math.ceil(Math.log2(ids.length))
  return Array.from({ length }, (_, index) => ids[index] ?? ids[0] ?? '')
}
