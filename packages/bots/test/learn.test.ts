import { describe, expect, test, vi } from 'vitest'
import { chanceFrom, gather, HAND_MADE, LEARNED, type Lesson, type Sums, train, type Weights } from '../src/index.ts'
import { addSample, addSums, emptySums, solve } from '../src/learn/regression.ts'
import { COLUMNS, columnsFrom, weightsFrom } from '../src/learn/samples.ts'

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

describe('gathering', () => {
  const lesson = (from: number, to: number): Lesson => ({ weights: HAND_MADE, seed: 'lesson', from, to })
  const whole = gather(lesson(1, 3))

  test('the same lesson gives the same sums', () => {
    const again = gather(lesson(1, 3))
    expect(whole.samples).toBeGreaterThan(50)
    expect(again).toEqual(whole)
  })

  test('parts add up to the whole', () => {
    const sums = gather(lesson(1, 2))
    addSums(sums, gather(lesson(2, 3)))
    expect(sums.samples).toBe(whole.samples)
    expectClose(sums.products, whole.products, 3)
    expectClose(sums.targets, whole.targets, 3)
  })

  test('no games, no samples', () => {
    expect(gather(lesson(2, 2))).toEqual(emptySums(COLUMNS))
  })
})

describe('a course', () => {
  test('is the same each time, and learns something', async () => {
    const course = { seed: 'course', generations: 1, games: 8 }
    const told: [number, Weights][] = []
    const learned = await train(
      course,
      async lesson => gather(lesson),
      (...one) => told.push(one),
    )
    expect(told.map(([generation]) => generation)).toEqual([1])
    const [made, last, between] = [HAND_MADE, told[0]![1], learned].map(columnsFrom)
    // What is learned lies half-way between what was known and the last generation.
    for (const [column, weight] of between!.entries())
      expect(weight).toBeCloseTo((made![column]! + last![column]!) / 2, 2)
    expect(await train(course, async lesson => gather(lesson))).toEqual(learned)
    expect(learned).not.toEqual(weightsFrom(columnsFrom(HAND_MADE)))
    for (const weight of columnsFrom(learned)) expect(Number.isFinite(weight)).toBe(true)
  })

  test('plays each game of a generation once, with the weights of the generation before', async () => {
    const lessons: Lesson[] = []
    const told: [number, Weights][] = []
    const empty = async (lesson: Lesson) => {
      lessons.push(lesson)
      return emptySums(COLUMNS)
    }
    await train({ seed: 'course', generations: 3, games: 21 }, empty, (...one) => told.push(one))
    expect(told.map(([generation]) => generation)).toEqual([1, 2, 3])
    // Nothing to learn from: all of them keep to what they started with.
    const start = columnsFrom(HAND_MADE)
    for (const [, weights] of told) {
      for (const [column, weight] of columnsFrom(weights).entries()) expect(weight).toBeCloseTo(start[column]!, 2)
    }
    const seeds = [...new Set(lessons.map(({ seed }) => seed))]
    expect(seeds).toHaveLength(3)
    for (const [index, seed] of seeds.entries()) {
      const own = lessons.filter(lesson => lesson.seed === seed)
      const games = own.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, game) => from + game))
      expect(games).toEqual(Array.from({ length: 21 }, (_, game) => game))
      for (const { weights } of own) expect(weights).toBe(told[index - 1]?.[1] ?? HAND_MADE)
    }
  })

  test('does not depend on who is done first', async () => {
    const course = { seed: 'order', generations: 2, games: 80 }
    const quick = async ({ from }: Lesson) => {
      const sums = emptySums(COLUMNS)
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
})
