import { describe, expect, test } from 'vitest'
import { type CardId, EDITIONS, NEUTRAL } from '../../src/index.ts'
import { hired, passUntil } from '../cards/setup.ts'
import { type FarmPlan, type Game, type Scenario, scenario } from '../scenario.ts'

/** Gourmet's barrow is worth 6: its stall goes to hex 7, beside 2, 6, 9, 17 and 20. */
const pile: CardId[] = ['gourmet', 'mayor', 'apprentice']
const stalls = { 20: 0, 9: 0 } as const

/** The player is second: the neutral player has just placed, and the donkey is still to be chosen. */
const before = (plan: Scenario): Game =>
  scenario({ players: 1, neutralFirst: true, step: 'choosingDonkeys', pile, stalls, ...plan })

/** The player is first and has just ended the transport phase; the neutral player has placed, and §9 is over. */
const after = (plan: Scenario): Game => scenario({ players: 1, step: 'buying', pile, stalls, ...plan }).do('endTurn')

describe.each(EDITIONS)('card 2 Negotiator and the neutral player, %s', edition => {
  const farms: FarmPlan[] = [{ helpers: ['negotiator'] }]

  test('card 2 §11 1 VP for each stall that it removes, at once: before the donkey is chosen', () => {
    const game = before({ edition, farms })
    expect(game.scored(0, 'helpers')).toBe(2)
    expect(game.farm(0).todo).toEqual([{ do: 'choosingDonkey' }])
  })

  test('card 2 §11 after the transport phase too, and for a replaced stall', () => {
    const game = after({ edition, farms, stalls: { 7: 0, 12: 0, 14: 0, 6: 0 } })
    expect(game.table.stalls[7]).toBe(NEUTRAL)
    expect(game.scored(0, 'helpers')).toBe(2)
    expect(game.scored(0, 'stalls')).toBe(2)
  })

  test('card 2 §11 the VP comes in the transport phase, before stalls and siesta score', () => {
    const gained = after({ edition, farms, stalls: { 20: 0, 12: 0 } }).saw('pointsGained')
    expect(gained.map(event => event.source)).toEqual(['helpers', 'stalls'])
  })
})

describe.each(EDITIONS)('card 33 Smuggler and the neutral player, %s', edition => {
  const farms: FarmPlan[] = [{ helpers: ['smuggler'] }]

  test('card 33 §11 R36 one commodity by itself, before the donkey is chosen', () => {
    const game = before({ edition, farms })
    expect(game.farm(0).goods.commodity).toBe(1)
    expect(hired(game, 'smuggler')).toMatchObject({ used: true, marked: edition === 'classic' })
    expect(game.farm(0).todo).toEqual([{ do: 'choosingDonkey' }])
  })

  test('card 33 §11 R32 used after the transport phase, it is ready again in the next round', () => {
    const game = after({ edition, farms })
    expect(game.farm(0).goods.commodity).toBe(1)
    expect(game.table.round).toBe(2)
    expect(hired(game, 'smuggler')).toMatchObject({ used: false, marked: false })
  })

  test('card 33 §11 it works in two rounds running', () => {
    // round 1 after the transport phase; then, with no siesta, the player is second in round 2
    const farm: FarmPlan = { helpers: ['smuggler'], hand: ['chef', 'gardener', 'porter'] }
    const game = after({ edition, farms: [farm], stalls: { 20: 0, 9: 0, 13: 0, 11: 0 } })
    passUntil(game, ({ table }) => table.step === 'choosingDonkeys')
    expect(game.table).toMatchObject({ round: 2, neutralFirst: true })
    expect(game.farm(0).goods.commodity).toBe(2)
  })

  test('card 33 §11 once per round', () => {
    const used: FarmPlan[] = [{ helpers: [{ card: 'smuggler', used: true }] }]
    expect(before({ edition, farms: used }).farm(0).goods.commodity).toBe(0)
    expect(after({ edition, farms: used }).farm(0).goods.commodity).toBe(0)
  })

  test('card 33 §11 in the last round the commodity still comes before the exchange of §10', () => {
    const game = after({ edition, round: 6, farms: [{ silver: 1, helpers: ['smuggler'] }] })
    expect(game.table.over).toBe(true)
    expect(game.scored(0, 'silver')).toBe(1)
  })
})

describe('R36 the neutral player’s turn is another player’s turn', () => {
  // 24 goods and one stall are all 25 markers; the stall that is removed frees one
  const full: FarmPlan = { goods: { food: 24 }, helpers: ['smuggler'] }
  const plan: Scenario = { stalls: { 20: 0 }, farms: [full] }

  test('R36 §11 classic, second: the helper’s mark and the commodity need two markers, so the gain is lost', () => {
    const game = before(plan)
    expect(game.saw('gainForgone')).toHaveLength(1)
    expect(game.farm(0)).toMatchObject({ pool: 1, goods: { food: 24, commodity: 0 } })
    expect(game.farm(0).todo).toEqual([{ do: 'choosingDonkey' }])
  })

  test('R36 §11 classic, first: the same after the transport phase, with the marks of the round still in use', () => {
    const marked: FarmPlan = { goods: { food: 23 }, helpers: ['smuggler', { card: 'baker', used: true }] }
    for (const farm of [full, marked]) {
      const game = after({ ...plan, farms: [farm] })
      expect(game.saw('gainForgone')).toHaveLength(1)
      expect(game.farm(0).goods.commodity).toBe(0)
      expect(game.farm(0).todo).toEqual([{ do: 'playing', plays: 1 }])
    }
  })

  test('R36 §11 deluxe: the mark is a token, so the marker that is freed serves for the commodity', () => {
    const deluxe: Scenario = { ...plan, edition: 'deluxe' }
    for (const game of [before(deluxe), after(deluxe)])
      expect(game.farm(0)).toMatchObject({ pool: 0, goods: { food: 24, commodity: 1 } })
  })
})
