import { describe, expect, test } from 'vitest'
import { scenario } from '../../engine/test/scenario.ts'
import { isLastTurn, lastPoints } from '../src/last.ts'

const farm = (change: object) =>
  scenario({ round: 6, step: 'buying', farms: [{ points: 10, silver: 3, ...change }] }).state.table

describe('the last turn', () => {
  test('is the one for bought deliveries in round 6, and what comes after it', () => {
    expect(isLastTurn(scenario({ round: 6, step: 'buying' }).state.table)).toBe(true)
    expect(isLastTurn(scenario({ round: 6, step: 'delivering' }).state.table)).toBe(false)
    expect(isLastTurn(scenario({ round: 5, step: 'buying' }).state.table)).toBe(false)
  })

  test('silver counts in fives, goods at what they sell for, upgraded goods not at all', () => {
    const poor = lastPoints(farm({ goods: {} }), 0)
    expect(lastPoints(farm({ goods: { olive: 2 } }), 0)).toBeCloseTo(poor + 1 - 0.03, 9)
    expect(lastPoints(farm({ goods: { wine: 3, food: 2 } }), 0)).toBe(poor)
    expect(lastPoints(farm({ goods: { commodity: 1 } }), 0)).toBeCloseTo(poor + 1 - 0.01, 9)
  })
})
