import type { CompiledQuery } from 'kysely'
import type { Pool, PoolClient, QueryResult } from 'pg'
import type { Database, Write, Written } from './database.ts'
import { openStore } from './sql.ts'
import { type Store, StoreError } from './store.ts'

export interface PostgresOptions {
  /** Connections of this process. */
  readonly connections?: number
  /** After how many milliseconds a statement is given up. */
  readonly patience?: number
}

/** For several processes at once; any of them may write any table. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  const { default: pg } = await import('pg')
  const { connections = 10, patience = 10_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    // A process that hangs must not keep others from a table.
    idle_in_transaction_session_timeout: patience,
    // A server that is cut off says nothing at all, so that somebody here has to lose patience too.
    query_timeout: patience * 1.5,
    keepAlive: true,
    types: {
      // Milliseconds are bigint there, and always exact as a number.
      getTypeParser: (type: number, format: 'text' | 'binary' = 'text') =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  })
  // A connection that breaks while nobody uses it concerns nobody; without a listener it would end the process.
  pool.on('error', () => undefined)
  return openStore(postgresDatabase(pool))
}

function postgresDatabase(pool: Pool): Database {
  return {
    kind: 'postgres',
    read: query => using(pool, false, client => rowsOf(client, query)),
    write: write => (write.rest === undefined || write.rest.length === 0 ? single(pool, write) : together(pool, write)),
    close: () => pool.end(),
  }
}

/** A statement alone is a transaction by itself. */
async function single<Row, Why>(pool: Pool, { first, why }: Write<Row, Why>): Promise<Written<Row, Why>> {
  return using(pool, true, async client => {
    const rows = await unlessRefused(() => didIn(client, first))
    if (rows !== undefined) return { written: true, rows }
    return { written: false, why: why === undefined ? [] : await rowsOf(client, why) }
  })
}

async function together<Row, Why>(pool: Pool, write: Write<Row, Why>): Promise<Written<Row, Why>> {
  let committing = false
  return using(
    pool,
    () => committing,
    async client => {
      const { first, rest = [], why } = write
      await client.query('begin')
      const rows = await unlessRefused(async () => {
        const found = await didIn(client, first)
        if (found !== undefined) for (const query of rest) await rowsOf(client, query)
        return found
      })
      if (rows !== undefined) {
        committing = true
        await client.query('commit')
        return { written: true, rows }
      }
      await client.query('rollback')
      return { written: false, why: why === undefined ? [] : await rowsOf(client, why) }
    },
  )
}

/** A broken constraint is an answer like no row at all. */
async function unlessRefused<Rows>(work: () => Promise<Rows>): Promise<Rows | undefined> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error).startsWith('23')) return undefined
    throw error
  }
}

/** A statement with a name is understood and planned once per connection, which is half of the work. There are a few dozen. */
const names = new Map<string, string>()

function asked(client: PoolClient, { sql, parameters }: CompiledQuery): Promise<QueryResult> {
  const name = names.get(sql) ?? `s${names.size}`
  names.set(sql, name)
  return client.query({ name, text: sql, values: [...parameters] })
}

async function rowsOf<Row>(client: PoolClient, query: CompiledQuery<Row>): Promise<readonly Row[]> {
  return (await asked(client, query)).rows as Row[]
}

/** Its rows, or nothing if it did nothing. */
async function didIn<Row>(client: PoolClient, query: CompiledQuery<Row>): Promise<readonly Row[] | undefined> {
  const { rows, rowCount } = await asked(client, query)
  return (rowCount ?? 0) > 0 ? (rows as Row[]) : undefined
}

/** `maybe` says whether something may have been written although the answer is an error. */
async function using<Result>(
  pool: Pool,
  maybe: boolean | (() => boolean),
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  let client: PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    throw storeError(error, false)
  }
  // Told by the question that fails as well; without a listener it would end the process.
  const ignore = (): void => undefined
  client.on('error', ignore)
  let failure: unknown
  try {
    return await work(client)
  } catch (error) {
    failure = error
    throw storeError(error, typeof maybe === 'boolean' ? maybe : maybe())
  } finally {
    client.removeListener('error', ignore)
    // After an error nobody knows in what state the connection is, and the server rolls back what a lost one had begun.
    client.release(failure !== undefined)
  }
}

/** What the server has refused for good (a fault in a statement or a value) is no trouble of the store, but ours. */
function storeError(error: unknown, maybe: boolean): unknown {
  const code = codeOf(error)
  if (code.startsWith('22') || code.startsWith('42')) return error
  // The server says of these that it has undone the statement: too slow, deadlock, disk full.
  const undone = ['40001', '40P01', '57014', '53100', '25006'].includes(code)
  const message = error instanceof Error && error.message !== '' ? error.message : `no connection (${code})`
  return new StoreError(`the database does not answer: ${message}`, maybe && !undone, error)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
