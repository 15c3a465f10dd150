import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { expectOncePerRound, turnIn, use } from './setup.ts'

const coach = (farm: FarmPlan = {}): FarmPlan => ({
  silver: 1,
  donkey: 1,
  goods: { olive: 1, grape: 1 },
  helpers: ['coachman'],
  ...farm,
})
const OLIVE = 'deliver olive store deli 0'
const GRAPE = 'deliver grape store deli 0'

describe('card 17 Coachman', () => {
  test('card 17 for 1 silver one delivery more, before or after the free ones', () => {
    const before = turnIn('delivering', coach()).do(use('coachman'), OLIVE)
    expect(before.task()).toEqual({ do: 'delivering', left: 1 })
    const after = turnIn('delivering', coach()).do(OLIVE, use('coachman'), GRAPE)
    expect(after.task()).toEqual({ do: 'delivering', left: 0 })
    expect(after.farm(0)).toMatchObject({ silver: 0, goods: { olive: 0, grape: 0 } })
  })

  test('card 17 in §8.4 it does not count towards the bought deliveries', () => {
    const game = turnIn('buying', coach({ silver: 2 })).do(use('coachman'), OLIVE)
    expect(game.task()).toMatchObject({ do: 'buying', left: 1 })
    game.do(GRAPE)
    expect(game.farm(0).silver).toBe(0)
    expect(game.task()).toMatchObject({ do: 'buying', left: 0 })
  })

  test('card 17 also when no delivery is left in §8.4, and to a barrow', () => {
    const game = turnIn('buying', coach({ silver: 2, barrows: ['pigDealer'] })).do(OLIVE, use('coachman'))
    game.do(`load grape store ${numberOf('pigDealer')}`)
    expect(game.farm(0)).toMatchObject({ silver: 0, barrows: [{ filled: 2 }] })
  })

  test('card 17 the Packer does not make it free', () => {
    const poor = turnIn('buying', coach({ silver: 0, helpers: ['coachman', 'packer'] }))
    expect(poor.refused(use('coachman'))).toEqual({ rule: 'card:coachman', why: 'notEnoughSilver', need: 1, have: 0 })
    const game = turnIn('buying', coach({ helpers: ['coachman', 'packer'] })).do(use('coachman'), OLIVE, GRAPE)
    expect(game.farm(0).silver).toBe(0)
  })

  test('card 17 once per round', () => {
    const game = turnIn('delivering', coach({ silver: 2 })).do(use('coachman'), OLIVE)
    expectOncePerRound(game, 'coachman')
  })

  test('card 17 not without silver, not with nothing to deliver', () => {
    const poor = turnIn('delivering', coach({ silver: 0 }))
    expect(poor.refused(use('coachman'))).toEqual({ rule: 'card:coachman', why: 'notEnoughSilver', need: 1, have: 0 })
    const bare = turnIn('delivering', coach({ goods: {} }))
    expect(bare.refused(use('coachman'))).toEqual({ rule: 'card:coachman', why: 'delivery' })
  })

  test('card 17 not in §8.2, not outside transport', () => {
    const resting = turnIn('resting', coach())
    expect(resting.refused(use('coachman'))).toEqual({ rule: 'card:coachman', why: 'notNow', during: 'resting' })
    for (const step of ['playing', 'firstDie'] as const) {
      expect(turnIn(step, coach()).refused(use('coachman'))).toEqual({ rule: 'card:coachman', why: 'wrongPhase' })
    }
  })

  test('card 17 for its owner alone and on the owner’s turn', () => {
    const game = scenario({ step: 'delivering', order: [1, 0], farms: [coach(), { silver: 1, goods: { olive: 1 } }] })
    expect(game.refused(use('coachman'))).toEqual({ rule: 'card:coachman', why: 'notYours' })
    expect(game.refused(`0: ${use('coachman')}`)).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })
})
