import { type GameState, newGame, STEPS, type Table } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { scenario } from '../../engine/test/scenario.ts'
import { expectedPointsIn, KNOTS } from '../src/evaluate.ts'
import { progress } from '../src/features.ts'
import {
  evaluationFrom,
  expectedPoints,
  FEATURES,
  HAND_MADE,
  LEARNED,
  makeBot,
  playMatch,
  type Weights,
  winChance,
} from '../src/index.ts'
import { isLastTurn } from '../src/last.ts'

vi.setConfig({ testTimeout: 120_000 })

const NOTHING: Weights = {
  features: Object.fromEntries(FEATURES.map(name => [name, Array(KNOTS).fill(0)])) as unknown as Weights['features'],
  helpers: {},
}

/** Worth of the farm itself alone, by knot. */
const farmWorth = (...knots: number[]) => evaluationFrom({ ...NOTHING, features: { ...NOTHING.features, farm: knots } })

const start = newGame({ seed: 'start', players: 2, edition: 'classic' })

/** All steps of a game but the last turn, which is counted exactly. */
const MOMENTS: readonly Table[] = [1, 2, 3, 4, 5, 6]
  .flatMap(round => STEPS.map(step => ({ ...start.table, round, step })))
  .filter(table => !isLastTurn(table))

/** The state with other points for seat 0. */
function withPoints({ table, secrets }: GameState, points: number): GameState {
  return { secrets, table: { ...table, farms: table.farms.map((farm, seat) => (seat ? farm : { ...farm, points })) } }
}

describe('expected points', () => {
  test.each([2, 4] as const)('at the end they are the points, and silver breaks ties (%i players)', players => {
    const seated = Array.from({ length: players }, () => ({ bot: makeBot('learned') }))
    const { state } = playMatch({ seed: 'end', players, edition: 'deluxe' }, seated)
    for (const weights of [HAND_MADE, LEARNED]) {
      for (const seat of state.table.order) {
        const { points, silver } = state.table.farms[seat]!
        expect(silver).toBeLessThan(5)
        expect(expectedPointsIn(evaluationFrom(weights), state, seat)).toBe(points + silver / 100)
      }
    }
  })

  test('points that one has count in full', () => {
    const evaluation = evaluationFrom(HAND_MADE)
    const [none, ten] = [0, 10].map(points => expectedPointsIn(evaluation, withPoints(start, points), 0))
    expect(ten! - none!).toBeCloseTo(10, 9)
  })

  test('each round begins at its own knot', () => {
    const evaluation = farmWorth(3, 1, 4, 1, 5, 9, 2)
    const points = start.table.farms[0]!.points
    const worth = (round: number) => expectedPoints(evaluation, { ...start.table, round, step: 'playing' }, 0, [])
    for (const [index, knot] of [3, 1, 4, 1, 5, 9].entries()) expect(worth(index + 1)).toBeCloseTo(points + knot, 9)
  })

  test('between knots there is a straight line', () => {
    const points = start.table.farms[0]!.points
    for (const table of MOMENTS) {
      expect(expectedPoints(farmWorth(0, 6, 12, 18, 24, 30, 36), table, 0, [])).toBeCloseTo(
        points + 36 * progress(table),
        9,
      )
    }
  })

  test('there are no jumps from one step to the next', () => {
    const worths = MOMENTS.map(table => expectedPoints(farmWorth(0, 16, 0, 16, 0, 16, 0), table, 0, []))
    for (let index = 1; index < worths.length; index++) {
      expect(Math.abs(worths[index]! - worths[index - 1]!)).toBeCloseTo(1, 9)
    }
  })

  test("a helper's own worth fades over the game", () => {
    const evaluation = evaluationFrom({ ...NOTHING, helpers: { chef: 12 } })
    const worth = (round: number) =>
      expectedPointsIn(
        evaluation,
        scenario({ round, step: 'playing', farms: [{ helpers: ['chef', 'baker'] }] }).state,
        0,
      )
    expect(worth(1)).toBeCloseTo(12, 9)
    expect(worth(4)).toBeCloseTo(6, 9)
  })
})

describe('win chance', () => {
  const evaluation = evaluationFrom(HAND_MADE)
  const leads = [0, 10, 20, 40, 60, 80, 120]

  test.each([1, 2, 3, 4] as const)('lies between 0 and 1 and rises with the points (%i players)', players => {
    for (const edition of ['classic', 'deluxe'] as const) {
      const state = newGame({ seed: 'lead', players, edition })
      const chances = leads.map(points => winChance(evaluation, withPoints(state, points), 0))
      for (const [index, chance] of chances.entries()) {
        expect(chance).toBeGreaterThan(chances[index - 1] ?? 0)
        expect(chance).toBeLessThan(1)
      }
    }
  })

  test('of two players adds up to 1', () => {
    for (const points of leads) {
      const state = withPoints(start, points)
      expect(winChance(evaluation, state, 0) + winChance(evaluation, state, 1)).toBeCloseTo(1, 9)
    }
  })

  test('the same lead is surer later', () => {
    const at = (round: number) => {
      const farms = [{ points: 30 }, { points: 25 }]
      return winChance(evaluationFrom(NOTHING), scenario({ round, step: 'playing', farms }).state, 0)
    }
    expect(at(6)).toBeGreaterThan(at(3))
    expect(at(3)).toBeGreaterThan(at(1))
    expect(at(1)).toBeGreaterThan(0.5)
  })

  test('only the best opponent matters', () => {
    const against = (...points: number[]) => {
      const farms = [30, ...points].map(one => ({ points: one }))
      return winChance(evaluationFrom(NOTHING), scenario({ players: 3, round: 3, step: 'playing', farms }).state, 0)
    }
    expect(against(40, 10)).toBe(against(40, 39))
    expect(against(10, 40)).toBe(against(40, 10))
    expect(against(10, 40)).toBeLessThan(against(10, 20))
  })

  test('is certain at the end; silver decides, and then it is shared', () => {
    const ended = (own: { points: number; silver: number }) =>
      scenario({ round: 6, step: 'buying', farms: [own, { points: 9, silver: 2 }] }).do('endTurn', 'endTurn').state
    expect(winChance(evaluation, ended({ points: 10, silver: 0 }), 0)).toBe(1)
    expect(winChance(evaluation, ended({ points: 8, silver: 4 }), 0)).toBe(0)
    expect(winChance(evaluation, ended({ points: 9, silver: 3 }), 0)).toBe(1)
    expect(winChance(evaluation, ended({ points: 9, silver: 2 }), 0)).toBe(0.5)
  })
})
