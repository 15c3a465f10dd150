import type { GameRecord, NewGame } from '@la-granja/engine'

// The page needs this too, and without a network: what is played on a day follows from its date and from nothing else.

/** As `2026-11-16`, in UTC, so that everybody has the same day at the same moment. */
export type Day = string

const LENGTH = 24 * 60 * 60_000

export function dayAt(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}

/** The moment when it begins. */
export function beginOf(day: Day): number {
  return Date.parse(`${day}T00:00:00.000Z`)
}

export function endOf(day: Day): number {
  return beginOf(day) + LENGTH
}

export function daysBefore(day: Day, days: number): Day {
  return dayAt(beginOf(day) - days * LENGTH)
}

export function isDay(text: string): boolean {
  const begin = /^\d{4}-\d\d-\d\d$/.test(text) ? beginOf(text) : Number.NaN
  // A 31st of June would begin in July.
  return !Number.isNaN(begin) && dayAt(begin) === text
}

/** For so many days after its own a game may still be handed in: whoever played it may have had no network. */
export const LATEST = 2

export interface Challenge extends NewGame {
  readonly players: 1
  readonly options: GameRecord['options']
}

const PLAIN = { simultaneousFarm: false, extraDeliveriesUpFront: false, hiddenScores: false } as const
const UP_FRONT = { ...PLAIN, extraDeliveriesUpFront: true } as const

/** By day of the week, Sunday first: what nobody plays every day is learnt by nobody. */
const WEEK = [
  { edition: 'deluxe', options: UP_FRONT },
  { edition: 'classic', options: PLAIN },
  { edition: 'deluxe', options: PLAIN },
  { edition: 'classic', options: UP_FRONT },
  { edition: 'deluxe', options: PLAIN },
  { edition: 'classic', options: PLAIN },
  { edition: 'classic', options: PLAIN },
] as const

/** The solo game of this day. What was once played on a day must stay as it was: results are compared by it. */
export function challengeOf(day: Day): Challenge {
  const { edition, options } = WEEK[new Date(beginOf(day)).getUTCDay()] ?? WEEK[1]
  return { seed: `daily ${day}`, players: 1, edition, options }
}

/** How many days in a row, up to today or yesterday: today's game may still be played. */
export function streakOf(days: readonly Day[], today: Day): number {
  const played = new Set(days)
  let day = played.has(today) ? today : daysBefore(today, 1)
  let streak = 0
  for (; played.has(day); day = daysBefore(day, 1)) streak++
  return streak
}
