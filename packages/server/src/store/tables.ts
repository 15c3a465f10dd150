import type { Database } from './database.ts'
import { jobChangesFor } from './jobs.ts'
import { columns } from './lists.ts'
import type { Queries } from './queries.ts'
import { seatChangesFor } from './seats.ts'
import { statement } from './statement.ts'
import type { Store, StoredEntry, TableIndex } from './store.ts'

type Part = Pick<Store, 'create' | 'read' | 'append'>

export function tablesIn(database: Database, queries: Queries): Part {
  const { row, entriesAfter, entryRow, advance, why } = statementsFor(queries)
  const seatChanges = seatChangesFor(queries)
  const jobChanges = jobChangesFor(queries)
  return {
    create: async ({ id, at, entries, times = [], index, jobs = [] }) => {
      const { stage, summary } = index
      const fresh = {
        id,
        version: entries.length,
        stage,
        summary,
        listed: Number(index.listed),
        created: at,
        touched: times.at(-1) ?? at,
      }
      const first = queries.insertInto('tables').values(fresh).returning('id').compile()
      // One statement each: a long game brought in whole would have more values than one statement may.
      const rest = entries.map((text, before) =>
        entryRow({ table: id, version: before + 1, at: times[before] ?? at, command: null, text }),
      )
      const { written } = await database.write({
        first,
        rest: [...rest, ...seatChanges(id, index.seats, []), ...jobChanges(jobs)],
      })
      if (!written) throw new Error(`there is a table ${id} already`)
    },

    read: async (id, after = 0) => {
      const [found] = await database.read(row({ id }))
      if (found === undefined) return undefined
      // An entry never changes, so that up to the version just read nothing can come between the two questions.
      const entries = await database.read(entriesAfter({ id, after, last: found.version }))
      return { ...found, entries: entries.map(entry) }
    },

    append: async ({ table, version, command = null, at, text, index, was, jobs = [] }) => {
      const { stage, summary } = index
      const values = { table, version, before: version - 1, at, stage, summary, listed: Number(index.listed), command }
      const rest = [entryRow({ table, version, at, command, text })]
      if (was !== index.seats) rest.push(...seatChanges(table, index.seats, was))
      if (jobs.length > 0) rest.push(...jobChanges(jobs))
      const answer = await database.write({
        first: command === null ? advance.unnamed(values) : advance.named(values),
        rest,
      })
      if (answer.written) return { kind: 'done' }
      // Nearly never. Entries stay, so that whoever wrote this one before still has when it is looked for afterwards.
      const [found] = await database.read(why({ table, command }))
      if (found === undefined) return { kind: 'unknown' }
      return found.version === null ? { kind: 'stale' } : { kind: 'repeated', version: found.version }
    },
  }
}

interface Advance {
  readonly table: string
  readonly version: number
  readonly before: number
  readonly at: number
  readonly stage: TableIndex['stage']
  readonly summary: string
  readonly listed: number
}

interface EntryRow {
  readonly table: string
  readonly version: number
  readonly at: number
  readonly command: string | null
  readonly text: string
}

function statementsFor(queries: Queries) {
  /** The row of the table is the gate: two writers of the same number cannot both find the number before. */
  const gate = ({ table, version, before, at, stage, summary, listed }: Advance) =>
    queries
      .updateTable('tables')
      .set({ version, stage, summary, listed, touched: at })
      .where('id', '=', table)
      .where('version', '=', before)
  return {
    row: statement(({ id }: { readonly id: string }) =>
      queries.selectFrom('tables').select(columns).where('id', '=', id),
    ),
    entriesAfter: statement(
      ({ id, after, last }: { readonly id: string; readonly after: number; readonly last: number }) =>
        queries
          .selectFrom('entries')
          .select(['version', 'at', 'command', 'text'])
          .where('table_id', '=', id)
          .where('version', '>', after)
          .where('version', '<=', last)
          .orderBy('version'),
    ),
    entryRow: statement(({ table, version, at, command, text }: EntryRow) =>
      queries.insertInto('entries').values({ table_id: table, version, at, command, text }),
    ),
    advance: {
      unnamed: statement(gate),
      named: statement((marks: Advance & { readonly command: string | null }) => {
        const { table, command } = marks
        const done = queries
          .selectFrom('entries')
          .select('entries.version')
          .where('table_id', '=', table)
          .where('command', '=', command)
        return gate(marks).where(({ not, exists }) => not(exists(done)))
      }),
    },
    why: statement(({ table, command }: { readonly table: string; readonly command: string | null }) =>
      queries
        .selectFrom('tables')
        .leftJoin('entries', join => join.onRef('table_id', '=', 'id').on('command', '=', command))
        .select('entries.version')
        .where('id', '=', table),
    ),
  }
}

function entry({ command, ...rest }: Omit<StoredEntry, 'command'> & { command: string | null }): StoredEntry {
  return command === null ? rest : { ...rest, command }
}
