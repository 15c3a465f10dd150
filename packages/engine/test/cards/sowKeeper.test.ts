import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, nextRound, passUntil } from './setup.ts'

const growing = (...farms: FarmPlan[]) => scenario({ step: 'growing', farms })
const sow = (pig: number, farm: FarmPlan = {}): FarmPlan => ({ helpers: ['sowKeeper'], goods: { pig }, ...farm })

describe('card 31 Sow Keeper', () => {
  test('card 31 two pigs bring two more when there are pens', () => {
    const game = growing(sow(2, { extensions: ['chef', 'porter'] }))
    expect(game.farm(0).goods.pig).toBe(4)
    expect(game.saw('born')).toHaveLength(2)
  })

  test('card 31 never more than two', () => {
    expect(growing(sow(2, { extensions: ['chef', 'porter', 'trader'] })).farm(0).goods.pig).toBe(4)
    expect(
      growing(sow(4, { extensions: ['chef', 'porter'], helpers: ['sowKeeper', 'swineherd'] })).farm(0).goods.pig,
    ).toBe(6)
  })

  test('card 31 as far as pens allow; the rest is not sold', () => {
    const one = growing(sow(2, { extensions: ['chef'] }))
    expect(one.farm(0)).toMatchObject({ silver: 0, goods: { pig: 3 } })
    expect(growing(sow(2)).farm(0)).toMatchObject({ silver: 0, goods: { pig: 2 } })
  })

  test('card 31 it still takes two parents, unless the Stable Boy helps', () => {
    expect(growing(sow(1, { extensions: ['chef'] })).farm(0).goods.pig).toBe(1)
    const both = sow(1, { extensions: ['chef'], helpers: ['sowKeeper', 'stableBoy'] })
    expect(growing(both).farm(0).goods.pig).toBe(3)
  })

  test('card 31 in the growth step only: a pig from a die stays one', () => {
    const game = scenario({ step: 'firstDie', dice: [1, 1, 1, 1, 1], farms: [sow(0)] }).do('takeDie 1')
    expect(game.farm(0).goods.pig).toBe(1)
  })

  test('card 31 every round, without a mark', () => {
    const game = growing(sow(2, { extensions: ['chef', 'porter'] }))
    expect(hired(game, 'sowKeeper')).toMatchObject({ used: false, marked: false })
    passUntil(nextRound(game), ({ table, seat }) => table.step === 'income' && seat === 0)
    game.do('sell pig store', 'sell pig store')
    expect(passUntil(game, ({ table }) => table.step === 'roofing').farm(0).goods.pig).toBe(4)
  })

  test('card 31 the pigs of other players bring one', () => {
    const game = growing(sow(0), { goods: { pig: 2 }, extensions: ['chef', 'porter'] })
    expect(game.farm(1).goods.pig).toBe(3)
    expect(game.farm(0).goods.pig).toBe(0)
  })

  test('card 31 R1 with one free marker the second pig is asked for', () => {
    const game = growing(sow(2, { extensions: ['chef', 'porter'], goods: { pig: 2, food: 22 } }))
    expect(game.task()).toMatchObject({ do: 'placing' })
    expect(game.do('takeBack food store').farm(0).goods).toMatchObject({ pig: 4, food: 21 })
  })
})
