import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { expectOncePerRound, OWN_TURNS, SECRET_CHOICE, turnIn, use } from './setup.ts'

const SILVER = use('tenant', 0)
const OLIVE = use('tenant', 1)
const tenant = (farm: FarmPlan = {}): FarmPlan => ({
  silver: 2,
  helpers: ['tenant'],
  fields: ['olive', 'grain', 'grape'],
  ...farm,
})
const ripe = (game: ReturnType<typeof scenario>) => game.farm(0).fields.map(field => field.ripe)

describe('card 26 Tenant', () => {
  test('card 26 for 2 silver two empty fields grow their crop', () => {
    const game = scenario({ farms: [tenant()] }).do(SILVER, 'grow olive', 'grow grape')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { olive: 0, grape: 0 } })
    expect(ripe(game)).toEqual([true, false, true])
    expect(game.task()).toMatchObject({ do: 'playing' })
  })

  test.each(['olive', 'grain', 'grape'] as const)('card 26 or for one %s from its den', good => {
    const offer = ['olive', 'grain', 'grape'].indexOf(good) + 1
    const game = scenario({ farms: [tenant({ silver: 0, goods: { [good]: 1 } })] })
    game.do(use('tenant', offer), 'grow olive', 'grow grain')
    expect(game.farm(0).goods[good]).toBe(0)
    expect(ripe(game)).toEqual([true, true, false])
  })

  test('card 26 one field is enough, and one may stop after the first', () => {
    const one = scenario({ farms: [tenant({ fields: ['olive', 'grain*'] })] }).do(SILVER, 'grow olive')
    expect(one.task()).toMatchObject({ do: 'playing' })
    const stopped = scenario({ farms: [tenant()] }).do(SILVER, 'grow olive', 'finish')
    expect(ripe(stopped)).toEqual([true, false, false])
  })

  test('card 26 two fields of the same kind are two fields; a ripe one does not grow again', () => {
    const game = scenario({ farms: [tenant({ fields: ['olive', 'olive', 'grain*'] })] }).do(SILVER)
    expect(game.refused('grow grain')).toEqual({ rule: 'card:tenant', why: 'emptyField' })
    expect(ripe(game.do('grow olive', 'grow olive'))).toEqual([true, true, true])
  })

  test.each(OWN_TURNS)('card 26 on any turn of one’s own: %s', step => {
    const game = turnIn(step, tenant()).do(SILVER, 'grow grain')
    expect(ripe(game)).toEqual([false, true, false])
  })

  test('card 26 once per round', () => {
    const game = scenario({ farms: [tenant({ silver: 4 })] }).do(SILVER, 'grow olive', 'finish')
    expectOncePerRound(game, 'tenant')
  })

  test('card 26 not without the payment, which a crop on a field is not', () => {
    const game = scenario({ farms: [tenant({ silver: 1, fields: ['olive*', 'grain'] })] })
    expect(game.refused(SILVER)).toEqual({ rule: 'card:tenant', why: 'notEnoughSilver', need: 2, have: 1 })
    expect(game.refused(OLIVE)).toEqual({ rule: 'card:tenant', why: 'notEnoughGoods', need: 1, have: 0 })
  })

  test('card 26 not without an empty field, not in the secret choice', () => {
    const full = scenario({ farms: [tenant({ fields: ['olive*'] })] })
    expect(full.refused(SILVER)).toEqual({ rule: 'card:tenant', why: 'emptyField' })
    expect(turnIn('choosingDonkeys', tenant()).refused(SILVER)).toEqual(SECRET_CHOICE)
  })

  test('card 26 for its owner alone', () => {
    const game = scenario({ order: [1, 0], farms: [tenant(), { silver: 2, fields: ['olive'] }] })
    expect(game.refused(SILVER)).toEqual({ rule: 'card:tenant', why: 'notYours' })
  })
})
