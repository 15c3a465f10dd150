import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'

const onStorage = { roof: 'point', used: true, space: 5 } as const
const five: FarmPlan['roofs'] = ['olive', 'grape', 'pig', 'card', 'delivery']
const roofing = (farm: FarmPlan = {}) =>
  scenario({
    round: 2,
    step: 'roofing',
    roofs: ['harvest', 'upgrade1'],
    farms: [{ helpers: ['storageBuilder'], silver: 9, ...farm }],
  })

describe('card 44 Storage Builder', () => {
  test('card 44 a bought roof may go on the card, worth 3 VP', () => {
    const game = roofing().do('buyRoof 0 5')
    expect(game.farm(0).roofs).toEqual([{ roof: 'harvest', space: 5, used: false }])
    expect(game.farm(0).silver).toBe(7)
    expect(game.scored(0, 'roofs')).toBe(3)
  })

  test('card 44 or on the leftmost free space as usual, but on no other', () => {
    const game = roofing({ roofs: ['olive'] })
    expect(game.legal().filter(line => line.startsWith('buyRoof 0'))).toEqual(['buyRoof 0 1', 'buyRoof 0 5'])
    expect(game.refused('buyRoof 0 2')).toEqual({ rule: '6.4', why: 'wrongRoofSpace' })
    expect(game.do('buyRoof 0 1').scored(0, 'roofs')).toBe(1)
  })

  test('card 44 is a sixth space when the five are covered', () => {
    expect(roofing({ roofs: five }).do('buyRoof 1 5').scored(0, 'roofs')).toBe(3)
  })

  test('card 44 is one space only', () => {
    const game = roofing({ roofs: [...five, onStorage] })
    expect(game.refused('buyRoof 0 5')).toEqual({ rule: '6.4', why: 'wrongRoofSpace' })
    expect(game.legal().some(line => line.startsWith('buyRoof'))).toBe(false)
  })

  test('card 44 other players have no such space', () => {
    const farms: FarmPlan[] = [{ helpers: ['storageBuilder'] }, { silver: 9, roofs: five }]
    const game = scenario({ round: 2, step: 'roofing', order: [1, 0], roofs: ['harvest'], farms })
    expect(game.refused('buyRoof 0 5')).toEqual({ rule: '6.4', why: 'wrongRoofSpace' })
  })

  test('card 44 still one roof per round, for its price', () => {
    const poor = roofing({ silver: 1 })
    expect(poor.refused('buyRoof 0 5')).toEqual({ rule: '6.4', why: 'notEnoughSilver', need: 2, have: 1 })
    expect(roofing().do('buyRoof 0 0').refused('buyRoof 0 5')).toEqual({ rule: '6.4', why: 'roofAlreadyBought' })
  })

  test('card 44 the roof on it is used like any other', () => {
    const game = roofing().do('buyRoof 0 5', 'useRoof 5', 'take grape')
    expect(game.farm(0).goods.grape).toBe(1)
    expect(game.refused('useRoof 5')).toEqual({ rule: '6.4', why: 'alreadyUsed' })
  })

  test('card 44 R22: while a roof lies on it the helper cannot be discarded', () => {
    const helpers: FarmPlan['helpers'] = ['storageBuilder', 'chef', 'baker']
    const game = scenario({ farms: [{ helpers, hand: ['trader'], roofs: [onStorage] }] })
    game.do(`play ${numberOf('trader')} helper`)
    expect(game.refused('discard 44')).toEqual({ rule: 'R22', why: 'stillNeeded' })
    expect(game.legal()).toEqual(['discard 1', 'discard 8', 'cancel'])
  })

  test('card 44 R22: with roofs on other spaces only it can', () => {
    const helpers: FarmPlan['helpers'] = ['storageBuilder', 'chef', 'baker']
    const game = scenario({ farms: [{ helpers, hand: ['trader'], roofs: ['olive'] }] })
    game.do(`play ${numberOf('trader')} helper`, 'discard 44')
    expect(game.farm(0).helpers.map(one => one.card)).toEqual([1, 8, 7])
  })
})
