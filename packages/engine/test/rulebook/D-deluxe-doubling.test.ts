import { describe, expect, test } from 'vitest'
import type { RoofId } from '../../src/index.ts'
import { type FarmPlan, numberOf, type Scenario, scenario } from '../scenario.ts'

const PIG = { roof: 'pig', used: true } as const

/** The first player may buy one of these roofs in round 2. */
const buying = (farm: FarmPlan, roofs: RoofId[] = ['doubleRoof', 'olive'], plan: Scenario = {}) =>
  scenario({ edition: 'deluxe', round: 2, step: 'roofing', roofs, farms: [{ silver: 9, ...farm }], ...plan })

describe('R31 the doubling roof', () => {
  test.each([1, 2, 3, 4])('R31 doubles its own placing, here on the space of %i VP', points => {
    const game = buying({ roofs: Array(points).fill(PIG) }).do(`buyRoof 0 ${points}`)
    expect(game.task()).toEqual({ do: 'doubling', points })
    expect(game.legal()).toEqual([`useRoof ${points}`, 'finish'])
    game.do(`useRoof ${points}`)
    expect(game.scored(0, 'roofs')).toBe(2 * points)
    expect(game.farm(0).roofs.at(-1)).toEqual({ roof: 'doubleRoof', space: points, used: true })
    expect(game.saw('pointsGained')).toMatchObject([{ amount: points, source: 'roofs', by: 'roof:doubleRoof' }])
    expect(game.task()).toEqual({ do: 'roofing', bought: true })
  })

  test('R31 or that of a roof placed later', () => {
    const game = buying({ roofs: [PIG] }).do('buyRoof 0 1', 'finish')
    expect(game.farm(0)).toMatchObject({ points: 1, roofs: [{}, { roof: 'doubleRoof', used: false }] })
    const later = buying({ roofs: [PIG, 'doubleRoof', PIG] }).do('buyRoof 1 3', 'useRoof 1')
    expect(later.scored(0, 'roofs')).toBe(6)
    expect(later.farm(0).roofs).toMatchObject([{}, { used: true }, {}, { roof: 'olive', used: false }])
  })

  test('R31 nobody has to: it stays for another placing', () => {
    const game = buying({ roofs: [PIG, 'doubleRoof'] }).do('buyRoof 1 2', 'finish')
    expect(game.farm(0)).toMatchObject({ points: 2, roofs: [{}, { used: false }, {}] })
  })

  test('R31 only at the moment of placing, neither before nor after', () => {
    const game = buying({ roofs: [PIG, 'doubleRoof'] })
    expect(game.refused('useRoof 1')).toEqual({ rule: 'R31', why: 'roofPlaced' })
    game.do('buyRoof 1 2', 'finish')
    expect(game.refused('useRoof 1')).toEqual({ rule: 'R31', why: 'roofPlaced' })
    const early = scenario({ edition: 'deluxe', farms: [{ roofs: [PIG, 'doubleRoof'] }] })
    expect(early.refused('useRoof 1')).toEqual({ rule: 'R31', why: 'roofPlaced' })
  })

  test('R31 a placing is doubled at most once', () => {
    const game = buying({ roofs: ['doubleRoof', 'doubleRoof'] }).do('buyRoof 1 2', 'useRoof 1')
    expect(game.task()).toEqual({ do: 'roofing', bought: true })
    expect(game.refused('useRoof 0')).toEqual({ rule: 'R31', why: 'roofPlaced' })
    expect(game.farm(0)).toMatchObject({ points: 4, roofs: [{ used: false }, { used: true }, {}] })
  })

  test('R31 a roof turned up after it doubled does not double the same placing again', () => {
    const roofs: FarmPlan['roofs'] = ['flipRoof', 'doubleRoof']
    const game = buying({ roofs }).do('buyRoof 1 2', 'useRoof 1', 'useRoof 0', 'turnUp 1')
    expect(game.farm(0)).toMatchObject({ points: 4, roofs: [{ used: true }, { used: false }, {}] })
    expect(game.refused('useRoof 1')).toEqual({ rule: 'R31', why: 'roofPlaced' })
  })

  test('R31 turned up before the purchase it doubles once more', () => {
    const roofs: FarmPlan['roofs'] = ['flipRoof', { roof: 'doubleRoof', used: true }]
    const game = buying({ roofs }).do('useRoof 0', 'turnUp 1', 'buyRoof 1 2', 'useRoof 1')
    expect(game.scored(0, 'roofs')).toBe(4)
  })

  test('R31 not on a space that shows 0 VP: there is nothing to double', () => {
    const game = buying({}).do('buyRoof 0 0')
    expect(game.task()).toEqual({ do: 'roofing', bought: true })
    expect(game.farm(0)).toMatchObject({ points: 0, roofs: [{ roof: 'doubleRoof', used: false }] })
    expect(game.refused('useRoof 0')).toEqual({ rule: 'R31', why: 'roofPlaced' })
  })

  test('R31 a used one is not asked for', () => {
    const game = buying({ roofs: [PIG, { roof: 'doubleRoof', used: true }] }).do('buyRoof 1 2')
    expect(game.task()).toEqual({ do: 'roofing', bought: true })
    expect(game.farm(0).points).toBe(2)
  })

  test('R31 only one’s own placings', () => {
    const farms: FarmPlan[] = [{ roofs: ['doubleRoof'] }, { silver: 9, roofs: [PIG] }]
    const game = buying({}, ['olive'], { farms, order: [1, 0] }).do('buyRoof 0 1')
    expect(game.seat).toBe(1)
    expect(game.task()).toEqual({ do: 'roofing', bought: true })
  })

  test('R31 while it is asked, other roofs and anytime actions wait', () => {
    const game = buying({ roofs: ['silver2', 'doubleRoof'], goods: { olive: 1 } }).do('buyRoof 1 2')
    expect(game.legal()).toEqual(['useRoof 1', 'finish'])
    expect(game.refused('sell olive store')).toMatchObject({ why: 'notNow', during: 'doubling' })
    expect(game.refused('endTurn')).toMatchObject({ why: 'notNow', during: 'doubling' })
  })

  test('R31 the refusal of another roof at that moment says that it has to wait', () => {
    const game = buying({ roofs: ['silver2', 'doubleRoof'] }).do('buyRoof 1 2')
    expect(game.refused('useRoof 0')).toMatchObject({ why: 'notNow', during: 'doubling' })
  })

  test('R31 Turner’s price and Joiner’s payment lead to it as well', () => {
    const game = buying({ silver: 0, helpers: ['joiner', 'turner'], goods: { olive: 1 }, roofs: [PIG, 'doubleRoof'] })
    game.do('buyRoof 1 2', 'pay olive store', 'useRoof 1')
    expect(game.farm(0)).toMatchObject({ silver: 0, points: 4, goods: { olive: 0 } })
  })

  test('R31 what the Roofer adds is not doubled', () => {
    const game = buying({ roofs: [PIG, 'doubleRoof'], helpers: ['roofer'] }).do('buyRoof 1 2', 'useRoof 1')
    expect([game.scored(0, 'roofs'), game.scored(0, 'helpers')]).toEqual([4, 1])
  })

  test('R31 in round 1, in reverse order, with the doubling roof as the second of two', () => {
    const game = buying({ roofs: [PIG] }, ['doubleRoof'], { round: 1, order: [1, 0] }).do('buyRoof 0 1', 'useRoof 1')
    expect(game.farm(0).points).toBe(2)
  })
})

describe('R31 with the Storage Builder', () => {
  const helpers: FarmPlan['helpers'] = ['storageBuilder']

  test('R31 the space on the card shows 3 VP, doubled 6', () => {
    const game = buying({ helpers, roofs: ['doubleRoof'] }).do('buyRoof 1 5')
    expect(game.task()).toEqual({ do: 'doubling', points: 3 })
    expect(game.do('useRoof 0').scored(0, 'roofs')).toBe(6)
  })

  test('R31 the doubling roof itself may lie there', () => {
    const game = buying({ helpers }).do('buyRoof 0 5', 'useRoof 5')
    expect(game.farm(0)).toMatchObject({ points: 6, roofs: [{ roof: 'doubleRoof', space: 5, used: true }] })
  })

  test('R31 left there, it doubles a later placing; R22 keeps its card', () => {
    const roofs: FarmPlan['roofs'] = [PIG, { roof: 'doubleRoof', used: true, space: 5 }, 'flipRoof']
    const game = buying({ helpers, roofs }, ['olive']).do('useRoof 2', 'turnUp 5', 'buyRoof 0 1', 'useRoof 5')
    expect(game.scored(0, 'roofs')).toBe(2)
    const full = scenario({
      edition: 'deluxe',
      farms: [{ helpers: ['storageBuilder', 'chef', 'baker'], hand: ['trader'], roofs: roofs.slice(1, 2) }],
    }).do(`play ${numberOf('trader')} helper`)
    expect(full.refused(`discard ${numberOf('storageBuilder')}`)).toEqual({ rule: 'R22', why: 'stillNeeded' })
  })
})
