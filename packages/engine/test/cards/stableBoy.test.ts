import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, nextRound, passUntil } from './setup.ts'

const growing = (...farms: FarmPlan[]) => scenario({ step: 'growing', farms })

describe('card 29 Stable Boy', () => {
  test('card 29 one pig is enough for a second one', () => {
    const game = growing({ helpers: ['stableBoy'], goods: { pig: 1 } })
    expect(game.farm(0).goods.pig).toBe(2)
    expect(game.saw('born')).toEqual([{ type: 'born', seat: 0 }])
  })

  test('card 29 still one pig at most, and none from nothing', () => {
    expect(growing({ helpers: ['stableBoy', 'swineherd'], goods: { pig: 2 } }).farm(0).goods.pig).toBe(3)
    expect(growing({ helpers: ['stableBoy'] }).farm(0).goods.pig).toBe(0)
  })

  test('card 29 a pen must be free; a pig not born is not sold', () => {
    const game = growing({ helpers: ['stableBoy'], goods: { pig: 2 } })
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { pig: 2 } })
  })

  test('card 29 with the Sow Keeper one pig brings up to two', () => {
    const both: FarmPlan = { helpers: ['stableBoy', 'sowKeeper'], goods: { pig: 1 } }
    expect(growing(both).farm(0).goods.pig).toBe(2)
    expect(growing({ ...both, extensions: ['chef'] }).farm(0).goods.pig).toBe(3)
    expect(growing({ ...both, extensions: ['chef', 'porter'] }).farm(0).goods.pig).toBe(3)
  })

  test('card 29 every round, without a mark', () => {
    const game = growing({ helpers: ['stableBoy'], goods: { pig: 1 } }).do('endTurn', 'sell pig store')
    expect(hired(game, 'stableBoy')).toMatchObject({ used: false, marked: false })
    nextRound(game)
    passUntil(game, ({ table, seat }) => table.step === 'income' && seat === 0)
    for (let { pig } = game.farm(0).goods; pig > 1; pig--) game.do('sell pig store')
    expect(game.farm(0).goods.pig).toBe(1)
    passUntil(game, ({ table }) => table.step === 'roofing')
    expect(game.farm(0).goods.pig).toBe(2)
  })

  test('card 29 the pigs of other players need two parents', () => {
    const game = growing({ helpers: ['stableBoy'] }, { goods: { pig: 1 } })
    expect(game.farm(1).goods.pig).toBe(1)
  })

  test('card 29 R1 without a free marker the birth can be forgone', () => {
    const game = growing({ helpers: ['stableBoy'], goods: { pig: 1, food: 24 } })
    expect(game.task()).toMatchObject({ do: 'placing', gains: [{ gain: 'birth' }] })
    expect(game.do('forgo 0').farm(0).goods.pig).toBe(1)
  })
})
