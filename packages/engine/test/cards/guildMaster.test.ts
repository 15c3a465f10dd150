import { describe, expect, test } from 'vitest'
import type { Seat } from '../../src/index.ts'
import { type FarmPlan, scenario } from '../scenario.ts'
import { barrowLackingOlive, loadOlive } from './setup.ts'

type Value = 2 | 3 | 4 | 5
const seller = (value: Value, farm: FarmPlan = {}): FarmPlan => ({
  donkey: 1,
  goods: { olive: 1 },
  barrows: [barrowLackingOlive(value)],
  ...farm,
})
const master: FarmPlan = { helpers: ['guildMaster'] }

function market(value: Value, stalls: Record<number, Seat>, farms = [seller(value, master)]) {
  return scenario({ step: 'delivering', stalls, farms })
}

describe('card 43 Guild Master', () => {
  test('card 43 a removed stall is worth 2 VP', () => {
    const game = market(3, { 1: 1 }).do(loadOlive(3), 'placeStall 2')
    expect(game.table.stalls[1]).toBe(-1)
    expect(game.scored(0, 'removals')).toBe(2)
  })

  test('card 43 each one of several', () => {
    const game = market(4, { 1: 1, 2: 1, 13: 1 }).do(loadOlive(4), 'placeStall 3')
    expect(game.scored(0, 'removals')).toBe(6)
  })

  test('card 43 a replaced stall counts too, with the lower ones beside it', () => {
    const game = market(3, { 2: 1, 10: 1, 15: 1, 17: 1, 29: 1, 1: 1 }).do(loadOlive(3), 'placeStall 2')
    expect(game.table.stalls[2]).toBe(0)
    expect(game.scored(0, 'removals')).toBe(4)
  })

  test('card 43 one’s own stalls stay and bring nothing', () => {
    const game = market(3, { 1: 0 }).do(loadOlive(3), 'placeStall 2')
    expect(game.table.stalls[1]).toBe(0)
    expect(game.scored(0, 'removals')).toBe(0)
  })

  test('card 43 others get 1 VP, also for a stall of the owner', () => {
    const game = market(3, { 1: 1 }, [seller(3), master]).do(loadOlive(3), 'placeStall 2')
    expect(game.scored(0, 'removals')).toBe(1)
    expect(game.farm(1).points).toBe(0)
  })

  test('card 43 works in the revenue phase as well, and as often as stalls are removed', () => {
    const barrows = [barrowLackingOlive(3), barrowLackingOlive(4)]
    const farm: FarmPlan = { ...master, donkey: 1, goods: { olive: 2 }, barrows }
    const dice = [6, 6, 6, 6, 6]
    const game = scenario({ step: 'firstDie', dice, stalls: { 1: 1, 13: 1 }, farms: [farm] })
    game.do('takeDie 6', loadOlive(3), 'placeStall 2').do('endTurn', 'takeDie 6', 'collect', 'endTurn')
    game.do('takeDie 6', loadOlive(4), 'placeStall 3')
    expect(game.scored(0, 'removals')).toBe(4)
  })

  test('card 43 a stall that the Night Watchman protects is not removed', () => {
    const farms = [seller(5, master), { helpers: ['nightWatchman' as const] }]
    const game = market(5, { 1: 1, 2: 1 }, farms).do(loadOlive(5), 'placeStall 6')
    expect(game.table.stalls[1]).toBe(1)
    expect(game.table.stalls[2]).toBe(-1)
    expect(game.scored(0, 'removals')).toBe(2)
  })
})
