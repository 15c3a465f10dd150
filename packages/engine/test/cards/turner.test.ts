import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { nextRound, passUntil } from './setup.ts'

const roofing = (round: number, ...farms: FarmPlan[]) =>
  scenario({ round, step: 'roofing', roofs: ['pig', 'harvest'], farms, nextRoofs: [['card', 'upgrade1']] })

describe('card 11 Turner', () => {
  test('card 11 a roof costs 1 silver less than the round', () => {
    const game = roofing(3, { silver: 2, helpers: ['turner'] }).do('buyRoof 0 0')
    expect(game.farm(0)).toMatchObject({ silver: 0, roofs: [{ roof: 'pig', space: 0, used: false }] })
  })

  test('card 11 in round 1 a roof costs nothing', () => {
    const game = roofing(1, {}, { helpers: ['turner'] })
    expect(game.seat).toBe(1)
    game.do('buyRoof 1 0')
    expect(game.farm(1)).toMatchObject({ silver: 0, roofs: [{ roof: 'harvest' }] })
    expect(game.saw('silverPaid')).toEqual([])
  })

  test('card 11 the lowered price must still be paid', () => {
    const game = roofing(3, { silver: 1, helpers: ['turner'] })
    expect(game.refused('buyRoof 0 0')).toEqual({ rule: '6.4', why: 'notEnoughSilver', need: 2, have: 1 })
  })

  test('card 11 other players pay in full', () => {
    const game = roofing(3, { helpers: ['turner'] }, { silver: 2 }).do('endTurn')
    expect(game.refused('buyRoof 0 0')).toEqual({ rule: '6.4', why: 'notEnoughSilver', need: 3, have: 2 })
  })

  test('card 11 it gives no second roof in a round, but lowers the price again in the next', () => {
    const game = roofing(3, { silver: 5, helpers: ['turner'] }).do('buyRoof 0 0')
    expect(game.refused('buyRoof 0 1')).toEqual({ rule: '6.4', why: 'roofAlreadyBought' })
    passUntil(nextRound(game), ({ table, seat }) => table.step === 'roofing' && seat === 0)
    const before = game.farm(0).silver
    game.do('buyRoof 0 1')
    expect(game.farm(0).silver).toBe(before - 3)
    expect(game.scored(0, 'roofs')).toBe(1)
  })
})
