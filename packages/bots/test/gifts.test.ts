import { describe, expect, test, vi } from 'vitest'
import { giveHelpers, type Sums, worthsFrom } from '../src/index.ts'
import { GIFT_COLUMNS } from '../src/learn/gifts.ts'
import { addSample, addSums, emptySums } from '../src/learn/regression.ts'
import { HELPER_IDS } from '../src/learn/samples.ts'
import { HELPER_WORTHS } from '../src/worths.ts'

vi.setConfig({ testTimeout: 120_000 })

const trial = { seed: 'gifts' }

describe('giving helpers away', () => {
  const both = giveHelpers(trial, 0, 2)

  test('tells of four farms per game', () => {
    expect(both.samples).toBe(8)
  })

  test('the same games give the same sums, in one part or in two', () => {
    const sums = giveHelpers(trial, 0, 1)
    addSums(sums, giveHelpers(trial, 1, 2))
    expect(sums.samples).toBe(both.samples)
    for (const [at, target] of sums.targets.entries()) expect(target).toBeCloseTo(both.targets[at]!, 9)
  })

  test('nobody is given what somebody else has', () => {
    const one = giveHelpers(trial, 4, 5)
    const given = HELPER_IDS.filter((_, column) => one.products[column * one.size + column]! > 0)
    expect(given.length).toBeGreaterThan(0)
    // One farm in four had it: what is left of 1 when the mean is taken off, squared and added up.
    for (const id of given) {
      const column = HELPER_IDS.indexOf(id)
      expect(one.products[column * one.size + column]).toBeCloseTo(0.75, 9)
    }
  })

  test('no games, no samples', () => {
    expect(giveHelpers(trial, 3, 3)).toEqual(emptySums(GIFT_COLUMNS))
  })
})

describe('worths', () => {
  /** Farms that each had one helper, which brought its number of points. */
  const sumsOf = (count: number): Sums => {
    const sums = emptySums(GIFT_COLUMNS)
    for (let farm = 0; farm < count * HELPER_IDS.length; farm++) {
      const column = farm % HELPER_IDS.length
      addSample(sums, [column], [1], column)
    }
    return sums
  }
  const last = HELPER_IDS.at(-1)!
  const mean = (HELPER_IDS.length - 1) / 2

  test('are what the helpers brought, the less held back the more farms had them', () => {
    const few = worthsFrom([sumsOf(2)])[last]!
    const many = worthsFrom([sumsOf(100), sumsOf(100)])[last]!
    expect(few).toBeGreaterThan(mean)
    expect(few).toBeLessThan(mean + 10)
    expect(many).toBeGreaterThan(HELPER_IDS.length - 4)
    expect(many).toBeLessThan(HELPER_IDS.length)
  })

  test('there is one for each helper', () => {
    expect(Object.keys(HELPER_WORTHS).sort()).toEqual([...HELPER_IDS].sort())
    expect(Object.keys(worthsFrom([sumsOf(1)])).sort()).toEqual([...HELPER_IDS].sort())
  })
})
