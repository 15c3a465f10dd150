import { EDITIONS } from '@la-granja/engine'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { callerOf, Problem, read } from '../api.ts'
import { Plain } from '../room/settings.ts'
import type { DailyRow, Store } from '../store/store.ts'
import { type Day, dayAt, isDay, streakOf } from './challenge.ts'
import { isOpenFor, judge } from './judge.ts'

/** One line of a day's table. */
export interface DailyLine {
  /** Equal when neither points nor silver decide. */
  readonly rank: number
  readonly name: string
  readonly points: number
  readonly silver: number
  readonly at: number
  readonly mine: boolean
}

export interface DailyTable {
  readonly day: Day
  /** Best first, and not all of them when there are many. */
  readonly lines: readonly DailyLine[]
  readonly count: number
  /** Of whoever asks, also when it is not among the best. */
  readonly mine?: DailyLine
}

export interface MyDays {
  readonly streak: number
  readonly days: readonly { readonly day: Day; readonly points: number; readonly silver: number }[]
}

export interface Daily {
  readonly store: Store
  readonly now: () => number
  readonly perMinute: number
}

const MOST_LINES = 100
/** More than a year, so that a streak of one is told. */
const MOST_DAYS = 400

const ThatDay = v.strictObject({ day: v.pipe(Plain, v.check(isDay, 'not a day')) })
const Handed = v.strictObject({
  record: v.strictObject({
    engine: v.number(),
    seed: v.pipe(Plain, v.maxLength(64)),
    players: v.picklist([1, 2, 3, 4] as const),
    edition: v.picklist(EDITIONS),
    options: v.strictObject({
      simultaneousFarm: v.optional(v.boolean(), false),
      extraDeliveriesUpFront: v.optional(v.boolean(), false),
      hiddenScores: v.optional(v.boolean(), false),
    }),
    actions: v.array(v.pipe(Plain, v.maxLength(200))),
  }),
})

/** The solo game of the day: everybody's table, and handing in one's own game, once. */
export function addDaily(app: FastifyInstance, { store, now, perMinute }: Daily): void {
  app.get('/api/daily/:day', async (request): Promise<DailyTable> => {
    const { day } = read(ThatDay, request.params)
    const { authorization } = request.headers
    const person = authorization === undefined ? undefined : await callerOf(store, request)
    return tableOf(day, person?.id)
  })

  app.get('/api/me/daily', async (request): Promise<MyDays> => {
    const { id } = await callerOf(store, request)
    const rows = await store.dailyOf(id, MOST_DAYS)
    const days = rows.map(({ day, points, silver }) => ({ day, points, silver }))
    const streak = streakOf(
      days.map(({ day }) => day),
      dayAt(now()),
    )
    return { streak, days }
  })

  // A whole game is played here: that is more work than other questions make.
  const rateLimit = { max: Math.max(1, Math.floor(perMinute / 10)), timeWindow: 60_000 }
  app.post('/api/daily/:day', { config: { rateLimit } }, async (request, reply) => {
    const person = await callerOf(store, request)
    const { day } = read(ThatDay, request.params)
    const { record } = read(Handed, request.body)
    const closed = isOpenFor(day, now())
    if (closed !== undefined) throw new Problem(422, closed)
    // Before the work, and once more when it is written: two windows may send at the same time.
    if ((await store.dailyBy(person.id, day)) !== undefined) throw new Problem(409, 'entered')
    const judged = judge(day, record)
    if ('why' in judged) throw new Problem(422, judged.why)
    const { points, silver } = judged
    const text = JSON.stringify(record)
    const entered = await store.addDaily({ day, person: person.id, points, silver, at: now(), record: text })
    if (!entered) throw new Problem(409, 'entered')
    return reply.code(201).send(await tableOf(day, person.id))
  })

  async function tableOf(day: Day, person: string | undefined): Promise<DailyTable> {
    const [rows, count] = await Promise.all([store.daily(day, MOST_LINES), store.dailyCount(day)])
    const lines = rows.map(row => lineOf(row, person))
    const mine = lines.find(line => line.mine) ?? (await farBelow(day, person))
    return { day, lines, count, ...(mine === undefined ? {} : { mine }) }
  }

  async function farBelow(day: Day, person: string | undefined): Promise<DailyLine | undefined> {
    const row = person === undefined ? undefined : await store.dailyBy(person, day)
    return row && lineOf(row, person)
  }
}

function lineOf({ rank, name, points, silver, at, person }: DailyRow, asking: string | undefined): DailyLine {
  return { rank, name, points, silver, at, mine: person === asking }
}
