import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { nextRound, passUntil } from './setup.ts'

const school: FarmPlan = { helpers: ['schoolmaster'] }

describe('card 38 Schoolmaster', () => {
  test('card 38 the hand limit is 4 and income is 1 silver more', () => {
    const game = scenario({ step: 'drawing', farms: [school] })
    expect(game.hand(0)).toHaveLength(4)
    expect(game.farm(0).silver).toBe(1)
  })

  test('card 38 four cards may stay, a fifth has to go', () => {
    const game = scenario({
      step: 'drawing',
      farms: [{ ...school, hand: ['chef', 'baker', 'trader', 'porter', 'turner'] }],
    })
    expect(game.task()).toEqual({ do: 'discarding' })
    game.do(`discard ${numberOf('chef')}`)
    expect(game.hand(0)).toHaveLength(4)
    expect(game.table.step).toBe('income')
  })

  test('card 38 other players get neither', () => {
    const game = scenario({ step: 'drawing', farms: [school] }).do('endTurn')
    expect(game.hand(1)).toHaveLength(3)
    expect(game.farm(1).silver).toBe(0)
  })

  test('card 38 adds to what is printed on extensions', () => {
    const game = scenario({ step: 'drawing', farms: [{ ...school, extensions: ['baker'] }] })
    expect(game.hand(0)).toHaveLength(5)
    expect(game.farm(0).silver).toBe(2)
  })

  test('card 38 the limit exists at the draw only', () => {
    const hand: FarmPlan['hand'] = ['chef', 'baker', 'trader', 'porter']
    const game = scenario({ step: 'income', farms: [{ ...school, hand, goods: { commodity: 1 } }] })
    game.do('spend card', 'draw')
    expect(game.hand(0)).toHaveLength(5)
    expect(game.task()).toEqual({ do: 'trading' })
  })

  test('card 38 the income comes in §6.2 of every round, not before', () => {
    const game = scenario({ farms: [school] })
    expect(game.farm(0).silver).toBe(0)
    passUntil(game, ({ table }) => table.step === 'roofing')
    expect(game.farm(0).silver).toBe(1)
    const before = nextRound(game).farm(0).silver
    passUntil(game, ({ table }) => table.step === 'roofing')
    expect(game.farm(0).silver).toBe(before + 1)
  })

  test('card 38 played in §6.1 it counts in the same round', () => {
    const game = scenario({ farms: [{ hand: ['schoolmaster'] }] })
    game.do(`play ${numberOf('schoolmaster')} helper`, 'endTurn', 'endTurn')
    expect(game.hand(0)).toHaveLength(4)
    expect(game.farm(0).silver).toBe(1)
  })
})
