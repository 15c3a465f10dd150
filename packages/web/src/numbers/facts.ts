import {
  type CardId,
  cardOf,
  type Edition,
  ENGINE_VERSION,
  type RoofId,
  result,
  type Seat,
  type Side,
  SOURCES,
  type Source,
} from '@la-granja/engine'
import { type LocalGame, load, type SavedGame, type Sitter } from '../game/game.ts'
import { roundEnds } from '../table/points.ts'

/** What was read out of a game is kept; whoever reads more out of it, or otherwise, counts this up. */
const READING = 2
export const MADE = `${READING} ${ENGINE_VERSION}`

export type BySource = Readonly<Record<Source, number>>

export interface FarmFacts {
  readonly points: number
  /** 1 for the best. */
  readonly rank: number
  readonly bySource: BySource
  /** At the start and after each round. */
  readonly afterRound: readonly number[]
}

export interface HelperFacts {
  readonly card: CardId
  readonly uses: number
  /** What it brought by itself. */
  readonly points: number
}

/** What somebody chose in the first round. */
export interface Opening {
  readonly cards: readonly PlayedCard[]
  readonly dice: readonly number[]
  readonly roof: RoofId | 'none'
  readonly donkey: number
  /** How far the disc came on the siesta track. */
  readonly siesta: number
}

export interface PlayedCard {
  readonly card: CardId
  readonly side: Side
}

/** All that the numbers need of a finished game, small enough to keep. */
export interface GameFacts {
  readonly id: string
  /**
   * When it was begun, in milliseconds since 1970: whoever looks at a game again keeps it anew, but begins it once. If nobody tells,
   * when it was kept.
   */
  readonly at: number
  /** Alike for two copies of the same game. */
  readonly print: string
  readonly edition: Edition
  readonly mine: Seat
  /** By seat. */
  readonly farms: readonly FarmFacts[]
  readonly opponents: readonly Sitter[]
  /** What each round brought me, by source. */
  readonly gains: readonly BySource[]
  readonly cards: readonly PlayedCard[]
  readonly helpers: readonly HelperFacts[]
  readonly opening: Opening
}

/** Nothing for a game that is not over, that nobody here played, or that cannot be played again. */
export function factsOf(saved: SavedGame, mine = seatOf(saved)): GameFacts | undefined {
  const game = mine === undefined ? undefined : loaded(saved)
  const final = game && result(game.state)
  if (mine === undefined || game === undefined || final === undefined) return undefined
  const ends = roundEnds(game)
  const farms = [...final.ranking]
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, points, rank, bySource }) => ({
      points,
      rank,
      bySource,
      afterRound: ends.map(({ table }) => table.farms[seat]?.points ?? 0),
    }))
  const { record } = saved
  return {
    id: saved.id,
    at: Number(saved.begun) || Number(saved.played) || 0,
    print: `${record.seed} ${record.actions.length} ${farms.map(({ points }) => points).join(' ')}`,
    edition: record.edition,
    mine,
    farms,
    opponents: [...new Set(game.sitters.filter((_, seat) => seat !== mine))],
    gains: gainsIn(ends.map(({ table }) => table.farms[mine]?.scored)),
    ...choicesIn(game, mine),
  }
}

/**
 * Where several people sit at one screen, the first of them is the one whose device it is. A game whose beginning nobody tells was
 * saved from an online table: who of its people sat here is not in it, and the server knows.
 */
export function seatOf({ sitters, begun }: Pick<SavedGame, 'sitters' | 'begun'>): Seat | undefined {
  if (!Array.isArray(sitters)) return undefined
  const [first, ...others] = sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat as Seat] : []))
  return begun === 0 && others.length > 0 ? undefined : first
}

/** What lies on the shelf may be damaged in any way. */
function loaded(saved: SavedGame): LocalGame | undefined {
  try {
    return load(saved)
  } catch {
    return undefined
  }
}

function gainsIn(scored: readonly (BySource | undefined)[]): readonly BySource[] {
  return scored.slice(1).map((after, round) => {
    const before = scored[round]
    return sourcesBy(source => (after?.[source] ?? 0) - (round === 0 ? 0 : (before?.[source] ?? 0)))
  })
}

export function sourcesBy(amount: (source: Source) => number): BySource {
  return Object.fromEntries(SOURCES.map(source => [source, amount(source)])) as Record<Source, number>
}

function choicesIn({ steps, state }: LocalGame, mine: Seat): Pick<GameFacts, 'cards' | 'helpers' | 'opening'> {
  const cards: (PlayedCard & { readonly round: number })[] = []
  const helpers = new Map<CardId, { uses: number; points: number }>()
  const dice: number[] = []
  let roof: Opening['roof'] = 'none'
  let donkey = 0
  let siesta = 0
  let round = 1
  const idOf = (number: number) => cardOf(state.table, number).id
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'stepBegan') ({ round } = event)
    if (event.type === 'donkeysRevealed' && round === 1) donkey = event.donkeys[mine] ?? 0
    if (!('seat' in event) || event.seat !== mine) continue
    switch (event.type) {
      case 'cardPlayed': {
        const card = idOf(event.card)
        cards.push({ card, side: event.side, round })
        if (event.side === 'helper' && !helpers.has(card)) helpers.set(card, { uses: 0, points: 0 })
        break
      }
      case 'helperUsed': {
        const helper = helpers.get(idOf(event.card))
        if (helper !== undefined) helper.uses++
        break
      }
      case 'pointsGained': {
        const helper = event.by.startsWith('card:') ? helpers.get(event.by.slice(5) as CardId) : undefined
        if (helper !== undefined) helper.points += event.amount
        break
      }
      case 'dieTaken':
        if (round === 1) dice.push(event.die)
        break
      case 'roofBought':
        if (round === 1) roof = event.roof
        break
      case 'rested':
        if (round === 1) siesta = event.to
        break
    }
  }
  return {
    cards: cards.map(({ card, side }) => ({ card, side })),
    helpers: [...helpers].map(([card, { uses, points }]) => ({ card, uses, points })),
    opening: {
      cards: cards.filter(one => one.round === 1).map(({ card, side }) => ({ card, side })),
      dice,
      roof,
      donkey,
      siesta,
    },
  }
}
