import { describe, expect, test } from 'vitest'
import { EDITIONS, NEUTRAL, NOBODY, type StallOwner } from '../../src/index.ts'
import { type Game, numberOf, type Scenario, scenario } from '../scenario.ts'

/** A card whose barrow is worth this much. */
const CARD = { 2: 'chef', 3: 'gardener', 4: 'wheelwright', 5: 'porter', 6: 'gourmet' } as const

type Stalls = Record<number, StallOwner>

/** The neutral player is first and has just revealed a card of this value. */
function revealed(value: keyof typeof CARD, stalls: Stalls, plan: Scenario = {}): Game {
  const pile: Scenario['pile'] = [CARD[value], 'mayor']
  return scenario({ players: 1, neutralFirst: true, step: 'choosingDonkeys', pile, stalls, ...plan })
}

const placed = (game: Game) => game.saw('neutralPlaced').map(({ hex, reason }) => ({ hex, ...reason }))
const removed = (game: Game) => game.saw('stallRemoved').map(event => event.hex)

/*
 * Classic solo, by value: hex (lower beside it | higher beside it), closed ones left out.
 *   2: 1 (- | 2 3 5 6 8 10)  9 (- | 2 4 7 11 20)  13 (- | 3 4 12 14 29)  24 (- | 11)
 *   3: 2 (1 9 | 3 4 6 7)  10 (1 | 3 8 12)  15 (- | 5)  17 (- | 6 7)  29 (13 | 14)
 *   4: 3 (1 2 10 13 | 4 12)  5 (1 15 | 6 8)  11 (9 24 | 4 14)  21 (- | 8)
 *   5: 4 (2 3 9 11 13 | 14)  6 (1 2 5 17 | 7)  8 (1 5 10 21 | -)  20 (9 | 7)
 *   6: 7 (2 6 9 17 20 | -)  12 (3 10 13 | -)  14 (4 11 13 29 | -)
 */
describe('§11 (a) the most of the player’s stalls', () => {
  test('§11 the hex that removes the most is taken, however easy it is to remove from there', () => {
    // 11 removes 9 and 24; 5 removes 15 alone; 21, which only 8 threatens, removes nothing
    const game = revealed(4, { 9: 0, 24: 0, 15: 0 })
    expect(placed(game)).toEqual([{ hex: 11, removes: 2, threats: 2, distance: 0 }])
    expect(removed(game).sort()).toEqual([24, 9])
    expect([9, 24, 15, 11].map(hex => game.table.stalls[hex])).toEqual([NOBODY, NOBODY, 0, NEUTRAL])
    expect(game.farm(0).pool).toBe(24)
  })

  test('§11 only lower ones beside it go: stalls of the same or a higher value, and neutral ones, do not count', () => {
    // beside 11: 4 (5) and 14 (6) are higher, 9 and 24 neutral; 5 removes 15
    const game = revealed(4, { 4: 0, 14: 0, 9: NEUTRAL, 24: NEUTRAL, 15: 0 })
    expect(placed(game)).toMatchObject([{ hex: 5, removes: 1 }])
    expect(removed(game)).toEqual([15])
    expect([4, 14, 9, 24].map(hex => game.table.stalls[hex])).toEqual([0, 0, NEUTRAL, NEUTRAL])
  })

  test('§11 an empty hex comes before any stall of the player on that value', () => {
    // replacing 7 would remove three, but 14 is empty
    const game = revealed(6, { 7: 0, 20: 0, 9: 0, 12: NEUTRAL })
    expect(placed(game)).toMatchObject([{ hex: 14, removes: 0 }])
    expect(removed(game)).toEqual([])
  })
})

describe('§11 (b) the hardest to remove', () => {
  test('§11 the fewest open empty hexes of higher value beside it; closed ones do not count', () => {
    // 3: 4 12, 5: 6 8, 11: 4 14, 21: 8 alone, as 19 (6) is closed
    expect(placed(revealed(4, {}))).toEqual([{ hex: 21, removes: 0, threats: 1, distance: 0 }])
  })

  test('§11 a higher hex with a stall on it, whosever it is, is no threat', () => {
    // 3 lies beside 4 and 12, both taken
    for (const stalls of [
      { 4: 0, 12: NEUTRAL },
      { 4: NEUTRAL, 12: 0 },
    ] as Stalls[])
      expect(placed(revealed(4, stalls))).toMatchObject([{ hex: 3, threats: 0 }])
  })

  test('§11 empty hexes of the same or a lower value are no threat either', () => {
    // 8 has four lower hexes beside it and none above; 4, 6 and 20 have a 6 each
    expect(placed(revealed(5, {}))).toMatchObject([{ hex: 8, threats: 0 }])
  })

  test('§11 it decides among the hexes that remove equally many', () => {
    // 5 removes 15, 11 removes 24; 5 is threatened by 6 alone as 8 is taken, 11 by 4 and 14
    expect(placed(revealed(4, { 15: 0, 24: 0, 8: 0 }))).toMatchObject([{ hex: 5, removes: 1, threats: 1 }])
    // and the other way round
    expect(placed(revealed(4, { 15: 0, 24: 0, 14: 0 }))).toMatchObject([{ hex: 11, removes: 1, threats: 1 }])
  })

  test('§11 then the greatest distance to another neutral stall', () => {
    // from 1: 7 and 12 are two steps away, 14 three
    expect(placed(revealed(6, { 1: NEUTRAL }))).toEqual([{ hex: 14, removes: 0, threats: 0, distance: 3 }])
  })

  test('§11 the distance is that to the nearest of them', () => {
    // nearest to 7 is 20 (1 step), to 12 is 1 (2 steps, and 4 to 20), to 14 both (3 steps)
    expect(placed(revealed(6, { 1: NEUTRAL, 20: NEUTRAL }))).toMatchObject([{ hex: 14, distance: 3 }])
    // the player's stalls do not count: 12 is four steps from 20 and two from 8, 14 three and four
    expect(placed(revealed(6, { 20: NEUTRAL, 8: 0 }))).toMatchObject([{ hex: 12, distance: 4 }])
  })

  test('§11 distance counts only among the equally hard', () => {
    // 21 is one step from 8 and has no threat left; 11 is four steps away and has two
    expect(placed(revealed(4, { 8: NEUTRAL }))).toMatchObject([{ hex: 21, threats: 0, distance: 1 }])
  })

  test('R19 the last tie goes to the lowest hex number', () => {
    expect(placed(revealed(6, {}))).toEqual([{ hex: 7, removes: 0, threats: 0, distance: 0 }])
    // from 2: 7 is one step away, 12 and 14 are two
    expect(placed(revealed(6, { 2: NEUTRAL }))).toMatchObject([{ hex: 12, distance: 2 }])
    // without 8 the fives are alike, one threat each
    expect(placed(revealed(5, { 8: 0 }))).toMatchObject([{ hex: 4, threats: 1 }])
  })
})

describe('§11 no empty hex of the value', () => {
  test('§11 one of the player’s stalls there is replaced, and it counts among the removed', () => {
    // 12 removes itself and 3; 14 itself alone
    const game = revealed(6, { 7: NEUTRAL, 12: 0, 14: 0, 3: 0 })
    expect(placed(game)).toMatchObject([{ hex: 12, removes: 2 }])
    expect(
      game.events.map(({ type }) => type).filter(type => type === 'stallRemoved' || type === 'neutralPlaced'),
    ).toEqual(['stallRemoved', 'neutralPlaced', 'stallRemoved'])
    expect([7, 12, 14, 3].map(hex => game.table.stalls[hex])).toEqual([NEUTRAL, NEUTRAL, 0, NOBODY])
    expect(game.farm(0).pool).toBe(24)
  })

  test('§11 (b) decides among the player’s stalls, by threats and then by distance', () => {
    // each removes itself alone: 21 has one threat (8), the others two
    expect(placed(revealed(4, { 3: 0, 5: 0, 11: 0, 21: 0 }))).toMatchObject([{ hex: 21, removes: 1, threats: 1 }])
    expect(placed(revealed(6, { 7: 0, 12: 0, 14: 0, 1: NEUTRAL }))).toMatchObject([{ hex: 14, distance: 3 }])
  })

  test('R19 the lowest number decides among the player’s stalls too', () => {
    expect(placed(revealed(6, { 7: 0, 12: 0, 14: 0 }))).toMatchObject([{ hex: 7, removes: 1 }])
    // 7 is neutral and three steps from 12 and from 14
    expect(placed(revealed(6, { 7: NEUTRAL, 12: 0, 14: 0 }))).toMatchObject([{ hex: 12, distance: 3 }])
  })

  test('§11 with none of the player’s there either, nothing happens but the card', () => {
    const stalls: Stalls = { 7: NEUTRAL, 12: NEUTRAL, 14: NEUTRAL, 3: 0 }
    const game = revealed(6, stalls)
    expect(game.saw('cardRevealed')).toEqual([{ type: 'cardRevealed', card: numberOf('gourmet') }])
    expect([placed(game), removed(game)]).toEqual([[], []])
    for (const [hex, owner] of Object.entries(stalls)) expect(game.table.stalls[Number(hex)]).toBe(owner)
    expect(game.task()).toEqual({ do: 'choosingDonkey' })
  })
})

describe('§11 the deluxe side', () => {
  const deluxe: Scenario = { edition: 'deluxe' }

  test('§11 hexes that only one of the two markets has', () => {
    // deluxe has 18 and not 21: each four has two empty higher hexes beside it (R19)
    expect(placed(revealed(4, {}, deluxe))).toMatchObject([{ hex: 3, threats: 2 }])
    // 18 (4) lies beside 17 (3); in the classic solo game it is closed
    expect(placed(revealed(4, { 17: 0 }, deluxe))).toMatchObject([{ hex: 18, removes: 1 }])
    expect(placed(revealed(4, { 17: 0 }))).toMatchObject([{ hex: 21, removes: 0 }])
    // 16 (2) has four higher hexes beside it, 13 too: R19
    expect(placed(revealed(2, {}, deluxe))).toMatchObject([{ hex: 13, threats: 4 }])
    expect(placed(revealed(2, { 15: 0 }, deluxe))).toMatchObject([{ hex: 16, threats: 3 }])
    // classic: 24 has 11 alone
    expect(placed(revealed(2, {}))).toMatchObject([{ hex: 24, threats: 1 }])
  })
})

describe.each(EDITIONS)('card 42 Night Watchman against the neutral player, %s', edition => {
  const watched: Scenario = { edition, farms: [{ helpers: ['nightWatchman'] }] }

  test('card 42 §11 protected stalls do not count', () => {
    // 4 (5) would remove 9 and 13, both worth 2; 6 (5) removes 17
    const stalls: Stalls = { 9: 0, 13: 0, 17: 0 }
    expect(placed(revealed(5, stalls, { edition }))).toMatchObject([{ hex: 4, removes: 2 }])
    expect(placed(revealed(5, stalls, watched))).toMatchObject([{ hex: 6, removes: 1 }])
  })

  test('card 42 §11 protected stalls beside the new one stay', () => {
    // 3 (4) lies beside 1 and 13, worth 2, and 2 and 10, worth 3
    const game = revealed(4, { 1: 0, 13: 0, 2: 0, 10: 0 }, watched)
    expect(placed(game)).toMatchObject([{ hex: 3, removes: 2 }])
    expect(removed(game).sort((a, b) => a - b)).toEqual([2, 10])
    expect([1, 13].map(hex => game.table.stalls[hex])).toEqual([0, 0])
  })

  test('card 42 §11 protected stalls are not replaced: with all of them there, nothing happens', () => {
    const twos = edition === 'classic' ? [1, 9, 13, 24] : [1, 9, 13, 16]
    const all = Object.fromEntries(twos.map(hex => [hex, 0 as const]))
    const game = revealed(2, all, watched)
    expect(placed(game)).toEqual([])
    expect(twos.map(hex => game.table.stalls[hex])).toEqual([0, 0, 0, 0])
    expect(placed(revealed(2, all, { edition }))).toMatchObject([{ removes: 1 }])
  })
})
