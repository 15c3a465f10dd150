import { describe, expect, test } from 'vitest'
import { numberOf, scenario } from '../scenario.ts'
import { expectOncePerRound, hired, OWN_TURNS, SECRET_CHOICE, turnIn, use } from './setup.ts'

describe('card 8 Baker', () => {
  test('card 8 one grain becomes food free of charge, and 1 silver is taken', () => {
    const game = scenario({ farms: [{ helpers: ['baker'], goods: { grain: 2 } }] })
    game.do(use('baker'), 'upgrade grain store')
    expect(game.farm(0)).toMatchObject({ silver: 1, goods: { grain: 1, food: 1 } })
    expect(game.saw('upgraded')).toMatchObject([{ price: 0 }])
  })

  test('card 8 the grain may stand on a field; nothing but grain is upgraded', () => {
    const game = scenario({ farms: [{ helpers: ['baker'], fields: ['grain*'], goods: { olive: 1 } }] }).do(use('baker'))
    expect(game.refused('upgrade olive store')).toEqual({ rule: 'card:baker', why: 'notAmongThese' })
    game.do('upgrade grain field')
    expect(game.farm(0)).toMatchObject({ silver: 1, fields: [{ ripe: false }], goods: { olive: 1, food: 1 } })
  })

  test('card 8 once begun, the upgrade is made', () => {
    const game = scenario({ farms: [{ helpers: ['baker'], goods: { grain: 1 } }] }).do(use('baker'))
    expect(game.refused('finish')).toEqual({ rule: 'R11', why: 'mustBeDone' })
  })

  test('card 8 with the Chef it brings no more than 1 silver', () => {
    const game = scenario({ farms: [{ helpers: ['baker', 'chef'], goods: { grain: 1 } }] })
    expect(game.do(use('baker'), 'upgrade grain store').farm(0).silver).toBe(1)
  })

  test('card 8 on own turns of every phase, not in the secret choice', () => {
    for (const step of OWN_TURNS) {
      const game = turnIn(step, { helpers: ['baker'], goods: { grain: 1 } })
      expect(game.do(use('baker'), 'upgrade grain store').farm(0).silver).toBe(1)
    }
    const choosing = scenario({ step: 'choosingDonkeys', farms: [{ helpers: ['baker'], goods: { grain: 1 } }] })
    expect(choosing.refused(use('baker'))).toEqual(SECRET_CHOICE)
  })

  test('card 8 once per round; a paid upgrade of grain does not use it', () => {
    const game = scenario({ farms: [{ helpers: ['baker'], silver: 2, goods: { grain: 3 } }] })
    game.do('upgrade grain store')
    expect(hired(game, 'baker')).toMatchObject({ used: false })
    game.do(use('baker'), 'upgrade grain store')
    expectOncePerRound(game, 'baker')
  })

  test('card 8 R6 replaced, drawn and played again in the same round it is a new card', () => {
    const game = scenario({
      pile: [],
      farms: [
        {
          helpers: [{ card: 'baker', used: true }, 'chef', 'packer'],
          hand: ['turner'],
          goods: { commodity: 1, grain: 1 },
        },
      ],
    })
    game.do(`play ${numberOf('turner')} helper`, `discard ${numberOf('baker')}`, 'spend card', 'draw')
    game.do(`play ${numberOf('baker')} helper`, `discard ${numberOf('chef')}`, use('baker'), 'upgrade grain store')
    expect(game.farm(0)).toMatchObject({ silver: 1, goods: { food: 1 } })
  })

  test('card 8 not without grain', () => {
    const game = scenario({ farms: [{ helpers: ['baker'], fields: ['grain'], goods: { olive: 1 } }] })
    expect(game.refused(use('baker'))).toEqual({ rule: 'card:baker', why: 'grain' })
  })

  test('card 8 grain upgraded by another player brings the owner nothing', () => {
    const game = scenario({
      order: [1, 0],
      farms: [
        { helpers: ['baker'], goods: { grain: 1 } },
        { silver: 2, goods: { grain: 1 } },
      ],
    })
    expect(game.refused(use('baker'))).toEqual({ rule: 'card:baker', why: 'notYours' })
    game.do('upgrade grain store')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { grain: 1 } })
  })
})
