import { type Entrant, type Showing, usualBudget } from '@la-granja/bots'
import type { Edition } from '@la-granja/engine'
import { parseEntrants, seated, spelled, thinks } from './entrants.ts'

/** One bot against one other kind, which takes all other seats. */
export interface Match {
  readonly bots: string
  readonly players: 2 | 4
  readonly edition: Edition
  /** The win rate that the first bot should reach. */
  readonly bar?: number
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

/** The same in the other edition. */
const deluxe = (match: Match): Match => ({ ...match, edition: 'deluxe' })
const four = (bots: string, bar?: number): Match => ({
  bots,
  players: 4,
  edition: 'classic',
  ...(bar === undefined ? {} : { bar }),
})
const two = (bots: string): Match => ({ bots, players: 2, edition: 'classic' })

/** Those that answer at once. */
const FAST = [
  four('farmer,random', 0.95),
  four('novice,random'),
  four('farmer,novice', 0.45),
  four('learned,farmer', 0.35),
  two('farmer,random'),
  two('farmer,novice'),
  two('learned,farmer'),
]

/** At equal time all have what Reference has. */
export const MATCHES: readonly Match[] = [
  ...FAST,
  ...FAST.map(deluxe),
  four('reference,random', 0.9),
  four('farmer,reference', 0.3),
  four('steward@100,reference@100', 0.5),
  four('steward,farmer', 0.5),
  two('steward,farmer'),
  four('lagranja@100,steward@100', 0.35),
  two('lagranja@100,steward@100'),
  four('lagranja,steward', 0.45),
  deluxe(four('steward,farmer', 0.5)),
  deluxe(four('lagranja@100,steward@100', 0.35)),
]

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
