import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'

const steward = (goods: FarmPlan['goods'] = {}, farm: FarmPlan = {}): FarmPlan => ({
  helpers: ['steward'],
  goods,
  ...farm,
})
const ended = (farms: FarmPlan[]) => scenario({ round: 6, step: 'buying', farms }).do('endTurn', 'endTurn')

describe('card 65 Steward', () => {
  test.each([
    [0, {}],
    [1, { meat: 1 }],
    [3, { food: 1, wine: 1, meat: 1 }],
    [3, { food: 3 }],
    [4, { food: 4 }],
    [4, { food: 2, wine: 3, meat: 4 }],
  ])('card 65 gives %i VP at the end for %j', (points, goods) => {
    const game = ended([steward(goods)])
    expect(game.table.over).toBe(true)
    expect(game.scored(0, 'helpers')).toBe(points)
    expect(game.farm(0).points).toBe(points)
  })

  test('card 65 other goods and crops do not count', () => {
    const game = ended([steward({ olive: 2, pig: 1, commodity: 1 }, { fields: ['grape*'] })])
    expect(game.scored(0, 'helpers')).toBe(0)
  })

  test('card 65 what has been delivered is in no den any more', () => {
    const barrows: FarmPlan['barrows'] = [{ card: 'barterer', filled: ['food', 'wine'] }]
    expect(ended([steward({ food: 1 }, { barrows })]).scored(0, 'helpers')).toBe(1)
  })

  test('card 65 another player’s goods count for nobody', () => {
    const game = ended([steward(), { goods: { food: 4 } }])
    expect(game.farm(0).points).toBe(0)
    expect(game.farm(1).points).toBe(0)
  })

  test('card 65 only at the end of the game, not in the scoring of a round', () => {
    const game = scenario({ round: 5, step: 'buying', farms: [steward({ food: 4 })] }).do('endTurn', 'endTurn')
    expect(game.table.round).toBe(6)
    expect(game.farm(0).points).toBe(0)
  })

  test('card 65 comes before the exchange (R18)', () => {
    const game = ended([steward({ food: 2, pig: 1 }, { silver: 4 })])
    const points = game.saw('pointsGained').map(event => event.by)
    expect(points).toEqual(['card:steward', 'end'])
    const types = game.events.map(event => event.type)
    expect(types.indexOf('pointsGained')).toBeLessThan(types.indexOf('sold'))
    expect(game.farm(0)).toMatchObject({ silver: 1, points: 3 })
  })

  test('card 65 a helper that has left counts no more', () => {
    const farm = steward({ food: 4, commodity: 1 }, { helpers: ['steward', 'chef', 'baker'], hand: ['trader'] })
    const game = scenario({ round: 6, step: 'buying', farms: [farm] })
    game.do('spend card', 'play 7 helper', 'discard 65', 'endTurn', 'endTurn')
    expect(game.farm(0).points).toBe(0)
  })
})
