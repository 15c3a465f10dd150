import { describe, expect, test } from 'vitest'
import type { BuildingId, Seat } from '../../src/index.ts'
import { type FarmPlan, type Scenario, scenario } from '../scenario.ts'
import { rowLackingOlive } from './setup.ts'

const keeper: FarmPlan = { helpers: ['gatekeeper'] }
const carrier: FarmPlan = { donkey: 4, goods: { olive: 4 } }
const complete = (building: BuildingId) => `deliver olive store ${building} 0`

function delivering(seat: Seat, buildings: Scenario['buildings'] = {}, plan: Scenario = {}) {
  const farms: FarmPlan[] = seat === 0 ? [{ ...keeper, ...carrier }, {}] : [keeper, carrier]
  return scenario({
    step: 'delivering',
    order: seat === 0 ? [0, 1] : [1, 0],
    farms,
    buildings: { deli: rowLackingOlive('deli', seat), greengrocer: { orderMarker: 1 }, ...buildings },
    ...plan,
  })
}

describe('card 57 Gatekeeper', () => {
  test('card 57 gives 4 silver when its owner opens a blocked building', () => {
    const game = delivering(0).do(complete('deli'))
    expect(game.table.buildings.greengrocer.orderMarker).toBe(0)
    expect(game.farm(0).silver).toBe(4)
    expect(game.scored(0, 'firsts')).toBe(2)
  })

  test('card 57 gives them when anybody else does, by itself (R36)', () => {
    const game = delivering(1).do(complete('deli'))
    expect(game.farm(0)).toMatchObject({ silver: 4, points: 0, todo: [] })
    expect(game.farm(1).silver).toBe(0)
    expect(game.scored(1, 'firsts')).toBe(2)
    expect(game.table.waiting).toEqual([1])
  })

  test('card 57 gives others nothing', () => {
    const game = delivering(1, {}, { farms: [{}, carrier] }).do(complete('deli'))
    expect(game.farm(0).silver).toBe(0)
  })

  test('card 57 works each time', () => {
    const more = {
      butcher: rowLackingOlive('butcher', 1),
      wainwright: { orderMarker: 2 },
      villageStore: { orderMarker: 3 },
    }
    const game = delivering(1, more).do(complete('deli'), complete('butcher'))
    expect(game.table.buildings.villageStore.orderMarker).toBe(3)
    expect(game.farm(0).silver).toBe(8)
  })

  test('card 57 gives nothing when a building is completed for the second time', () => {
    const deli = { ...rowLackingOlive('deli'), owners: [1 as const] }
    const game = delivering(0, { deli }).do(complete('deli'))
    expect(game.table.buildings.greengrocer.orderMarker).toBe(1)
    expect(game.farm(0).silver).toBe(0)
  })

  test('card 57 gives nothing when no building is left to open', () => {
    const game = delivering(0, { greengrocer: {} }).do(complete('deli'))
    expect(game.farm(0).silver).toBe(0)
    expect(game.scored(0, 'firsts')).toBe(1)
  })

  test('card 57 works in the revenue phase as well', () => {
    const game = delivering(1, {}, { step: 'firstDie', dice: [6, 4, 4, 4, 4] }).do('takeDie 6', complete('deli'))
    expect(game.farm(0).silver).toBe(4)
  })

  test('card 57 the silver can pay for the next bought delivery', () => {
    const game = delivering(
      0,
      {},
      { step: 'buying', farms: [{ ...keeper, ...carrier, silver: 1, extensions: ['chef'] }] },
    )
    game.do(complete('deli'), complete('merchantHouse'))
    expect(game.farm(0).silver).toBe(3)
  })
})
