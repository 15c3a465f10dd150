import { formatAction, type PlayerView, view } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { numberOf, scenario } from '../../engine/test/scenario.ts'
import { thinking } from '../src/budget.ts'
import { advise, chanceFrom, makeBot } from '../src/index.ts'
import { STEWARD_STYLE } from '../src/levels.ts'
import { think } from '../src/search.ts'
import { emptyNode, isSettled, type Node, type Option, ranked } from '../src/tree.ts'
import { positions } from './positions.ts'
import { level } from './turns.ts'

vi.setConfig({ testTimeout: 120_000 })

/** An option that was tried so often, half of the times with a win chance above its mean by so much and half below. */
function option(visits: number, mean: number, scatter: number): Option {
  return {
    action: { type: 'endTurn', seat: 0 },
    worth: 0,
    edge: 0,
    prior: 0.5,
    visits,
    wins: visits * mean,
    squares: visits * (mean ** 2 + scatter ** 2),
    points: 0,
    next: emptyNode(),
  }
}

function node(...options: Option[]): Node {
  return { options, visits: options.reduce((sum, { visits }) => sum + visits, 0) }
}

const settled = (root: Node, left: number) => isSettled(root, STEWARD_STYLE, left)

describe('a choice is settled', () => {
  test('when nothing is left, and when there is nothing to choose', () => {
    expect(settled(node(option(50, 0.5, 0.1), option(50, 0.499, 0.1)), 0)).toBe(true)
    expect(settled(node(option(1, 0.5, 0)), 1000)).toBe(true)
    expect(settled(emptyNode(), 1000)).toBe(true)
  })

  test('when the others are far behind, not when they are close', () => {
    expect(settled(node(option(80, 0.7, 0.1), option(20, 0.4, 0.1)), 100)).toBe(true)
    expect(settled(node(option(60, 0.6, 0.1), option(40, 0.58, 0.1)), 100)).toBe(false)
  })

  test('later where the playouts scatter more', () => {
    const root = (scatter: number) => node(option(80, 0.65, scatter), option(20, 0.5, scatter))
    expect(settled(root(0.05), 100)).toBe(true)
    expect(settled(root(0.45), 100)).toBe(false)
  })

  test('when the others are as good and cannot be better by anything worth having', () => {
    expect(settled(node(option(300, 0.6, 0), option(290, 0.6, 0)), 1e6)).toBe(true)
    expect(settled(node(option(300, 0.9999, 0.0001), option(290, 0.9999, 0.0001)), 1e6)).toBe(true)
    expect(settled(node(option(300, 0.6, 0.01), option(290, 0.6, 0.01)), 1e6)).toBe(false)
  })

  test('between options that are as good as each other only when what follows them has been looked at', () => {
    expect(settled(node(option(100, 0.6, 0), option(100, 0.6, 0)), 1e6)).toBe(false)
  })

  test('by every number of playouts below one that settles it', () => {
    for (const mean of [0.45, 0.5, 0.55, 0.6]) {
      for (const times of [1, 10]) {
        const root = node(option(80 * times, 0.6, 0.15), option(30 * times, mean, 0.15), option(10 * times, 0.4, 0.15))
        const answers = [0, 5, 10, 20, 40, 80, 160, 320, 1e6].map(left => settled(root, left))
        expect(answers).toEqual([...answers].sort((a, b) => Number(b) - Number(a)))
        expect(answers[0]).toBe(true)
      }
    }
  })
})

/** A clock that goes on by one each time somebody looks at it: once at the start, and once before each iteration. */
function counting(milliseconds: number) {
  let looks = 0
  return { budget: { milliseconds, clock: () => looks++ }, iterations: () => looks - 2 }
}

const BUDGET = 100
const places = positions('settled', 1, 6)
  .filter((_, index) => index % 2 === 0)
  .map(({ state, seat }) => view(state, seat))

/** What thinking to the end would choose, from the same chance. */
function thoughtOut(seen: PlayerView): string {
  const root = emptyNode()
  think(seen, root, STEWARD_STYLE, chanceFrom('settled'), thinking({ iterations: BUDGET }, 0).goOn)
  return formatAction(ranked(root, STEWARD_STYLE)[0]!.action)
}

describe('steward ends early', () => {
  test('where one option is plainly the best', () => {
    const game = scenario({
      round: 3,
      step: 'delivering',
      buildings: { merchantHouse: { rows: [{ seat: 0, filled: ['olive', 'grain', 'grain'] }] } },
      farms: [{ ...level, donkey: 1, goods: { wine: 1, olive: 1 } }, level],
    })
    const { budget, iterations } = counting(10_000)
    const action = makeBot('steward').choose(view(game.state, 0), chanceFrom('settled'), budget)
    expect(action).toMatchObject({ type: 'deliver', good: 'wine', building: 'merchantHouse' })
    expect(iterations()).toBeLessThan(1000)
  })

  test('where one place is as good as another', () => {
    // The last stall of the game, and nobody else has one.
    const game = scenario({
      round: 6,
      order: [1, 0],
      step: 'buying',
      farms: [{ ...level, silver: 1, goods: { olive: 1 }, barrows: [{ card: 'chef', filled: ['olive'] }] }, level],
    })
    game.do('endTurn').do(`load olive store ${numberOf('chef')}`)
    const { budget, iterations } = counting(10_000)
    const action = makeBot('steward').choose(view(game.state, 0), chanceFrom('settled'), budget)
    expect(action.type).toBe('placeStall')
    expect(iterations()).toBeLessThan(1000)
  })

  test('never beyond its budget, and hardly ever with another choice than at its end', () => {
    let used = 0
    let same = 0
    for (const seen of places) {
      const { budget, iterations } = counting(BUDGET + 1)
      const action = makeBot('steward').choose(seen, chanceFrom('settled'), budget)
      expect(iterations()).toBeLessThanOrEqual(BUDGET)
      used += Math.max(0, iterations())
      if (formatAction(action) === thoughtOut(seen)) same++
    }
    expect(used).toBeLessThan(0.8 * BUDGET * places.length)
    expect(same).toBeGreaterThanOrEqual(places.length - 1)
  })

  test('with counted iterations alike each time, and without a clock', () => {
    const clock = () => {
      throw new Error('somebody looked at the clock')
    }
    for (const seen of places.slice(0, 4)) {
      const [one, other] = [1, 2].map(() => {
        return makeBot('steward').choose(seen, chanceFrom('alike'), { iterations: 60, clock })
      })
      expect(other).toEqual(one)
    }
  })
})

test('advice uses its whole budget: the other options are shown as well', () => {
  for (const seen of places.slice(0, 3)) {
    const { budget, iterations } = counting(60)
    advise(seen, budget)
    expect(iterations()).toBe(59)
  }
})
