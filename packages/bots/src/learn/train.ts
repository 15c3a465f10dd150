import { KNOTS, type Weights } from '../evaluate.ts'
import { FEATURES } from '../features.ts'
import { HAND_MADE } from '../weights.ts'
import type { Lesson } from './lesson.ts'
import { addSums, emptySums, type Sums, solve } from './regression.ts'
import { COLUMNS, columnsFrom, weightsFrom } from './samples.ts'
import { differing, TRY_COLUMNS } from './tries.ts'

/** A number of generations, each of which plays so many games, or pairs of games. */
export interface Term {
  readonly generations: number
  readonly games: number
}

export interface Course {
  readonly seed: string
  readonly watching: Term
  readonly trying: Term
}

/** Carries a lesson out, here or on another thread. */
export type Teacher = (lesson: Lesson) => Promise<Sums>
type Done = (by: Lesson['by'], generation: number, weights: Weights) => void

/** Lessons per generation: always as many, however many hands there are, so that sums are always added in the same order. */
const PARTS = 8

/**
 * Learns by self-play, generation after generation. First by watching, which goes far with few games, as it learns something from
 * each farm at each moment; then by trying, which knows nothing but results, and so is not deceived.
 */
export async function train({ seed, watching, trying }: Course, teach: Teacher, done: Done = () => {}) {
  const games = lessons(seed, 'watching', teach)
  const watched = await watch(HAND_MADE, watching, games, done)
  const tried = await tryOn(watched, trying, lessons(seed, 'trying', teach), done)
  return levelled(tried, await games(watching.generations + 1, tried, watching.games))
}

/** All that one generation has seen. */
type Generation = (generation: number, weights: Weights, games: number) => Promise<readonly Sums[]>

function lessons(seed: string, by: Lesson['by'], teach: Teacher): Generation {
  return (generation, weights, games) => {
    const parts = Array.from({ length: PARTS }, (_, part): Lesson => {
      const from = Math.floor((games * part) / PARTS)
      return { by, weights, seed: `${seed} ${generation}`, from, to: Math.floor((games * (part + 1)) / PARTS) }
    })
    return Promise.all(parts.map(teach))
  }
}

const WATCHING = {
  /** What earlier generations found still counts, a little less each time. */
  kept: 0.8,
  /**
   * How strongly a fit keeps to the weights so far, counted in samples. The samples of one game all share its luck, so it takes
   * many of them to say anything.
   */
  pull: 6000,
  /**
   * How far weights go towards a fit. Each fit is true only for players who play as those did who made it: going all the way
   * overshoots (41 % against three Farmers of the time), a third of the way does not (63 %).
   */
  step: 0.3,
  /**
   * How far it goes from the weights it began with to the last ones. A fit takes signs for causes: goods that pile up look
   * worthless, because it is who cannot deliver that has them. Half of each is better than either: 55 % against three Farmers,
   * all the way 42 % (800 games each).
   */
  share: 0.5,
} as const

/** Looks at what each farm brought in the end, and fits the weights to that. */
async function watch(start: Weights, { generations, games }: Term, play: Generation, done: Done): Promise<Weights> {
  let weights = start
  let sums = emptySums(COLUMNS)
  for (let generation = 1; generation <= generations; generation++) {
    sums = added(faded(sums, WATCHING.kept), await play(generation, weights, games))
    const before = columnsFrom(weights)
    weights = towards(before, solve(sums, before, WATCHING.pull), WATCHING.step)
    done('watching', generation, weights)
  }
  return towards(columnsFrom(start), columnsFrom(weights), WATCHING.share)
}

const TRYING = {
  kept: 0.7,
  /** Leads spread by 7 points, what a difference of 1 brings by 1.5: about the square of the ratio, as seats of a game share luck. */
  pull: 35,
  /** How far to go for each point that a difference of 1 would bring. The steepest weight is past its best after 0.045. */
  step: 0.03,
  /** No further than that at once: a generation knows only what lies near it. */
  furthest: 0.08,
} as const

/** Goes where differences between players have brought points. */
async function tryOn(start: Weights, { generations, games }: Term, play: Generation, done: Done): Promise<Weights> {
  let weights = start
  let sums = emptySums(TRY_COLUMNS)
  for (let generation = 1; generation <= generations; generation++) {
    sums = added(faded(sums, TRYING.kept), await play(generation, weights, games))
    const steps = solve(sums, [], TRYING.pull).map(brought => {
      return Math.max(-TRYING.furthest, Math.min(TRYING.furthest, TRYING.step * brought))
    })
    weights = weightsFrom(columnsFrom(differing(weights, steps)))
    done('trying', generation, weights)
  }
  return weights
}

/** Far more than any samples have to say. */
const FIXED = 1e12

/** Whoever has tried knows what is better, not how many points it comes to in the end: that is put right for all farms alike. */
function levelled(weights: Weights, seen: readonly Sums[]): Weights {
  const farm = FEATURES.indexOf('farm')
  const isFarm = (column: number) => Math.floor(column / KNOTS) === farm
  const sums = added(emptySums(COLUMNS), seen)
  return weightsFrom(solve(sums, columnsFrom(weights), column => (isFarm(column) ? 1 : FIXED)))
}

function towards(from: readonly number[], to: readonly number[], share: number): Weights {
  return weightsFrom(from.map((old, column) => old + share * ((to[column] as number) - old)))
}

function added(sums: Sums, parts: readonly Sums[]): Sums {
  for (const part of parts) addSums(sums, part)
  return sums
}

function faded({ size, products, targets, samples }: Sums, kept: number): Sums {
  const scale = (value: number) => value * kept
  return { size, products: products.map(scale), targets: targets.map(scale), samples }
}
