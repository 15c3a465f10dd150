import { type GameState, newGame } from '@la-granja/engine'
import { describe, expect, test } from 'vitest'
import { scenario } from '../../engine/test/scenario.ts'
import { evaluationFrom, LEARNED, winChances } from '../src/index.ts'

const evaluation = evaluationFrom(LEARNED)
const LEADS = [0, 10, 20, 40, 60, 80, 120]

/** The state with other points for seat 0. */
function withPoints({ table, secrets }: GameState, points: number): GameState {
  return { secrets, table: { ...table, farms: table.farms.map((farm, seat) => (seat ? farm : { ...farm, points })) } }
}

/** The chance of seat 0, with these points, all else being even. */
function chanceWith(points: readonly number[], round = 3): number {
  const { state } = scenario({
    players: points.length as 2 | 3 | 4,
    round,
    step: 'playing',
    farms: points.map(one => ({ points: one })),
  })
  return winChances(evaluation, state)[0]!
}

describe('win chances', () => {
  test.each([1, 2, 3, 4] as const)('lie between 0 and 1 and rise with the points (%i players)', players => {
    for (const edition of ['classic', 'deluxe'] as const) {
      const state = newGame({ seed: 'lead', players, edition })
      const chances = LEADS.map(points => winChances(evaluation, withPoints(state, points))[0]!)
      for (const [index, chance] of chances.entries()) {
        expect(chance).toBeGreaterThan(chances[index - 1] ?? 0)
        expect(chance).toBeLessThan(1)
      }
    }
  })

  test.each([2, 3, 4] as const)('of all %i players together are 1', players => {
    const state = newGame({ seed: 'all', players, edition: 'classic' })
    for (const points of LEADS) {
      const chances = winChances(evaluation, withPoints(state, points))
      expect(chances).toHaveLength(players)
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
    }
  })

  test('are even where all is even', () => {
    for (const players of [2, 3, 4] as const) expect(chanceWith(Array(players).fill(9))).toBeCloseTo(1 / players, 1)
  })

  test('the same lead is surer later', () => {
    expect(chanceWith([30, 25], 5)).toBeGreaterThan(chanceWith([30, 25], 3))
    expect(chanceWith([30, 25], 3)).toBeGreaterThan(chanceWith([30, 25], 1))
  })

  test('each opponent counts, and the nearer the more', () => {
    expect(chanceWith([30, 40, 39])).toBeLessThan(chanceWith([30, 40, 10]))
    expect(chanceWith([30, 40, 10])).toBeLessThan(chanceWith([30, 20, 10]))
  })

  test('are certain at the end; silver decides, and then they are shared', () => {
    const ended = (own: { points: number; silver: number }) => {
      const farms = [own, { points: 9, silver: 2 }]
      return winChances(evaluation, scenario({ round: 6, step: 'buying', farms }).do('endTurn', 'endTurn').state)
    }
    expect(ended({ points: 10, silver: 0 })).toEqual([1, 0])
    expect(ended({ points: 8, silver: 4 })).toEqual([0, 1])
    expect(ended({ points: 9, silver: 3 })).toEqual([1, 0])
    expect(ended({ points: 9, silver: 2 })).toEqual([0.5, 0.5])
  })
})
