import type { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'
import { jobChangesFor } from './jobs.ts'
import type { Queries } from './queries.ts'
import { statement } from './statement.ts'
import type { Store, StoredEntry, TableIndex } from './store.ts'

type Part = Pick<Store, 'create' | 'read' | 'append' | 'versions' | 'listed' | 'tablesOf' | 'ids'>

const columns = ['tables.id', 'tables.stage', 'tables.summary', 'tables.version', 'created', 'touched'] as const

export function tablesIn(database: Database, queries: Queries): Part {
  const { row, entriesAfter, entryRow, advance, why } = statementsFor(queries)
  const seatChanges = seatChangesFor(queries)
  const jobChanges = jobChangesFor(queries)
  return {
    create: async ({ id, at, entries, times = [], index }) => {
      const { stage, summary } = index
      const fresh = {
        id,
        version: entries.length,
        stage,
        summary,
        listed: Number(index.listed),
        created: at,
        touched: at,
      }
      const first = queries.insertInto('tables').values(fresh).returning('id').compile()
      // One statement each: a long game brought in whole would have more values than one statement may.
      const rest = entries.map((text, before) =>
        entryRow({ table: id, version: before + 1, at: times[before] ?? at, command: null, text }),
      )
      const { written } = await database.write({ first, rest: [...rest, ...seatChanges(id, index)] })
      if (!written) throw new Error(`there is a table ${id} already`)
    },

    read: async (id, after = 0) => {
      const [found] = await database.read(row({ id }))
      if (found === undefined) return undefined
      // An entry never changes, so that up to the version just read nothing can come between the two questions.
      const entries = await database.read(entriesAfter({ id, after, last: found.version }))
      return { ...found, entries: entries.map(entry) }
    },

    append: async ({ table, version, command = null, at, text, index, jobs = [] }) => {
      const { stage, summary } = index
      const values = { table, version, before: version - 1, at, stage, summary, listed: Number(index.listed) }
      const answer = await database.write({
        first: command === null ? advance.unnamed(values) : advance.named({ ...values, command }),
        rest: [entryRow({ table, version, at, command, text }), ...seatChanges(table, index), ...jobChanges(jobs)],
        why: why({ table, command }),
      })
      if (answer.written) return { kind: 'done' }
      const [found] = answer.why
      if (found === undefined) return { kind: 'unknown' }
      return found.version === null ? { kind: 'stale' } : { kind: 'repeated', version: found.version }
    },

    versions: async ids => {
      const found = new Map<string, number>()
      for (let from = 0; from < ids.length; from += 512) {
        const some = padded(ids.slice(from, from + 512))
        const rows = await database.read(
          queries.selectFrom('tables').select(['id', 'version']).where('id', 'in', some).compile(),
        )
        for (const { id, version } of rows) found.set(id, version)
      }
      return found
    },

    listed: limit =>
      database.read(
        queries
          .selectFrom('tables')
          .select(columns)
          .where('listed', '=', 1)
          .where('stage', '=', 'gathering')
          .orderBy('created', 'desc')
          .orderBy('id')
          .limit(limit)
          .compile(),
      ),

    tablesOf: async (person, limit) => {
      const rows = await database.read(
        queries
          .selectFrom('seats')
          .innerJoin('tables', 'id', 'table_id')
          .select([...columns, 'seat', 'waiting'])
          .where('person', '=', person)
          .orderBy('touched', 'desc')
          .orderBy('id')
          .orderBy('seat')
          .limit(limit)
          .compile(),
      )
      return rows.map(row => ({ ...row, waiting: row.waiting === 1 }))
    },

    ids: async (after, limit) => {
      const rows = await database.read(
        queries.selectFrom('tables').select('id').where('id', '>', after).orderBy('id').limit(limit).compile(),
      )
      return rows.map(({ id }) => id)
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
      unnamed: statement((marks: Advance) => gate(marks).returning('id')),
      named: statement((marks: Advance & { readonly command: string }) => {
        const { table, command } = marks
        const done = queries
          .selectFrom('entries')
          .select('entries.version')
          .where('table_id', '=', table)
          .where('command', '=', command)
        return gate(marks)
          .where(({ not, exists }) => not(exists(done)))
          .returning('id')
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

type Seats = Readonly<Record<string, string | number>>

/** Who sits where: most of it is as it was, and what did not change is not written. */
function seatChangesFor(queries: Queries): (table: string, index: TableIndex) => readonly CompiledQuery[] {
  const all = statement(({ table }: { readonly table: string }) =>
    queries.deleteFrom('seats').where('table_id', '=', table),
  )
  const left = [0, 1, 2, 3, 4].map(count =>
    statement((marks: Seats) =>
      queries
        .deleteFrom('seats')
        .where('table_id', '=', marks.table as string)
        .where(
          'seat',
          'not in',
          places(count).map(place => marks[`seat${place}`] as number),
        ),
    ),
  )
  const taken = [0, 1, 2, 3, 4].map(count =>
    statement((marks: Seats) =>
      queries
        .insertInto('seats')
        .values(
          places(count).map(place => ({
            table_id: marks.table as string,
            seat: marks[`seat${place}`] as number,
            person: marks[`person${place}`] as string,
            waiting: marks[`waiting${place}`] as number,
          })),
        )
        .onConflict(conflict =>
          conflict
            .columns(['table_id', 'seat'])
            .doUpdateSet(({ ref }) => ({ person: ref('excluded.person'), waiting: ref('excluded.waiting') }))
            .where(({ or, eb, ref }) =>
              or([
                eb('seats.person', '!=', ref('excluded.person')),
                eb('seats.waiting', '!=', ref('excluded.waiting')),
              ]),
            ),
        ),
    ),
  )
  return (table, { seats }) => {
    const [leave, take] = [left[seats.length], taken[seats.length]]
    if (seats.length === 0 || leave === undefined || take === undefined) return [all({ table })]
    const values: Record<string, string | number> = { table }
    for (const [place, { seat, person, waiting }] of seats.entries())
      Object.assign(values, {
        [`seat${place}`]: seat,
        [`person${place}`]: person,
        [`waiting${place}`]: Number(waiting),
      })
    return [leave(values), take(values)]
  }
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** As many as the next power of two, so that there are few different statements and each can be kept ready. */
function padded(ids: readonly string[]): readonly string[] {
  const length = 2 ** Math.ceil(Math.log2(ids.length))
  return Array.from({ length }, (_, index) => ids[index] ?? ids[0] ?? '')
}

function entry({ command, ...rest }: Omit<StoredEntry, 'command'> & { command: string | null }): StoredEntry {
  return command === null ? rest : { ...rest, command }
}
