import { formatAction, newGame, view, waitingFor } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { scenario } from '../../engine/test/scenario.ts'
import { chanceFrom, makeBot } from '../src/index.ts'

vi.setConfig({ testTimeout: 120_000 })

const reference = makeBot('reference')

/** The last turn of the game, one point behind or level, with a roof that gives one. */
const lastTurn = (points: number) =>
  scenario({
    round: 6,
    step: 'buying',
    order: [1, 0],
    farms: [{ points, roofs: ['point'] }, { points: 20 }],
  }).do('endTurn')

describe('the yardstick', () => {
  test('prefers the last move that wins to the one that does not', () => {
    const game = lastTurn(20)
    expect(game.legal().sort()).toEqual(['endTurn', 'useRoof 0'])
    for (const luck of ['a', 'b', 'c', 'd']) {
      const action = reference.choose(view(game.state, 0), chanceFrom(luck), { iterations: 40 })
      expect(formatAction(action)).toBe('0 useRoof 0')
    }
  })

  test('prefers to share a win to losing it', () => {
    const game = lastTurn(19)
    const action = reference.choose(view(game.state, 0), chanceFrom('share'), { iterations: 60 })
    expect(formatAction(action)).toBe('0 useRoof 0')
  })

  test('chooses the same with the same luck', () => {
    const state = newGame({ seed: 'luck', players: 3, edition: 'deluxe' })
    const seen = view(state, waitingFor(state)[0])
    const answers = ['x', 'x', 'y', 'z'].map(luck =>
      formatAction(reference.choose(seen, chanceFrom(luck), { iterations: 6 })),
    )
    expect(answers[1]).toBe(answers[0])
    expect(new Set(answers).size).toBeGreaterThan(1)
  })

  test('keeps nothing in mind from one question to the next', () => {
    const state = newGame({ seed: 'mind', players: 2, edition: 'classic' })
    const seen = view(state, waitingFor(state)[0])
    const ask = () => formatAction(reference.choose(seen, chanceFrom('same'), { iterations: 6 }))
    const first = ask()
    reference.choose(view(lastTurn(20).state, 0), chanceFrom('other'), { iterations: 5 })
    expect(ask()).toBe(first)
  })
})
