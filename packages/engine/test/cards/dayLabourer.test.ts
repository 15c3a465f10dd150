import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, nextRound, passUntil } from './setup.ts'

const again = 'use 40 0'
const rolled = (dice: number[], farm: FarmPlan = {}, round = 1) =>
  scenario({ round, step: 'firstDie', dice, farms: [{ helpers: ['dayLabourer'], ...farm }] })

describe('card 40 Day Labourer', () => {
  test('card 40 for 3 silver the space of the die is resolved once more', () => {
    const game = rolled([3, 4, 4, 4, 4], { silver: 3 }).do('takeDie 3', 'take olive', 'take grain')
    game.do(again, 'take grape', 'take olive')
    expect(game.farm(0).silver).toBe(0)
    expect(game.farm(0).goods).toMatchObject({ olive: 2, grain: 1, grape: 1 })
  })

  test('card 40 what the die brought may pay for it', () => {
    expect(rolled([4, 4, 4, 4, 4]).do('takeDie 4', again).farm(0).silver).toBe(5)
  })

  test('card 40 uses the space that the die was changed to', () => {
    const game = rolled([3, 1, 1, 1, 1], { helpers: ['dayLabourer', 'migrantLabour'] })
    game.do('takeDie 3', 'use 15 0', 'resolve', again)
    expect(game.farm(0)).toMatchObject({ silver: 5, goods: { olive: 0, grain: 0, grape: 0 } })
  })

  test('card 40 and the Merchant follow the same die, once each, in either order', () => {
    const farm: FarmPlan = { helpers: ['dayLabourer', 'merchant'], points: 2 }
    for (const lines of [
      ['use 6 0', again],
      [again, 'use 6 0'],
    ]) {
      const game = rolled([4, 3, 3, 3, 3], farm).do('takeDie 4', ...lines)
      expect(game.farm(0)).toMatchObject({ silver: 5, points: 1, goods: { pig: 1 } })
      expect(game.refused('use 6 0')).toEqual({ rule: 'card:merchant', why: 'alreadyUsed' })
      expect(game.refused(again)).toEqual({ rule: 'card:dayLabourer', why: 'alreadyUsed' })
    }
  })

  test('card 40 the Porter does not reach the repeated space', () => {
    const game = rolled([2, 4, 4, 4, 4], { helpers: ['dayLabourer', 'porter'], silver: 3 })
    game.do('takeDie 2', 'use 3 0', 'take olive', 'draw', again)
    expect(game.task()).toMatchObject({ do: 'picking', by: 'space:2', left: 1 })
    expect(game.do('take grape').task()).toMatchObject({ do: 'dieResolved' })
  })

  test('card 40 not before the die is resolved, and not with the die that all resolve', () => {
    expect(rolled([4, 4, 4, 4, 4], { silver: 3 }).refused(again)).toMatchObject({
      rule: 'card:dayLabourer',
      why: 'notNow',
      during: 'choosingDie',
    })
    const last = scenario({ step: 'lastDie', dice: [4], farms: [{ helpers: ['dayLabourer'] }] }).do('resolve')
    expect(last.refused(again)).toEqual({ rule: 'card:dayLabourer', why: 'notNow', during: 'dieResolved' })
  })

  test('card 40 not with another player’s die', () => {
    const game = rolled([4, 4, 4, 4, 4]).do('takeDie 4', 'endTurn', 'takeDie 4')
    expect(game.refused('0: use 40 0')).toEqual({ rule: 'R4', why: 'notYourTurn' })
    expect(game.refused('1: use 40 0')).toEqual({ rule: 'card:dayLabourer', why: 'notYours' })
  })

  test('card 40 is not offered with less than 3 silver, nor outside the revenue phase', () => {
    const game = rolled([3, 4, 4, 4, 4], { silver: 2 }).do('takeDie 3', 'finish')
    expect(game.refused(again)).toEqual({ rule: 'card:dayLabourer', why: 'notEnoughSilver', need: 3, have: 2 })
    const farm = scenario({ farms: [{ helpers: ['dayLabourer'], silver: 3 }] })
    expect(farm.refused(again)).toEqual({ rule: 'card:dayLabourer', why: 'wrongPhase' })
  })

  test('card 40 works once per round and is ready again after scoring', () => {
    const game = rolled([4, 4, 4, 4, 4]).do('takeDie 4', again, 'endTurn', 'takeDie 4', 'endTurn', 'takeDie 4')
    expect(game.refused(again)).toEqual({ rule: 'card:dayLabourer', why: 'alreadyUsed' })
    nextRound(game)
    expect(hired(game, 'dayLabourer')).toMatchObject({ used: false, marked: false })
    passUntil(game, ({ table }) => table.step === 'firstDie' && game.task(0)?.do === 'dieResolved')
    expect(game.can(again, 0)).toBe(true)
  })
})
