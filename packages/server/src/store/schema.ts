import { sql } from 'kysely'
import type { Database } from './database.ts'
import { migrations } from './migrations.ts'
import type { Queries } from './queries.ts'
import { type Challenge, StoreError, type TableIndex } from './store.ts'

/** The columns as the queries see them. Booleans are 0 and 1, because SQLite has no others. */
export interface Tables {
  readonly tables: {
    readonly id: string
    readonly version: number
    readonly stage: TableIndex['stage']
    readonly listed: number
    readonly summary: string
    readonly created: number
    readonly touched: number
  }
  readonly entries: {
    readonly table_id: string
    readonly version: number
    readonly at: number
    readonly command: string | null
    readonly text: string
  }
  readonly seats: {
    readonly table_id: string
    readonly seat: number
    readonly person: string
    readonly waiting: number
  }
  readonly people: { readonly id: string; readonly name: string; readonly created: number; readonly key: string }
  readonly keys: { readonly hash: string; readonly person: string; readonly at: number }
  readonly kept: { readonly person: string; readonly topic: string; readonly value: string }
  readonly jobs: {
    readonly key: string
    readonly task: string
    readonly due: number
    /** Of the last claim; empty before the first. */
    readonly ticket: string
    /** Until when the last claim keeps others away. */
    readonly lease: number
    readonly tries: number
  }
  /** Which tables have been rated: a table may be rated with nobody in it. */
  readonly rated: { readonly table_id: string }
  readonly ratings: {
    readonly person: string
    readonly table_id: string
    readonly number: number
    readonly at: number
    readonly mu: number
    readonly sigma: number
    readonly rank: number
  }
  readonly daily: {
    readonly day: string
    readonly person: string
    readonly points: number
    readonly silver: number
    readonly at: number
    readonly record: string
  }
  readonly passkeys: {
    readonly id: string
    readonly person: string
    readonly public_key: string
    readonly counter: number
    readonly name: string
    readonly at: number
  }
  readonly challenges: {
    readonly challenge: string
    readonly purpose: Challenge['purpose']
    readonly asker: string
    readonly until: number
  }
  readonly schema_version: { readonly version: number }
}

/** Any number that nobody else who uses the same database would take for a lock. */
const LOCK = 1_260_710_418

/** Brings the database to the version of this code; several processes may do so at once. */
export async function migrate(database: Database, queries: Queries): Promise<void> {
  // PostgreSQL's "if not exists" is no protection from a process that makes the same table at this moment.
  const alone = database.kind === 'postgres' ? sql`pg_advisory_xact_lock(${sql.lit(LOCK)})::text` : sql`1`
  const first = queries.selectNoFrom(alone.as('alone')).compile()
  const versions = queries.schema
    .createTable('schema_version')
    .ifNotExists()
    .addColumn('version', 'integer', column => column.primaryKey())
  await database.write({ first, rest: [versions.compile()] })
  const found = await database.read(queries.selectFrom('schema_version').select('version').compile())
  const current = Math.max(0, ...found.map(({ version }) => version))
  if (current > migrations.length) {
    throw new StoreError(
      `the database was written by a newer version of this server (schema ${current}, known up to ${migrations.length}): update the server`,
      false,
    )
  }
  for (let version = current + 1; version <= migrations.length; version++) {
    // The row is the lock: whoever comes second waits for it and then has nothing to do.
    const row = queries
      .insertInto('schema_version')
      .values({ version })
      .onConflict(conflict => conflict.doNothing())
    const rest = migrations[version - 1]?.(queries, database.kind) ?? []
    await database.write({ first: row.returning('version').compile(), rest })
  }
}
