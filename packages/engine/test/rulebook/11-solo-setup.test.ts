import { describe, expect, test } from 'vitest'
import { BUILDINGS, EDITION_SETS, EDITIONS, type Edition, isOpen, NEUTRAL, NOBODY, newGame } from '../../src/index.ts'
import { Game, markersInUse, scenario } from '../scenario.ts'

const SEEDS = Array.from({ length: 200 }, (_, index) => `solo ${index}`)
const setUp = (edition: Edition, seed: string) => newGame({ seed, players: 1, edition })

/** Owner by hex of all stalls on the market. */
const stallsOn = (stalls: readonly number[]) =>
  Object.fromEntries([...stalls.entries()].filter(([, owner]) => owner !== NOBODY))

/** The hexes with an X; and the only hexes on the deluxe side for one and two players. */
const CROSSED = [16, 18, 19, 22, 23, 25, 26, 27, 28, 30]
const SMALL_SIDE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20]

describe.each(EDITIONS)('§11 solo setup, %s', edition => {
  const games = SEEDS.map(seed => setUp(edition, seed))

  test('§11 the marker drawn, 2 or 3, is both the place and the central hex; the neutral stall takes the other', () => {
    // the central hex worth 2 is number 1, the one worth 3 is number 2
    for (const { table } of games)
      expect(stallsOn(table.stalls)).toEqual(table.neutralFirst ? { 1: NEUTRAL, 2: 0 } : { 1: 0, 2: NEUTRAL })
  })

  test('§11 the marker is drawn at random', () => {
    const second = games.filter(({ table }) => table.neutralFirst).length
    expect(second).toBeGreaterThan(70)
    expect(second).toBeLessThan(130)
  })

  test('§11 there is one farm, with what everybody starts with', () => {
    for (const { table, secrets } of games.slice(0, 20)) {
      expect(table.farms).toHaveLength(1)
      const farm = table.farms[0]!
      expect(farm).toMatchObject({ points: 1, silver: 1, donkeys: [1, 2, 3, 4], goods: { commodity: 1 }, pool: 23 })
      expect(markersInUse(table, farm, 0)).toBe(2)
      expect(secrets.hands.map(hand => hand.length)).toEqual([4])
      expect(secrets.pile).toHaveLength(62)
      expect(table.siesta).toEqual([[0], [], [], [], []])
      expect(table).toMatchObject({ order: [0], waiting: [0], step: 'playing' })
    }
  })

  test('§11 two roofs per round, those of round 1 face up', () => {
    for (const { table, secrets } of games) {
      for (const [round, stack] of [table.roofs, ...secrets.roofs].entries()) {
        expect(new Set(stack).size).toBe(2)
        for (const roof of stack) expect(EDITION_SETS[edition].roofs[round]).toContain(roof)
      }
      expect(secrets.roofs).toHaveLength(5)
    }
  })

  test('§11 both roofs are for the player to choose from, one per round; the other leaves in §9', () => {
    const game = scenario({
      players: 1,
      edition,
      step: 'roofing',
      roofs: ['pig', 'twoHarvest'],
      farms: [{ silver: 2 }],
    })
    expect(game.legal().filter(line => line.startsWith('buyRoof'))).toHaveLength(2)
    game.do('buyRoof 1 0')
    expect(game.farm(0).roofs).toMatchObject([{ roof: 'twoHarvest' }])
    expect(game.refused('buyRoof 0 1').rule).toBe('6.4')
    const scored = scenario({ players: 1, edition, step: 'scoring', roofs: ['pig'], nextRoofs: [['card', 'harvest']] })
    expect(scored.table.roofs).toEqual(['card', 'harvest'])
  })

  test('§11 five dice', () => {
    const game = scenario({ players: 1, edition, step: 'reserving' })
    expect(game.saw('diceRolled')[0]!.dice).toHaveLength(5)
    expect(game.table.dice).toHaveLength(5)
  })

  test('§11 order markers lie on three different buildings as usual', () => {
    for (const { table } of games) {
      const markers = BUILDINGS.map(id => table.buildings[id].orderMarker)
      expect(markers.sort()).toEqual([0, 0, 0, 1, 2, 3])
    }
  })

  test('§11 one craft marker per building, 1 VP for the first and 1 VP at each order marker', () => {
    const game = scenario({
      players: 1,
      edition,
      round: 2,
      step: 'delivering',
      buildings: { butcher: { orderMarker: 1 }, merchantHouse: { rows: [{ seat: 0, filled: ['olive', 'grain'] }] } },
      farms: [{ donkey: 4, goods: { grain: 2, wine: 1, olive: 1 } }],
    })
    expect(game.refused('deliver olive store butcher 0')).toMatchObject({ rule: '8.3.2', why: 'blocked' })
    game.do('deliver grain store merchantHouse 0', 'deliver wine store merchantHouse 0')
    expect(game.farm(0).crafts).toEqual([{ building: 'merchantHouse', lasting: false }])
    expect([game.scored(0, 'firsts'), game.scored(0, 'crafts')]).toEqual([2, 2])
    expect(game.can('deliver olive store butcher 0')).toBe(true)
    expect(game.refused('deliver grain store merchantHouse 1')).toMatchObject({ rule: '8.3.1' })
  })

  test('§11 the player plays two cards in round 1, whatever the place', () => {
    for (const seed of SEEDS.slice(0, 6))
      expect(new Game(setUp(edition, seed), []).task()).toEqual({ do: 'playing', plays: 2 })
  })
})

describe('§11 the market in solo', () => {
  const openHexes = (edition: Edition) => {
    const { table } = setUp(edition, 'market')
    return EDITION_SETS[edition].hexes.filter(hex => isOpen(table, hex)).map(hex => hex.hex)
  }
  const ALL = Array.from({ length: 30 }, (_, index) => index + 1)

  test('R26 classic solo closes the ten hexes with an X', () => {
    expect(openHexes('classic')).toEqual(ALL.filter(hex => !CROSSED.includes(hex)))
  })

  test('R26 neither the player nor the neutral player takes a closed hex', () => {
    const stalls = { 7: NEUTRAL, 12: NEUTRAL, 14: NEUTRAL } as const
    const player = scenario({
      players: 1,
      step: 'delivering',
      stalls,
      farms: [{ donkey: 1, goods: { meat: 1 }, barrows: [{ card: 'gourmet', filled: ['food', 'wine'] }] }],
    }).do('load meat store 63')
    expect(player.legal()).toEqual(['placeStall 7', 'placeStall 12', 'placeStall 14'])
    expect(player.refused('placeStall 19')).toEqual({ rule: '4', why: 'wrongHex' })
    const neutral = scenario({ players: 1, neutralFirst: true, step: 'choosingDonkeys', stalls, pile: ['gourmet'] })
    expect(neutral.table.stalls[19]).toBe(NOBODY)
    expect(neutral.saw('neutralPlaced')).toEqual([])
  })

  test('§11 deluxe solo is played on the side for one and two players', () => {
    expect(openHexes('deluxe')).toEqual(SMALL_SIDE)
  })
})
