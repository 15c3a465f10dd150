import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { expectOncePerRound, hired, use } from './setup.ts'

const UP = use('migrantLabour', 0)
const DOWN = use('migrantLabour', 1)
const STEP = use('migrantLabour', 2)

const taking = (dice: number[], farm: FarmPlan = {}) =>
  scenario({ step: 'firstDie', dice, farms: [{ ...farm, helpers: ['migrantLabour', ...(farm.helpers ?? [])] }] })

describe('card 15 Migrant Labour', () => {
  test('card 15 a die just taken is changed by 1 and then resolved on its new space', () => {
    const up = taking([3, 3, 3, 3, 3]).do('takeDie 3')
    expect(up.task()).toEqual({ do: 'dieTaken', die: 3, last: false })
    up.do(UP)
    expect(up.saw('dieChanged')).toMatchObject([{ seat: 0, from: 3, to: 4 }])
    expect(up.do('resolve').farm(0).silver).toBe(4)
    expect(taking([5, 5, 5, 5, 5]).do('takeDie 5', DOWN, 'resolve').farm(0).silver).toBe(4)
    expect(taking([2, 2, 2, 2, 2]).do('takeDie 2', DOWN, 'resolve').farm(0).goods.pig).toBe(1)
  })

  test('card 15 a die stays between 1 and 6', () => {
    const six = taking([6, 6, 6, 6, 6]).do('takeDie 6')
    expect(six.refused(UP)).toEqual({ rule: 'card:migrantLabour', why: 'dieUp' })
    expect(six.can(DOWN)).toBe(true)
    const one = taking([1, 1, 1, 1, 1]).do('takeDie 1')
    expect(one.refused(DOWN)).toEqual({ rule: 'card:migrantLabour', why: 'dieDown' })
    expect(one.can(UP)).toBe(true)
  })

  test('card 15 or the disc advances one step instead, at any time of a revenue turn', () => {
    const game = taking([4, 4, 4, 4, 4]).do(STEP)
    expect(game.table.siesta[1]).toEqual([0])
    expect(game.do('takeDie 4').farm(0).silver).toBe(4)
    const last = scenario({ step: 'lastDie', dice: [4], farms: [{ helpers: ['migrantLabour'] }] }).do('resolve', STEP)
    expect(last.table.siesta[1]).toEqual([0])
  })

  test('card 15 no step from the last space', () => {
    const game = scenario({
      step: 'lastDie',
      dice: [4],
      siesta: [[1], [], [], [], [0]],
      farms: [{ helpers: ['migrantLabour'] }],
    })
    expect(game.refused(STEP)).toEqual({ rule: 'card:migrantLabour', why: 'siestaStep' })
  })

  test('card 15 the last die was not taken and is not changed', () => {
    const game = scenario({ step: 'lastDie', dice: [3], farms: [{ helpers: ['migrantLabour'] }] })
    expect(game.refused(UP)).toEqual({ rule: 'card:migrantLabour', why: 'notNow', during: 'dieTaken' })
  })

  test('card 15 not before a die is taken, not after it is resolved', () => {
    const game = taking([4, 4, 4, 4, 4])
    expect(game.refused(UP)).toEqual({ rule: 'card:migrantLabour', why: 'notNow', during: 'choosingDie' })
    game.do('takeDie 4', 'resolve')
    expect(game.refused(DOWN)).toEqual({ rule: 'card:migrantLabour', why: 'notNow', during: 'dieResolved' })
    expect(hired(game, 'migrantLabour')).toMatchObject({ used: false })
  })

  test('card 15 one of its two forms, once per round', () => {
    const game = taking([3, 3, 3, 3, 3]).do('takeDie 3', UP)
    expect(game.refused(STEP)).toEqual({ rule: 'card:migrantLabour', why: 'alreadyUsed' })
    game.do('resolve')
    expectOncePerRound(game, 'migrantLabour', 2)
  })

  test('card 15 Day Labourer repeats the space after the change', () => {
    const game = taking([3, 3, 3, 3, 3], { silver: 3, helpers: ['dayLabourer'] })
    game.do('takeDie 3', UP, 'resolve', use('dayLabourer'))
    expect(game.farm(0)).toMatchObject({ silver: 8, goods: { olive: 0, grain: 0, grape: 0 } })
  })

  test('card 15 in the revenue phase, for its owner', () => {
    const farming = scenario({ farms: [{ helpers: ['migrantLabour'] }] })
    expect(farming.refused(STEP)).toEqual({ rule: 'card:migrantLabour', why: 'wrongPhase' })
    const other = taking([4, 4, 4, 4, 4]).do('takeDie 4', 'resolve', 'endTurn')
    expect(other.refused(STEP)).toEqual({ rule: 'card:migrantLabour', why: 'notYours' })
    other.do('takeDie 4')
    expect(other.task()).toMatchObject({ do: 'dieResolved', space: 4 })
  })
})
