import { describe, expect, test } from 'vitest'
import {
  CLASSIC,
  type ComponentSet,
  DELUXE,
  type GameRecord,
  newGame,
  partsOf,
  RecordError,
  type RoofId,
  record,
  replay,
  stateHash,
} from '../../src/index.ts'
import { numberOf } from '../scenario.ts'
import { type Change, changed, changedFrom, dealt, playable } from './setup.ts'

const set = (...changes: Change[]): ComponentSet => playable(changed(...changes))
const begin = (components: unknown) =>
  newGame({ seed: 'own', players: 2, edition: 'classic', components: components as ComponentSet })

describe('components: a game with a set of its own', () => {
  test('§5.1.2 its prices are paid and asked', () => {
    const own = set(['prices.buy.grape', 9], ['prices.sell.grape', 7], ['prices.upgrade.grape', 5])
    const game = dealt(own, { farms: [{ silver: 14 }] }).do('buy grape')
    expect(game.farm(0).silver).toBe(5)
    expect(game.do('upgrade grape store').farm(0)).toMatchObject({ silver: 0, goods: { wine: 1 } })
    expect(game.refused('buy grape')).toEqual({ rule: '5.1.2', why: 'notEnoughSilver', need: 9, have: 0 })
    const seller = dealt(own, { farms: [{ silver: 0, goods: { grape: 1 } }] }).do('sell grape store')
    expect(seller.farm(0).silver).toBe(7)
  })

  test('R35 a resource that the set gives away costs 1 more than it sells for', () => {
    const own = set(['prices.buy.olive', 0], ['prices.sell.olive', 4])
    const game = dealt(own, { farms: [{ silver: 5 }] }).do('buy olive')
    expect(game.farm(0).silver).toBe(0)
    expect(game.do('sell olive store').farm(0).silver).toBe(4)
  })

  test('§8.3.1 the rows of one building may differ: a delivery claims a row that asks for it', () => {
    const rows = [
      ['olive', 'olive'],
      ['grape', 'pig'],
      ['olive', 'olive'],
      ['grape', 'olive', 'food'],
    ]
    const goods = { grape: 2, olive: 2, pig: 1 }
    const game = dealt(set(['buildings.deli.rows', rows]), {
      step: 'delivering',
      farms: [
        { donkey: 2, goods },
        { donkey: 2, goods },
      ],
    })
    expect(game.legal().filter(line => line.includes(' deli '))).toEqual([
      'deliver olive store deli 0',
      'deliver grape store deli 1',
      'deliver pig store deli 1',
      'deliver olive store deli 3',
      'deliver grape store deli 3',
    ])
    expect(game.refused('deliver grape store deli 0')).toEqual({ rule: '8.3.1', why: 'notAsked' })
    expect(game.refused('deliver olive store deli 2')).toEqual({ rule: '8.3.1', why: 'firstRowFirst' })
    game.do('deliver grape store deli 1')
    expect(game.refused('deliver olive store deli 0')).toEqual({ rule: '8.3.1', why: 'rowTaken' })
    game.do('deliver pig store deli 1')
    expect(game.farm(0).crafts).toEqual([{ building: 'deli', lasting: false }])
    game.do('endTurn')
    expect(game.legal().filter(line => line.includes(' deli '))).toEqual([
      'deliver olive store deli 0',
      'deliver olive store deli 3',
      'deliver grape store deli 3',
    ])
  })

  test('§8.3.3 its hexes: numbers, values, places and what is closed', () => {
    // Hex 17, a 3, becomes a 6 with the number 60; hex 7 a 3; hex 14 is closed with two players.
    const own = set(['hexes[16].value', 6], ['hexes[16].hex', 60], ['hexes[6].value', 3], ['hexes[13].closed', [2]])
    const barrows = [{ card: numberOf('gourmet'), filled: 0b011 }]
    const game = dealt(own, { step: 'delivering', farms: [{ donkey: 1, barrows, goods: { meat: 1 } }] })
    game.do(`load meat store ${numberOf('gourmet')}`)
    expect(game.legal()).toEqual(['placeStall 12', 'placeStall 60'])
    expect(game.refused('placeStall 14')).toEqual({ rule: '4', why: 'wrongHex' })
    expect(game.refused('placeStall 17')).toMatchObject({ why: 'wrongHex' })
    expect(game.do('placeStall 60').table.stalls[60]).toBe(0)
  })

  test('§8.3.3 neighbours follow from the places', () => {
    const own = set(['hexes[28].q', 1], ['hexes[28].r', -3]) // hex 29, a 3, now lies beside 15 and 16
    expect(partsOf(begin(own).table).neighbours[29]).toEqual([15, 16])
    expect(partsOf(begin(own).table).neighbours[16]).toContain(29)
  })

  test('§6.1 its cards: field, barrow and extension', () => {
    const own = set(
      ['cards[0].field', 'olive'],
      ['cards[0].barrow', { goods: ['pig', 'commodity'], points: 6 }],
      ['cards[0].extension', ['card', 'income', 'delivery']],
    )
    const hands = [[1, 2]]
    expect(dealt(own, { hands }).do('play 1 field').farm(0).fields).toMatchObject([{ card: 1, good: 'olive' }])
    const farms = [{ donkey: 2, barrows: [{ card: 1, filled: 0 }], goods: { pig: 1, commodity: 1 } }]
    const sold = dealt(own, { step: 'delivering', farms }).do('load pig store 1', 'load commodity store 1')
    expect(sold.scored(0, 'barrows')).toBe(6)
    const earned = dealt(own, { step: 'income', farms: [{ silver: 0, extensions: [1] }] })
    expect(earned.farm(0).silver).toBe(1)
  })

  test('§6.1 a card is its number, and the helper on it is the one that the set prints there', () => {
    const own = set(['cards[0].id', 'coachman'], ['cards[16].id', 'chef'])
    const helpers = (card: number) => [{ silver: 1, helpers: [{ card, used: false, marked: false }] }]
    const goods = { olive: 1 }
    const game = dealt(own, { step: 'delivering', farms: [{ ...helpers(1)[0], donkey: 4, goods }] })
    expect(game.do('use 1 0', 'deliver olive store deli 0').farm(0)).toMatchObject({ silver: 0, goods: { olive: 0 } })
    const chef = dealt(own, { farms: [{ ...helpers(17)[0], goods }] }).do('upgrade olive store')
    expect(chef.farm(0).silver).toBe(0)
  })

  test('§8.1 §8.2 its donkeys and its siesta track', () => {
    const own = set(['donkeys[0]', { deliveries: 7, hats: 0 }], ['siesta', [0, 9]])
    const game = dealt(own, { step: 'resting', farms: [{ donkey: 1 }, { donkey: 2 }] })
    expect(game.legal().filter(line => line.startsWith('advance'))).toEqual(['advance 0'])
    game.do('advance 0', 'advance 2')
    expect(game.table.siesta).toEqual([[0], [1]])
    game.do('endTurn')
    expect(game.task(0)).toEqual({ do: 'delivering', left: 7 })
    game.do('endTurn', 'endTurn', 'endTurn')
    expect(game.scored(1, 'siesta')).toBe(9)
  })

  test('§8.2 as many steps as hats, Wainwright and Dreamer allow, on a track that is long enough', () => {
    const own = set(['donkeys[0].hats', 5], ['siesta', Array(9).fill(0)])
    const helpers = [{ card: numberOf('dreamer'), used: false, marked: false }]
    const crafts = [{ building: 'wainwright', lasting: true } as const]
    const game = dealt(own, { step: 'resting', farms: [{ donkey: 1, helpers, crafts }, { donkey: 2 }] })
    expect(game.legal().filter(line => line.startsWith('advance'))).toEqual(['advance 5', 'advance 6', 'advance 7'])
    expect(game.do('advance 7').table.siesta[7]).toEqual([0])
  })

  test('§6.4 its roof spaces, roofs and the phases of roofs', () => {
    const faces: RoofId[] = ['silver4', 'silver4', 'silver4', 'silver4']
    const own = set(['roofs[0]', faces], ['roofSpaces', [7]], ['roofPhases.silver4', ['transport']])
    const game = dealt(own, { step: 'roofing', farms: [{ silver: 0 }, { silver: 1 }] })
    expect(game.table.roofs).toEqual(['silver4', 'silver4'])
    game.do('buyRoof 0 0')
    expect(game.scored(1, 'roofs')).toBe(7)
    expect(game.refused('useRoof 0')).toEqual({ rule: '6.4', why: 'wrongPhase' })
    const roofs = [{ roof: 'silver4', space: 0, used: false } as const]
    const full = dealt(own, { step: 'roofing', round: 2, farms: [{ silver: 9, roofs }] })
    expect(full.refused('buyRoof 0 1')).toEqual({ rule: '6.4', why: 'wrongRoofSpace' })
    const storage = [{ card: numberOf('storageBuilder'), used: false, marked: false }]
    const sixth = dealt(own, { step: 'roofing', round: 2, farms: [{ silver: 9, roofs, helpers: storage }] })
    expect(sixth.do('buyRoof 0 1').scored(0, 'roofs')).toBe(3)
  })

  test('§6.1 §6.3 §8.4 its pens, hand limit and bought deliveries', () => {
    const own = set(['pens', 0], ['handLimit', 5], ['boughtDeliveries', 4])
    expect(dealt(own, { farms: [{ silver: 9 }] }).refused('buy pig')).toMatchObject({ rule: 'R5', why: 'noFreePen' })
    expect(dealt(own, { hands: [[1], []], step: 'drawing' }).hand(0)).toHaveLength(5)
    expect(dealt(own, { step: 'buying' }).task()).toMatchObject({ do: 'buying', left: 4 })
  })

  test('§4.1 §4.5 its markers and the numbers of its buildings', () => {
    const own = begin(changed(['markers', 40], ['buildings.deli.number', 1], ['buildings.merchantHouse.number', 3]))
    expect(own.table.farms.map(farm => farm.pool)).toEqual([38, 38])
    const same = begin(undefined)
    const marker = (id: 'deli' | 'merchantHouse', state = own) => state.table.buildings[id].orderMarker
    expect([marker('deli'), marker('merchantHouse')]).toEqual([marker('merchantHouse', same), marker('deli', same)])
  })

  test('§4.8 the first stalls stand on the central hexes of the set', () => {
    const own = begin(changed(['hexes[0].hex', 31], ['hexes[1].hex', 32]))
    expect([31, 32].map(hex => own.table.stalls[hex]! >= 0)).toEqual([true, true])
    expect(own.table.stalls).toHaveLength(33)
  })

  test('§D the rules of the edition hold whatever the set', () => {
    const own = playable(changedFrom(DELUXE, ['pens', 3]))
    const helpers = [{ card: numberOf('farmServant'), used: false, marked: false }]
    const farms = [{ helpers, goods: { grape: 1 } }]
    const marked = (edition: 'classic' | 'deluxe') =>
      dealt(own, { edition, farms })
        .do(`use ${numberOf('farmServant')} 0`)
        .farm(0).helpers[0]!.marked
    expect([marked('classic'), marked('deluxe')]).toEqual([true, false])
  })
})

describe('components: set and record', () => {
  const own = changed(['prices.buy.pig', 4], ['pens', 3])

  test('components: the record keeps the set and replays to the same state, through JSON', () => {
    const state = begin(own)
    expect(record(state).components).toEqual(own)
    const again = replay(JSON.parse(JSON.stringify(record(state))) as GameRecord)
    expect(stateHash(again)).toBe(stateHash(state))
    expect(again).toStrictEqual(state)
  })

  test('components: a game with the set of its edition does not carry it along', () => {
    expect(record(begin(undefined))).not.toHaveProperty('components')
  })

  test('components: another set is another state', () => {
    expect(stateHash(begin(own))).not.toBe(stateHash(begin(undefined)))
    expect(stateHash(begin(own))).not.toBe(stateHash(begin(changed(['pens', 4]))))
  })

  test('components: what is done to the given set later does not touch the game', () => {
    const given = changed() as { prices: { buy: { olive: number } } }
    const { table } = begin(given)
    given.prices.buy.olive = 99
    expect(table.components?.prices.buy.olive).toBe(CLASSIC.prices.buy.olive)
  })

  test.each<[Change, string]>([
    [['cards', CLASSIC.cards.slice(1)], 'components: cards: 65 entries (allowed: 66)'],
    [['prices.buy.pig', -1], 'components: prices.buy.pig: -1 (allowed: a whole number from 0 to 99)'],
    [['pens', undefined], 'components: pens: missing (allowed: a value)'],
    [['cards[3].number', 3], 'components: cards: number 3 twice (allowed: every number once)'],
  ])('components: newGame refuses a bad set with a RangeError that names the place (%#)', (change, message) => {
    expect(() => begin(changed(change))).toThrow(new RangeError(message))
  })

  test.each([null, [], 'classic', 5])('components: newGame refuses %j as a set', json => {
    expect(() => begin(json)).toThrow(RangeError)
  })

  test('components: a record with a bad set is refused in the same way', () => {
    const bad = { ...record(begin(own)), components: changed(['pens', 99]) as ComponentSet }
    expect(() => replay(bad)).toThrow(RecordError)
    expect(() => replay(bad)).toThrow('components: pens: 99')
  })
})
