import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { expectOncePerRound, OWN_TURNS, SECRET_CHOICE, turnIn, use } from './setup.ts'

const servant = { helpers: ['farmServant' as const], goods: { olive: 1, grain: 1, grape: 1, pig: 1 } }

describe('card 23 Farm Servant', () => {
  test.each([
    ['olive', 'food'],
    ['grain', 'food'],
    ['grape', 'wine'],
    ['pig', 'meat'],
  ] as const)('card 23 one %s becomes %s free of charge', (good, into) => {
    const game = scenario({ farms: [servant] }).do(use('farmServant'), `upgrade ${good} store`)
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { [good]: 0, [into]: 1 } })
    expect(game.task()).toMatchObject({ do: 'playing' })
  })

  test('card 23 a crop may be taken from its field', () => {
    const game = scenario({ farms: [{ helpers: ['farmServant'], fields: ['grape*'] }] })
    game.do(use('farmServant'), 'upgrade grape field')
    expect(game.farm(0)).toMatchObject({ fields: [{ ripe: false }], goods: { wine: 1 } })
  })

  test.each(OWN_TURNS)('card 23 on any turn of one’s own: %s', step => {
    const game = turnIn(step, servant).do(use('farmServant'), 'upgrade pig store')
    expect(game.farm(0).goods.meat).toBe(1)
  })

  test('card 23 with the Chef it brings nothing back', () => {
    const game = scenario({ farms: [{ ...servant, helpers: ['farmServant', 'chef'] }] })
    expect(game.do(use('farmServant'), 'upgrade olive store').farm(0).silver).toBe(0)
  })

  test('card 23 one upgrade, once per round', () => {
    const game = scenario({ farms: [servant] }).do(use('farmServant'), 'upgrade olive store')
    expect(game.refused('upgrade grain store')).toEqual({ rule: '5.1.3', why: 'notEnoughSilver', need: 2, have: 0 })
    expectOncePerRound(game, 'farmServant')
  })

  test('card 23 not with nothing to upgrade, not in the secret choice', () => {
    const bare = scenario({
      farms: [{ helpers: ['farmServant'], fields: ['olive'], goods: { food: 1, commodity: 1 } }],
    })
    expect(bare.refused(use('farmServant'))).toEqual({ rule: 'card:farmServant', why: 'resource' })
    expect(turnIn('choosingDonkeys', servant).refused(use('farmServant'))).toEqual(SECRET_CHOICE)
  })

  test('card 23 for its owner alone and on the owner’s turn', () => {
    const game = scenario({ order: [1, 0], farms: [servant, { goods: { olive: 1 } }] })
    expect(game.refused(use('farmServant'))).toEqual({ rule: 'card:farmServant', why: 'notYours' })
    expect(game.refused(`0: ${use('farmServant')}`)).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })
})
