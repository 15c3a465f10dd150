import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { expectOncePerRound, use } from './setup.ts'

const taking = (round: number, dice: number[], farm: FarmPlan = {}) =>
  scenario({
    round,
    step: 'firstDie',
    dice,
    farms: [{ points: 1, ...farm, helpers: ['merchant', ...(farm.helpers ?? [])] }, { points: 1 }],
  })

describe('card 6 Merchant', () => {
  test('card 6 for 1 VP the space of the round is resolved after the die', () => {
    const game = taking(3, [4, 4, 4, 4, 4]).do('takeDie 4', use('merchant'), 'take olive', 'take grape')
    expect(game.farm(0)).toMatchObject({ points: 0, silver: 4, goods: { olive: 1, grape: 1 } })
    expect(game.table.dice).toHaveLength(4)
  })

  test('card 6 Day Labourer may follow the same die and repeats the space of the die', () => {
    const game = taking(4, [1, 1, 1, 1, 1], { silver: 3, helpers: ['dayLabourer'] })
    game.do('takeDie 1', use('merchant'), use('dayLabourer'))
    expect(game.farm(0)).toMatchObject({ points: 0, silver: 4, goods: { pig: 2 } })
    const turned = taking(4, [1, 1, 1, 1, 1], { silver: 3, helpers: ['dayLabourer'] })
    turned.do('takeDie 1', use('dayLabourer'), use('merchant'))
    expect(turned.farm(0)).toMatchObject({ points: 0, silver: 4, goods: { pig: 2 } })
  })

  test('card 6 it resolves a space, not a die: Porter does not double it', () => {
    const game = taking(6, [4, 4, 4, 4, 4], { helpers: ['porter'], goods: { olive: 1 } })
    game.do('takeDie 4', use('merchant'))
    expect(game.refused(use('porter'))).toMatchObject({ why: 'notNow', during: 'picking' })
    game.do('collect')
    expect(game.task()).toMatchObject({ do: 'dieResolved' })
    expect(game.farm(0)).toMatchObject({ silver: 6, goods: { olive: 1 } })
  })

  test('card 6 also after the second die, but not after the last one', () => {
    const second = scenario({
      round: 4,
      step: 'secondDie',
      dice: [1, 1, 1],
      farms: [{ points: 1, helpers: ['merchant'] }],
    })
    expect(second.do('takeDie 1', use('merchant')).farm(0).silver).toBe(4)
    const last = scenario({ round: 4, step: 'lastDie', dice: [1], farms: [{ points: 1, helpers: ['merchant'] }] })
    expect(last.do('resolve').refused(use('merchant'))).toEqual({
      rule: 'card:merchant',
      why: 'notNow',
      during: 'dieResolved',
    })
  })

  test('card 6 once per round', () => {
    const game = taking(4, [1, 1, 1, 1, 1], { points: 2 }).do('takeDie 1', use('merchant'))
    expectOncePerRound(game, 'merchant')
  })

  test('card 6 not without a VP, not before the die is resolved, not in another phase', () => {
    const poor = taking(4, [1, 1, 1, 1, 1], { points: 0 }).do('takeDie 1')
    expect(poor.refused(use('merchant'))).toEqual({ rule: 'card:merchant', why: 'notEnoughPoints', need: 1, have: 0 })
    const early = taking(4, [1, 1, 1, 1, 1])
    expect(early.refused(use('merchant'))).toEqual({ rule: 'card:merchant', why: 'notNow', during: 'choosingDie' })
    const farming = scenario({ farms: [{ points: 1, helpers: ['merchant'] }] })
    expect(farming.refused(use('merchant'))).toEqual({ rule: 'card:merchant', why: 'wrongPhase' })
  })

  test('card 6 a die of another player is not its business', () => {
    const game = taking(4, [1, 1, 1, 1, 1]).do('takeDie 1', 'endTurn', 'takeDie 1')
    expect(game.refused(use('merchant'))).toEqual({ rule: 'card:merchant', why: 'notYours' })
    expect(game.refused(`0: ${use('merchant')}`)).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })
})
