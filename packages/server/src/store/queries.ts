import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/** Makes SQL and runs none: what runs it is the `Database`. */
export type Queries = Kysely<Tables>

export function queriesFor(kind: Database['kind']): Queries {
  const postgres = kind === 'postgres'
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => (postgres ? new PostgresAdapter() : new SqliteAdapter()),
      createDriver: () => new DummyDriver(),
      createIntrospector: db => (postgres ? new PostgresIntrospector(db) : new SqliteIntrospector(db)),
      createQueryCompiler: () => (postgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
    },
  })
}
