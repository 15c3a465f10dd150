import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { expectOncePerRound, turnIn, use } from './setup.ts'

const shepherd = { helpers: ['shepherd' as const] }

describe('card 14 Shepherd', () => {
  test('card 14 one siesta step and 1 silver; the disc lands on top', () => {
    const game = scenario({
      step: 'firstDie',
      dice: [1, 1, 1, 1, 1],
      siesta: [[0], [1], [], [], []],
      farms: [shepherd],
    })
    game.do(use('shepherd'))
    expect(game.farm(0).silver).toBe(1)
    expect(game.table.siesta).toEqual([[], [1, 0], [], [], []])
    expect(game.saw('rested')).toMatchObject([{ seat: 0, from: 0, to: 1, by: 'card:shepherd' }])
  })

  test('card 14 at any time of a revenue turn: before, during and after each of the dice', () => {
    const moments = [
      ['firstDie', []],
      ['firstDie', ['takeDie 4']],
      ['secondDie', ['takeDie 4', 'resolve']],
      ['lastDie', []],
      ['lastDie', ['resolve']],
    ] as const
    for (const [step, lines] of moments) {
      const game = turnIn(step, shepherd).do(...lines)
      const before = game.farm(0).silver
      expect(game.do(use('shepherd')).farm(0).silver).toBe(before + 1)
      expect(game.table.siesta[1]).toEqual([0])
    }
  })

  test('card 14 from the last space the disc does not move; the silver comes all the same', () => {
    const game = scenario({ step: 'lastDie', dice: [4], siesta: [[], [], [], [], [0, 1]], farms: [shepherd] })
    game.do(use('shepherd'))
    expect(game.farm(0).silver).toBe(1)
    expect(game.table.siesta[4]).toEqual([0, 1])
  })

  test('card 14 once per round', () => {
    expectOncePerRound(turnIn('firstDie', shepherd).do(use('shepherd')), 'shepherd')
  })

  test('card 14 in the revenue phase only', () => {
    for (const step of ['playing', 'income', 'roofing', 'resting', 'delivering', 'buying'] as const) {
      expect(turnIn(step, shepherd).refused(use('shepherd'))).toEqual({ rule: 'card:shepherd', why: 'wrongPhase' })
    }
  })

  test('card 14 not inside an effect', () => {
    const game = scenario({ step: 'lastDie', dice: [3], farms: [shepherd] }).do('resolve')
    expect(game.refused(use('shepherd'))).toMatchObject({ why: 'notNow', during: 'picking' })
  })

  test('card 14 for its owner alone and on the owner’s turn', () => {
    const game = scenario({ step: 'lastDie', dice: [4], order: [1, 0], farms: [shepherd] })
    expect(game.refused(use('shepherd'))).toEqual({ rule: 'card:shepherd', why: 'notYours' })
    expect(game.refused(`0: ${use('shepherd')}`)).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })
})
