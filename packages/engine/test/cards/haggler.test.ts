import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { OWN_TURNS, SECRET_CHOICE, turnIn } from './setup.ts'

const haggler = (silver: number, farm: FarmPlan = {}): FarmPlan => ({ silver, helpers: ['haggler'], ...farm })

describe('card 28 Haggler', () => {
  test.each([
    ['olive', 2],
    ['grain', 2],
    ['grape', 3],
    ['pig', 4],
  ] as const)('card 28 %s costs %i silver', (good, price) => {
    const game = scenario({ farms: [haggler(price)] }).do(`buy ${good}`)
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { [good]: 1 } })
    const poor = scenario({ farms: [haggler(price - 1)] })
    expect(poor.refused(`buy ${good}`)).toEqual({
      rule: '5.1.2',
      why: 'notEnoughSilver',
      need: price,
      have: price - 1,
    })
  })

  test('card 28 as often as one likes', () => {
    const game = scenario({ farms: [haggler(6)] }).do('buy olive', 'buy olive', 'buy olive')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { olive: 3 } })
  })

  test.each(OWN_TURNS)('card 28 on any turn of one’s own: %s', step => {
    expect(turnIn(step, haggler(2)).do('buy grain').farm(0)).toMatchObject({ silver: 0, goods: { grain: 1 } })
  })

  test('card 28 R5 a pig still needs a free pen', () => {
    const game = scenario({ farms: [haggler(9, { goods: { pig: 2 } })] })
    expect(game.refused('buy pig')).toEqual({ rule: 'R5', why: 'noFreePen', need: 1, have: 0 })
  })

  test('card 28 selling, upgrading and roofs keep their prices', () => {
    const game = scenario({ farms: [haggler(0, { goods: { olive: 1, grain: 1 } })] }).do('sell olive store')
    expect(game.farm(0).silver).toBe(1)
    expect(game.refused('upgrade grain store')).toEqual({ rule: '5.1.3', why: 'notEnoughSilver', need: 2, have: 1 })
    const roofing = scenario({ round: 3, step: 'roofing', roofs: ['pig'], farms: [haggler(2)] })
    expect(roofing.refused('buyRoof 0 0')).toEqual({ rule: '6.4', why: 'notEnoughSilver', need: 3, have: 2 })
  })

  test('card 28 R35 with Pig Dealer and Corn Factor nothing can be sold at a profit', () => {
    const all: FarmPlan = { silver: 9, helpers: ['haggler', 'pigDealer', 'cornFactor'] }
    for (const good of ['olive', 'grain', 'grape', 'pig']) {
      const game = scenario({ farms: [all] }).do(`buy ${good}`, `sell ${good} store`)
      expect(game.farm(0).silver).toBe(8)
    }
  })

  test('card 28 other players pay the usual prices', () => {
    const game = scenario({ order: [1, 0], farms: [haggler(0), { silver: 2 }] })
    expect(game.refused('buy olive')).toEqual({ rule: '5.1.2', why: 'notEnoughSilver', need: 3, have: 2 })
  })

  test('card 28 not in the secret choice', () => {
    expect(turnIn('choosingDonkeys', haggler(9)).refused('buy olive')).toEqual(SECRET_CHOICE)
  })
})
