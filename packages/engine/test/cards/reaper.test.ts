import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { nextRound, passUntil, turnIn } from './setup.ts'

const picker: FarmPlan = { helpers: ['reaper'] }
const roofing = ({ table }: { table: { step: string } }) => table.step === 'roofing'

describe('card 54 Reaper', () => {
  test('card 54 brings 1 grain and 1 silver in the income step', () => {
    const game = turnIn('income', picker)
    expect(game.farm(0)).toMatchObject({ silver: 1, pool: 24, goods: { grain: 1 } })
  })

  test('card 54 the grain goes to its den, not onto a field', () => {
    const game = turnIn('income', { ...picker, fields: ['grain'] })
    expect(game.farm(0)).toMatchObject({ fields: [{ ripe: false }], goods: { grain: 1 } })
  })

  test('card 54 brings other players nothing', () => {
    const game = passUntil(turnIn('income', picker), roofing)
    expect(game.farm(1)).toMatchObject({ silver: 0, pool: 25 })
  })

  test('card 54 not before the step, once in it, and again in every round', () => {
    const game = scenario({ farms: [picker] })
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { grain: 0 } })
    expect(passUntil(game, roofing).farm(0).goods.grain).toBe(1)
    const { silver, goods } = nextRound(game).farm(0)
    passUntil(game, roofing)
    expect(game.farm(0).silver - silver).toBe(1)
    expect(game.farm(0).goods.grain - goods.grain).toBe(1)
  })

  test('card 54 adds to other income', () => {
    const game = turnIn('income', { helpers: ['reaper', 'fisherman'], extensions: ['baker'], crafts: ['deli'] })
    expect(game.farm(0)).toMatchObject({ silver: 4, goods: { grain: 1, commodity: 1 } })
  })

  test('card 54 with all 25 markers in use the grain needs one of them, or is forgone (R1)', () => {
    const game = turnIn('income', { ...picker, goods: { food: 25 } })
    expect(game.farm(0).silver).toBe(1)
    expect(game.refused('endTurn')).toEqual({ rule: 'R1', why: 'notNow', during: 'placing' })
    game.do('takeBack food store')
    expect(game.farm(0)).toMatchObject({ pool: 0, goods: { food: 24, grain: 1 } })
    const forgone = turnIn('income', { ...picker, goods: { food: 25 } }).do('forgo 0')
    expect(forgone.farm(0)).toMatchObject({ pool: 0, goods: { food: 25, grain: 0 } })
  })

  test('card 54 played in §6.1 it counts in the same round', () => {
    const game = scenario({ farms: [{ hand: ['reaper'] }] }).do(`play ${numberOf('reaper')} helper`)
    expect(passUntil(game, roofing).farm(0).goods.grain).toBe(1)
  })
})
