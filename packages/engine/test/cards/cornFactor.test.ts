import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { nextRound, OWN_TURNS, passUntil, turnIn } from './setup.ts'

const factor = (farm: FarmPlan = {}): FarmPlan => ({ helpers: ['cornFactor'], ...farm })

describe('card 27 Corn Factor', () => {
  test('card 27 each harvest good sells for 1 silver more', () => {
    const game = scenario({ farms: [factor({ goods: { olive: 2, grain: 1, grape: 1 } })] })
    game.do('sell olive store', 'sell olive store', 'sell grain store', 'sell grape store')
    expect(game.farm(0).silver).toBe(2 + 2 + 2 + 3)
  })

  test.each(OWN_TURNS)('card 27 on any turn of one’s own: %s', step => {
    const game = turnIn(step, factor({ goods: { olive: 1 } })).do('sell olive store')
    expect(game.saw('sold')).toMatchObject([{ good: 'olive', price: 2 }])
  })

  test('card 27 pigs keep their price', () => {
    const game = scenario({ farms: [factor({ goods: { pig: 1 } })] })
    expect(game.do('sell pig store').farm(0).silver).toBe(2)
  })

  test('card 27 income: 1 silver, in every round', () => {
    const game = scenario({ step: 'income', farms: [factor()] })
    expect(game.farm(0).silver).toBe(1)
    expect(game.farm(1).silver).toBe(0)
    passUntil(nextRound(game), ({ table, seat }) => table.step === 'income' && seat === 0)
    expect(game.saw('silverGained')).toMatchObject([{ seat: 0, amount: 1, by: 'income' }])
  })

  test('card 27 R35 no good costs less than 1 silver over its sale, with the Haggler too', () => {
    const both = factor({ silver: 3, helpers: ['cornFactor', 'haggler'] })
    const game = scenario({ farms: [both] })
    expect(game.refused('buy grape')).toEqual({ rule: '5.1.2', why: 'notEnoughSilver', need: 4, have: 3 })
    game.do('buy olive')
    expect(game.saw('bought')).toMatchObject([{ good: 'olive', price: 3 }])
    expect(game.do('sell olive store').farm(0).silver).toBe(2)
    const alone = scenario({ farms: [factor({ silver: 10 })] }).do('buy olive', 'buy grain', 'buy grape')
    expect(alone.farm(0).silver).toBe(0)
  })

  test('card 27 crops that the Agricultural Worker sells bring 1 more too', () => {
    const game = scenario({ farms: [factor({ helpers: ['cornFactor', 'agriculturalWorker'], fields: ['grain*'] })] })
    expect(game.do('sell grain field').farm(0).silver).toBe(2)
  })

  test('card 27 R18 the sale at the end of the game uses its prices', () => {
    const goods = { olive: 1, grape: 1 }
    const game = scenario({ round: 6, step: 'buying', farms: [factor({ goods }), { goods }] })
    game.do('endTurn', 'endTurn')
    expect(game.farm(0)).toMatchObject({ points: 1, silver: 0 })
    expect(game.farm(1)).toMatchObject({ points: 0, silver: 3 })
  })

  test('card 27 other players sell at the usual price', () => {
    const game = scenario({ order: [1, 0], farms: [factor(), { goods: { grape: 1 } }] }).do('sell grape store')
    expect(game.farm(1).silver).toBe(2)
    expect(game.farm(0).silver).toBe(0)
  })
})
