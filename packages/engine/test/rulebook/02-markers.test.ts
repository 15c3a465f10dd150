import { describe, expect, test } from 'vitest'
import { type FarmPlan, type Game, numberOf, type Scenario, scenario } from '../scenario.ts'

/** All 25 markers in use: `other` of them as the plan says, the rest as wine. */
const full = (other: number, plan: FarmPlan = {}): FarmPlan => ({ ...plan, goods: { ...plan.goods, wine: 25 - other } })

/** Seat 0 has bought an olive with no marker left for it. */
function lacking(other: number, plan: FarmPlan = {}, table: Scenario = {}): Game {
  const game = scenario({ ...table, farms: [full(other, { silver: 3, ...plan }), {}] })
  expect(game.farm(0).pool).toBe(0)
  return game.do('buy olive')
}

describe('§2 the 25 markers', () => {
  test('§2 goods, crops, commodities, delivered symbols, stalls, ownership and used marks each take one', () => {
    const game = scenario({
      farms: [
        {
          silver: 30,
          points: 30,
          goods: { olive: 2, pig: 1, food: 1, commodity: 1 },
          fields: ['grape*', 'grape'],
          barrows: [{ card: 'coachman', filled: ['olive', 'pig'] }],
          helpers: [{ card: 'farmServant', used: true }, 'chef'],
        },
        {},
      ],
      buildings: { deli: { rows: [{ seat: 0, filled: ['olive', 'meat'] }] }, butcher: { owners: [1, 0] } },
      stalls: { 1: 0, 2: 1, 5: 0 },
    })
    // 5 goods, 1 crop, 2 on a barrow, 1 mark, 2 in a row, 1 ownership mark, 2 stalls; silver and VP need none
    expect(game.farm(0).pool).toBe(25 - 14)
    expect(game.farm(1).pool).toBe(25 - 2)
  })

  test('§2 silver and VP can be gained without a free marker', () => {
    const game = scenario({ farms: [full(0, { roofs: ['silver2', 'point'] }), {}] }).do('useRoof 0', 'useRoof 1')
    expect(game.farm(0)).toMatchObject({ silver: 2, points: 1, pool: 0 })
  })
})

describe('R1 take back any of one’s own markers', () => {
  test('R1 the lacking marker is asked for before anything else', () => {
    const game = lacking(0)
    expect(game.task()).toMatchObject({ do: 'placing', gains: [{ gain: 'good', good: 'olive' }] })
    expect(game.legal()).toEqual(['takeBack wine store', 'forgo 0'])
    expect(game.refused('endTurn')).toEqual({ rule: 'R1', why: 'notNow', during: 'placing' })
    expect(game.refused('sell olive store')).toEqual({ rule: 'R1', why: 'notNow', during: 'placing' })
  })

  test('R1 a good from its den, without refund', () => {
    const game = lacking(0).do('takeBack wine store')
    expect(game.farm(0)).toMatchObject({ silver: 0, points: 0, pool: 0, goods: { wine: 24, olive: 1 } })
    expect(game.saw('goodTakenBack')).toEqual([{ type: 'goodTakenBack', seat: 0, good: 'wine', from: 'store' }])
    expect(game.task()).toMatchObject({ do: 'playing' })
  })

  test('R1 a pig or a commodity, without refund', () => {
    const other = { pig: 1, commodity: 1 }
    expect(lacking(2, { goods: other }).do('takeBack pig store').farm(0)).toMatchObject({
      silver: 0,
      goods: { pig: 0 },
    })
    const game = lacking(2, { goods: other }).do('takeBack commodity store')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { commodity: 0, olive: 1 } })
  })

  test('R1 a crop: its field is simply empty', () => {
    const game = lacking(1, { fields: ['grape*'] }).do('takeBack grape field')
    expect(game.farm(0)).toMatchObject({ fields: [{ good: 'grape', ripe: false }], goods: { olive: 1, grape: 0 } })
  })

  test('R1 a delivered symbol of a row: the row stays claimed', () => {
    const goods = { grape: 1 }
    const deli = { rows: [{ seat: 0, filled: ['olive', 'food'] }] } satisfies NonNullable<Scenario['buildings']>['deli']
    const game = lacking(3, { donkey: 2, goods }, { step: 'delivering', buildings: { deli } })
    expect(game.refused('takeBackDelivery deli 1')).toEqual({ rule: 'R1', why: 'goodNotThere', need: 1, have: 0 })
    game.do('takeBackDelivery deli 2')
    expect(game.table.buildings.deli.rows[0]).toEqual({ seat: 0, filled: 0b0001 })
    expect(game.farm(0)).toMatchObject({ points: 0, goods: { olive: 1, food: 0 } })
  })

  test('R1 the last symbol of a row leaves it empty and still claimed for the game', () => {
    const deli = { rows: [{ seat: 0, filled: ['olive'] }] } satisfies NonNullable<Scenario['buildings']>['deli']
    const farms = [full(1, { silver: 3, donkey: 1 }), { donkey: 1, goods: { olive: 1 } }]
    const game = scenario({ step: 'delivering', buildings: { deli }, farms }).do('buy olive', 'takeBackDelivery deli 0')
    expect(game.table.buildings.deli.rows[0]).toEqual({ seat: 0, filled: 0 })
    expect(game.refused('deliver olive store deli 1')).toEqual({ rule: '8.3.1', why: 'rowTaken' })
    expect(game.can('deliver olive store deli 0')).toBe(true)
    game.do('endTurn')
    expect(game.refused('deliver olive store deli 0')).toEqual({ rule: '8.3.1', why: 'rowTaken' })
  })

  test('R1 a delivered symbol of a barrow', () => {
    const card = numberOf('coachman')
    const game = lacking(2, { barrows: [{ card: 'coachman', filled: ['olive', 'pig'] }] })
    game.do(`takeBackDelivery ${card} 1`)
    expect(game.farm(0).barrows).toEqual([{ card, filled: 0b001 }])
    expect(game.farm(0).goods).toMatchObject({ olive: 1, pig: 0 })
  })

  test('R1 a market stall, without VP for anybody; never another player’s', () => {
    const game = lacking(1, {}, { stalls: { 5: 0, 6: 1 } })
    expect(game.refused('takeBackStall 6')).toEqual({ rule: 'R1', why: 'notYours' })
    game.do('takeBackStall 5')
    expect([game.table.stalls[5], game.table.stalls[6]]).toEqual([-1, 1])
    expect([game.farm(0).points, game.farm(1).points]).toEqual([0, 0])
    expect(game.farm(0).goods.olive).toBe(1)
  })

  test('R1 the mark on a used helper; the helper stays used until the end of the round', () => {
    const card = numberOf('farmServant')
    const game = lacking(1, { helpers: [{ card: 'farmServant', used: true }, 'baker'] })
    expect(game.refused(`takeBackMark ${numberOf('baker')}`)).toEqual({ rule: 'R1', why: 'notYours' })
    game.do(`takeBackMark ${card}`)
    expect(game.farm(0).helpers[0]).toEqual({ card, used: true, marked: false })
    expect(game.farm(0).goods.olive).toBe(1)
    expect(game.refused(`use ${card} 0`)).toEqual({ rule: 'card:farmServant', why: 'alreadyUsed' })
  })

  test('R1 an ownership mark is never taken back', () => {
    const game = lacking(1, {}, { buildings: { deli: { owners: [0] } } })
    expect(game.legal()).toEqual(['takeBack wine store', 'forgo 0'])
    for (const symbol of [0, 1, 2, 3])
      expect(game.refused(`takeBackDelivery deli ${symbol}`)).toMatchObject({ rule: 'R1', why: 'goodNotThere' })
  })

  test('R1 or forgo the gain; what was paid for it is gone', () => {
    const game = lacking(0).do('forgo 0')
    expect(game.farm(0)).toMatchObject({ silver: 0, pool: 0, goods: { olive: 0, wine: 25 } })
    expect(game.saw('gainForgone')).toMatchObject([{ seat: 0, gain: { gain: 'good', good: 'olive' } }])
    expect(game.task()).toMatchObject({ do: 'playing' })
  })
})

describe('R1 what comes before, and several gains', () => {
  test('R1 the cost is paid first: a commodity makes room for the pig it brings', () => {
    const game = scenario({ farms: [full(1, { goods: { commodity: 1 } }), {}] }).do('spend pig')
    expect(game.farm(0)).toMatchObject({ pool: 0, goods: { commodity: 0, pig: 1 } })
    expect(game.task()).toMatchObject({ do: 'playing' })
  })

  test('R1 the payment of a helper makes room for its mark', () => {
    const game = scenario({ farms: [full(0, { helpers: ['taverner'] }), {}] }).do(`use ${numberOf('taverner')} 1`)
    expect(game.farm(0)).toMatchObject({ silver: 5, pool: 0, goods: { wine: 24 }, helpers: [{ marked: true }] })
  })

  test('R1 of two harvest goods for a commodity only the second lacks a marker', () => {
    const game = scenario({ farms: [full(1, { goods: { commodity: 1 } }), {}] })
    game.do('spend harvest', 'take grape')
    expect(game.task()).toMatchObject({ do: 'picking', left: 1 })
    game.do('take grain')
    expect(game.task()).toMatchObject({ do: 'placing', gains: [{ good: 'grain' }] })
    game.do('forgo 0')
    expect(game.farm(0).goods).toMatchObject({ grape: 1, grain: 0, wine: 24 })
  })

  test('R1 the markers of a full barrow return before its commodity and its stall are placed', () => {
    const card = numberOf('packer')
    const plan = { donkey: 1, goods: { pig: 1 }, barrows: [{ card: 'packer', filled: ['olive'] }] } satisfies FarmPlan
    const game = scenario({ step: 'delivering', farms: [full(2, plan), {}] })
    game.do(`load pig store ${card}`, 'placeStall 9')
    expect(game.farm(0)).toMatchObject({ pool: 0, goods: { commodity: 1 } })
    expect(game.table.stalls[9]).toBe(0)
  })

  test('R1 the markers of a full row return before its instant effect', () => {
    const deli = { rows: [{ seat: 0, filled: ['olive', 'grape', 'food'] }] } satisfies NonNullable<
      Scenario['buildings']
    >['deli']
    const plan = full(4, { donkey: 1, goods: { meat: 1 } })
    const game = scenario({ step: 'delivering', buildings: { deli }, farms: [plan, {}] })
    game.do('deliver meat store deli 0')
    expect(game.farm(0)).toMatchObject({ pool: 2, goods: { commodity: 1 } })
  })

  test('R1 a pig that is sold for want of a pen needs no marker', () => {
    const game = scenario({ farms: [full(2, { goods: { pig: 2 }, roofs: ['pig'] }), {}] }).do('useRoof 0')
    expect(game.farm(0)).toMatchObject({ silver: 2, pool: 0, goods: { pig: 2 } })
  })

  test('R1 markers are asked for one at a time, and the player says which gains are worth one', () => {
    const plan = { fields: ['olive', 'grain', 'grape'], goods: { pig: 2 }, extensions: ['chef'] } satisfies FarmPlan
    const game = scenario({ step: 'growing', farms: [{ ...plan, goods: { pig: 2, wine: 22 } }, {}] })
    expect(game.farm(0).pool).toBe(1)
    expect(game.task()).toMatchObject({ do: 'placing', gains: [{}, {}, {}, { gain: 'birth' }] })
    game.do('forgo 1')
    game.do('takeBack wine store')
    expect(game.refused('forgo 3')).toEqual({ rule: 'R1', why: 'notAmongThese' })
    game.do('forgo 0')
    expect(game.farm(0).fields.map(field => field.ripe)).toEqual([false, false, true])
    expect(game.farm(0)).toMatchObject({ pool: 0, goods: { pig: 3, wine: 21 } })
  })
})

describe('R2 the mark of a used helper', () => {
  const card = numberOf('farmServant')

  test('R2 classic: using a once-per-round helper takes one of the 25 markers until the scoring phase', () => {
    const game = scenario({ step: 'buying', farms: [{ goods: { olive: 1 }, helpers: ['farmServant'] }, {}] })
    game.do(`use ${card} 0`)
    expect(game.farm(0)).toMatchObject({ pool: 23, helpers: [{ card, used: true, marked: true }] })
    game.do('upgrade olive store', 'endTurn', 'endTurn')
    expect(game.table.round).toBe(2)
    expect(game.farm(0)).toMatchObject({ pool: 24, helpers: [{ card, used: false, marked: false }] })
  })

  test('R2 with all markers in use the mark is asked for as R1 says', () => {
    const game = scenario({ farms: [full(1, { helpers: ['farmServant'], goods: { olive: 1 } }), {}] })
    game.do(`use ${card} 0`)
    expect(game.task()).toMatchObject({ do: 'placing', gains: [{ gain: 'mark', card }] })
    game.do('takeBack wine store', 'upgrade olive store')
    expect(game.farm(0)).toMatchObject({ pool: 0, goods: { food: 1, wine: 23 }, helpers: [{ used: true }] })
  })

  test('R2 a forgone mark leaves the helper unused and without effect', () => {
    const game = scenario({ farms: [full(1, { helpers: ['farmServant'], goods: { olive: 1 } }), {}] })
    game.do(`use ${card} 0`, 'forgo 0')
    expect(game.farm(0)).toMatchObject({ goods: { olive: 1, food: 0 }, helpers: [{ used: false, marked: false }] })
    expect(game.can(`use ${card} 0`)).toBe(true)
  })
})
