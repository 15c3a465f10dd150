import { type Edition, SEATS } from '@la-granja/engine'
import { type Chance, chanceFrom } from '../chance.ts'
import { evaluationFrom, KNOTS, type Weights } from '../evaluate.ts'
import { greedyBot } from '../farmer.ts'
import { FEATURES, type Feature } from '../features.ts'
import { playMatch } from '../match.ts'
import { HAND_MADE } from '../weights.ts'
import type { Lesson } from './lesson.ts'
import { addSample, emptySums, type Sums } from './regression.ts'

/**
 * What a weight brings cannot be seen from farms that were watched: it takes signs for causes. So players who each value things
 * a little differently play a deal, and then play it again with all differences turned round. What a difference has brought
 * beside the table's others is all its own.
 */
export const TRY_COLUMNS = 2 * FEATURES.length

const COLUMN_NUMBERS = Array.from({ length: TRY_COLUMNS }, (_, column) => column)

/** A difference of 1 is as much as the hand-made weight itself, or this where that is hardly anything. */
const LEAST = 0.15

/** By feature, how much that is at the start of the game and at its end. */
const SCALES = FEATURES.map(name => ({ early: scaleOf(name, 0), late: scaleOf(name, KNOTS - 2) }))

function scaleOf(name: Feature, knot: number): number {
  // Everybody has a farm, whatever one does.
  if (name === 'farm') return 0
  const [a = 0, b = 0] = HAND_MADE.features[name].slice(knot)
  return Math.max(LEAST, (Math.abs(a) + Math.abs(b)) / 2)
}

/** Weights with differences: two for each feature, one that fades away over the game and one that grows. */
export function differing({ features, helpers }: Weights, differences: readonly number[]): Weights {
  const changed = FEATURES.map((name, index) => {
    const { early, late } = SCALES[index] as (typeof SCALES)[number]
    const [first = 0, last = 0] = differences.slice(2 * index)
    const worths = features[name].map((worth, knot) => {
      const time = knot / (KNOTS - 1)
      return worth + (1 - time) * early * first + time * late * last
    })
    return [name, worths]
  })
  return { features: Object.fromEntries(changed) as Weights['features'], helpers }
}

/** How far the players differ. */
const WIDTH = 0.25

function drawDifferences(chance: Chance): number[] {
  return COLUMN_NUMBERS.map(() => (WIDTH * chance.between(-1000, 1000)) / 1000)
}

/** Plays each deal twice; a sample for each seat: how it differed from the others, and how far it came out ahead of them for that. */
export function tryOut({ weights, seed, from, to }: Lesson): Sums {
  const sums = emptySums(TRY_COLUMNS)
  for (let pair = from; pair < to; pair++) {
    const chance = chanceFrom(`${seed} ${pair}`)
    const players = [4, 2, 4, 3][pair % 4] as 2 | 3 | 4
    const edition: Edition = Math.floor(pair / 4) % 2 === 0 ? 'classic' : 'deluxe'
    const differences = SEATS.slice(0, players).map(() => drawDifferences(chance))
    const pointsWith = (sign: 1 | -1) => {
      const seated = differences.map(own => {
        const pupil = differing(
          weights,
          own.map(value => sign * value),
        )
        return { bot: greedyBot('pupil', evaluationFrom(pupil)) }
      })
      return playMatch({ seed: `${seed} ${pair}`, players, edition }, seated).state.table.farms.map(farm => farm.points)
    }
    const [there, back] = [pointsWith(1), pointsWith(-1)]
    differences.forEach((own, seat) => {
      const values = own.map((_, column) =>
        aheadOf(
          differences.map(row => row[column] as number),
          seat,
        ),
      )
      addSample(sums, COLUMN_NUMBERS, values, (aheadOf(there, seat) - aheadOf(back, seat)) / 2)
    })
  }
  return sums
}

/** By how much one of them is above the mean of the others. */
function aheadOf(values: readonly number[], seat: number): number {
  const own = values[seat] as number
  const others = values.reduce((sum, value) => sum + value, 0) - own
  return own - others / (values.length - 1)
}
