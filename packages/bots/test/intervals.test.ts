import { describe, expect, test } from 'vitest'
import { chanceFrom, lasting, wilson } from '../src/index.ts'

describe('the interval of a share', () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [400, 400, 0.9905, 1],
    [60, 400, 0.1183, 0.1883],
  ])('%i of %i', (wins, games, low, high) => {
    const [from, to] = wilson(wins, games)
    expect(from).toBeCloseTo(low, 4)
    expect(to).toBeCloseTo(high, 4)
  })

  test('says nothing without games, and more with more of them', () => {
    expect(wilson(0, 0)).toEqual([0, 1])
    const widths = [4, 40, 400].map(games => wilson(games / 4, games)).map(([low, high]) => high - low)
    expect(widths[0]).toBeGreaterThan(widths[1]!)
    expect(widths[1]).toBeGreaterThan(widths[2]!)
  })
})

describe('the interval that holds however often one looks', () => {
  test('ends where all shares together explain what was seen twenty times as well', () => {
    // Ten of ten: the mean of p^10 over all p is 1/11.
    const [low, high] = lasting(10, 10)
    expect(11 * low ** 10).toBeCloseTo(1 / 20, 9)
    expect(high).toBe(1)
    // Three of five: the mean of p^3 (1 - p)^2 is 3! 2! / 6!.
    for (const end of lasting(3, 5)) expect(60 * end ** 3 * (1 - end) ** 2).toBeCloseTo(1 / 20, 9)
  })

  test.each([
    [0, 4],
    [1, 4],
    [7, 12],
    [210, 400],
    [399.5, 400],
  ])('%d of %i: losses are wins of the other side, and Wilson’s lies within', (wins, games) => {
    const [low, high] = lasting(wins, games)
    const [otherLow, otherHigh] = lasting(games - wins, games)
    expect([1 - otherHigh, 1 - otherLow]).toEqual([expect.closeTo(low, 9), expect.closeTo(high, 9)])
    const [from, to] = wilson(wins, games)
    expect(low).toBeLessThanOrEqual(from)
    expect(high).toBeGreaterThanOrEqual(to)
  })

  test('a part of a win counts for something between none and all of it', () => {
    const [none, half, all] = [5, 5.5, 6].map(wins => lasting(wins, 10))
    for (const end of [0, 1]) {
      expect(half![end]).toBeGreaterThan(none![end]!)
      expect(half![end]).toBeLessThan(all![end]!)
    }
  })

  test('says nothing without games', () => {
    expect(lasting(0, 0)).toEqual([0, 1])
  })

  test.each([0.1, 0.25, 0.5])(
    'of many matches looked at after each game few ever rule out the true share of %d',
    share => {
      const MATCHES = 300
      const chance = chanceFrom(`share ${share}`)
      const missed = { lasting: 0, wilson: 0 }
      for (let match = 0; match < MATCHES; match++) {
        const ruledOut = { lasting: false, wilson: false }
        let wins = 0
        for (let games = 1; games <= 200; games++) {
          if (chance.between(1, 100) <= 100 * share) wins++
          for (const [name, made] of [
            ['lasting', lasting],
            ['wilson', wilson],
          ] as const) {
            const [low, high] = made(wins, games)
            if (share < low || share > high) ruledOut[name] = true
          }
        }
        if (ruledOut.lasting) missed.lasting++
        if (ruledOut.wilson) missed.wilson++
      }
      expect(missed.lasting).toBeLessThanOrEqual(0.05 * MATCHES)
      // What it is there for: one that is made for a single look misses far more often.
      expect(missed.wilson).toBeGreaterThan(0.2 * MATCHES)
    },
  )
})
