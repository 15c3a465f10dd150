import { mkdir } from 'node:fs/promises'
import type { CompiledQuery } from 'kysely'
import type { Database, Write, Written } from './database.ts'
import { openStore } from './sql.ts'
import { startThread, type Thread } from './sqliteThread.ts'
import { type Store, StoreError } from './store.ts'

export interface SqliteOptions {
  /** How many pages the database may have: a full disk for tests. */
  readonly pages?: number
}

/** One process, one folder, nothing to set up. */
export async function openSqlite(folder: string, { pages }: SqliteOptions = {}): Promise<Store> {
  let thread: Thread
  try {
    // What people keep is nobody else's business.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    thread = startThread({ folder, pages })
    await opened(thread)
  } catch (error) {
    throw new StoreError(`cannot keep games in ${folder}: ${said(error)}`, false, error)
  }
  return openStore(sqliteDatabase(thread))
}

async function opened(thread: Thread): Promise<void> {
  try {
    await thread.ask('open')
  } catch (error) {
    await thread.end()
    throw error
  }
}

interface Waiting {
  readonly write: Write<unknown>
  resolve(answer: Answer): void
  reject(error: unknown): void
}

type Answer =
  | { readonly kind: 'written'; readonly rows: readonly unknown[] }
  | { readonly kind: 'refused'; readonly why: readonly unknown[] }
  | { readonly kind: 'failed'; readonly message: string; readonly maybe: boolean }

/** The number of a statement, and its values. */
type Short = readonly [number, readonly unknown[]]

/** More in one transaction would make the first of them wait for the last. */
const most = 500

function sqliteDatabase(thread: Thread): Database {
  const numbers = new Map<string, number>()
  let untold: string[] = []
  let waiting: Waiting[] = []
  let busy = false

  /** Everything that came while the last commit was on its way to the disk goes into the next one. */
  async function commit(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const answers = (await ask('write', shortened(batch))) as readonly Answer[]
        for (let index = 0; index < batch.length; index++) batch[index]?.resolve(answers[index] as Answer)
      } catch (error) {
        for (const one of batch) one.reject(new StoreError(said(error), true, error))
      }
    }
    busy = false
  }

  // Grown, as the values of a statement are.
  function shortened(batch: readonly Waiting[]): unknown[] {
    const writes: unknown[] = []
    for (const { write } of batch) {
      const rest: Short[] = []
      for (const query of write.rest ?? []) rest.push(short(query))
      writes.push({ first: short(write.first), rest, why: write.why && short(write.why) })
    }
    return writes
  }

  /** The thread hears what a statement says once, and knows it by its number from then on. There are a few dozen. */
  function short({ sql, parameters }: CompiledQuery): Short {
    const known = numbers.get(sql)
    if (known !== undefined) return [known, parameters]
    untold.push(sql)
    numbers.set(sql, numbers.size)
    return [numbers.size - 1, parameters]
  }

  /** Made short just before it is sent, so that nothing that is sent earlier goes by a number that was not told. */
  function ask(task: 'run' | 'write', argument: unknown): Promise<unknown> {
    const statements = untold
    untold = []
    return thread.ask(task, argument, statements)
  }

  function written(write: Write<unknown>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      waiting.push({ write, resolve, reject })
      if (busy) return
      busy = true
      // Whatever else this turn of the event loop brings comes along.
      setImmediate(() => void commit())
    })
  }

  return {
    kind: 'sqlite',
    read: async <Row>(query: CompiledQuery<Row>) => {
      try {
        return (await ask('run', short(query))) as readonly Row[]
      } catch (error) {
        throw new StoreError(said(error), false, error)
      }
    },
    write: async <Row, Why>(write: Write<Row, Why>): Promise<Written<Row, Why>> => {
      const answer = await written(write)
      if (answer.kind === 'failed') throw new StoreError(answer.message, answer.maybe)
      return answer.kind === 'written'
        ? { written: true, rows: answer.rows as readonly Row[] }
        : { written: false, why: answer.why as readonly Why[] }
    },
    close: () => thread.end(),
  }
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
