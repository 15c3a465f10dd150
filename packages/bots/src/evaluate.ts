import type { Farm, GameState, PlayerView, Seat, Table } from '@la-granja/engine'
import { countFeatures, FEATURES, type Feature, MOMENTS, momentOf, progress } from './features.ts'
import { isLastTurn, lastPoints } from './last.ts'
import { byCard, printedOn } from './printed.ts'

/** The knots of a weight's line over the game: the start of each round, and the end. */
export const KNOTS = 7

/** What a farm's features are worth in points still to come. */
export interface Weights {
  /** By feature, its worth at each knot; in between it is interpolated. */
  readonly features: Readonly<Record<Feature, readonly number[]>>
  /** By card id, what the helper is worth over a whole game, beside the general worth of a helper. */
  readonly helpers: Readonly<Record<string, number>>
}

/** The same numbers laid out for speed. */
export interface Evaluation {
  /** By moment of the game, what each feature is worth then. */
  readonly moments: readonly Float64Array[]
  readonly helpers: Float64Array
}

export function evaluationFrom({ features, helpers }: Weights): Evaluation {
  const moments = Array.from({ length: MOMENTS }, (_, moment) => {
    const time = ((KNOTS - 1) * moment) / MOMENTS
    const knot = Math.floor(time)
    const late = time - knot
    return Float64Array.from(FEATURES, name => {
      return (1 - late) * (features[name][knot] ?? 0) + late * (features[name][knot + 1] ?? 0)
    })
  })
  return { moments, helpers: byCard(helpers) }
}

const counts = new Float64Array(FEATURES.length)

/** The points that the seat will have at the end, by our guess; exact when the game is over. */
export function expectedPoints(evaluation: Evaluation, table: Table, seat: Seat, hand: readonly number[]): number {
  const farm = table.farms[seat] as Farm
  // §10: left-over silver breaks ties.
  if (table.over) return farm.points + farm.silver / 100
  if (isLastTurn(table)) return lastPoints(table, seat)
  countFeatures(table, seat, hand, counts)
  const moment = momentOf(table)
  const worths = evaluation.moments[moment] as Float64Array
  let sum = farm.points
  for (let index = 0; index < counts.length; index++) sum += (counts[index] as number) * (worths[index] as number)
  const { cards } = printedOn(table)
  let helpers = 0
  for (const { card } of farm.helpers) helpers += evaluation.helpers[cards[card] as number] as number
  return sum + helpers * (1 - moment / MOMENTS)
}

export function expectedPointsIn(evaluation: Evaluation, { table, secrets }: GameState, seat: Seat): number {
  return expectedPoints(evaluation, table, seat, secrets.hands[seat] ?? [])
}

/** The most that an opponent can expect. */
export function pointsToBeat(evaluation: Evaluation, state: GameState, seat: Seat): number {
  const { players } = state.table
  if (players === 1) return GOOD_SOLO
  let most = Number.NEGATIVE_INFINITY
  for (let other = 0; other < players; other++) {
    if (other !== seat) most = Math.max(most, expectedPointsIn(evaluation, state, other as Seat))
  }
  return most
}

/** The chance to win that an expected lead over the best opponent means: surer the later it is. */
export function chanceWith(lead: number, table: Table): number {
  return squashed(lead / spread(table))
}

/** How many points of lead make a win e times as likely: many while much can still happen. */
function spread(table: Table): number {
  return table.players === 1 ? 10 : 2 + 6 * (1 - progress(table))
}

/** What a point more is worth in an even game. */
export function winChancePerPoint(table: Table): number {
  return 1 / (4 * spread(table))
}

function squashed(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

/** Alone there is nobody to beat; this many points count as an even chance. */
export const GOOD_SOLO = 60

export function seatOf(view: PlayerView): Seat {
  if (view.seat === undefined) throw new RangeError('a spectator has nothing to decide')
  return view.seat
}
