import { formatAction, legalActions, type PlayerView, type Seat, view, waitingFor } from '@la-granja/engine'
import type { House } from './house.ts'
import { firstDeadline, type Job } from './room/jobs.ts'
import { type Claim, type Lane, laneOf, type Store, type Wanted } from './store/store.ts'
import type { Question, Thinker } from './thinking.ts'

export interface Work {
  readonly store: Store
  readonly house: House
  readonly think: Thinker
  readonly rate: (table: string) => Promise<void>
  readonly call: (table: string, person: string) => Promise<void>
  readonly now: () => number
  /** How many jobs this process takes at a time. */
  readonly hands: Wanted
  /** Nobody holds a job longer, in milliseconds; if a process dies with it, another takes it after this time. */
  readonly lease: number
  readonly report: (error: unknown, job: string) => void
  /** Told of every job that was carried out, for statistics. */
  readonly counted?: (kind: Job['do']) => void
  /** Does something again and again until told to stop. */
  readonly every?: (milliseconds: number, work: () => void) => () => void
}

export interface Worker {
  /** Looks for work now instead of a little later. */
  wake(): void
  stop(): Promise<void>
}

/** Longer than any thought. */
export const USUAL_LEASE = 15_000
const MOST_CALLS = 3
const LOOK_EVERY = 250

/** Carries out what the tables have left to be done: computer players, clocks, ratings, calls. */
export function startWorker({ store, house, think, rate, call, now, hands, lease, report, ...more }: Work): Worker {
  const { every = repeatedly, counted = () => {} } = more
  const busy: Record<Lane, Set<Promise<void>>> = { thoughts: new Set(), calls: new Set(), others: new Set() }
  let looking = false
  let again = false
  let stopped = false
  let letGo: (error: Error) => void = () => {}
  /** Thoughts are not waited for when the server ends: they are thought again. */
  const stopping = new Promise<never>((_, reject) => {
    letGo = reject
  })
  stopping.catch(() => {})

  async function look(): Promise<void> {
    if (looking) {
      again = true
      return
    }
    looking = true
    try {
      do {
        again = false
        const freeIn = (lane: Lane) => hands[lane] - busy[lane].size
        const free = { thoughts: freeIn('thoughts'), calls: freeIn('calls'), others: freeIn('others') }
        const idle = Object.values(free).some(count => count > 0)
        const claims = stopped || !idle ? [] : await store.claim(now(), lease, free)
        for (const claim of claims) take(claim)
      } while (again)
    } catch (error) {
      report(error, 'claim')
    } finally {
      looking = false
    }
  }

  function take(claim: Claim): void {
    const alike = busy[laneOf(claim.key)]
    const done = carryOut(claim).finally(() => {
      alike.delete(done)
      void look()
    })
    alike.add(done)
  }

  async function carryOut(claim: Claim): Promise<void> {
    try {
      const job = JSON.parse(claim.task) as Job
      // Somebody who cannot be reached is not called for ever.
      if (job.do !== 'call' || claim.tries <= MOST_CALLS) await work(job)
      const later = job.do === 'time' ? await deadlineAt(job.table) : undefined
      await (later === undefined ? store.finish(claim) : store.release(claim, later))
      counted(job.do)
    } catch (error) {
      // It comes up again when its lease is over.
      if (!stopped) return report(error, `job ${claim.key}`)
      await store.release(claim).catch(() => {})
    }
  }

  async function work(job: Job): Promise<void> {
    switch (job.do) {
      case 'think':
      case 'answer':
        return thinkAt(job.table, job.moves)
      case 'time':
        // Several may be late at the same moment.
        while ('done' in (await house.callTime(job.table))) {}
        return
      case 'rate':
        return rate(job.table)
      case 'call':
        return call(job.table, job.person)
    }
  }

  /** A clock that was set back, or counted otherwise when the job was planned: it is too early, and nobody would look again. */
  async function deadlineAt(table: string): Promise<number | undefined> {
    const room = await house.room(table)
    return room && firstDeadline(room)
  }

  async function thinkAt(table: string, moves: number): Promise<void> {
    const room = await house.room(table)
    if (room?.game === undefined || room.moves !== moves || room.stage !== 'playing') return
    const seat = waitingFor(room.game).find(one => room.chairs[one]?.computer !== undefined)
    const level = room.chairs[seat as Seat]?.computer
    if (seat === undefined || level === undefined) return
    const moment = `${room.game.secrets.seed} ${moves} ${seat}`
    const seen = view(room.game, seat)
    for (const choose of [() => thought({ view: seen, level, moment }), () => anything(seen)]) {
      const actions = await choose()
      const answer = await house.playForComputer(table, seat, moves, actions)
      if (!('refused' in answer) || answer.refused.why !== 'refused') return
      report(new Error(`${level} wanted ${actions.join(', ')}`), 'think')
    }
  }

  /** A computer player that fails must not stop the table. */
  async function thought(question: Question): Promise<readonly string[]> {
    try {
      return await Promise.race([think(question), stopping])
    } catch (error) {
      if (stopped) throw error
      report(error, 'think')
      return anything(question.view)
    }
  }

  const stopLooking = every(LOOK_EVERY, () => void look())

  return {
    wake: () => void look(),
    async stop() {
      stopped = true
      letGo(new Error('the server ends'))
      stopLooking()
      await Promise.all(Object.values(busy).flatMap(jobs => [...jobs]))
    },
  }
}

function anything(seen: PlayerView): readonly string[] {
  return legalActions(seen).slice(0, 1).map(formatAction)
}

function repeatedly(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}
