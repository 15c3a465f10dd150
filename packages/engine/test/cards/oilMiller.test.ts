import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { expectOncePerRound, SECRET_CHOICE, use } from './setup.ts'

const miller = (farm: FarmPlan): FarmPlan => ({ silver: 1, ...farm, helpers: ['oilMiller', ...(farm.helpers ?? [])] })

describe('card 10 Oil Miller', () => {
  test('card 10 for 1 silver two olives are upgraded, from den or field', () => {
    const game = scenario({ farms: [miller({ fields: ['olive*'], goods: { olive: 2 } })] })
    game.do(use('oilMiller'), 'upgrade olive store', 'upgrade olive field')
    expect(game.farm(0)).toMatchObject({ silver: 0, fields: [{ ripe: false }], goods: { olive: 1, food: 2 } })
    expect(game.task()).toMatchObject({ do: 'playing' })
  })

  test('card 10 one olive is enough, and one may stop after the first', () => {
    const one = scenario({ farms: [miller({ goods: { olive: 1 } })] }).do(use('oilMiller'), 'upgrade olive store')
    expect(one.task()).toMatchObject({ do: 'playing' })
    const stopped = scenario({ farms: [miller({ goods: { olive: 2 } })] })
    stopped.do(use('oilMiller'), 'upgrade olive store', 'finish')
    expect(stopped.farm(0).goods).toMatchObject({ olive: 1, food: 1 })
  })

  test('card 10 olives only', () => {
    const game = scenario({ farms: [miller({ goods: { olive: 1, grain: 1 } })] }).do(use('oilMiller'))
    expect(game.refused('upgrade grain store')).toEqual({ rule: 'card:oilMiller', why: 'notAmongThese' })
  })

  test('card 10 the Chef does not lower its silver', () => {
    const game = scenario({ farms: [miller({ silver: 0, helpers: ['chef'], goods: { olive: 2 } })] })
    expect(game.refused(use('oilMiller'))).toEqual({ rule: 'card:oilMiller', why: 'notEnoughSilver', need: 1, have: 0 })
  })

  test('card 10 once per round', () => {
    const game = scenario({ farms: [miller({ silver: 2, goods: { olive: 3 } })] })
    game.do(use('oilMiller'), 'upgrade olive store', 'upgrade olive store')
    expectOncePerRound(game, 'oilMiller')
  })

  test('card 10 not without silver or olives, not in the secret choice', () => {
    const poor = scenario({ farms: [miller({ silver: 0, goods: { olive: 1 } })] })
    expect(poor.refused(use('oilMiller'))).toEqual({ rule: 'card:oilMiller', why: 'notEnoughSilver', need: 1, have: 0 })
    const bare = scenario({ farms: [miller({ goods: { grain: 1 } })] })
    expect(bare.refused(use('oilMiller'))).toEqual({ rule: 'card:oilMiller', why: 'olive' })
    const choosing = scenario({ step: 'choosingDonkeys', farms: [miller({ goods: { olive: 1 } })] })
    expect(choosing.refused(use('oilMiller'))).toEqual(SECRET_CHOICE)
  })

  test('card 10 in revenue and transport too, but for its owner alone', () => {
    for (const step of ['firstDie', 'delivering'] as const) {
      const game = scenario({ step, dice: [1, 1, 1, 1, 1], farms: [miller({ goods: { olive: 1 } })] })
      expect(game.do(use('oilMiller'), 'upgrade olive store').farm(0).goods.food).toBe(1)
    }
    const game = scenario({ order: [1, 0], farms: [miller({}), { silver: 1, goods: { olive: 2 } }] })
    expect(game.refused(use('oilMiller'))).toEqual({ rule: 'card:oilMiller', why: 'notYours' })
  })
})
