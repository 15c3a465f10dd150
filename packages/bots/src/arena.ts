import type { Edition, NewGame, Seat } from '@la-granja/engine'
import type { Budget } from './bot.ts'
import { type Interval, wilson } from './intervals.ts'
import { type BotName, makeBot, usualBudget } from './levels.ts'
import { playMatch } from './match.ts'

/** Who plays in an arena, and how long it may think if not as usual. */
export interface Entrant {
  readonly name: BotName
  readonly milliseconds?: number
  readonly iterations?: number
}

export interface Arena {
  /** One per seat. */
  readonly entrants: readonly Entrant[]
  readonly edition: Edition
  readonly seed: string
}

/** One game of an arena. Seats rotate; each full rotation plays the same deal. */
export function arenaGame({ entrants, edition, seed }: Arena, game: number, clock: () => number): ArenaGame {
  const count = entrants.length
  const seated = entrants.map((_, seat) => entrants[(seat + game) % count] as Entrant)
  const players = seated.map(entrant => ({ bot: makeBot(entrant.name), ...budgetOf(entrant, clock) }))
  const deal: NewGame = { seed: `${seed} ${Math.floor(game / count)}`, players: count as NewGame['players'], edition }
  const { result, decisions, milliseconds } = playMatch(deal, players, clock)
  return seated.map(({ name }, seat) => ({
    name,
    won: result.winners.includes(seat as Seat) ? 1 / result.winners.length : 0,
    points: result.ranking.find(standing => standing.seat === seat)?.points ?? 0,
    decisions: decisions[seat] ?? 0,
    milliseconds: milliseconds[seat] ?? 0,
  }))
}

/** By seat. */
export type ArenaGame = readonly {
  readonly name: BotName
  /** A shared win counts in part. */
  readonly won: number
  readonly points: number
  readonly decisions: number
  readonly milliseconds: number
}[]

function budgetOf({ name, milliseconds, iterations }: Entrant, clock: () => number): { budget?: Budget } {
  const counted = iterations === undefined ? {} : { iterations }
  if (milliseconds !== undefined) return { budget: { ...counted, milliseconds, clock } }
  const budget = iterations === undefined ? usualBudget(name, clock) : counted
  return budget === undefined ? {} : { budget }
}

export interface Showing {
  readonly name: string
  /** Seats taken, over all games. */
  readonly games: number
  readonly winRate: number
  readonly ci95: Interval
  readonly points: number
  readonly msPerDecision: number
}

/** What some seats of some games come to; sums of several lots of games can be added. */
export interface Tally {
  readonly seats: number
  readonly won: number
  readonly points: number
  readonly decisions: number
  readonly milliseconds: number
}

export const NO_GAMES: Tally = { seats: 0, won: 0, points: 0, decisions: 0, milliseconds: 0 }

/** With all that this bot did in these games. */
export function tallied(before: Tally, name: BotName, games: readonly ArenaGame[]): Tally {
  return games
    .flatMap(game => game.filter(seat => seat.name === name))
    .reduce(
      (sum, seat) => ({
        seats: sum.seats + 1,
        won: sum.won + seat.won,
        points: sum.points + seat.points,
        decisions: sum.decisions + seat.decisions,
        milliseconds: sum.milliseconds + seat.milliseconds,
      }),
      before,
    )
}

export function showingOf(name: string, { seats, won, points, decisions, milliseconds }: Tally): Showing {
  return {
    name,
    games: seats,
    winRate: won / Math.max(1, seats),
    ci95: wilson(won, seats),
    points: points / Math.max(1, seats),
    msPerDecision: milliseconds / Math.max(1, decisions),
  }
}

/** How each name did, in the order in which they were entered. */
export function showings({ entrants }: Arena, games: readonly ArenaGame[]): Showing[] {
  const names = [...new Set(entrants.map(({ name }) => name))]
  return names.map(name => showingOf(name, tallied(NO_GAMES, name, games)))
}
