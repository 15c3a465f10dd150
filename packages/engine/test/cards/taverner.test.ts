import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { expectOncePerRound, OWN_TURNS, SECRET_CHOICE, turnIn, use } from './setup.ts'

const tavern = (goods: { food?: number; wine?: number; meat?: number; grape?: number }) => ({
  helpers: ['taverner' as const],
  goods,
})

describe('card 32 Taverner', () => {
  test.each([
    ['food', 0],
    ['wine', 1],
    ['meat', 2],
  ] as const)('card 32 one %s from its den brings 5 silver', (good, offer) => {
    const game = scenario({ farms: [tavern({ [good]: 2 })] }).do(use('taverner', offer))
    expect(game.farm(0)).toMatchObject({ silver: 5, goods: { [good]: 1 } })
  })

  test.each(OWN_TURNS)('card 32 on any turn of one’s own: %s', step => {
    const game = turnIn(step, tavern({ wine: 1 }))
    const before = game.farm(0).silver
    expect(game.do(use('taverner', 1)).farm(0).silver).toBe(before + 5)
  })

  test('card 32 one good, once per round, whichever it is', () => {
    const game = scenario({ farms: [tavern({ food: 2, wine: 1 })] }).do(use('taverner'))
    expect(game.refused(use('taverner', 1))).toEqual({ rule: 'card:taverner', why: 'alreadyUsed' })
    expectOncePerRound(game, 'taverner')
  })

  test('card 32 not without such a good, not in the secret choice', () => {
    const game = scenario({ farms: [tavern({ food: 1, grape: 3 })] })
    expect(game.refused(use('taverner', 1))).toEqual({ rule: 'card:taverner', why: 'notEnoughGoods', need: 1, have: 0 })
    expect(game.legal().filter(line => line.startsWith('use'))).toEqual([use('taverner')])
    expect(turnIn('choosingDonkeys', tavern({ food: 1 })).refused(use('taverner'))).toEqual(SECRET_CHOICE)
  })

  test('card 32 for its owner alone and on the owner’s turn', () => {
    const game = scenario({ order: [1, 0], farms: [tavern({ food: 1 }), { goods: { food: 1 } }] })
    expect(game.refused(use('taverner'))).toEqual({ rule: 'card:taverner', why: 'notYours' })
    expect(game.refused(`0: ${use('taverner')}`)).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })

  test('card 32 nothing is sold to it at the end of the game', () => {
    const game = scenario({ round: 6, step: 'buying', farms: [tavern({ food: 1, wine: 1 })] }).do('endTurn', 'endTurn')
    expect(game.farm(0)).toMatchObject({ silver: 0, points: 0 })
  })

  test('card 32 R1 the good sold frees the marker that its mark needs', () => {
    const game = scenario({ farms: [tavern({ food: 25 })] }).do(use('taverner'))
    expect(game.farm(0)).toMatchObject({ silver: 5, pool: 0, goods: { food: 24 } })
  })
})
