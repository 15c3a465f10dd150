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
  /** Nothing is written unless this gives a row, or changes one if it gives none. */
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
  let running = 0
  let lastEnded = () => {}
  let closed: Promise<void> | undefined

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (closed !== undefined) throw new StoreError('the store is closed', false)
    running++
    try {
      return await work()
    } finally {
      if (--running === 0) lastEnded()
    }
  }

  async function close(): Promise<void> {
    if (running > 0)
      await new Promise<void>(resolve => {
        lastEnded = resolve
      })
    await database.close()
  }

  return {
    kind: database.kind,
    read: query =>
      run(() => {
        refuseNul(query)
        return database.read(query)
      }),
    write: write =>
      run(() => {
        refuseNul(write.first)
        for (const query of write.rest ?? []) refuseNul(query)
        return database.write(write)
      }),
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

/** PostgreSQL refuses a text with a NUL and SQLite cuts it off there; a store that answers alike is worth the look. */
function refuseNul({ parameters }: CompiledQuery): void {
  for (const one of parameters)
    if (typeof one === 'string' && one.includes('\0')) throw new Error('a text with a NUL cannot be stored')
}
