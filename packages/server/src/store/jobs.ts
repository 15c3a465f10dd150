import type { CompiledQuery } from 'kysely'
import { nanoid } from 'nanoid'
import type { Database } from './database.ts'
import type { Queries } from './queries.ts'
import { statement } from './statement.ts'
import { type Claim, type JobChange, SLOW, type Store, type Wanted } from './store.ts'

type Part = Pick<Store, 'claim' | 'finish' | 'release'>

interface Claiming extends Wanted {
  readonly now: number
  readonly until: number
  readonly ticket: string
}

type Held = Pick<Claim, 'key' | 'ticket'>

export function jobsIn(database: Database, queries: Queries): Part {
  const due = (now: number) =>
    queries.selectFrom('jobs').select('key').where('due', '<=', now).where('lease', '<=', now)
  const first = (jobs: ReturnType<typeof due>, limit: number) =>
    jobs
      .orderBy('due')
      .orderBy('key')
      .limit(limit)
      .$if(database.kind === 'postgres', select => select.forUpdate().skipLocked())
  const quick = (jobs: ReturnType<typeof due>) =>
    Object.values(SLOW).reduce((rest, slow) => rest.where('key', 'not like', `${slow}%`), jobs)
  const take = statement(({ now, until, ticket, thoughts, calls, others }: Claiming) =>
    queries
      // PostgreSQL may otherwise ask the inner questions anew for each row, and then take more than the limit.
      .with(
        common => common('thought').materialized(),
        () => first(due(now).where('key', 'like', `${SLOW.thoughts}%`), thoughts),
      )
      .with(
        common => common('called').materialized(),
        () => first(due(now).where('key', 'like', `${SLOW.calls}%`), calls),
      )
      .with(
        common => common('other').materialized(),
        () => first(quick(due(now)), others),
      )
      .updateTable('jobs')
      .set(({ eb }) => ({ ticket, lease: until, tries: eb('tries', '+', 1) }))
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('key', 'in', selectFrom('thought').select('thought.key')),
          eb('key', 'in', selectFrom('called').select('called.key')),
          eb('key', 'in', selectFrom('other').select('other.key')),
        ]),
      )
      .returning(['key', 'task', 'due', 'ticket', 'tries']),
  )
  const remove = statement(({ key, ticket }: Held) =>
    queries.deleteFrom('jobs').where('key', '=', key).where('ticket', '=', ticket),
  )
  return {
    claim: async (now, lease, most) => {
      const answer = await database.write({ first: take({ now, until: now + lease, ticket: nanoid(), ...most }) })
      const claims = answer.written ? answer.rows : []
      // What an update returns comes in no order.
      return [...claims].sort((a, b) => a.due - b.due)
    },

    finish: async claim => (await database.write({ first: remove(claim) })).written,

    release: async ({ key, ticket }, due) => {
      const free = { lease: 0, ...(due === undefined ? {} : { due }) }
      const held = queries.updateTable('jobs').set(free).where('key', '=', key).where('ticket', '=', ticket)
      await database.write({ first: held.returning('key').compile() })
    },
  }
}

/** Where nobody else can be at a job, whoever held it is gone. */
export async function freeJobs(database: Database, queries: Queries): Promise<void> {
  const held = queries.updateTable('jobs').set({ lease: 0 }).where('lease', '>', 0)
  await database.write({ first: held.returning('key').compile() })
}

interface Planned {
  readonly key: string
  readonly due: number
  readonly task: string
}

/** A job that is replaced forgets its ticket, so that whoever is at the old one cannot finish the new one. */
export function jobChangesFor(queries: Queries): (changes: readonly JobChange[]) => readonly CompiledQuery[] {
  const cancel = statement(({ key }: { readonly key: string }) => queries.deleteFrom('jobs').where('key', '=', key))
  const plan = statement(({ key, due, task }: Planned) => {
    const fresh = { due, task, ticket: '', lease: 0, tries: 0 }
    return queries
      .insertInto('jobs')
      .values({ key, ...fresh })
      .onConflict(conflict => conflict.column('key').doUpdateSet(fresh))
  })
  return changes => {
    const last = new Map(changes.map(change => [change.key, change]))
    // Always in the same order: two transactions that change the same jobs could otherwise wait for each other for ever.
    const ordered = [...last.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
    return ordered.map(({ key, due, task = '' }) => (due === undefined ? cancel({ key }) : plan({ key, due, task })))
  }
}
