import { legalActions, newGame, type PlayerView, view } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { thinking } from '../src/budget.ts'
import { chanceWith, expectedPointsIn, pointsToBeat } from '../src/evaluate.ts'
import { chanceFrom, makeBot, playMatch } from '../src/index.ts'
import { LA_GRANJA_STYLE } from '../src/levels.ts'
import { type Style, think } from '../src/search.ts'
import { emptyNode, type Option } from '../src/tree.ts'

vi.setConfig({ testTimeout: 120_000 })

const PLAYOUTS = 60

/** Views from a game of four Farmers, in which much can still happen. */
function midgame(): PlayerView[] {
  const views: PlayerView[] = []
  const players = Array.from({ length: 4 }, () => ({ bot: makeBot('farmer') }))
  let count = 0
  playMatch({ seed: 'playouts', players: 4, edition: 'classic' }, players, undefined, (state, seat) => {
    const seen = view(state, seat)
    if (state.table.round < 6 && legalActions(seen).length > 1 && ++count % 30 === 0) views.push(seen)
  })
  return views
}

const views = midgame()

/** What the playouts of a style came to at each of the views, all options together. */
function seenBy(style: Style): { readonly points: number; readonly scatter: number }[] {
  return views.map(seen => {
    const root = emptyNode()
    think(seen, root, style, chanceFrom('playouts'), thinking({ iterations: PLAYOUTS }, 0).goOn)
    const sum = (part: (option: Option) => number) => (root.options ?? []).reduce((all, one) => all + part(one), 0)
    const visits = sum(one => one.visits)
    const wins = sum(one => one.wins) / visits
    return { points: sum(one => one.points) / visits, scatter: sum(one => one.squares) / visits - wins ** 2 }
  })
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const usual = seenBy(LA_GRANJA_STYLE)

describe('playouts', () => {
  test('come to more points for whoever plays on by what looks best than by a hunch', () => {
    const hunches = seenBy({ ...LA_GRANJA_STYLE, playsOn: 'hunch' })
    expect(views.length).toBeGreaterThan(10)
    expect(mean(usual.map(({ points }) => points))).toBeGreaterThan(mean(hunches.map(({ points }) => points)) + 1)
  })

  test('scatter less where the luck of opponents counts in part only', () => {
    const envious = seenBy({ ...LA_GRANJA_STYLE, envy: 1 })
    expect(mean(usual.map(({ scatter }) => scatter))).toBeLessThan(0.8 * mean(envious.map(({ scatter }) => scatter)))
  })
})

describe('the points to beat', () => {
  const state = newGame({ seed: 'beat', players: 3, edition: 'classic' })
  const { evaluation } = LA_GRANJA_STYLE

  test('are those of the best opponent', () => {
    const farms = state.table.farms.map((farm, seat) => ({ ...farm, points: [30, 7, 12][seat]! }))
    const uneven = { ...state, table: { ...state.table, farms } }
    expect(pointsToBeat(evaluation, uneven, 0)).toBe(expectedPointsIn(evaluation, uneven, 2))
    expect(pointsToBeat(evaluation, uneven, 1)).toBe(expectedPointsIn(evaluation, uneven, 0))
  })

  test('are even odds, and less the further one is behind', () => {
    expect(chanceWith(0, state.table)).toBe(0.5)
    expect(chanceWith(-3, state.table)).toBeLessThan(0.5)
    expect(chanceWith(-6, state.table)).toBeLessThan(chanceWith(-3, state.table))
  })
})
