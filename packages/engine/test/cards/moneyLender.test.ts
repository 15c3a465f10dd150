import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, OWN_TURNS, passUntil, turnIn } from './setup.ts'

const lender: FarmPlan = { helpers: ['moneyLender'], silver: 5 }
const scoring = (farms: FarmPlan[], round = 1) => scenario({ round, step: 'scoring', order: [1, 0], farms })

describe('card 64 Money Lender', () => {
  test('card 64 in scoring 2 silver buy 1 VP', () => {
    const game = scoring([lender])
    expect(game.task(0)).toEqual({ do: 'offered', at: 'scoring' })
    game.do('use 64 0')
    expect(game.farm(0)).toMatchObject({ silver: 3, points: 1 })
    expect(game.scored(0, 'helpers')).toBe(1)
  })

  test('card 64 once only: then the next round begins', () => {
    const game = scoring([lender]).do('use 64 0')
    expect(game.table).toMatchObject({ round: 2, step: 'playing' })
  })

  test('card 64 can be used again in the next scoring', () => {
    const game = scoring([{ ...lender, silver: 9 }]).do('use 64 0')
    passUntil(game, ({ table }) => table.step === 'scoring')
    expect(game.table.round).toBe(2)
    expect(hired(game, 'moneyLender')).toMatchObject({ used: false })
    expect(game.do('use 64 0').scored(0, 'helpers')).toBe(2)
  })

  test('card 64 may be left alone', () => {
    const game = scoring([lender]).do('endTurn')
    expect(game.farm(0)).toMatchObject({ silver: 5, points: 0 })
    expect(game.table.round).toBe(2)
  })

  test('card 64 is not offered with less than 2 silver', () => {
    const game = scoring([{ ...lender, silver: 1 }])
    expect(game.table).toMatchObject({ round: 2, step: 'playing' })
    expect(game.farm(0)).toMatchObject({ silver: 1, points: 0 })
  })

  test.each(OWN_TURNS)('card 64 is refused in any other phase: %s', step => {
    expect(turnIn(step, lender).refused('use 64 0')).toEqual({ rule: 'card:moneyLender', why: 'wrongPhase' })
  })

  test('card 64 serves its owner alone', () => {
    const game = scoring([lender, { silver: 5 }])
    expect(game.table.waiting).toEqual([0])
    expect(game.refused('1: use 64 0')).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })

  test('card 64 no anytime action raises the silver now', () => {
    const game = scoring([{ ...lender, silver: 2, goods: { olive: 1, commodity: 1 } }])
    expect(game.refused('sell olive store')).toMatchObject({ why: 'notNow', during: 'offered' })
    expect(game.refused('spend silver')).toMatchObject({ why: 'notNow', during: 'offered' })
  })

  test('card 64 comes after stalls and siesta, and in round 6 before the exchange', () => {
    const game = scoring([{ ...lender, silver: 7 }], 6).do('use 64 0')
    expect(game.table.over).toBe(true)
    expect(game.farm(0)).toMatchObject({ silver: 0, points: 2 })
    expect(game.scored(0, 'silver')).toBe(1)
    const stalls = scenario({ step: 'scoring', stalls: { 1: 0 }, farms: [lender] })
    expect(stalls.scored(0, 'stalls')).toBe(1)
  })
})
