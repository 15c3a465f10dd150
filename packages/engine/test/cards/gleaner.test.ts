import { describe, expect, test } from 'vitest'
import type { Seat } from '../../src/index.ts'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, nextRound, turnIn } from './setup.ts'

const gleaner: FarmPlan = { helpers: ['gleaner'] }
const rolled = (dice: number[], farms: FarmPlan[] = [gleaner], order: Seat[] = [0, 1]) =>
  scenario({ step: 'rolled', dice, order, farms })

describe('card 41 Gleaner', () => {
  test('card 41 with a die on space 3 one harvest good is taken, before the first die', () => {
    const game = rolled([1, 1, 1, 3, 6])
    expect(game.task()).toEqual({ do: 'offered', at: 'rolled' })
    game.do('use 41 0', 'take grape')
    expect(game.farm(0).goods).toMatchObject({ olive: 0, grain: 0, grape: 1 })
    expect(game.table).toMatchObject({ step: 'firstDie', dice: [1, 1, 1, 3, 6] })
  })

  test('card 41 may be left alone', () => {
    const game = rolled([1, 1, 1, 3, 6]).do('endTurn')
    expect(hired(game, 'gleaner')).toMatchObject({ used: false })
    expect(game.table.step).toBe('firstDie')
  })

  test('card 41 without a die on space 3 nobody is asked', () => {
    expect(rolled([1, 2, 4, 5, 6]).table.step).toBe('firstDie')
    const other = rolled([1, 2, 4, 5, 6], [{ helpers: ['gleaner', 'tollKeeper'] }])
    expect(other.refused('use 41 0')).toEqual({ rule: 'card:gleaner', why: 'dieOnThree' })
  })

  test('card 41 several dice on space 3 are still one good, once per round', () => {
    const game = rolled([3, 3, 3, 4, 6], [{ helpers: ['gleaner', 'tollKeeper'] }]).do('use 41 0', 'take olive')
    expect(hired(game, 'gleaner')).toMatchObject({ used: true, marked: true })
    expect(game.refused('use 41 0')).toEqual({ rule: 'card:gleaner', why: 'alreadyUsed' })
    game.do('use 21 0')
    expect(game.farm(0)).toMatchObject({ silver: 2, goods: { olive: 1, grain: 0, grape: 0 } })
    nextRound(game)
    expect(hired(game, 'gleaner')).toMatchObject({ used: false, marked: false })
  })

  test('card 41 in turn order with the Toll Keeper, each owner for themselves', () => {
    const game = rolled([3, 4, 4, 4, 6], [gleaner, { helpers: ['tollKeeper'] }], [1, 0])
    expect(game.seat).toBe(1)
    expect(game.refused('use 41 0')).toEqual({ rule: 'card:gleaner', why: 'notYours' })
    game.do('use 21 0')
    expect(game.seat).toBe(0)
    game.do('use 41 0', 'take grain')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { grain: 1 } })
    expect(game.farm(1)).toMatchObject({ silver: 4, goods: { grain: 0 } })
  })

  test('card 41 offers harvest goods only', () => {
    const game = rolled([3, 4, 4, 4, 6]).do('use 41 0')
    expect(game.legal().sort()).toEqual(['finish', 'take grain', 'take grape', 'take olive'])
  })

  test('card 41 not later in the revenue phase, and not in another phase', () => {
    const late = scenario({ step: 'firstDie', dice: [3, 3, 3, 3, 3], farms: [gleaner] })
    expect(late.refused('use 41 0')).toEqual({ rule: 'card:gleaner', why: 'notNow', during: 'choosingDie' })
    expect(turnIn('income', gleaner).refused('use 41 0')).toEqual({ rule: 'card:gleaner', why: 'wrongPhase' })
  })
})
