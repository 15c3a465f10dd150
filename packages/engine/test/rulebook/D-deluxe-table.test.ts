import { describe, expect, test } from 'vitest'
import { CARDS, CLASSIC, DELUXE, type Edition, NEUTRAL, record, replay, view } from '../../src/index.ts'
import { hired, nextRound, use } from '../cards/setup.ts'
import { type FarmPlan, type Game, numberOf, type Scenario, scenario } from '../scenario.ts'

describe('§D open scores', () => {
  const farms: FarmPlan[] = [
    { silver: 3, points: 7 },
    { silver: 4, points: 9 },
  ]

  test('§D silver and VP of all are open to players and spectators', () => {
    const { state } = scenario({ edition: 'deluxe', farms })
    for (const seat of [0, 1, undefined] as const) {
      const seen = view(state, seat).table.farms
      expect(seen.map(farm => [farm.silver, farm.points])).toEqual([
        [3, 7],
        [4, 9],
      ])
    }
  })

  test('§D R21 the option to cover them concerns the screen alone', () => {
    const { state } = scenario({ edition: 'deluxe', farms, options: { hiddenScores: true } })
    expect(view(state, 0).table.farms[1]).toMatchObject({ silver: 4, points: 9 })
    expect(state.table.options.hiddenScores).toBe(true)
    expect(scenario({ edition: 'deluxe' }).table.options.hiddenScores).toBe(false)
  })
})

describe('R2 tokens on helpers', () => {
  test('R2 deluxe: the mark on a used helper is a token and none of the 25 markers', () => {
    const game = scenario({ edition: 'deluxe', farms: [{ helpers: ['farmServant'], goods: { grape: 1 } }] })
    game.do(use('farmServant'), 'upgrade grape store')
    expect(hired(game, 'farmServant')).toEqual({ card: numberOf('farmServant'), used: true, marked: false })
    expect(game.farm(0)).toMatchObject({ pool: 24, goods: { wine: 1 } })
  })

  test('R2 deluxe: with all markers in use a helper acts without a question; classic asks (R1)', () => {
    const using = (edition: Edition) =>
      scenario({ edition, farms: [{ helpers: ['sausageMaker'], goods: { pig: 1, wine: 24 } }] }).do(use('sausageMaker'))
    expect(using('deluxe').task()).toMatchObject({ do: 'picking' })
    expect(using('deluxe').do('upgrade pig store').farm(0)).toMatchObject({ silver: 1, pool: 0, goods: { meat: 1 } })
    expect(using('classic').task()).toMatchObject({ do: 'placing', gains: [{ gain: 'mark' }] })
  })

  test('R2 deluxe: there is no limit of tokens', () => {
    const helpers: FarmPlan['helpers'] = ['farmServant', 'sausageMaker', 'baker', 'innkeeper', 'foreman']
    const game = scenario({
      edition: 'deluxe',
      farms: [{ silver: 1, helpers, goods: { pig: 1, grain: 1, grape: 1, food: 22 } }],
    })
    game.do(use('farmServant'), 'upgrade grape store', use('sausageMaker'), 'upgrade pig store')
    game.do(use('baker'), 'upgrade grain store', use('innkeeper'))
    expect(game.farm(0).helpers.map(one => [one.used, one.marked])).toEqual([
      ...Array(4).fill([true, false]),
      [false, false],
    ])
    expect(game.farm(0).pool).toBe(1) // one upgraded good went to the Innkeeper
  })

  test('R2 deluxe: a token cannot be taken back for a gain (R1), and goes in §9 like a mark', () => {
    const goods = { grape: 1, food: 24 }
    const game = scenario({ edition: 'deluxe', farms: [{ silver: 3, helpers: ['farmServant'], goods }] })
    game.do(use('farmServant'), 'upgrade grape store', 'buy olive')
    expect(game.refused(`takeBackMark ${numberOf('farmServant')}`)).toEqual({ rule: 'R1', why: 'notYours' })
    expect(game.legal()).toEqual(['takeBack food store', 'takeBack wine store', 'forgo 0'])
    game.do('forgo 0')
    expect(game.refused(use('farmServant'))).toEqual({ rule: 'card:farmServant', why: 'alreadyUsed' })
    expect(hired(nextRound(game), 'farmServant')).toMatchObject({ used: false, marked: false })
  })

  test('R2 deluxe: the Smuggler needs one marker in another player’s turn (R36), for the commodity alone', () => {
    const robbed = (edition: Edition) =>
      sold(6, { edition, stalls: { 9: 1 }, farms: [{}, { helpers: ['smuggler'], goods: { food: 24 } }] }).do(
        'placeStall 7',
      )
    expect(robbed('deluxe').farm(1)).toMatchObject({ goods: { commodity: 1 }, helpers: [{ used: true }], pool: 0 })
    expect(robbed('classic').farm(1)).toMatchObject({ goods: { commodity: 0 }, helpers: [{ used: false }], pool: 1 })
  })
})

const BARROWS = { 2: 'chef', 6: 'gourmet' } as const

/** The first player has just delivered the last good of a barrow of this value. */
function sold(value: keyof typeof BARROWS, plan: Scenario = {}): Game {
  const card = BARROWS[value]
  const { goods } = CARDS[card].barrow
  const last = goods.at(-1)!
  const own: FarmPlan = { donkey: 1, barrows: [{ card, filled: goods.slice(0, -1) }], goods: { [last]: 1 } }
  const game = scenario({
    edition: 'deluxe',
    step: 'delivering',
    ...plan,
    farms: [own, ...(plan.farms?.slice(1) ?? [])],
  })
  return game.do(`load ${last} store ${numberOf(card)}`)
}

describe('§D a full market', () => {
  const taken = { 7: 1, 12: 1, 14: 0 } as const

  test('§D when every hex of the value is taken, an opponent’s stall may be replaced', () => {
    const game = sold(6, { stalls: { ...taken, 9: 1 } })
    expect(game.legal()).toEqual(['placeStall 7', 'placeStall 12', 'finish'])
    game.do('placeStall 7')
    expect([game.table.stalls[7], game.table.stalls[9]]).toEqual([0, -1])
    expect(game.scored(0, 'removals')).toBe(2)
  })

  test('§D or left: then there is no stall and no VP for it, and the barrow is paid all the same', () => {
    const game = sold(6, { stalls: taken }).do('finish')
    expect(game.table.stalls.filter(owner => owner === 0)).toHaveLength(1)
    expect([game.table.stalls[7], game.table.stalls[12]]).toEqual([1, 1])
    expect(game.farm(0)).toMatchObject({ points: 6, barrows: [], goods: { commodity: 1 }, pool: 23 })
    expect(game.task()).toEqual({ do: 'delivering', left: 0 })
  })

  test('§D classic: it must be replaced', () => {
    const game = sold(6, { edition: 'classic', stalls: taken })
    expect(game.refused('finish')).toEqual({ rule: 'R11', why: 'mustBeDone' })
    expect(game.legal()).toEqual(['placeStall 7', 'placeStall 12'])
  })

  test('§D an empty hex of the value is no choice: the stall is placed there', () => {
    const game = sold(6, { stalls: { 7: 1, 12: 1 } })
    expect(game.legal()).toEqual(['placeStall 14'])
    expect(game.refused('finish')).toEqual({ rule: 'R11', why: 'mustBeDone' })
  })

  test('§D closed hexes do not count as empty', () => {
    // Hex 19, the fourth 6, is not on the small side.
    expect(sold(6, { stalls: taken, players: 3, farms: [] }).legal()).toEqual(['placeStall 19'])
    expect(sold(6, { stalls: taken }).can('finish')).toBe(true)
  })

  test('§D R13 with all hexes one’s own or protected nobody is asked', () => {
    expect(sold(6, { stalls: { 7: 0, 12: 0, 14: 0 } }).task()).toEqual({ do: 'delivering', left: 0 })
    const farms: FarmPlan[] = [{}, { helpers: ['nightWatchman'] }]
    const full = sold(2, { farms, stalls: { 1: 1, 9: 1, 13: 1, 16: 0 } })
    expect(full.task()).toEqual({ do: 'delivering', left: 0 })
  })

  test('§D R15 solo: a neutral stall may be replaced or left', () => {
    const stalls = { 7: NEUTRAL, 12: NEUTRAL, 14: 0 } as const
    expect(sold(6, { players: 1, stalls }).do('placeStall 12').scored(0, 'removals')).toBe(1)
    expect(sold(6, { players: 1, stalls }).do('finish').table.stalls[12]).toBe(NEUTRAL)
  })
})

describe('§D what the Czech book leaves out', () => {
  test('§D the component set decides on cards 35 and 44: they are as in classic', () => {
    for (const number of [35, 44])
      expect(DELUXE.cards.find(card => card.number === number)).toEqual(
        CLASSIC.cards.find(card => card.number === number),
      )
  })

  test('§D card 35 sells crops straight from fields, in the exchange at the end, too', () => {
    const farm: FarmPlan = { helpers: ['agriculturalWorker'], fields: ['olive*', 'grape*'] }
    const game = scenario({ edition: 'deluxe', farms: [farm] }).do('sell grape field')
    expect(game.farm(0)).toMatchObject({ silver: 2, fields: [{ ripe: true }, { ripe: false }] })
    const end = scenario({ edition: 'deluxe', round: 6, step: 'buying', farms: [farm] }).do('endTurn', 'endTurn')
    expect(end.farm(0).silver).toBe(3)
  })

  test('§D card 44 offers a sixth space of 3 VP and stays while a roof lies on it (R22)', () => {
    const game = scenario({
      edition: 'deluxe',
      round: 2,
      step: 'roofing',
      roofs: ['card'],
      farms: [{ silver: 2, helpers: ['storageBuilder'] }],
    })
    expect(game.do('buyRoof 0 5').scored(0, 'roofs')).toBe(3)
    const farm: FarmPlan = {
      helpers: ['storageBuilder', 'chef', 'baker'],
      hand: ['trader'],
      roofs: [{ roof: 'card', used: true, space: 5 }],
    }
    const full = scenario({ edition: 'deluxe', farms: [farm] }).do(`play ${numberOf('trader')} helper`)
    expect(full.refused(`discard ${numberOf('storageBuilder')}`)).toEqual({ rule: 'R22', why: 'stillNeeded' })
  })

  test('§D the edition is part of the record', () => {
    const { state } = scenario({ edition: 'deluxe' })
    expect(record(state).edition).toBe('deluxe')
    expect(replay({ ...record(state), actions: [] }).table.edition).toBe('deluxe')
  })
})
