import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, turnIn, use } from './setup.ts'

const OLIVE = 'deliver olive store deli 0'
const GRAPE = 'deliver grape store deli 0'
const packer = (farm: FarmPlan = {}): FarmPlan => ({ helpers: ['packer'], goods: { olive: 2, grape: 1 }, ...farm })

describe('card 20 Packer', () => {
  test('card 20 the bought delivery costs nothing', () => {
    const game = turnIn('buying', packer()).do(OLIVE)
    expect(game.table.buildings.deli.rows[0]).toMatchObject({ seat: 0, filled: 1 })
    expect(game.saw('silverPaid')).toEqual([])
    expect(
      turnIn('buying', packer({ silver: 3 }))
        .do(OLIVE)
        .farm(0).silver,
    ).toBe(3)
  })

  test('card 20 every one of them is free, but there are no more than before', () => {
    const game = turnIn('buying', packer({ extensions: ['baker'] })).do(OLIVE, GRAPE)
    expect(game.refused('deliver olive store butcher 0')).toEqual({
      rule: '8.4',
      why: 'noDeliveriesLeft',
      need: 1,
      have: 0,
    })
    expect(hired(game, 'packer')).toMatchObject({ used: false, marked: false })
  })

  test('card 20 other players pay', () => {
    const game = scenario({ step: 'buying', order: [1, 0], farms: [packer(), { goods: { olive: 1 } }] })
    expect(game.refused(OLIVE)).toEqual({ rule: '8.4', why: 'notEnoughSilver', need: 1, have: 0 })
  })

  test('card 20 with the Coachman: that one costs its silver and does not count towards §8.4', () => {
    const game = turnIn('buying', packer({ silver: 1, helpers: ['packer', 'coachman'] }))
    game.do(OLIVE)
    expect(game.farm(0).silver).toBe(1)
    game.do(use('coachman'), GRAPE)
    expect(game.farm(0).silver).toBe(0)
    const first = turnIn('buying', packer({ silver: 1, helpers: ['packer', 'coachman'] })).do(use('coachman'), GRAPE)
    expect(first.task()).toMatchObject({ do: 'buying', left: 1 })
  })

  test('card 20 it adds nothing to the free deliveries of §8.3', () => {
    const game = turnIn('delivering', packer({ donkey: 1 })).do(OLIVE)
    expect(game.refused(GRAPE)).toEqual({ rule: '8.3', why: 'noDeliveriesLeft', need: 1, have: 0 })
  })

  test('card 20 R16 with the stricter option the deliveries are taken up front, free', () => {
    const game = scenario({
      step: 'buying',
      options: { extraDeliveriesUpFront: true },
      farms: [packer({ extensions: ['baker'] })],
    })
    expect(game.refused(OLIVE)).toEqual({ rule: 'R16', why: 'notBought' })
    game.do('buyDeliveries 2', OLIVE, GRAPE)
    expect(game.task()).toMatchObject({ do: 'buying', left: 0 })
  })

  test('card 20 R17 an extension played in the turn adds no delivery', () => {
    const game = turnIn('buying', packer({ silver: 1, points: 1, helpers: ['packer', 'farmWorker'], hand: ['turner'] }))
    game.do(use('farmWorker'), 'play 11 extension', 'pay silver store')
    expect(game.task()).toMatchObject({ do: 'buying', left: 1 })
  })
})
