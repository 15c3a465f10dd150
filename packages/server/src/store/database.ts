import type { CompiledQuery } from 'kysely'
import { StoreError } from './store.ts'

/**
 * The little that the store asks of a database. A write is handed over whole, so that it needs no conversation: SQLite can then
 * put many of them into one commit, and nobody holds a transaction open while the event loop is busy elsewhere.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>
  write<Row, Why = unknown>(write: Write<Row, Why>): Promise<Written<Row, Why>>
  close(): Promise<void>
}

/** Statements that take effect together. A broken constraint is a refusal, anything else an error. */
export interface Write<Row, Why = unknown> {
  /** Nothing is written unless this gives a row. */
  readonly first: CompiledQuery<Row>
  readonly rest?: readonly CompiledQuery[]
  /** Asked when nothing was written. */
  readonly why?: CompiledQuery<Why> | undefined
}

export type Written<Row, Why = unknown> =
  | { readonly written: true; readonly rows: readonly Row[] }
  | { readonly written: false; readonly why: readonly Why[] }

/** Lets what has begun come to its end before the database is closed, and nothing begin afterwards. */
export function closable(database: Database): Database {
  const running = new Set<Promise<unknown>>()
  let closed: Promise<void> | undefined

  async function run<Result>(queries: readonly CompiledQuery[], work: () => Promise<Result>): Promise<Result> {
    if (closed !== undefined) throw new StoreError('the store is closed', false)
    refuseNul(queries)
    const promise = work()
    running.add(promise)
    try {
      return await promise
    } finally {
      running.delete(promise)
    }
  }

  return {
    kind: database.kind,
    read: query => run([query], () => database.read(query)),
    write: write => run([write.first, ...(write.rest ?? [])], () => database.write(write)),
    close: () => {
      closed ??= Promise.allSettled(running).then(() => database.close())
      return closed
    },
  }
}

/** PostgreSQL refuses a text with a NUL and SQLite cuts it off there; a store that answers alike is worth the look. */
function refuseNul(queries: readonly CompiledQuery[]): void {
  for (const { parameters } of queries) {
    for (const one of parameters) {
      if (typeof one === 'string' && one.includes('\0')) throw new Error('a text with a NUL cannot be stored')
    }
  }
}
