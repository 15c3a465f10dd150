import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { expectOncePerRound, hired, use } from './setup.ts'

const take = (dice: number[], farm: FarmPlan = {}) =>
  scenario({ step: 'firstDie', dice, farms: [{ ...farm, helpers: ['porter', ...(farm.helpers ?? [])] }] })

describe('card 3 Porter', () => {
  test('card 3 on space 2 it gives two different options, not three and none twice', () => {
    const game = take([2, 3, 3, 3, 3]).do('takeDie 2', use('porter'), 'draw')
    expect(game.can('draw')).toBe(false)
    game.do('take olive')
    expect(game.farm(0).goods.olive).toBe(1)
    expect(game.hand(0)).toHaveLength(1)
    expect(game.task()).toEqual({ do: 'dieResolved', space: 2, last: false })
    const harvest = take([2, 3, 3, 3, 3]).do('takeDie 2', use('porter'), 'take olive')
    expect(harvest.refused('take grain')).toMatchObject({ why: 'notNow', during: 'picking' })
  })

  test('card 3 a card may be played and a harvest good taken', () => {
    const game = take([2, 3, 3, 3, 3], { hand: ['chef'] })
    game.do('takeDie 2', use('porter'), `play ${numberOf('chef')} field`, 'take grape')
    expect(game.farm(0)).toMatchObject({ fields: [{ card: numberOf('chef') }], goods: { grape: 1 } })
  })

  test('card 3 on space 6 it gives a delivery and 2 silver', () => {
    const game = take([6, 3, 3, 3, 3], { goods: { olive: 1 } })
    game.do('takeDie 6', use('porter'), 'deliver olive store deli 0', 'collect')
    expect(game.farm(0).silver).toBe(2)
    expect(game.table.buildings.deli.rows[0]).toMatchObject({ seat: 0, filled: 1 })
  })

  test('card 3 it works with the last die, for its owner alone', () => {
    const game = scenario({
      step: 'lastDie',
      dice: [6],
      farms: [{ helpers: ['porter'], goods: { olive: 1 } }, { goods: { olive: 1 } }],
    })
    game.do(use('porter'), 'collect', 'deliver olive store deli 0', 'endTurn')
    expect(game.refused(use('porter'))).toEqual({ rule: 'card:porter', why: 'notYours' })
    game.do('resolve', 'collect')
    expect(game.task()).toMatchObject({ do: 'dieResolved' })
    expect(game.farm(1)).toMatchObject({ silver: 2, goods: { olive: 1 } })
  })

  test('card 3 it is optional', () => {
    const game = take([6, 3, 3, 3, 3]).do('takeDie 6', 'resolve', 'collect')
    expect(game.task()).toMatchObject({ do: 'dieResolved' })
    expect(hired(game, 'porter')).toMatchObject({ used: false })
  })

  test('card 3 once per round', () => {
    const game = take([2, 2, 3, 3, 3]).do('takeDie 2', use('porter'), 'draw', 'take olive')
    expectOncePerRound(game, 'porter')
  })

  test('card 3 not on another space, not in another phase', () => {
    const game = scenario({ step: 'lastDie', dice: [3], farms: [{ helpers: ['porter'] }] })
    expect(game.refused(use('porter'))).toEqual({ rule: 'card:porter', why: 'dieOnTwoOrSix' })
    const farming = scenario({ farms: [{ helpers: ['porter'] }] })
    expect(farming.refused(use('porter'))).toEqual({ rule: 'card:porter', why: 'wrongPhase' })
  })

  test('card 3 a die changed to 2 by Migrant Labour counts as one on space 2', () => {
    const game = take([3, 3, 3, 3, 3], { helpers: ['migrantLabour'] })
    game.do('takeDie 3', use('migrantLabour', 1), use('porter'), 'draw', 'take olive')
    expect(game.farm(0).goods.olive).toBe(1)
  })

  test('card 3 a space that Day Labourer resolves again is no die', () => {
    const game = take([6, 3, 3, 3, 3], { silver: 3, helpers: ['dayLabourer'], goods: { olive: 1 } })
    game.do('takeDie 6', 'resolve', 'collect', use('dayLabourer'))
    expect(game.refused(use('porter'))).toMatchObject({ why: 'notNow', during: 'picking' })
    game.do('collect')
    expect(game.refused(use('porter'))).toEqual({ rule: 'card:porter', why: 'notNow', during: 'dieResolved' })
  })
})
