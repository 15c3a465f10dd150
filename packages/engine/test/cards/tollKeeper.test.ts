import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, nextRound, turnIn, use } from './setup.ts'

const keeper: FarmPlan = { helpers: ['tollKeeper'] }
const rolled = (...dice: number[]) => scenario({ step: 'rolled', dice, farms: [keeper] })

describe('card 21 Toll Keeper', () => {
  test('card 21 right after the roll each die on space 4 brings 2 silver', () => {
    const game = rolled(1, 2, 3, 4, 6)
    expect(game.task()).toEqual({ do: 'offered', at: 'rolled' })
    game.do(use('tollKeeper'))
    expect(game.farm(0).silver).toBe(2)
    expect(game.table).toMatchObject({ step: 'firstDie', dice: [1, 2, 3, 4, 6] })
    expect(rolled(1, 2, 4, 4, 6).do(use('tollKeeper')).farm(0).silver).toBe(4)
  })

  test('card 21 at most 4 silver', () => {
    expect(rolled(4, 4, 4, 4, 4).do(use('tollKeeper')).farm(0).silver).toBe(4)
  })

  test('card 21 with no die on space 4 nobody is asked', () => {
    const game = rolled(1, 2, 3, 5, 6)
    expect(game.table.step).toBe('firstDie')
    expect(game.farm(0).silver).toBe(0)
    expect(hired(game, 'tollKeeper')).toMatchObject({ used: false })
    const asked = scenario({ step: 'rolled', dice: [1, 2, 3, 5, 6], farms: [{ helpers: ['tollKeeper', 'gleaner'] }] })
    expect(asked.refused(use('tollKeeper'))).toEqual({ rule: 'card:tollKeeper', why: 'dieOnFour' })
  })

  test('card 21 it may be left alone', () => {
    const game = rolled(4, 4, 4, 4, 4).do('endTurn')
    expect(game.table.step).toBe('firstDie')
    expect(game.farm(0).silver).toBe(0)
    expect(hired(game, 'tollKeeper')).toMatchObject({ used: false })
  })

  test('card 21 in turn order with the Gleaner, before the first die is taken', () => {
    const game = scenario({
      step: 'rolled',
      order: [1, 0],
      dice: [1, 3, 4, 4, 6],
      farms: [keeper, { helpers: ['gleaner'] }],
    })
    expect(game.seat).toBe(1)
    game.do(use('gleaner'), 'take olive')
    expect(game.seat).toBe(0)
    game.do(use('tollKeeper'))
    expect(game.farm(0).silver).toBe(4)
    expect(game.farm(1)).toMatchObject({ silver: 0, goods: { olive: 1 } })
  })

  test('card 21 once per round, ready again after scoring', () => {
    const game = rolled(1, 2, 3, 4, 6).do(use('tollKeeper'))
    expect(hired(game, 'tollKeeper')).toMatchObject({ used: true, marked: true })
    expect(game.refused(use('tollKeeper'))).toEqual({ rule: 'card:tollKeeper', why: 'alreadyUsed' })
    expect(hired(nextRound(game), 'tollKeeper')).toMatchObject({ used: false, marked: false })
  })

  test('card 21 not later in the revenue phase, not in another phase, not for others', () => {
    const late = { rule: 'card:tollKeeper', why: 'notNow', during: 'choosingDie' }
    expect(turnIn('firstDie', keeper).refused(use('tollKeeper'))).toEqual(late)
    const phase = { rule: 'card:tollKeeper', why: 'wrongPhase' }
    expect(turnIn('playing', keeper).refused(use('tollKeeper'))).toEqual(phase)
    const other = scenario({ step: 'rolled', dice: [4, 4, 4, 4, 4], farms: [{}, keeper] })
    expect(other.refused(`0: ${use('tollKeeper')}`)).toEqual({ rule: 'R4', why: 'notYourTurn' })
    expect(other.do(use('tollKeeper')).farm(0).silver).toBe(0)
  })
})
