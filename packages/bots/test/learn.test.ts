import { describe, expect, test, vi } from 'vitest'
import {
  type Course,
  chanceFrom,
  FEATURES,
  HAND_MADE,
  hold,
  LEARNED,
  type Lesson,
  type Sums,
  train,
  type Weights,
} from '../src/index.ts'
import { addSample, addSums, emptySums, solve } from '../src/learn/regression.ts'
import { COLUMNS, columnsFrom, gather, weightsFrom } from '../src/learn/samples.ts'
import { differing, TRY_COLUMNS, tryOut } from '../src/learn/tries.ts'

vi.setConfig({ testTimeout: 120_000 })

const TRUE = [3, -2, 0.5, 10, 0]

/** Samples of a known line; each tells two or three of the five columns. */
function samples(count: number, seed = 'samples') {
  const chance = chanceFrom(seed)
  return Array.from({ length: count }, () => {
    const columns = TRUE.map((_, column) => column).filter(() => chance.between(1, 2) === 1)
    const values = columns.map(() => chance.between(-50, 50) / 10)
    const target = columns.reduce((sum, column, at) => sum + TRUE[column]! * values[at]!, 0)
    return { columns, values, target }
  })
}

function sumsOf(list: ReturnType<typeof samples>): Sums {
  const sums = emptySums(TRUE.length)
  for (const { columns, values, target } of list) addSample(sums, columns, values, target)
  return sums
}

function expectClose(found: Iterable<number>, wanted: Iterable<number>, digits = 6): void {
  const [a, b] = [[...found], [...wanted]]
  expect(a).toHaveLength(b.length)
  for (const [index, value] of b.entries()) expect(a[index]).toBeCloseTo(value, digits)
}

describe('regression', () => {
  test('finds the weights behind the samples', () => {
    expectClose(solve(sumsOf(samples(200)), [], 1e-9), TRUE)
  })

  test('without samples, or pulled hard, it keeps to what is known', () => {
    const known = [1, 2, 3, 4, 5]
    expectClose(solve(emptySums(5), known, 1), known)
    expectClose(solve(sumsOf(samples(20)), known, 1e12), known, 3)
  })

  test('each column can be held back for itself', () => {
    const known = [1, 2, 3, 4, 5]
    const found = solve(sumsOf(samples(200)), known, column => (column === 3 ? 1e-9 : 1e12))
    for (const column of [0, 1, 2, 4]) expect(found[column]).toBeCloseTo(known[column]!, 3)
    expect(found[3]).not.toBeCloseTo(known[3]!, 1)
  })

  test('the more samples, the weaker the pull', () => {
    const known = [0, 0, 0, 0, 0]
    const miss = (count: number) => Math.abs(solve(sumsOf(samples(count)), known, 100)[3]! - TRUE[3]!)
    expect(miss(40)).toBeGreaterThan(miss(400))
  })

  test('sums in parts are the same as in one go', () => {
    const all = samples(60)
    const parts = sumsOf(all.slice(0, 25))
    addSums(parts, sumsOf(all.slice(25)))
    const whole = sumsOf(all)
    expect(parts.samples).toBe(60)
    expectClose(parts.products, whole.products)
    expectClose(parts.targets, whole.targets)
    expectClose(solve(parts, [], 1e-9), TRUE)
  })
})

describe('weights and columns', () => {
  test('one is the other read backwards', () => {
    expect(weightsFrom(columnsFrom(LEARNED))).toEqual(LEARNED)
    const columns = Array.from({ length: COLUMNS }, (_, column) => column / 8)
    expect(columnsFrom(weightsFrom(columns))).toEqual(columns)
  })

  test('what one can have more of is never worth less than nothing', () => {
    const { features } = weightsFrom(Array<number>(COLUMNS).fill(-1))
    expect(features.olive.every(worth => worth === 0)).toBe(true)
    expect(features.silver.every(worth => worth === 0)).toBe(true)
    expect(features.place.every(worth => worth === -1)).toBe(true)
  })

  test('weights are rounded to thousandths', () => {
    const [first] = columnsFrom(weightsFrom([0.123456, ...Array<number>(COLUMNS - 1).fill(0)]))
    expect(first).toBe(0.123)
  })
})

describe.each([
  ['watching', gather, COLUMNS, 50],
  ['trying', tryOut, TRY_COLUMNS, 4],
] as const)('learning by %s', (by, learn, columns, least) => {
  const lesson = (from: number, to: number): Lesson => ({ by, weights: HAND_MADE, seed: 'lesson', from, to })
  const whole = learn(lesson(1, 3))

  test('the same lesson gives the same sums, whoever holds it', () => {
    expect(whole.samples).toBeGreaterThan(least)
    expect(hold(lesson(1, 3))).toEqual(whole)
  })

  test('parts add up to the whole', () => {
    const sums = learn(lesson(1, 2))
    addSums(sums, learn(lesson(2, 3)))
    expect(sums.samples).toBe(whole.samples)
    expectClose(sums.products, whole.products, 3)
    expectClose(sums.targets, whole.targets, 3)
  })

  test('no games, no samples', () => {
    expect(learn(lesson(2, 2))).toEqual(emptySums(columns))
  })
})

/** The columns of tries that are about this feature: at the start of the game, and at its end. */
function triesOf(name: (typeof FEATURES)[number]): readonly [early: number, late: number] {
  const index = FEATURES.indexOf(name)
  return [2 * index, 2 * index + 1]
}

function differences(...given: readonly (readonly [column: number, value: number])[]): number[] {
  const all = Array<number>(TRY_COLUMNS).fill(0)
  for (const [column, value] of given) all[column] = value
  return all
}

describe('differences', () => {
  test('none leave the weights as they are', () => {
    expect(differing(LEARNED, differences())).toEqual(LEARNED)
  })

  test('an early one fades away, a late one grows; nothing else is touched', () => {
    const [early, late] = triesOf('stall')
    const { features } = differing(HAND_MADE, differences([early, 0.5], [late, -0.5]))
    const changes = features.stall.map((worth, knot) => worth - HAND_MADE.features.stall[knot]!)
    expect(changes[0]).toBeGreaterThan(1)
    expect(changes.at(-1)).toBeLessThan(0)
    expect(changes).toEqual([...changes].sort((a, b) => b - a))
    expect({ ...features, stall: [] }).toEqual({ ...HAND_MADE.features, stall: [] })
  })

  test('nobody has more or fewer farms', () => {
    const [early, late] = triesOf('farm')
    expect(differing(HAND_MADE, differences([early, 1], [late, 1]))).toEqual(HAND_MADE)
  })
})

describe('a course', () => {
  const none = { generations: 0, games: 1 }
  const silence = async ({ by }: Lesson) => emptySums(by === 'watching' ? COLUMNS : TRY_COLUMNS)
  const withoutFarm = ({ features }: Weights) => ({ ...features, farm: [] })

  test('is the same each time, and learns something', async () => {
    const course: Course = { seed: 'course', watching: { generations: 1, games: 4 }, trying: none }
    const told: [Lesson['by'], number, Weights][] = []
    const teach = async (lesson: Lesson) => hold(lesson)
    const learned = await train(course, teach, (...one) => told.push(one))
    expect(told.map(([by, generation]) => [by, generation])).toEqual([['watching', 1]])
    const [made, last, between] = [HAND_MADE, told[0]![2], learned].map(columnsFrom)
    // What is learned lies half-way between what was known and the last generation; but for the farm, which is put right at the end.
    for (const [column, weight] of between!.entries()) {
      if (column >= HAND_MADE.features.farm.length) expect(weight).toBeCloseTo((made![column]! + last![column]!) / 2, 2)
    }
    expect(await train(course, teach)).toEqual(learned)
    expect(withoutFarm(learned)).not.toEqual(withoutFarm(weightsFrom(columnsFrom(HAND_MADE))))
    for (const weight of columnsFrom(learned)) expect(Number.isFinite(weight)).toBe(true)
  })

  test('plays each game of a generation once, with the weights of the generation before', async () => {
    const given: Lesson[] = []
    const told: [Lesson['by'], number, Weights][] = []
    const course = { seed: 'course', watching: { generations: 3, games: 21 }, trying: { generations: 2, games: 9 } }
    await train(
      course,
      lesson => {
        given.push(lesson)
        return silence(lesson)
      },
      (...one) => told.push(one),
    )
    const stages = told.map(([by, generation]) => `${by} ${generation}`)
    expect(stages).toEqual(['watching 1', 'watching 2', 'watching 3', 'trying 1', 'trying 2'])
    // Nothing to learn from: all of them keep to what they started with.
    const start = columnsFrom(HAND_MADE)
    for (const [, , weights] of told) {
      for (const [column, weight] of columnsFrom(weights).entries()) expect(weight).toBeCloseTo(start[column]!, 2)
    }
    const generations = [...new Set(given.map(({ by, seed }) => `${by} ${seed}`))]
    expect(generations).toHaveLength(6)
    for (const [index, generation] of generations.entries()) {
      const own = given.filter(({ by, seed }) => `${by} ${seed}` === generation)
      const numbers = own.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, game) => from + game))
      const { games } = course[own[0]!.by]
      expect(numbers).toEqual(Array.from({ length: games }, (_, game) => game))
      expect(new Set(own.map(({ weights }) => weights)).size).toBe(1)
      // Trying begins half-way between what was known and what watching came to.
      if (index !== 3) expect(own[0]!.weights).toBe(told[index - 1]?.[2] ?? HAND_MADE)
    }
  })

  test('does not depend on who is done first', async () => {
    const course = { seed: 'order', watching: { generations: 2, games: 80 }, trying: { generations: 2, games: 80 } }
    const quick = async ({ by, from }: Lesson) => {
      const sums = emptySums(by === 'watching' ? COLUMNS : TRY_COLUMNS)
      addSample(sums, [from, from + 1], [1 / 3, from / 7], from)
      return sums
    }
    const slow = async (lesson: Lesson) => {
      // The first lessons come back last.
      for (let wait = lesson.from; wait < 80; wait++) await Promise.resolve()
      return quick(lesson)
    }
    expect(await train(course, slow)).toEqual(await train(course, quick))
  })

  test('goes where tries have brought points, and not far at once', async () => {
    const [silver] = triesOf('silver')
    const [, stall] = triesOf('stall')
    const chance = chanceFrom('brought')
    const teach = async (lesson: Lesson) => {
      const sums = await silence(lesson)
      const columns = Array.from({ length: TRY_COLUMNS }, (_, column) => column)
      for (let sample = 0; lesson.by === 'trying' && sample < 200; sample++) {
        const values = columns.map(() => chance.between(-250, 250) / 1000)
        addSample(sums, columns, values, 8 * values[silver]! - 2 * values[stall]!)
      }
      return sums
    }
    const { features } = await train({ seed: 's', watching: none, trying: { generations: 1, games: 1 } }, teach)
    expect(features.silver[0]! - HAND_MADE.features.silver[0]!).toBeCloseTo(0.08 * 0.475, 2)
    expect(features.stall.at(-1)!).toBeLessThan(HAND_MADE.features.stall.at(-1)! - 0.01)
    expect(features.stall[0]).toBeCloseTo(HAND_MADE.features.stall[0]!, 1)
    expect(features.grain[0]).toBeCloseTo(HAND_MADE.features.grain[0]!, 1)
  })

  test('ends with points that come true on the whole', async () => {
    const teach = async (lesson: Lesson) => hold(lesson)
    const course = { seed: 'level', watching: { generations: 0, games: 8 }, trying: none }
    const learned = await train(course, teach)
    expect(withoutFarm(learned)).toEqual(withoutFarm(weightsFrom(columnsFrom(HAND_MADE))))
    const { size, products, targets } = gather({ by: 'watching', weights: HAND_MADE, seed: 'level 1', from: 0, to: 8 })
    const misses = (weights: Weights) =>
      HAND_MADE.features.farm.map((_, knot) => {
        const expected = columnsFrom(weights).reduce((sum, weight, column) => {
          return sum + weight * products[Math.min(knot, column) * size + Math.max(knot, column)]!
        }, 0)
        return Math.abs(expected - targets[knot]!)
      })
    for (const [knot, miss] of misses(learned).entries())
      expect(miss).toBeLessThan(0.02 * misses(HAND_MADE)[knot]! + 20)
  })
})
