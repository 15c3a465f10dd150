import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { nextRound } from './setup.ts'

const gourmet = (goods: FarmPlan['goods'] = {}): FarmPlan => ({ helpers: ['gourmet'], goods })
const scoring = (farms: FarmPlan[], round = 1) => scenario({ round, step: 'scoring', farms })

describe('card 63 Gourmet', () => {
  test('card 63 food, wine and meat in their dens score 2 VP and stay', () => {
    const game = scoring([gourmet({ food: 1, wine: 1, meat: 1 })])
    expect(game.scored(0, 'helpers')).toBe(2)
    expect(game.farm(0).goods).toMatchObject({ food: 1, wine: 1, meat: 1 })
  })

  test('card 63 more of them score no more', () => {
    expect(scoring([gourmet({ food: 3, wine: 3, meat: 3 })]).farm(0).points).toBe(2)
  })

  test.each([
    [{ food: 2, wine: 2 }],
    [{ food: 2, meat: 2 }],
    [{ wine: 2, meat: 2 }],
    [{ olive: 1, grape: 1, pig: 1 }],
  ] as FarmPlan['goods'][][])('card 63 all three are needed, not %j', goods => {
    expect(scoring([gourmet(goods)]).farm(0).points).toBe(0)
  })

  test('card 63 what has been delivered is in no den any more', () => {
    const barrows: FarmPlan['barrows'] = [{ card: 'barterer', filled: ['food'] }]
    expect(scoring([{ ...gourmet({ wine: 1, meat: 1 }), barrows }]).farm(0).points).toBe(0)
  })

  test('card 63 another player’s goods count for nobody', () => {
    const game = scoring([gourmet(), { goods: { food: 1, wine: 1, meat: 1 } }])
    expect(game.farm(0).points).toBe(0)
    expect(game.farm(1).points).toBe(0)
  })

  test('card 63 scores in every round, the last one too', () => {
    const game = nextRound(scoring([gourmet({ food: 1, wine: 1, meat: 1 })]))
    expect(game.scored(0, 'helpers')).toBe(4)
    expect(scoring([gourmet({ food: 1, wine: 1, meat: 1 })], 6).scored(0, 'helpers')).toBe(2)
  })

  test('card 63 scores nothing before the scoring phase', () => {
    const game = scenario({ step: 'buying', farms: [gourmet({ food: 1, wine: 1, meat: 1 })] }).do('endTurn')
    expect(game.farm(0).points).toBe(0)
  })
})
