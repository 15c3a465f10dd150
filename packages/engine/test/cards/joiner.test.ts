import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { nextRound, passUntil } from './setup.ts'

const roofing = (round: number, ...farms: FarmPlan[]) =>
  scenario({ round, step: 'roofing', roofs: ['pig', 'harvest'], nextRoofs: [['card', 'upgrade1']], farms })

describe('card 22 Joiner', () => {
  test('card 22 a harvest good from a den pays 3 silver, silver the rest', () => {
    const game = roofing(5, { silver: 2, helpers: ['joiner'], goods: { olive: 1 } })
    game.do('buyRoof 0 0', 'pay olive store', 'pay silver store')
    expect(game.farm(0)).toMatchObject({ silver: 0, roofs: [{ roof: 'pig' }], goods: { olive: 0 } })
  })

  test('card 22 harvest goods alone pay too, and no change is given', () => {
    const game = roofing(4, { silver: 1, helpers: ['joiner'], goods: { grain: 1, grape: 1 } })
    game.do('buyRoof 1 0', 'pay grain store', 'pay grape store')
    expect(game.farm(0)).toMatchObject({ silver: 1, roofs: [{ roof: 'harvest' }], goods: { grain: 0, grape: 0 } })
  })

  test('card 22 silver alone stays possible; until the last payment it can be taken back', () => {
    const game = roofing(4, { silver: 4, helpers: ['joiner'], goods: { olive: 1 } })
    game.do('buyRoof 0 0', 'pay olive store', 'cancel')
    expect(game.farm(0)).toMatchObject({ silver: 4, roofs: [], goods: { olive: 1 } })
    game.do('buyRoof 0 0', 'pay silver store')
    expect(game.farm(0)).toMatchObject({ silver: 0, roofs: [{ roof: 'pig' }], goods: { olive: 1 } })
  })

  test('card 22 the Turner’s discount applies first', () => {
    const game = roofing(4, { helpers: ['joiner', 'turner'], goods: { olive: 2 } }).do('buyRoof 0 0', 'pay olive store')
    expect(game.farm(0)).toMatchObject({ roofs: [{ roof: 'pig' }], goods: { olive: 1 } })
    const first = roofing(1, {}, { helpers: ['joiner', 'turner'], goods: { olive: 1 } }).do('buyRoof 0 0')
    expect(first.farm(1)).toMatchObject({ roofs: [{ roof: 'pig' }], goods: { olive: 1 } })
  })

  test('card 22 refused with what silver and dens come to together', () => {
    const game = roofing(6, { silver: 2, helpers: ['joiner'], goods: { olive: 1, pig: 2, food: 3 } })
    expect(game.refused('buyRoof 0 0')).toEqual({ rule: '6.4', why: 'notEnoughSilver', need: 6, have: 5 })
  })

  test('card 22 crops on fields, pigs and upgraded goods do not pay', () => {
    const game = roofing(3, { helpers: ['joiner'], fields: ['grain*'], goods: { olive: 1, pig: 1, food: 1 } })
    game.do('buyRoof 0 0')
    expect(game.legal()).toEqual(['pay olive store', 'cancel'])
    expect(game.refused('pay grain field')).toEqual({ rule: 'card:joiner', why: 'goodNotThere', need: 1, have: 0 })
    expect(game.refused('pay pig store')).toEqual({ rule: 'card:joiner', why: 'notAmongThese' })
    expect(game.refused('pay silver store')).toEqual({ rule: 'card:joiner', why: 'notEnoughSilver', need: 3, have: 0 })
  })

  test('card 22 other players pay in silver', () => {
    const game = roofing(3, { helpers: ['joiner'] }, { goods: { olive: 1 } }).do('endTurn')
    expect(game.refused('buyRoof 0 0')).toEqual({ rule: '6.4', why: 'notEnoughSilver', need: 3, have: 0 })
  })

  test('card 22 one roof a round as ever, and again in the next', () => {
    const game = roofing(3, { helpers: ['joiner'], goods: { olive: 3 } }).do('buyRoof 0 0', 'pay olive store')
    expect(game.refused('buyRoof 0 1')).toEqual({ rule: '6.4', why: 'roofAlreadyBought' })
    passUntil(nextRound(game), ({ table, seat }) => table.step === 'roofing' && seat === 0)
    game.do('buyRoof 0 1', 'pay olive store', 'pay olive store')
    expect(game.farm(0).roofs).toHaveLength(2)
  })
})
