import { type Level, thinks } from '@la-granja/bots'
import { waitingFor } from '@la-granja/engine'
import type { JobChange } from '../store/store.ts'
import { deadlineOf } from './clock.ts'
import { type Room, waitsAlike } from './room.ts'

/** What has to be done later about a table, by whichever process is free. */
export type Job =
  /** The turn of a computer player: of one who thinks, or of one who answers within a moment. */
  | { readonly do: 'think' | 'answer'; readonly table: string; readonly moves: number }
  | { readonly do: 'time'; readonly table: string }
  | { readonly do: 'rate'; readonly table: string }
  | { readonly do: 'call'; readonly table: string; readonly person: string }

/** Somebody who is looking needs no call; this is the time to look. */
const CALL_AFTER = 30_000

/** The jobs that a table wants, by key. */
function wanted(room: Room, now: number): ReadonlyMap<string, { readonly due: number; readonly job: Job }> {
  const { id: table, stage, game, moves, chairs, settings } = room
  const jobs = new Map<string, { due: number; job: Job }>()
  if (stage === 'over' && settings.rated) jobs.set('rate', { due: now, job: { do: 'rate', table } })
  if (stage !== 'playing' || game === undefined) return jobs
  const waiting = waitingFor(game)
  const level = levelWaited(room)
  if (level !== undefined) {
    const kind = thinks(level) ? 'think' : 'answer'
    jobs.set(kind, { due: now, job: { do: kind, table, moves } })
  }
  for (const seat of waiting) {
    const { person, computer } = chairs[seat] ?? {}
    if (computer === undefined && person !== undefined && settings.pace.kind !== 'live')
      jobs.set(`call ${person}`, { due: now + CALL_AFTER, job: { do: 'call', table, person } })
  }
  const due = firstDeadline(room)
  if (due !== undefined) jobs.set('time', { due, job: { do: 'time', table } })
  return jobs
}

/** When somebody's time is over next; nothing if nobody's is running. */
export function firstDeadline({ stage, game, chairs, clock }: Room): number | undefined {
  if (stage !== 'playing' || game === undefined) return undefined
  let first: number | undefined
  for (const seat of waitingFor(game)) {
    const deadline = chairs[seat]?.computer === undefined ? deadlineOf(clock, seat) : undefined
    if (deadline !== undefined && deadline < (first ?? Number.POSITIVE_INFINITY)) first = deadline
  }
  return first
}

/** Of the first computer player for whom the table waits. */
function levelWaited({ game, chairs }: Room): Level | undefined {
  const seat = game && waitingFor(game).find(one => chairs[one]?.computer !== undefined)
  return seat === undefined ? undefined : chairs[seat]?.computer
}

/** What makes a job another one although it has the same name. */
function momentOf({ due, job }: { readonly due: number; readonly job: Job }): number {
  return 'moves' in job ? job.moves : job.do === 'time' ? due : 0
}

/** Only what differs: most entries change no job at all, and nobody is called twice for the same turn. */
export function jobChanges(before: Room | undefined, after: Room, now: number): readonly JobChange[] {
  if (before !== undefined && waitsAlike(before, after) && levelWaited(after) === undefined) return []
  const old = before === undefined ? undefined : wanted(before, now)
  const fresh = wanted(after, now)
  const changes: JobChange[] = []
  for (const name of old?.keys() ?? []) if (!fresh.has(name)) changes.push({ key: `${name} ${after.id}` })
  for (const [name, wish] of fresh) {
    const was = old?.get(name)
    // The name says what is to be done and for whom.
    if (was !== undefined && momentOf(was) === momentOf(wish)) continue
    changes.push({ key: `${name} ${after.id}`, due: wish.due, task: JSON.stringify(wish.job) })
  }
  return changes
}
