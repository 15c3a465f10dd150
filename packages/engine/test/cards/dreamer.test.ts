import { describe, expect, test } from 'vitest'
import type { Seat } from '../../src/index.ts'
import { type FarmPlan, scenario } from '../scenario.ts'
import { turnIn } from './setup.ts'

const dreamer = (donkey: number, farm: FarmPlan = {}): FarmPlan => ({ helpers: ['dreamer'], donkey, ...farm })
const resting = (farm: FarmPlan, siesta?: Seat[][]) =>
  scenario({ step: 'resting', farms: [farm, { donkey: 1 }], ...(siesta && { siesta }) })
const steps = (game: ReturnType<typeof scenario>) => game.legal().filter(line => line.startsWith('advance'))

describe('card 60 Dreamer', () => {
  test('card 60 the disc may go 1 step further than the hats', () => {
    const game = resting(dreamer(2))
    expect(steps(game)).toEqual(['advance 2', 'advance 3'])
    expect(game.do('advance 3').table.siesta[3]).toEqual([0])
  })

  test('card 60 with no hats it is one step', () => {
    const game = resting(dreamer(4)).do('advance 1', 'advance 3')
    expect(game.table.siesta.map(stack => stack.length)).toEqual([0, 1, 0, 1, 0])
  })

  test('card 60 is left out at will, but no further and no less', () => {
    const game = resting(dreamer(2))
    expect(game.refused('advance 4')).toEqual({ rule: '8.2', why: 'wrongSteps' })
    expect(game.refused('advance 1')).toEqual({ rule: '8.2', why: 'wrongSteps' })
    expect(game.do('advance 2').table.siesta[2]).toEqual([0])
  })

  test('card 60 adds to the Wainwright marker', () => {
    const game = resting(dreamer(2, { crafts: ['wainwright'] }))
    expect(steps(game)).toEqual(['advance 2', 'advance 3', 'advance 4'])
  })

  test('card 60 never past the last space', () => {
    const game = resting(dreamer(1), [[1], [], [0], [], []])
    expect(steps(game)).toEqual(['advance 3'])
    expect(game.do('advance 3').table.siesta[4]).toEqual([0])
  })

  test('card 60 can decide the turn order and the VP of the siesta', () => {
    const game = resting(dreamer(1)).do('advance 4', 'advance 3')
    expect(game.table.order).toEqual([0, 1])
    game.do('endTurn', 'endTurn', 'endTurn', 'endTurn')
    expect(game.scored(0, 'siesta')).toBe(3)
    expect(game.scored(1, 'siesta')).toBe(2)
  })

  test('card 60 other players advance by their hats', () => {
    const game = resting(dreamer(2)).do('advance 2')
    expect(game.seat).toBe(1)
    expect(steps(game)).toEqual(['advance 3'])
  })

  test('card 60 changes steps in the siesta step only', () => {
    const game = turnIn('firstDie', dreamer(2, { roofs: ['siesta1'] })).do('useRoof 0')
    expect(game.table.siesta[1]).toEqual([0])
  })
})
