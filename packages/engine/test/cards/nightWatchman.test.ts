import { describe, expect, test } from 'vitest'
import type { Seat } from '../../src/index.ts'
import { type FarmPlan, scenario } from '../scenario.ts'
import { barrowLackingOlive, loadOlive } from './setup.ts'

/** Seat 0 is about to complete a barrow; seat 1 has the Night Watchman. */
function market(value: 2 | 3 | 4, stalls: Record<number, Seat>, farm: FarmPlan = {}, players: 2 | 3 = 2) {
  const seller: FarmPlan = { ...farm, donkey: 1, goods: { olive: 1 }, barrows: [barrowLackingOlive(value)] }
  return scenario({ players, step: 'delivering', stalls, farms: [seller, { helpers: ['nightWatchman'] }] })
}

describe('card 42 Night Watchman', () => {
  test('card 42 a stall on a hex of value 2 is not removed from beside a higher one', () => {
    const game = market(3, { 1: 1, 9: 1 }).do(loadOlive(3), 'placeStall 2')
    expect(game.table.stalls[1]).toBe(1)
    expect(game.table.stalls[9]).toBe(1)
    expect(game.scored(0, 'removals')).toBe(0)
  })

  test('card 42 stalls on other values are removed as usual', () => {
    const game = market(4, { 1: 1, 2: 1, 10: 1, 13: 1 }).do(loadOlive(4), 'placeStall 3')
    expect([1, 2, 10, 13].map(hex => game.table.stalls[hex])).toEqual([1, -1, -1, 1])
    expect(game.scored(0, 'removals')).toBe(2)
  })

  test('card 42 other players’ stalls of value 2 are not protected', () => {
    const game = market(3, { 1: 2 }, {}, 3).do(loadOlive(3), 'placeStall 2')
    expect(game.table.stalls[1]).toBe(-1)
    expect(game.scored(0, 'removals')).toBe(1)
  })

  test('card 42 the owner removes others’ stalls of value 2 as usual', () => {
    const farm: FarmPlan = {
      helpers: ['nightWatchman'],
      donkey: 1,
      goods: { olive: 1 },
      barrows: [barrowLackingOlive(3)],
    }
    const game = scenario({ step: 'delivering', stalls: { 1: 1 }, farms: [farm] }).do(loadOlive(3), 'placeStall 2')
    expect(game.table.stalls[1]).toBe(-1)
    expect(game.scored(0, 'removals')).toBe(1)
  })

  test('card 42 holds against the Guild Master', () => {
    const game = market(3, { 1: 1 }, { helpers: ['guildMaster'] }).do(loadOlive(3), 'placeStall 2')
    expect(game.table.stalls[1]).toBe(1)
    expect(game.scored(0, 'removals')).toBe(0)
  })

  test('card 42 a protected stall cannot be replaced either: no stall is placed (R13)', () => {
    const game = market(2, { 1: 1, 9: 1, 13: 1, 24: 1 }).do(loadOlive(2))
    expect(game.table.stalls.filter(owner => owner === 0)).toEqual([])
    expect(game.task()).toMatchObject({ do: 'delivering' })
    expect(game.farm(0)).toMatchObject({ points: 2, goods: { commodity: 1 }, barrows: [] })
  })

  test('card 42 somebody else’s stall has to be the one that is replaced', () => {
    const game = market(2, { 1: 1, 9: 1, 13: 2, 24: 1 }, {}, 3).do(loadOlive(2))
    expect(game.refused('placeStall 1')).toEqual({ rule: 'R13', why: 'stallProtected' })
    expect(game.legal()).toEqual(['placeStall 13'])
    game.do('placeStall 13')
    expect(game.table.stalls[13]).toBe(0)
    expect(game.scored(0, 'removals')).toBe(1)
  })

  test('card 42 protects every time, until the helper leaves', () => {
    const seller: FarmPlan = { donkey: 2, goods: { olive: 2 }, barrows: [barrowLackingOlive(3), barrowLackingOlive(4)] }
    const helpers: FarmPlan['helpers'] = ['nightWatchman', 'chef', 'baker']
    const farms = [seller, { helpers, hand: ['trader' as const], goods: { commodity: 1 } }]
    const game = scenario({ step: 'delivering', stalls: { 1: 1 }, farms })
    game.do(loadOlive(3), 'placeStall 2', loadOlive(4), 'placeStall 3')
    expect(game.table.stalls[1]).toBe(1)

    const left = scenario({ step: 'delivering', order: [1, 0], stalls: { 1: 1 }, farms })
    left.do('spend card', 'play 7 helper', 'discard 42', 'endTurn', loadOlive(3), 'placeStall 2')
    expect(left.table.stalls[1]).toBe(-1)
    expect(left.scored(0, 'removals')).toBe(1)
  })
})
