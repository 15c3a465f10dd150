import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../../src/index.ts'
import { type FarmPlan, type Scenario, scenario } from '../scenario.ts'
import { rowLackingOlive } from './setup.ts'

const mayor: FarmPlan = { helpers: ['mayor'], donkey: 4, goods: { olive: 4 } }
const complete = (building: BuildingId) => `deliver olive store ${building} 0`
const delivering = (plan: Scenario) => scenario({ round: 3, step: 'delivering', farms: [mayor], ...plan })

describe('card 56 Mayor', () => {
  test('card 56 gives 2 VP more for being the first to complete a building', () => {
    const game = delivering({ buildings: { merchantHouse: rowLackingOlive('merchantHouse') } })
    game.do(complete('merchantHouse'))
    expect(game.scored(0, 'helpers')).toBe(2)
    expect(game.scored(0, 'firsts')).toBe(1)
    expect(game.scored(0, 'crafts')).toBe(3)
    expect(game.farm(0).points).toBe(6)
  })

  test('card 56 gives nothing for being second', () => {
    const game = delivering({ buildings: { merchantHouse: { ...rowLackingOlive('merchantHouse'), owners: [1] } } })
    game.do(complete('merchantHouse'))
    expect(game.scored(0, 'helpers')).toBe(0)
    expect(game.farm(0).points).toBe(3)
  })

  test('card 56 gives nothing when another player is first', () => {
    const farms: FarmPlan[] = [mayor, { donkey: 1, goods: { olive: 1 } }]
    const game = delivering({ order: [1, 0], buildings: { butcher: rowLackingOlive('butcher', 1) }, farms })
    game.do(complete('butcher'))
    expect(game.farm(0).points).toBe(0)
    expect(game.scored(1, 'helpers')).toBe(0)
  })

  test('card 56 works for each building', () => {
    const game = delivering({ buildings: { deli: rowLackingOlive('deli'), butcher: rowLackingOlive('butcher') } })
    game.do(complete('deli'), complete('butcher'))
    expect(game.scored(0, 'helpers')).toBe(4)
  })

  test('card 56 is paid once, besides the VP of an order marker', () => {
    const buildings = { deli: rowLackingOlive('deli'), butcher: { orderMarker: 1 } }
    const game = delivering({ buildings }).do(complete('deli'))
    expect(game.scored(0, 'firsts')).toBe(2)
    expect(game.scored(0, 'helpers')).toBe(2)
  })

  test('card 56 counts in the revenue phase as well', () => {
    const buildings = { greengrocer: rowLackingOlive('greengrocer') }
    const game = delivering({ step: 'firstDie', dice: [6, 4, 4, 4, 4], buildings })
    game.do('takeDie 6', complete('greengrocer'), 'take pig')
    expect(game.scored(0, 'helpers')).toBe(2)
  })

  test('card 56 a row that is not full brings nothing', () => {
    expect(delivering({}).do(complete('deli')).farm(0).points).toBe(0)
  })
})
