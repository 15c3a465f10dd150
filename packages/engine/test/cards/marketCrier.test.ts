import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { hired, turnIn } from './setup.ts'

const CHEF = `load olive store ${numberOf('chef')}`
const MILLER = `load grain store ${numberOf('oilMiller')}`

const crier: FarmPlan = {
  donkey: 4,
  helpers: ['marketCrier'],
  goods: { olive: 1, grain: 1 },
  barrows: [
    { card: 'chef', filled: ['olive'] },
    { card: 'oilMiller', filled: ['grain'] },
  ],
}

describe('card 18 Market Crier', () => {
  test('card 18 a completed barrow brings 2 silver beside its VP, commodity and stall', () => {
    const game = turnIn('delivering', crier).do(CHEF, 'placeStall 9')
    expect(game.farm(0)).toMatchObject({ silver: 2, goods: { commodity: 1 } })
    expect(game.scored(0, 'barrows')).toBe(2)
    expect(game.table.stalls[9]).toBe(0)
  })

  test('card 18 each barrow counts, in the same turn too, without a mark', () => {
    const game = turnIn('delivering', crier).do(CHEF, 'placeStall 9', MILLER, 'placeStall 13')
    expect(game.farm(0).silver).toBe(4)
    expect(hired(game, 'marketCrier')).toMatchObject({ used: false, marked: false })
  })

  test('card 18 the 2 silver pay for a bought delivery that follows (R16)', () => {
    const game = scenario({ step: 'buying', farms: [{ ...crier, silver: 1, extensions: ['baker'] }] })
    game.do(CHEF, 'placeStall 9', MILLER, 'placeStall 13')
    expect(game.farm(0).silver).toBe(3)
  })

  test('card 18 in the revenue phase too', () => {
    const game = scenario({ step: 'lastDie', dice: [6], farms: [crier] }).do('resolve', CHEF, 'placeStall 9')
    expect(game.farm(0).silver).toBe(2)
  })

  test('card 18 a delivery that does not complete the barrow brings nothing', () => {
    const game = turnIn('delivering', { ...crier, barrows: ['chef'] }).do(CHEF)
    expect(game.farm(0).silver).toBe(0)
  })

  test('card 18 a completed building is no barrow', () => {
    const game = scenario({
      step: 'delivering',
      farms: [{ donkey: 1, helpers: ['marketCrier'], goods: { olive: 1 } }],
      buildings: { deli: { rows: [{ seat: 0, filled: ['grape', 'food', 'meat'] }] } },
    })
    game.do('deliver olive store deli 0')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { commodity: 1 } })
  })

  test('card 18 another player’s barrow brings neither of them silver', () => {
    const game = scenario({
      step: 'delivering',
      order: [1, 0],
      farms: [{ helpers: ['marketCrier'] }, { ...crier, helpers: [] }],
    })
    game.do(CHEF, 'placeStall 9')
    expect(game.farm(0).silver).toBe(0)
    expect(game.farm(1).silver).toBe(0)
  })
})
