import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { hired, nextRound } from './setup.ts'

const herd = (pig: number, farm: FarmPlan = {}): FarmPlan => ({ helpers: ['swineherd'], goods: { pig }, ...farm })

describe('card 30 Swineherd', () => {
  test('card 30 four pigs find room, a fifth does not', () => {
    const game = scenario({ farms: [herd(2, { silver: 15 })] }).do('buy pig', 'buy pig')
    expect(game.farm(0).goods.pig).toBe(4)
    expect(game.refused('buy pig')).toEqual({ rule: 'R5', why: 'noFreePen', need: 1, have: 0 })
  })

  test('card 30 it adds to the pens on extensions', () => {
    const game = scenario({ farms: [herd(4, { silver: 10, extensions: ['chef'] })] }).do('buy pig')
    expect(game.refused('buy pig')).toEqual({ rule: 'R5', why: 'noFreePen', need: 1, have: 0 })
  })

  test('card 30 pigs breed into its room and are not sold for want of a pen, round after round', () => {
    const game = scenario({ step: 'growing', farms: [herd(2)] })
    expect(game.farm(0).goods.pig).toBe(3)
    expect(nextRound(game).farm(0).goods.pig).toBeGreaterThanOrEqual(3)
    const die = scenario({ step: 'firstDie', dice: [1, 1, 1, 1, 1], farms: [herd(3)] }).do('takeDie 1')
    expect(die.farm(0)).toMatchObject({ silver: 0, goods: { pig: 4 } })
  })

  test('card 30 other players keep their two pens', () => {
    const game = scenario({ order: [1, 0], farms: [herd(0), { silver: 5, goods: { pig: 2 } }] })
    expect(game.refused('buy pig')).toEqual({ rule: 'R5', why: 'noFreePen', need: 1, have: 0 })
  })

  const PLAY = [`play ${numberOf('baker')} helper`, `discard ${numberOf('swineherd')}`] as const
  const leaving = (pig: number, farm: FarmPlan = {}) =>
    herd(pig, { helpers: ['swineherd', 'chef', 'packer'], hand: ['baker'], ...farm })

  test('card 30 R6 when it leaves, the pigs without a pen are lost, not sold', () => {
    const game = scenario({ farms: [leaving(4)] }).do(...PLAY)
    expect(game.farm(0)).toMatchObject({ silver: 0, pool: 23, goods: { pig: 2 } })
    expect(game.saw('pigsLost')).toEqual([{ type: 'pigsLost', seat: 0, count: 2 }])
    expect(hired(game, 'swineherd')).toBeUndefined()
    expect(hired(game, 'baker')).toBeDefined()
  })

  test('card 30 R6 pigs that still have a pen stay', () => {
    expect(
      scenario({ farms: [leaving(3)] })
        .do(...PLAY)
        .farm(0).goods.pig,
    ).toBe(2)
    expect(
      scenario({ farms: [leaving(2)] })
        .do(...PLAY)
        .farm(0).goods.pig,
    ).toBe(2)
    expect(
      scenario({ farms: [leaving(4, { extensions: ['trader'] })] })
        .do(...PLAY)
        .farm(0).goods.pig,
    ).toBe(3)
  })

  test('card 30 R6 the same when it is replaced outside the farm phase', () => {
    const game = scenario({ step: 'firstDie', dice: [2, 2, 2, 2, 2], farms: [leaving(4)] }).do('takeDie 2', ...PLAY)
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { pig: 2 } })
  })

  test('card 30 another helper that leaves costs no pigs', () => {
    const game = scenario({ farms: [leaving(4)] }).do(PLAY[0], `discard ${numberOf('chef')}`)
    expect(game.farm(0).goods.pig).toBe(4)
  })
})
