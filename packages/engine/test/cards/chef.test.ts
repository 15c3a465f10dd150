import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { SECRET_CHOICE, use } from './setup.ts'

const chef = (farm: FarmPlan): FarmPlan => ({ ...farm, helpers: ['chef', ...(farm.helpers ?? [])] })

describe('card 1 Chef', () => {
  test('card 1 every paid upgrade costs 1 silver less, as often as one likes, from den, sty and field', () => {
    const game = scenario({
      farms: [chef({ silver: 5, fields: ['grain*'], goods: { olive: 1, grape: 1, pig: 1 } })],
    })
    game.do('upgrade olive store')
    expect(game.saw('upgraded')).toMatchObject([{ good: 'olive', into: 'food', price: 1 }])
    game.do('upgrade grape store')
    expect(game.saw('upgraded')).toMatchObject([{ good: 'grape', into: 'wine', price: 2 }])
    game.do('upgrade pig store', 'upgrade grain field')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { food: 2, wine: 1, meat: 1 } })
  })

  test('card 1 the lowered price must still be paid', () => {
    const game = scenario({ farms: [chef({ silver: 1, goods: { grape: 1 } })] })
    expect(game.refused('upgrade grape store')).toEqual({ rule: '5.1.3', why: 'notEnoughSilver', need: 2, have: 1 })
  })

  test('card 1 other players pay the full price', () => {
    const game = scenario({ order: [1, 0], farms: [chef({}), { silver: 1, goods: { olive: 1 } }] })
    expect(game.refused('upgrade olive store')).toEqual({ rule: '5.1.3', why: 'notEnoughSilver', need: 2, have: 1 })
  })

  test('card 1 free upgrades stay free and bring nothing back', () => {
    const game = scenario({ farms: [chef({ goods: { commodity: 1, olive: 2 } })] })
    game.do('spend upgrades', 'upgrade olive store', 'upgrade olive store')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { food: 2 } })
  })

  test('card 1 what the Oil Miller asks is no upgrade price and stays 1 silver', () => {
    const game = scenario({ farms: [chef({ silver: 1, helpers: ['oilMiller'], goods: { olive: 2 } })] })
    game.do(use('oilMiller'), 'upgrade olive store', 'upgrade olive store')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { food: 2 } })
  })

  test('card 1 it works on own turns of every phase, but not in the secret choice of donkeys', () => {
    for (const step of ['firstDie', 'resting', 'delivering', 'buying'] as const) {
      const game = scenario({ step, dice: [1, 1, 1, 1, 1], farms: [chef({ silver: 1, goods: { pig: 1 } })] })
      expect(game.do('upgrade pig store').farm(0)).toMatchObject({ silver: 0, goods: { meat: 1 } })
    }
    const choosing = scenario({ step: 'choosingDonkeys', farms: [chef({ silver: 1, goods: { pig: 1 } })] })
    expect(choosing.refused('upgrade pig store')).toEqual(SECRET_CHOICE)
  })
})
