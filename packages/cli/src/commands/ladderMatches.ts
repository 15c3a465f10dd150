import { type Entrant, lasting, type Showing, showingOf, type Tally, thinks, usualBudget } from '@la-granja/bots'
import { EDITIONS, type Edition } from '@la-granja/engine'
import { parseEntrants, seated, spelled } from './entrants.ts'

/** One bot against one other kind, which takes all other seats. */
export interface Match {
  readonly bots: string
  readonly players: 2 | 4
  readonly edition: Edition
  /** The win rate that the first bot should reach. */
  readonly bar: number
}

/** A match that has been played. */
export interface Rung {
  readonly match: Match
  readonly title: string
  readonly games: number
  readonly command: string
  readonly first: Showing
  readonly others: Showing
}

/** Matches are planned for so many games: after these, and not before, the usual interval promises what it says. */
export const ENOUGH = 400

/** What is asked of the first bot of a match at a table of two: to be the better one. */
const EVEN = 0.5

/** Who plays whom, and the win rate that the first should reach against three of the other; at equal time all have what Reference has. */
const PAIRS: readonly (readonly [bots: string, bar: number])[] = [
  ['farmer,random', 0.95],
  ['novice,random', 0.45],
  ['farmer,novice', 0.45],
  ['learned,farmer', 0.35],
  ['reference,random', 0.9],
  ['farmer,reference', 0.3],
  ['steward@100,reference@100', 0.5],
  ['steward,farmer', 0.5],
  ['lagranja@100,steward@100', 0.35],
  ['lagranja,steward', 0.45],
]

/** Every pair at tables of four and of two, in both editions. */
export const MATCHES: readonly Match[] = PAIRS.flatMap(([bots, bar]) =>
  EDITIONS.flatMap((edition): Match[] => [
    { bots, players: 4, edition, bar },
    { bots, players: 2, edition, bar: EVEN },
  ]),
)

/** Judged with an interval that may be looked at after each lot of games, until there are enough for a closer one. */
export function showingSoFar(name: string, tally: Tally): Showing {
  const showing = showingOf(name, tally)
  return tally.seats < ENOUGH ? { ...showing, ci95: lasting(tally.won, tally.seats) } : showing
}

type Judged = Pick<Rung, 'match' | 'first'>

export function isAbove({ match, first }: Judged): boolean {
  return first.ci95[0] >= match.bar
}

export function isBelow({ match, first }: Judged): boolean {
  return first.ci95[1] < match.bar
}

/** Those who sit at the table of a match; in a hurry they have a part of their time. */
export function entrantsOf({ bots, players }: Match, hurry: number): Entrant[] {
  return seated(parseEntrants(bots), players).map(entrant => {
    const usual = entrant.milliseconds ?? usualBudget(entrant.name, () => 0)?.milliseconds
    if (hurry === 1 || usual === undefined) return entrant
    return { ...entrant, milliseconds: Math.max(1, Math.round(usual / hurry)) }
  })
}

export function isFast(entrants: readonly Entrant[]): boolean {
  return !entrants.some(({ name }) => thinks(name))
}

export function titleOf(entrants: readonly Entrant[]): string {
  const [first, second] = entrants.map(spelled)
  return entrants.length === 2 ? `${first} against ${second}` : `${first} against ${entrants.length - 1} × ${second}`
}

/** What has to be typed to play it again. */
export function commandOf(entrants: readonly Entrant[], { players, edition }: Match, games: number, seed: string) {
  const bots = entrants.slice(0, 2).map(spelled).join(',')
  const other = edition === 'classic' ? '' : ` --edition ${edition}`
  return `npm run granja -- arena --bots ${bots} --players ${players}${other} --games ${games} --seed ${seed}`
}
