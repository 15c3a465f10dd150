import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { expectOncePerRound, OWN_TURNS, SECRET_CHOICE, turnIn, use } from './setup.ts'

const maker = (pig: number) => ({ helpers: ['sausageMaker' as const], goods: { pig } })

describe('card 12 Sausage Maker', () => {
  test('card 12 one pig becomes meat free of charge, and 1 silver is taken', () => {
    const game = scenario({ farms: [maker(2)] }).do(use('sausageMaker'), 'upgrade pig store')
    expect(game.farm(0)).toMatchObject({ silver: 1, goods: { pig: 1, meat: 1 } })
    expect(game.saw('upgraded')).toMatchObject([{ price: 0 }])
  })

  test('card 12 nothing but a pig is upgraded, and once begun it is done', () => {
    const game = scenario({ farms: [{ helpers: ['sausageMaker'], goods: { pig: 1, olive: 1 } }] })
    game.do(use('sausageMaker'))
    expect(game.refused('upgrade olive store')).toEqual({ rule: 'card:sausageMaker', why: 'notAmongThese' })
    expect(game.refused('finish')).toEqual({ rule: 'R11', why: 'mustBeDone' })
  })

  test.each(OWN_TURNS)('card 12 on any turn of one’s own: %s', step => {
    const game = turnIn(step, maker(1)).do(use('sausageMaker'), 'upgrade pig store')
    expect(game.farm(0).goods).toMatchObject({ pig: 0, meat: 1 })
    expect(game.saw('silverGained')).toMatchObject([{ amount: 1, by: 'card:sausageMaker' }])
  })

  test('card 12 it frees a pen for a pig that comes later in the same turn', () => {
    const game = scenario({ step: 'firstDie', dice: [1, 1, 1, 1, 1], farms: [maker(2)] })
    game.do(use('sausageMaker'), 'upgrade pig store', 'takeDie 1')
    expect(game.farm(0)).toMatchObject({ silver: 1, goods: { pig: 2, meat: 1 } })
  })

  test('card 12 once per round', () => {
    const game = scenario({ farms: [maker(2)] }).do(use('sausageMaker'), 'upgrade pig store')
    expectOncePerRound(game, 'sausageMaker')
  })

  test('card 12 not without a pig, not in the secret choice', () => {
    expect(scenario({ farms: [maker(0)] }).refused(use('sausageMaker'))).toEqual({
      rule: 'card:sausageMaker',
      why: 'pig',
    })
    expect(turnIn('choosingDonkeys', maker(1)).refused(use('sausageMaker'))).toEqual(SECRET_CHOICE)
  })

  test('card 12 a pig upgraded by another player brings the owner nothing', () => {
    const game = scenario({ order: [1, 0], farms: [maker(1), { silver: 2, goods: { pig: 1 } }] })
    expect(game.refused(use('sausageMaker'))).toEqual({ rule: 'card:sausageMaker', why: 'notYours' })
    game.do('upgrade pig store')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { pig: 1 } })
    expect(game.farm(1)).toMatchObject({ silver: 0, goods: { meat: 1 } })
  })
})
