import { type CompiledQuery, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Queries } from './queries.ts'
import { StoreError, type TableIndex } from './store.ts'

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
  readonly schema_version: { readonly version: number }
}

/** Number N of the list leads from version N - 1 to version N. What has been released is never changed, only added to. */
const migrations = [firstTables, dailyResults, numberedRatings]

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

function firstTables({ schema }: Queries, kind: Database['kind']): CompiledQuery[] {
  // Bytewise order is the same everywhere, and an index in it survives an update of the system's locales.
  const text = kind === 'postgres' ? sql`text collate "C"` : 'text'
  // Milliseconds since 1970 need more than 32 bits.
  const time = 'bigint'
  return [
    schema
      .createTable('tables')
      .addColumn('id', text, column => column.primaryKey())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('stage', text, column => column.notNull())
      .addColumn('listed', 'integer', column => column.notNull())
      .addColumn('summary', text, column => column.notNull())
      .addColumn('created', time, column => column.notNull())
      .addColumn('touched', time, column => column.notNull()),
    // Only columns that seldom change: PostgreSQL then writes the row anew without touching any index.
    schema.createIndex('tables_listed').on('tables').columns(['listed', 'stage', 'created']),
    schema
      .createTable('entries')
      .addColumn('table_id', text, column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('at', time, column => column.notNull())
      .addColumn('command', text)
      .addColumn('text', text, column => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'version'])
      .addUniqueConstraint('entries_command', ['table_id', 'command']),
    schema
      .createTable('seats')
      .addColumn('table_id', text, column => column.notNull())
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('person', text, column => column.notNull())
      .addColumn('waiting', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat']),
    schema.createIndex('seats_person').on('seats').column('person'),
    schema
      .createTable('people')
      .addColumn('id', text, column => column.primaryKey())
      .addColumn('name', text, column => column.notNull())
      .addColumn('created', time, column => column.notNull())
      .addColumn('key', text, column => column.notNull()),
    schema
      .createTable('keys')
      .addColumn('hash', text, column => column.primaryKey())
      .addColumn('person', text, column => column.notNull().references('people.id'))
      .addColumn('at', time, column => column.notNull()),
    schema
      .createTable('kept')
      .addColumn('person', text, column => column.notNull())
      .addColumn('topic', text, column => column.notNull())
      .addColumn('value', text, column => column.notNull())
      .addPrimaryKeyConstraint('kept_key', ['person', 'topic']),
    schema
      .createTable('jobs')
      .addColumn('key', text, column => column.primaryKey())
      .addColumn('task', text, column => column.notNull())
      .addColumn('due', time, column => column.notNull())
      .addColumn('ticket', text, column => column.notNull())
      .addColumn('lease', time, column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull()),
    schema.createIndex('jobs_due').on('jobs').column('due'),
    schema.createTable('rated').addColumn('table_id', text, column => column.primaryKey()),
    schema
      .createTable('ratings')
      .addColumn('person', text, column => column.notNull())
      .addColumn('table_id', text, column => column.notNull())
      .addColumn('at', time, column => column.notNull())
      .addColumn('mu', 'double precision', column => column.notNull())
      .addColumn('sigma', 'double precision', column => column.notNull())
      .addColumn('rank', 'integer', column => column.notNull()),
    schema.createIndex('ratings_person').on('ratings').columns(['person', 'at']),
  ].map(statement => statement.compile())
}

function dailyResults({ schema }: Queries, kind: Database['kind']): CompiledQuery[] {
  const text = kind === 'postgres' ? sql`text collate "C"` : 'text'
  return [
    schema
      .createTable('daily')
      .addColumn('day', text, column => column.notNull())
      .addColumn('person', text, column => column.notNull())
      .addColumn('points', 'integer', column => column.notNull())
      .addColumn('silver', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('record', text, column => column.notNull())
      .addPrimaryKeyConstraint('daily_key', ['day', 'person']),
    schema.createIndex('daily_person').on('daily').columns(['person', 'day']),
  ].map(statement => statement.compile())
}

/** Two tables that end at the same moment must not both build upon the same rating of somebody. */
function numberedRatings(queries: Queries): CompiledQuery[] {
  const { schema } = queries
  const upToThis = sql<number>`(select count(*) from ratings as other where other.person = ratings.person
    and (other.at < ratings.at or (other.at = ratings.at and other.table_id <= ratings.table_id)))`
  return [
    schema.alterTable('ratings').addColumn('number', 'integer').compile(),
    queries.updateTable('ratings').set({ number: upToThis }).compile(),
    schema.createIndex('ratings_number').unique().on('ratings').columns(['person', 'number']).compile(),
  ]
}
