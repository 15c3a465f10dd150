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

/** After a move: who is waited for still, no longer, or from now on. */
export function ticked(clock: Clock, before: readonly Seat[], after: readonly Seat[], at: number): Clock {
  // Most actions are amid a turn. The same clock tells everybody else that nothing is different.
  if (before.length === after.length && before.every((seat, place) => seat === after[place])) return clock
  const was = (seat: number) => before.includes(seat as Seat)
  const is = (seat: number) => after.includes(seat as Seat)
  const back = clock.pace.kind === 'live' ? clock.pace.seconds * 1000 : 0
  return {
    ...clock,
    left: clock.left.map((left, seat) =>
      was(seat) && !is(seat) && clock.pace.kind === 'live' ? left - spent(clock, seat, at) + back : left,
    ),
    since: clock.since.map((since, seat) => (is(seat) ? (was(seat) ? since : at) : 0)),
    added: clock.added.map((days, seat) => (was(seat) && !is(seat) ? 0 : days)),
  }
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
