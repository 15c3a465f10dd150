import { dailyIn } from './daily.ts'
import { closable, type Database } from './database.ts'
import { freeJobs, jobsIn } from './jobs.ts'
import { listsIn } from './lists.ts'
import { passkeysIn } from './passkeys.ts'
import { peopleIn } from './people.ts'
import { queriesFor } from './queries.ts'
import { ratingsIn } from './ratings.ts'
import { migrate } from './schema.ts'
import type { Store } from './store.ts'
import { tablesIn } from './tables.ts'

/** The store over a database that speaks SQL: the same statements for each of them. */
export async function openStore(bare: Database): Promise<Store> {
  const database = closable(bare)
  const queries = queriesFor(database.kind)
  try {
    await migrate(database, queries)
    if (database.kind === 'sqlite') await freeJobs(database, queries)
  } catch (error) {
    await database.close()
    throw error
  }
  // Changes nothing and is written all the same: only a write shows that one can write.
  const probe = queries.updateTable('schema_version').set(({ ref }) => ({ version: ref('version') }))
  const check = probe.where('version', '=', 1).returning('version').compile()
  return {
    ...tablesIn(database, queries),
    ...listsIn(database, queries),
    ...peopleIn(database, queries),
    ...passkeysIn(database, queries),
    ...jobsIn(database, queries),
    ...ratingsIn(database, queries),
    ...dailyIn(database, queries),
    check: async () => {
      await database.write({ first: check })
    },
    close: () => database.close(),
  }
}
