import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { OWN_TURNS, SECRET_CHOICE, turnIn } from './setup.ts'

const dealer = (farm: FarmPlan = {}): FarmPlan => ({ helpers: ['pigDealer'], goods: { pig: 2 }, ...farm })

describe('card 24 Pig Dealer', () => {
  test('card 24 each pig sells for 4 silver', () => {
    const game = scenario({ farms: [dealer()] }).do('sell pig store', 'sell pig store')
    expect(game.farm(0)).toMatchObject({ silver: 8, goods: { pig: 0 } })
  })

  test.each(OWN_TURNS)('card 24 on any turn of one’s own: %s', step => {
    const game = turnIn(step, dealer()).do('sell pig store')
    expect(game.saw('sold')).toMatchObject([{ good: 'pig', price: 4 }])
  })

  test('card 24 harvest goods keep their price', () => {
    const game = scenario({ farms: [dealer({ goods: { olive: 1, grain: 1, grape: 1 } })] })
    game.do('sell olive store', 'sell grain store', 'sell grape store')
    expect(game.farm(0).silver).toBe(4)
  })

  test('card 24 R5 a pig without a pen is sold at that price too', () => {
    const game = scenario({ step: 'firstDie', dice: [1, 1, 1, 1, 1], farms: [dealer()] }).do('takeDie 1')
    expect(game.saw('soldUnhoused')).toMatchObject([{ seat: 0, price: 4 }])
    expect(game.farm(0)).toMatchObject({ silver: 4, goods: { pig: 2 } })
  })

  test('card 24 R35 a pig then costs 5 silver, with the Haggler too', () => {
    const price = { rule: '5.1.2', why: 'notEnoughSilver', need: 5, have: 4 }
    expect(scenario({ farms: [dealer({ silver: 4, goods: {} })] }).refused('buy pig')).toEqual(price)
    const both = dealer({ silver: 4, goods: {}, helpers: ['pigDealer', 'haggler'] })
    expect(scenario({ farms: [both] }).refused('buy pig')).toEqual(price)
    const game = scenario({ farms: [{ ...both, silver: 5 }] }).do('buy pig', 'sell pig store')
    expect(game.farm(0).silver).toBe(4)
  })

  test('card 24 R18 the sale at the end of the game uses that price', () => {
    const game = scenario({ round: 6, step: 'buying', farms: [dealer(), { goods: { pig: 2 } }] })
    game.do('endTurn', 'endTurn')
    expect(game.farm(0)).toMatchObject({ points: 1, silver: 3 })
    expect(game.farm(1)).toMatchObject({ points: 0, silver: 4 })
  })

  test('card 24 other players sell at 2, and meat is not sold at all', () => {
    const game = scenario({ order: [1, 0], farms: [dealer({ goods: { pig: 1, meat: 1 } }), { goods: { pig: 1 } }] })
    game.do('sell pig store')
    expect(game.farm(1).silver).toBe(2)
    expect(game.farm(0).silver).toBe(0)
    game.do('endTurn')
    expect(game.legal().filter(line => line.startsWith('sell'))).toEqual(['sell pig store'])
  })

  test('card 24 not in the secret choice', () => {
    expect(turnIn('choosingDonkeys', dealer()).refused('sell pig store')).toEqual(SECRET_CHOICE)
  })
})
