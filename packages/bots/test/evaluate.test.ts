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

  test.each(Object.entries({ HAND_MADE, LEARNED }))(
    'more silver is never worth less, however much it is (%s)',
    (_, made) => {
      const { silver, manySilver } = made.features
      for (const [knot, worth] of silver.entries()) expect(worth + manySilver[knot]!).toBeGreaterThan(0)
    },
  )

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
