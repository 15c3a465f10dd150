import type { Level } from '@la-granja/bots'
import { EDITIONS, type Edition, type Seat, type TableOptions } from '@la-granja/engine'
import type { Settings } from '@la-granja/server/protocol'
import type { Guest } from '../online/api.ts'
import { PLAYERS, type Players, SITTERS } from '../start/setup.ts'

export const LEVELS = SITTERS.filter(sitter => sitter !== 'person') as readonly Level[]

/** Who is to sit there: oneself, somebody at the same screen, whoever comes, or a computer player. */
export type Wanted = 'me' | 'guest' | 'open' | Level
export const WANTED: readonly Wanted[] = ['me', 'guest', 'open', ...LEVELS]

export type Pace = Settings['pace']['kind']
export const PACES: readonly Pace[] = ['none', 'live', 'days']
export const MINUTES = [10, 20, 30, 45, 60, 90] as const
export const SECONDS = [0, 10, 30, 60] as const
export const DAYS = [1, 2, 3, 7] as const
export const REST = [0, 3, 7, 14] as const

/** What the form for a table asks; four seats always, so that changing the number forgets nothing. */
export interface TableSetup {
  readonly players: Players
  readonly seats: readonly { readonly who: Wanted; readonly name: string }[]
  readonly edition: Edition
  readonly options: TableOptions
  readonly pace: Pace
  readonly minutes: number
  readonly seconds: number
  readonly days: number
  readonly rest: number
  readonly listed: boolean
  readonly rated: boolean
  readonly watchers: boolean
}

/** Two people, by link, and nobody looks at the clock. */
export const USUAL: TableSetup = {
  players: 2,
  seats: (['me', 'open', 'open', 'open'] as const).map(who => ({ who, name: '' })),
  edition: 'classic',
  options: {},
  pace: 'none',
  minutes: 30,
  seconds: 30,
  days: 3,
  rest: 7,
  listed: false,
  rated: false,
  watchers: true,
}

const KEY = 'la-granja-table'

export function lastTable(): TableSetup {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isSetup(kept) ? { ...USUAL, ...kept } : USUAL
  } catch {
    return USUAL
  }
}

function isSetup(value: unknown): value is TableSetup {
  if (typeof value !== 'object' || value === null) return false
  const { players, seats, edition, pace } = value as Partial<TableSetup>
  return (
    PLAYERS.includes(players as Players) &&
    EDITIONS.includes(edition as Edition) &&
    PACES.includes(pace as Pace) &&
    Array.isArray(seats) &&
    seats.length === 4 &&
    seats.every(seat => WANTED.includes(seat?.who) && typeof seat?.name === 'string')
  )
}

export function rememberTable(setup: TableSetup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup))
  } catch {
    // The next table is set up by hand again.
  }
}

/** Nobody sits at two seats: whoever had the one that is taken now gets the other one. */
export function withSeat(setup: TableSetup, seat: number, changed: TableSetup['seats'][number]): TableSetup {
  const before = setup.seats[seat]
  const seats = setup.seats.map((one, index) => {
    if (index === seat) return changed
    return changed.who === 'me' && one.who === 'me' && before !== undefined ? before : one
  })
  return { ...setup, seats }
}

/** Whether results can count: only between several people who are each at a screen of their own. */
export function canBeRated({ players, seats }: TableSetup): boolean {
  return players > 1 && !seats.slice(0, players).some(({ who }) => who === 'guest')
}

export function settingsFor(setup: TableSetup): Settings {
  const { players, seats, edition, options, pace, minutes, seconds, days, rest, listed, rated, watchers } = setup
  const { simultaneousFarm = false, extraDeliveriesUpFront = false, hiddenScores = false } = options
  const paces = { none: { kind: 'none' }, live: { kind: 'live', minutes, seconds }, days: { kind: 'days', days, rest } }
  return {
    players,
    edition,
    options: { simultaneousFarm, extraDeliveriesUpFront, hiddenScores },
    pace: paces[pace] as Settings['pace'],
    listed,
    rated: rated && canBeRated(setup),
    watchers,
    // Whoever is beside us has our seats too, under a name of their own.
    seats: seats.slice(0, players).map(({ who }) => (who === 'guest' ? 'me' : who)),
  }
}

export function guestsIn({ players, seats }: TableSetup, nameOf: (seat: number) => string): readonly Guest[] {
  return seats
    .slice(0, players)
    .flatMap(({ who, name }, seat) =>
      who === 'guest' ? [{ seat: seat as Seat, name: name.trim() === '' ? nameOf(seat + 1) : name.trim() }] : [],
    )
}
