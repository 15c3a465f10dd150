import { CARDS, cardOf, type Edition, type Farm, type GameState, GOODS, SEATS, type Seat } from '@la-granja/engine'
import { type Chance, chanceFrom } from '../chance.ts'
import { evaluationFrom, KNOTS, type Weights } from '../evaluate.ts'
import { greedyBot } from '../farmer.ts'
import { countFeatures, FEATURES, type Feature, progress } from '../features.ts'
import { playMatch } from '../match.ts'
import type { Lesson } from './lesson.ts'
import { addSample, emptySums, type Sums } from './regression.ts'

export const HELPER_IDS = Object.keys(CARDS)

/** One weight per feature and knot, then one per helper. */
export const COLUMNS = FEATURES.length * KNOTS + HELPER_IDS.length

const HELPER_COLUMN = Object.fromEntries(HELPER_IDS.map((id, index) => [id, FEATURES.length * KNOTS + index]))

export function columnsFrom({ features, helpers }: Weights): number[] {
  return [
    ...FEATURES.flatMap(name => Array.from({ length: KNOTS }, (_, knot) => features[name][knot] ?? 0)),
    ...HELPER_IDS.map(id => helpers[id] ?? 0),
  ]
}

/** Who has more of these is never worse off, whatever the luck of some games seems to say. */
const NEVER_BAD: ReadonlySet<Feature> = new Set<Feature>(['silver', 'crop', ...GOODS])

export function weightsFrom(columns: readonly number[]): Weights {
  const rounded = columns.map((value, column) => {
    const feature = FEATURES[Math.floor(column / KNOTS)]
    const least = feature !== undefined && NEVER_BAD.has(feature) ? 0 : Number.NEGATIVE_INFINITY
    // Nothing added: so that −0 becomes 0.
    return Math.max(least, Math.round(value * 1000) / 1000) + 0
  })
  const features = FEATURES.map((name, index) => [name, rounded.slice(index * KNOTS, (index + 1) * KNOTS)])
  const helpers = HELPER_IDS.map((id, index) => [id, rounded[FEATURES.length * KNOTS + index]])
  return {
    features: Object.fromEntries(features) as Weights['features'],
    helpers: Object.fromEntries(helpers) as Weights['helpers'],
  }
}

/** Plays games between players that each see things a little differently, and gathers what their farms brought in the end. */
export function gather({ weights, seed, from, to }: Lesson): Sums {
  const sums = emptySums(COLUMNS)
  for (let game = from; game < to; game++) gatherGame(sums, weights, `${seed} ${game}`, game)
  return sums
}

interface Sample {
  readonly seat: Seat
  readonly points: number
  readonly columns: readonly number[]
  readonly values: readonly number[]
}

/** One decision in so many is kept: neighbours say much the same. */
const ONE_IN = 9

function gatherGame(sums: Sums, weights: Weights, seed: string, game: number): void {
  const chance = chanceFrom(seed)
  const count = [4, 2, 3, 4][game % 4] as 2 | 3 | 4
  const edition: Edition = Math.floor(game / 4) % 2 === 0 ? 'classic' : 'deluxe'
  const players = SEATS.slice(0, count).map(() => ({
    bot: greedyBot('pupil', evaluationFrom(varied(weights, chance))),
  }))
  const samples: Sample[] = []
  const { state } = playMatch({ seed, players: count, edition }, players, undefined, now => {
    if (chance.between(1, ONE_IN) === 1) for (const seat of SEATS.slice(0, count)) samples.push(sampleOf(now, seat))
  })
  for (const { seat, points, columns, values } of samples) {
    addSample(sums, columns, values, (state.table.farms[seat] as Farm).points - points)
  }
}

/** Each weight up to 40 % more or less, so that pupils try different ways of playing. */
function varied({ features, helpers }: Weights, chance: Chance): Weights {
  const vary = (value: number) => (value * chance.between(600, 1400)) / 1000
  return {
    features: Object.fromEntries(
      FEATURES.map(name => {
        const factor = vary(1)
        return [name, features[name].map(value => value * factor)]
      }),
    ) as unknown as Weights['features'],
    helpers: Object.fromEntries(HELPER_IDS.map(id => [id, (helpers[id] ?? 0) + chance.between(-1000, 1000) / 500])),
  }
}

const counts = new Float64Array(FEATURES.length)

function sampleOf({ table, secrets }: GameState, seat: Seat): Sample {
  countFeatures(table, seat, secrets.hands[seat] ?? [], counts)
  const time = progress(table)
  const knot = Math.min(KNOTS - 2, Math.floor(time * (KNOTS - 1)))
  const late = time * (KNOTS - 1) - knot
  const columns: number[] = []
  const values: number[] = []
  counts.forEach((value, index) => {
    if (value === 0) return
    columns.push(index * KNOTS + knot, index * KNOTS + knot + 1)
    values.push((1 - late) * value, late * value)
  })
  const { helpers, points } = table.farms[seat] as Farm
  const hired = helpers.map(({ card }) => HELPER_COLUMN[cardOf(table, card).id] as number).sort((a, b) => a - b)
  for (const column of hired) {
    columns.push(column)
    values.push(1 - time)
  }
  return { seat, points, columns, values }
}
