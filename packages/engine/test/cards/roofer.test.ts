import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { nextRound, passUntil } from './setup.ts'

const roofer: FarmPlan = { helpers: ['roofer'], silver: 5 }
const roofing = (farms: FarmPlan[], order: (0 | 1)[] = [0, 1]) =>
  scenario({ round: 2, step: 'roofing', order, roofs: ['silver2', 'harvest'], nextRoofs: [['grape', 'olive']], farms })

describe('card 46 Roofer', () => {
  test('card 46 gives 1 VP for a roof that is bought, besides what its space shows', () => {
    const game = roofing([{ ...roofer, roofs: ['olive', 'grape'] }]).do('buyRoof 0 2')
    expect(game.farm(0)).toMatchObject({ silver: 3, points: 3 })
    expect(game.scored(0, 'roofs')).toBe(2)
    expect(game.scored(0, 'helpers')).toBe(1)
  })

  test('card 46 gives nothing for another player’s roof', () => {
    const game = roofing([roofer, { silver: 5 }], [1, 0]).do('buyRoof 0 0')
    expect(game.farm(0).points).toBe(0)
    expect(game.farm(1).points).toBe(0)
  })

  test('card 46 works with every roof, round after round', () => {
    const game = roofing([{ ...roofer, silver: 9 }]).do('buyRoof 0 0')
    passUntil(nextRound(game), ({ table, seat }) => table.step === 'roofing' && seat === 0).do('buyRoof 0 1')
    expect(game.scored(0, 'helpers')).toBe(2)
  })

  test('card 46 gives nothing for using a roof or for turning one up', () => {
    const roofs: FarmPlan['roofs'] = ['flipRoof', { roof: 'olive', used: true }]
    const game = roofing([{ ...roofer, roofs }]).do('useRoof 0', 'turnUp 1', 'useRoof 1')
    expect(game.farm(0).points).toBe(0)
  })

  test('card 46 together with the Storage Builder', () => {
    const game = roofing([{ ...roofer, helpers: ['roofer', 'storageBuilder'] }]).do('buyRoof 0 5')
    expect(game.scored(0, 'roofs')).toBe(3)
    expect(game.scored(0, 'helpers')).toBe(1)
  })

  test('card 46 a roof paid with harvest goods, or made free by the Turner, is bought as well', () => {
    const paid = roofing([{ helpers: ['roofer', 'joiner'], goods: { olive: 1 } }]).do('buyRoof 0 0', 'pay olive store')
    expect(paid.scored(0, 'helpers')).toBe(1)
    const free = scenario({
      step: 'roofing',
      order: [1, 0],
      roofs: ['pig'],
      farms: [{ helpers: ['roofer', 'turner'] }],
    })
    expect(free.do('buyRoof 0 0').scored(0, 'helpers')).toBe(1)
  })

  test('card 46 gives nothing when the roof cannot be paid', () => {
    const game = roofing([{ ...roofer, silver: 1 }])
    expect(game.refused('buyRoof 0 0')).toEqual({ rule: '6.4', why: 'notEnoughSilver', need: 2, have: 1 })
    expect(game.do('endTurn').farm(0).points).toBe(0)
  })
})
