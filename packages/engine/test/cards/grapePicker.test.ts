import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { nextRound, passUntil, turnIn } from './setup.ts'

const picker: FarmPlan = { helpers: ['grapePicker'] }
const roofing = ({ table }: { table: { step: string } }) => table.step === 'roofing'

describe('card 55 Grape Picker', () => {
  test('card 55 brings 1 grape and no silver in the income step', () => {
    const game = turnIn('income', picker)
    expect(game.farm(0)).toMatchObject({ silver: 0, pool: 24, goods: { grape: 1 } })
  })

  test('card 55 the grape goes to its den, not onto a field', () => {
    const game = turnIn('income', { ...picker, fields: ['grape'] })
    expect(game.farm(0)).toMatchObject({ fields: [{ ripe: false }], goods: { grape: 1 } })
  })

  test('card 55 brings other players nothing', () => {
    const game = passUntil(turnIn('income', picker), roofing)
    expect(game.farm(1)).toMatchObject({ silver: 0, pool: 25 })
  })

  test('card 55 not before the step, once in it, and again in every round', () => {
    const game = scenario({ farms: [picker] })
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { grape: 0 } })
    expect(passUntil(game, roofing).farm(0).goods.grape).toBe(1)
    const { silver, goods } = nextRound(game).farm(0)
    passUntil(game, roofing)
    expect(game.farm(0).silver - silver).toBe(0)
    expect(game.farm(0).goods.grape - goods.grape).toBe(1)
  })

  test('card 55 adds to other income', () => {
    const game = turnIn('income', { helpers: ['grapePicker', 'fisherman'], extensions: ['baker'], crafts: ['deli'] })
    expect(game.farm(0)).toMatchObject({ silver: 3, goods: { grape: 1, commodity: 1 } })
  })

  test('card 55 with all 25 markers in use the grape needs one of them, or is forgone (R1)', () => {
    const game = turnIn('income', { ...picker, goods: { food: 25 } })
    expect(game.farm(0).silver).toBe(0)
    expect(game.refused('endTurn')).toEqual({ rule: 'R1', why: 'notNow', during: 'placing' })
    game.do('takeBack food store')
    expect(game.farm(0)).toMatchObject({ pool: 0, goods: { food: 24, grape: 1 } })
    const forgone = turnIn('income', { ...picker, goods: { food: 25 } }).do('forgo 0')
    expect(forgone.farm(0)).toMatchObject({ pool: 0, goods: { food: 25, grape: 0 } })
  })

  test('card 55 played in §6.1 it counts in the same round', () => {
    const game = scenario({ farms: [{ hand: ['grapePicker'] }] }).do(`play ${numberOf('grapePicker')} helper`)
    expect(passUntil(game, roofing).farm(0).goods.grape).toBe(1)
  })
})
