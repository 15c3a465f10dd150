import type { Weights } from '../evaluate.ts'
import { HAND_MADE } from '../weights.ts'
import { addSums, emptySums, type Sums, solve } from './regression.ts'
import { COLUMNS, columnsFrom, type Lesson, weightsFrom } from './samples.ts'

export interface Course {
  readonly seed: string
  readonly generations: number
  /** Games per generation. */
  readonly games: number
}

/** Lessons per generation: always as many, however many hands there are, so that sums are always added in the same order. */
const PARTS = 8

/** What earlier generations found still counts, a little less each time. */
const KEPT = 0.8

/**
 * How strongly a fit keeps to the weights so far, counted in samples. The samples of one game all share its luck, so it takes
 * many of them to say anything.
 */
const PULL = 6000

/**
 * How far weights go towards a fit. Each fit is true only for players who play as those did who made it: going all the way
 * overshoots (41 % against three Farmers of the time), a third of the way does not (63 %).
 */
const STEP = 0.3

/**
 * How far what is learned goes from the hand-made weights to the last ones. A fit takes signs for causes: goods that pile up look
 * worthless, because it is who cannot deliver that has them. Half of each is better than either: 55 % against three Farmers, all
 * the way 42 % (800 games each).
 */
const SHARE = 0.5

/**
 * Learns by self-play, generation after generation: play with the weights so far, look at what each farm brought in the end,
 * fit the weights to that. `gather` carries a lesson out, here or on another thread.
 */
export async function train(
  { seed, generations, games }: Course,
  gather: (lesson: Lesson) => Promise<Sums>,
  done: (generation: number, weights: Weights) => void = () => {},
): Promise<Weights> {
  let weights = HAND_MADE
  let sums = emptySums(COLUMNS)
  for (let generation = 1; generation <= generations; generation++) {
    const lessons = Array.from({ length: PARTS }, (_, part): Lesson => {
      const from = Math.floor((games * part) / PARTS)
      return { weights, seed: `${seed} ${generation}`, from, to: Math.floor((games * (part + 1)) / PARTS) }
    })
    const gathered = await Promise.all(lessons.map(gather))
    sums = faded(sums, KEPT)
    for (const part of gathered) addSums(sums, part)
    const before = columnsFrom(weights)
    const fit = solve(sums, before, PULL)
    weights = towards(before, fit, STEP)
    done(generation, weights)
  }
  return towards(columnsFrom(HAND_MADE), columnsFrom(weights), SHARE)
}

function towards(from: readonly number[], to: readonly number[], share: number): Weights {
  return weightsFrom(from.map((old, column) => old + share * ((to[column] as number) - old)))
}

function faded({ size, products, targets, samples }: Sums, kept: number): Sums {
  const scale = (value: number) => value * kept
  return { size, products: products.map(scale), targets: targets.map(scale), samples }
}
