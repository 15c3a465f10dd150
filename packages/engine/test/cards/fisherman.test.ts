import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { nextRound, passUntil, turnIn } from './setup.ts'

const fisherman: FarmPlan = { helpers: ['fisherman'] }
const roofing = ({ table }: { table: { step: string } }) => table.step === 'roofing'

describe('card 51 Fisherman', () => {
  test('card 51 brings 2 silver in the income step', () => {
    const game = turnIn('income', fisherman)
    expect(game.farm(0).silver).toBe(2)
    expect(game.saw('silverGained')).toEqual([{ type: 'silverGained', seat: 0, amount: 2, by: 'income' }])
  })

  test('card 51 brings other players nothing', () => {
    const game = passUntil(turnIn('income', fisherman), roofing)
    expect(game.farm(1).silver).toBe(0)
  })

  test('card 51 not before the step, once in it, and again in every round', () => {
    const game = scenario({ farms: [fisherman] })
    expect(game.farm(0).silver).toBe(0)
    expect(passUntil(game, roofing).farm(0).silver).toBe(2)
    const before = nextRound(game).farm(0).silver
    expect(passUntil(game, roofing).farm(0).silver).toBe(before + 2)
  })

  test('card 51 adds to icons, craft markers and other helpers', () => {
    const game = turnIn('income', {
      helpers: ['fisherman', 'reaper'],
      extensions: ['baker'],
      crafts: ['merchantHouse'],
    })
    expect(game.farm(0)).toMatchObject({ silver: 7, goods: { grain: 1 } })
  })

  test('card 51 played in §6.1 it counts in the same round', () => {
    const game = scenario({ farms: [{ hand: ['fisherman'] }] }).do(`play ${numberOf('fisherman')} helper`)
    expect(passUntil(game, roofing).farm(0).silver).toBe(2)
  })
})
