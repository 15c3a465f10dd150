import { type CardId, EDITIONS, type Edition, type Side } from '@la-granja/engine'
import type { Sitter } from '../game/game.ts'
import { type BySource, type FarmFacts, type GameFacts, type Opening, sourcesBy } from './facts.ts'

/** How it went whenever something was so. */
export interface Tally {
  readonly games: number
  readonly points: number
  /** Games with others, which can be won; and how many were. */
  readonly contested: number
  readonly wins: number
}

export type Tallied<Key> = Tally & { readonly key: Key }

export interface HelperTally extends Tallied<CardId> {
  /** On average in a game. */
  readonly uses: number
  readonly brought: number
}

export interface CardTally extends Tallied<CardId> {
  readonly sides: Readonly<Record<Side, number>>
}

/** Averages over some games. */
export interface Share {
  readonly games: number
  readonly points: number
  readonly bySource: BySource
  /** At the start and after each round. */
  readonly afterRound: readonly number[]
}

export interface Numbers extends Tally {
  readonly best: number
  readonly byPlayers: readonly Tallied<number>[]
  readonly byEdition: readonly Tallied<Edition>[]
  readonly byOpponent: readonly Tallied<Sitter>[]
  readonly mine: Share
  /** What each round brought, by source. */
  readonly gains: readonly BySource[]
  /** Mine and everybody else's in the same games; nothing for somebody who only plays alone. */
  readonly table: { readonly mine: Share; readonly others: Share } | undefined
  /** The last ten games and those before; nothing until there are any. */
  readonly past: { readonly last: Share & Tally; readonly before: Share & Tally } | undefined
  readonly helpers: readonly HelperTally[]
  readonly cards: readonly CardTally[]
  readonly opening: {
    readonly cards: readonly Tallied<`${CardId} ${Side}`>[]
    readonly sides: readonly Tallied<Side>[]
    readonly dice: readonly Tallied<number>[]
    readonly roofs: readonly Tallied<Opening['roof']>[]
    readonly donkeys: readonly Tallied<number>[]
    readonly siesta: readonly Tallied<number>[]
  }
}

export const LATELY = 10

/** Everything that is told of these games. The same games in any order give the same numbers. */
export function numbersOf(given: readonly GameFacts[]): Numbers {
  const games = distinct(given)
  const contested = games.filter(isContested)
  const [last, before] = [games.slice(-LATELY), games.slice(0, -LATELY)]
  return {
    ...tallyOf(games),
    best: Math.max(0, ...games.map(game => ownFarm(game).points)),
    byPlayers: tallied(games, ({ farms }) => [farms.length], byKey),
    byEdition: tallied(
      games,
      ({ edition }) => [edition],
      (a, b) => EDITIONS.indexOf(a.key) - EDITIONS.indexOf(b.key),
    ),
    byOpponent: tallied(games, ({ opponents }) => opponents, byGames),
    mine: shareOf(games.map(ownFarm)),
    gains: rounds(games.map(({ gains }) => gains.length)).map(round =>
      sourcesBy(source => mean(games.map(({ gains }) => gains[round]?.[source] ?? 0))),
    ),
    table:
      contested.length === 0
        ? undefined
        : { mine: shareOf(contested.map(ownFarm)), others: shareOf(contested.map(otherFarms)) },
    past:
      before.length === 0
        ? undefined
        : {
            last: { ...tallyOf(last), ...shareOf(last.map(ownFarm)) },
            before: { ...tallyOf(before), ...shareOf(before.map(ownFarm)) },
          },
    helpers: helpersIn(games),
    cards: cardsIn(games),
    opening: {
      cards: tallied(
        games,
        ({ opening }) => opening.cards.map(({ card, side }) => `${card} ${side}` as const),
        byGames,
      ),
      sides: tallied(games, ({ opening }) => opening.cards.map(({ side }) => side), byGames),
      dice: tallied(games, ({ opening }) => opening.dice, byKey),
      roofs: tallied(games, ({ opening }) => [opening.roof], byGames),
      donkeys: tallied(games, ({ opening }) => [opening.donkey], byKey),
      siesta: tallied(games, ({ opening }) => [opening.siesta], byKey),
    },
  }
}

/** In the order of time. A game that was saved to a file and opened again, or lies here and on the server, counts once. */
function distinct(given: readonly GameFacts[]): readonly GameFacts[] {
  const seen = new Set<string>()
  return [...given]
    .sort((a, b) => a.at - b.at || compare(a.id, b.id))
    .filter(({ print }) => !seen.has(print) && seen.add(print))
}

export function ownFarm({ farms, mine }: GameFacts): FarmFacts {
  const farm = farms[mine]
  if (farm === undefined) throw new RangeError(`there is no seat ${mine}`)
  return farm
}

const isContested = ({ farms }: GameFacts) => farms.length > 1

/** The others at a table as one farm, so that a table of four weighs no more than one of two. */
function otherFarms({ farms, mine }: GameFacts): FarmFacts {
  const { points, bySource, afterRound } = shareOf(farms.filter((_, seat) => seat !== mine))
  return { points, bySource, afterRound, rank: 0 }
}

export function tallyOf(games: readonly GameFacts[]): Tally {
  const contested = games.filter(isContested)
  return {
    games: games.length,
    points: mean(games.map(game => ownFarm(game).points)),
    contested: contested.length,
    wins: contested.filter(game => ownFarm(game).rank === 1).length,
  }
}

function shareOf(farms: readonly FarmFacts[]): Share {
  return {
    games: farms.length,
    points: mean(farms.map(({ points }) => points)),
    bySource: sourcesBy(source => mean(farms.map(({ bySource }) => bySource[source]))),
    afterRound: rounds(farms.map(({ afterRound }) => afterRound.length)).map(round =>
      mean(farms.map(({ afterRound }) => afterRound[round] ?? 0)),
    ),
  }
}

type Order<Key> = (a: Tallied<Key>, b: Tallied<Key>) => number

/** A game counts once for each of its keys. */
function tallied<Key extends string | number>(
  games: readonly GameFacts[],
  keysOf: (game: GameFacts) => readonly Key[],
  order: Order<Key>,
): readonly Tallied<Key>[] {
  const byEach = new Map<Key, GameFacts[]>()
  for (const game of games) {
    for (const key of new Set(keysOf(game))) {
      const some = byEach.get(key)
      if (some === undefined) byEach.set(key, [game])
      else some.push(game)
    }
  }
  return [...byEach].map(([key, some]) => ({ key, ...tallyOf(some) })).sort(order)
}

function helpersIn(games: readonly GameFacts[]): readonly HelperTally[] {
  const hired = new Map<CardId, { uses: number; points: number }>()
  for (const { helpers } of games) {
    for (const { card, uses, points } of helpers) {
      const before = hired.get(card)
      hired.set(card, { uses: uses + (before?.uses ?? 0), points: points + (before?.points ?? 0) })
    }
  }
  return tallied(games, ({ helpers }) => helpers.map(({ card }) => card), byGames).map(tally => {
    const { uses = 0, points = 0 } = hired.get(tally.key) ?? {}
    return { ...tally, uses: uses / tally.games, brought: points / tally.games }
  })
}

function cardsIn(games: readonly GameFacts[]): readonly CardTally[] {
  const played = new Map<CardId, Record<Side, number>>()
  for (const { cards } of games) {
    for (const { card, side } of cards) {
      const sides = played.get(card) ?? { field: 0, barrow: 0, extension: 0, helper: 0 }
      sides[side]++
      played.set(card, sides)
    }
  }
  return tallied(games, ({ cards }) => cards.map(({ card }) => card), byGames).map(tally => ({
    ...tally,
    sides: played.get(tally.key) ?? { field: 0, barrow: 0, extension: 0, helper: 0 },
  }))
}

const mean = (amounts: readonly number[]) =>
  amounts.length === 0 ? 0 : amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length

const rounds = (lengths: readonly number[]) => Array.from({ length: Math.max(0, ...lengths) }, (_, round) => round)

const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)

function byKey<Key extends string | number>(a: Tallied<Key>, b: Tallied<Key>): number {
  return compare(a.key, b.key)
}

/** The most frequent first. */
function byGames<Key extends string | number>(a: Tallied<Key>, b: Tallied<Key>): number {
  return b.games - a.games || compare(a.key, b.key)
}
