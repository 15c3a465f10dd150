import { type CompiledQuery, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Queries } from './queries.ts'

/** Number N of the list leads from version N - 1 to version N. What has been released is never changed, only added to. */
export const migrations = [firstTables, dailyResults, numberedRatings, passkeys] as const

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

function passkeys({ schema }: Queries, kind: Database['kind']): CompiledQuery[] {
  const text = kind === 'postgres' ? sql`text collate "C"` : 'text'
  return [
    schema
      .createTable('passkeys')
      .addColumn('id', text, column => column.primaryKey())
      .addColumn('person', text, column => column.notNull().references('people.id'))
      .addColumn('public_key', text, column => column.notNull())
      .addColumn('counter', 'bigint', column => column.notNull())
      .addColumn('name', text, column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull()),
    schema.createIndex('passkeys_person').on('passkeys').column('person'),
    schema
      .createTable('challenges')
      .addColumn('challenge', text, column => column.primaryKey())
      .addColumn('purpose', text, column => column.notNull())
      .addColumn('asker', text, column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull()),
    schema.createIndex('challenges_until').on('challenges').column('until'),
  ].map(statement => statement.compile())
}
