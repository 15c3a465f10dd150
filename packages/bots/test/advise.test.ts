import { formatAction, legalActions, newGame, view, waitingFor } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { deepFreeze, scenario } from '../../engine/test/scenario.ts'
import { advise, chanceFrom, determinize } from '../src/index.ts'
import { positions } from './positions.ts'

vi.setConfig({ testTimeout: 120_000 })

const PLACES = positions('advice', 2)
const budget = { iterations: 8 }

describe('advice', () => {
  test('is legal, best first, and its numbers make sense', () => {
    for (const { state, seat } of PLACES) {
      const seen = view(state, seat)
      const legal = legalActions(seen).map(formatAction)
      const advice = advise(seen, budget)
      expect(advice.length).toBeGreaterThan(0)
      expect(advice.length).toBeLessThanOrEqual(5)
      const lines = advice.map(({ action }) => formatAction(action))
      expect(new Set(lines).size).toBe(lines.length)
      for (const line of lines) expect(legal).toContain(line)
      for (const [index, { points, winChance, share }] of advice.entries()) {
        expect(Number.isFinite(points)).toBe(true)
        expect(winChance).toBeGreaterThanOrEqual(0)
        expect(winChance).toBeLessThanOrEqual(1)
        expect(share).toBeGreaterThan(0)
        expect(share).toBeLessThanOrEqual(advice[index - 1]?.share ?? 1)
      }
      expect(advice.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  test('is the same twice, and for hidden information of any kind', () => {
    for (const { state, seat } of PLACES.filter((_, index) => index % 2 === 0)) {
      const seen = view(state, seat)
      const other = structuredClone(determinize(seen, chanceFrom('other secrets')))
      const advice = advise(seen, budget, chanceFrom('x'))
      expect(advise(seen, budget, chanceFrom('x'))).toEqual(advice)
      expect(advise(view(other, seat), budget, chanceFrom('x'))).toEqual(advice)
    }
  })

  test.each([2, 4] as const)('does not promise %i players more than there is to win', players => {
    const chances = Array.from({ length: 8 }, (_, game) => {
      const state = newGame({ seed: `even ${game}`, players, edition: 'classic' })
      return advise(view(state, waitingFor(state)[0]), { iterations: 20 })[0]!.winChance
    })
    const mean = chances.reduce((sum, one) => sum + one, 0) / chances.length
    expect(Math.abs(mean - 1 / players)).toBeLessThan(0.1)
  })

  test('is certain when nobody has anything left to do', () => {
    const farms = [10, 9, 5, 5].map(points => ({ points, goods: { grain: 1 } }))
    const game = scenario({ players: 4, round: 6, step: 'buying', farms }).do('endTurn', 'endTurn', 'endTurn')
    const [last] = game.state.table.waiting
    const [best] = advise(view(game.state, last), budget)
    expect(best?.winChance).toBe(last === 0 ? 1 : 0)
  })

  test('leaves the view as it was', () => {
    for (const { state, seat } of PLACES.slice(0, 10)) {
      expect(() => advise(deepFreeze(structuredClone(view(state, seat))), { iterations: 3 })).not.toThrow()
    }
  })

  test('can be had at first sight', () => {
    for (const { state, seat } of PLACES) {
      const seen = view(state, seat)
      const legal = legalActions(seen).map(formatAction)
      const advice = advise(seen, { iterations: 0 })
      expect(advice.length).toBeGreaterThan(0)
      for (const { action, points, winChance } of advice) {
        expect(legal).toContain(formatAction(action))
        expect(Number.isFinite(points)).toBe(true)
        expect(winChance).toBeGreaterThanOrEqual(0)
        expect(winChance).toBeLessThanOrEqual(1)
      }
      expect(advice.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  test('where there is one action only, it is that', () => {
    const game = scenario({ step: 'playing' })
    const [only, ...more] = advise(view(game.state, 0), budget)
    expect(more).toEqual([])
    expect(only).toMatchObject({ action: { type: 'endTurn', seat: 0 }, share: 1 })
    expect(Number.isFinite(only?.points)).toBe(true)
  })

  test('needs a clock for time', () => {
    const state = newGame({ seed: 'clock', players: 2, edition: 'classic' })
    const seen = view(state, waitingFor(state)[0])
    expect(() => advise(seen, { milliseconds: 5 })).toThrow(RangeError)
    let now = 0
    expect(advise(seen, { milliseconds: 5, clock: () => now++ }).length).toBeGreaterThan(0)
  })
})
