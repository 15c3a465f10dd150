import { describe, expect, test } from 'vitest'
import { BUILDINGS, CARDS, DELUXE, isOpen, NOBODY, newGame, SEATS } from '../../src/index.ts'
import { numberOf, scenario } from '../scenario.ts'

type Players = 1 | 2 | 3 | 4
const COUNTS: Players[] = [1, 2, 3, 4]
const SEEDS = Array.from({ length: 20 }, (_, index) => `deluxe ${index}`)
const setUp = (players: Players, seed = 'deluxe') => newGame({ seed, players, edition: 'deluxe' })

const SMALL_SIDE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20]
const ALL = Array.from({ length: 30 }, (_, index) => index + 1)
const COVERED = [23, 25, 26, 27, 28, 30]
const OPEN: Record<Players, number[]> = {
  1: SMALL_SIDE,
  2: SMALL_SIDE,
  3: ALL.filter(hex => !COVERED.includes(hex)),
  4: ALL,
}

/** The open hexes of each value, by player count, read off the printed market. */
const PLACES: Record<Players, Record<number, number[]>> = {
  1: { 2: [1, 9, 13, 16], 3: [2, 10, 15, 17], 4: [3, 5, 11, 18], 5: [4, 6, 8, 20], 6: [7, 12, 14] },
  2: { 2: [1, 9, 13, 16], 3: [2, 10, 15, 17], 4: [3, 5, 11, 18], 5: [4, 6, 8, 20], 6: [7, 12, 14] },
  3: {
    2: [1, 9, 13, 16, 24],
    3: [2, 10, 15, 17, 22, 29],
    4: [3, 5, 11, 18, 21],
    5: [4, 6, 8, 20],
    6: [7, 12, 14, 19],
  },
  4: {
    2: [1, 9, 13, 16, 23, 24],
    3: [2, 10, 15, 17, 22, 27, 29],
    4: [3, 5, 11, 18, 21, 25, 30],
    5: [4, 6, 8, 20, 26, 28],
    6: [7, 12, 14, 19],
  },
}

const BARROWS = { 2: 'chef', 3: 'gardener', 4: 'wheelwright', 5: 'porter', 6: 'gourmet' } as const
type Value = keyof typeof BARROWS

/** The first player has just completed a barrow of this value. */
function sold(players: Players, value: Value) {
  const card = BARROWS[value]
  const goods = CARDS[card].barrow.goods
  const last = goods.at(-1)!
  const farm = { donkey: 1, goods: { [last]: 1 }, barrows: [{ card, filled: [...goods.slice(0, -1)] }] }
  const game = scenario({ players, edition: 'deluxe', step: 'delivering', farms: [farm] })
  return game.do(`load ${last} store ${numberOf(card)}`)
}

describe.each(COUNTS)('§4 deluxe setup with %i players', players => {
  test('§4 point 10: the side of the market goes by the number of players', () => {
    const { table } = setUp(players)
    expect(DELUXE.hexes.filter(hex => isOpen(table, hex)).map(hex => hex.hex)).toEqual(OPEN[players])
  })

  test.each([2, 3, 4, 5, 6] as const)('§4 point 10: a stall worth %i can be placed on the open hexes only', value => {
    const game = sold(players, value)
    expect(game.legal()).toEqual(PLACES[players][value]!.map(hex => `placeStall ${hex}`))
    const closed = DELUXE.hexes.filter(hex => hex.value === value && !OPEN[players].includes(hex.hex))
    for (const { hex } of closed) expect(game.refused(`placeStall ${hex}`)).toEqual({ rule: '4', why: 'wrongHex' })
  })

  test('§4 point 3: as many deluxe roofs per round as players, alone two', () => {
    for (const seed of SEEDS) {
      const { table, secrets } = setUp(players, seed)
      for (const [round, stack] of [table.roofs, ...secrets.roofs].entries()) {
        expect(new Set(stack).size).toBe(Math.max(2, players))
        for (const roof of stack) expect(DELUXE.roofs[round]).toContain(roof)
      }
    }
  })

  test('§4 points 1, 2, 4 and 5: farms, cards, rows and order markers as in the classic edition', () => {
    const { table, secrets } = setUp(players)
    const farm = { points: 1, silver: 1, goods: { commodity: 1 }, donkeys: [1, 2, 3, 4], pool: 23 }
    expect(table.farms).toMatchObject(Array(players).fill(farm))
    expect(secrets.hands.map(hand => hand.length)).toEqual(Array(players).fill(4))
    expect(secrets.pile).toHaveLength(66 - 4 * players)
    for (const id of BUILDINGS) expect(table.buildings[id].rows).toEqual(Array(4).fill({ filled: 0 }))
    expect(BUILDINGS.map(id => table.buildings[id].orderMarker).sort()).toEqual([0, 0, 0, 1, 2, 3])
  })
})

describe('§4 deluxe with several players', () => {
  test.each([2, 3, 4] as const)('§4 points 7, 8 and 9: dice, first stalls and discs with %i players', players => {
    for (const seed of SEEDS) {
      const { order, stalls, siesta } = setUp(players, seed).table
      expect([1, 2, 3, 4].map(hex => stalls[hex])).toEqual([0, 1, 2, 3].map(place => order[place] ?? NOBODY))
      expect(stalls.filter(owner => owner !== NOBODY)).toHaveLength(players)
      expect(siesta[0]).toEqual([...order].reverse())
    }
    expect(scenario({ players, edition: 'deluxe', step: 'reserving' }).table.dice).toHaveLength(2 * players + 1)
    expect(new Set(SEEDS.map(seed => setUp(players, seed).table.order[0]))).toEqual(new Set(SEATS.slice(0, players)))
  })
})
