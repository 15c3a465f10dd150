import type { Seat } from '@la-granja/engine'
import { DAY, type Settings } from './settings.ts'

type Pace = Settings['pace']

/** The time of each seat. All values are milliseconds, but `rest` and `added`, which are days. */
export interface Clock {
  readonly pace: Pace
  /** Time that is left for the whole game; only with a live pace. */
  readonly left: readonly number[]
  /** When the seat began to be waited for; 0 while it is not. */
  readonly since: readonly number[]
  /** Days of rest still to be taken, and those added to the present turn. */
  readonly rest: readonly number[]
  readonly added: readonly number[]
}

export function freshClock(pace: Pace, players: number): Clock {
  const each = (value: number) => Array.from({ length: players }, () => value)
  return {
    pace,
    left: each(pace.kind === 'live' ? pace.minutes * 60_000 : 0),
    since: each(0),
    rest: each(pace.kind === 'days' ? pace.rest : 0),
    added: each(0),
  }
}

/** From now on these seats are waited for. */
export function started(clock: Clock, waiting: readonly Seat[], at: number): Clock {
  return { ...clock, since: clock.since.map((since, seat) => (waiting.includes(seat as Seat) ? at : since)) }
}

export interface Turns {
  /** Who was waited for before a move, and who is after it. */
  readonly before: readonly Seat[]
  readonly after: readonly Seat[]
  /** Whether the game went on to another step: then whoever is waited for has a new turn, also after one of their own. */
  readonly newStep: boolean
  /** Seats where a computer player sits in. It has no time to keep, and neither uses nor earns that of the person. */
  readonly away: (seat: number) => boolean
}

/** After a move: whose turn is over, and whose begins. */
export function ticked(clock: Clock, { before, after, newStep, away }: Turns, at: number): Clock {
  // Most actions are amid a turn. The same clock tells everybody else that nothing is different.
  if (!newStep && before.length === after.length && before.every((seat, place) => seat === after[place])) return clock
  const was = (seat: number) => before.includes(seat as Seat)
  const is = (seat: number) => after.includes(seat as Seat)
  const ends = (seat: number) => was(seat) && (newStep || !is(seat))
  const begins = (seat: number) => is(seat) && (newStep || !was(seat))
  const live = clock.pace.kind === 'live'
  return {
    ...clock,
    left: clock.left.map((left, seat) =>
      live && ends(seat) && !away(seat) ? left - spent(clock, seat, at) + backOf(clock) : left,
    ),
    since: clock.since.map((since, seat) => (begins(seat) ? at : is(seat) ? since : 0)),
    added: clock.added.map((days, seat) => (ends(seat) ? 0 : days)),
  }
}

/** Somebody goes amid their turn: what they have used of their time is used. */
export function gone(clock: Clock, seat: Seat, at: number): Clock {
  return withLeft(clock, seat, left => Math.max(0, left - spent(clock, seat, at)))
}

/** Somebody is back, perhaps amid a turn: time begins anew, and there is enough of it for a move. */
export function back(clock: Clock, seat: Seat, waiting: readonly Seat[], at: number): Clock {
  const begun = started(
    clock,
    waiting.filter(one => one === seat),
    at,
  )
  return withLeft(begun, seat, left => Math.max(left, backOf(clock)))
}

function withLeft(clock: Clock, seat: Seat, change: (left: number) => number): Clock {
  if (clock.pace.kind !== 'live') return clock
  return { ...clock, left: clock.left.map((left, one) => (one === seat ? change(left) : left)) }
}

/** What comes back after each turn. */
function backOf({ pace }: Clock): number {
  return pace.kind === 'live' ? pace.seconds * 1000 : 0
}

function spent({ since }: Clock, seat: number, now: number): number {
  const from = since[seat] ?? 0
  // A clock that was set back must not give time.
  return from === 0 ? 0 : Math.max(0, now - from)
}

/** When this seat's time is over; nothing if it is not waited for or nobody counts. */
export function deadlineOf(clock: Clock, seat: Seat): number | undefined {
  const { pace, since, left, added } = clock
  const from = since[seat] ?? 0
  if (from === 0 || pace.kind === 'none') return undefined
  return pace.kind === 'live' ? from + (left[seat] ?? 0) : from + (pace.days + (added[seat] ?? 0)) * DAY
}
