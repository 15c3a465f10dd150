import { describe, expect, test } from 'vitest'
import { RESOURCES } from '../../src/index.ts'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'

const income = (plan: FarmPlan) => scenario({ step: 'income', round: 2, farms: [plan, {}] })
const growth = (plan: FarmPlan) => scenario({ step: 'growing', round: 2, farms: [plan, {}] })

describe('§6.2 income', () => {
  test('§6.2 a turned Merchant House marker brings 3 silver', () => {
    const game = income({ crafts: ['merchantHouse'] })
    expect(game.farm(0).silver).toBe(3)
    expect(game.saw('silverGained')).toEqual([{ type: 'silverGained', seat: 0, amount: 3, by: 'income' }])
  })

  test('§6.2 a turned Deli marker brings a commodity', () => {
    expect(income({ crafts: ['deli'] }).farm(0)).toMatchObject({ pool: 24, goods: { commodity: 1 } })
  })

  test.each(RESOURCES)('§6.2 a turned Greengrocer marker brings a resource of choice: %s', good => {
    const game = income({ crafts: ['greengrocer'] })
    expect(game.legal()).toEqual(RESOURCES.map(one => `take ${one}`))
    game.do(`take ${good}`)
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { [good]: 1 } })
  })

  test('§6.2 income is not optional', () => {
    const game = income({ crafts: ['greengrocer'] })
    expect(game.refused('finish')).toEqual({ rule: 'R11', why: 'mustBeDone' })
    expect(game.refused('take food').why).toBe('notAmongThese')
  })

  test('§6.2 a refusal inside the income cites the income', () => {
    expect(income({ crafts: ['greengrocer'] }).refused('take food')).toEqual({ rule: '6.2', why: 'notAmongThese' })
  })

  test('§6.2 the other craft markers bring no income', () => {
    const game = income({ crafts: ['wainwright', 'villageStore', 'butcher'] })
    expect(game.farm(0)).toMatchObject({ silver: 0, points: 0, pool: 25 })
  })

  test('§6.2 markers that are not turned yet bring nothing', () => {
    const game = income({
      crafts: (['merchantHouse', 'deli', 'greengrocer'] as const).map(building => ({ building, lasting: false })),
    })
    expect(game.farm(0)).toMatchObject({ silver: 0, pool: 25 })
    expect(game.task()).toEqual({ do: 'trading' })
  })

  test('§6.2 each income icon on an extension brings 1 silver, other icons none', () => {
    expect(income({ extensions: ['negotiator', 'baker', 'winegrower'] }).farm(0).silver).toBe(3)
    expect(income({ extensions: ['chef', 'porter'] }).farm(0).silver).toBe(0)
  })

  test('§6.2 the same cards as fields, barrows or helpers have no icons', () => {
    expect(income({ barrows: ['negotiator'], helpers: ['baker'], hand: ['winegrower'] }).farm(0).silver).toBe(0)
  })

  test('§6.2 helpers with an income', () => {
    const game = income({ helpers: ['fisherman', 'olivePicker', 'grapePicker'] })
    expect(game.farm(0)).toMatchObject({ silver: 3, goods: { olive: 1, grape: 1 } })
  })

  test('§6.2 worked example: 4 silver and a commodity', () => {
    const game = income({ crafts: ['merchantHouse', 'deli'], extensions: ['baker'] })
    expect(game.farm(0)).toMatchObject({ silver: 4, goods: { commodity: 1 } })
  })

  test('§6.2 everybody has income, in turn order', () => {
    const extensions: FarmPlan['extensions'][] = [['baker'], ['negotiator', 'merchant'], ['winegrower']]
    const farms = extensions.map(cards => ({ extensions: cards! }))
    const game = scenario({ step: 'income', players: 3, round: 2, order: [2, 0, 1], farms })
    expect(game.farm(0).silver).toBe(0)
    game.do('endTurn', 'endTurn')
    expect(game.table.farms.map(farm => farm.silver)).toEqual([1, 2, 1])
  })

  test('R8 markers bring their income in the income step, before anything grows', () => {
    const card = numberOf('coachman')
    const game = scenario({
      round: 2,
      farms: [{ crafts: ['merchantHouse', 'greengrocer'], fields: ['olive'], hand: ['coachman'] }, {}],
    })
    game.do(`play ${card} field`, 'endTurn', 'endTurn')
    expect(game.table.step).toBe('income')
    expect(game.farm(0).silver).toBe(3)
    expect(game.farm(0).fields.map(field => field.ripe)).toEqual([false, false])
    game.do('take pig', 'endTurn', 'endTurn')
    expect(game.table.step).toBe('roofing')
    expect(game.farm(0)).toMatchObject({ silver: 3, goods: { pig: 1 } })
    expect(game.farm(0).fields.map(field => field.ripe)).toEqual([true, true])
  })

  test('R8 a pig of the income can already breed', () => {
    const plan: FarmPlan = { crafts: ['greengrocer'], goods: { pig: 1 }, extensions: ['chef'] }
    const game = income(plan).do('take pig', 'endTurn', 'endTurn')
    expect(game.farm(0).goods.pig).toBe(3)
  })
})

describe('§6.3 growth', () => {
  test('§6.3 worked example: growth on two empty fields', () => {
    const game = growth({ fields: ['olive', 'grape'] })
    expect(game.farm(0)).toMatchObject({ pool: 23, fields: [{ ripe: true }, { ripe: true }] })
    expect(game.saw('grown').map(({ good, field }) => [good, field])).toEqual([
      ['olive', 0],
      ['grape', 1],
    ])
    expect(game.farm(0).goods).toMatchObject({ olive: 0, grape: 0 })
  })

  test('§6.3 one crop per field, and none on a field that still bears one', () => {
    const game = growth({ fields: ['olive*', 'grain', 'grain*'] })
    expect(game.saw('grown')).toEqual([{ type: 'grown', seat: 0, good: 'grain', field: 1 }])
    expect(game.farm(0).pool).toBe(22)
  })

  test('§6.3 a field played in this round grows too', () => {
    const game = scenario({ round: 2, farms: [{ hand: ['coachman'] }, {}] })
    game.do(`play ${numberOf('coachman')} field`, 'endTurn', 'endTurn', 'endTurn', 'endTurn')
    expect(game.farm(0).fields).toEqual([{ card: numberOf('coachman'), good: 'grain', ripe: true }])
  })

  test('§6.3 on every player’s fields', () => {
    const farms: FarmPlan[] = [{ fields: ['olive'] }, { fields: ['grain'] }, { fields: ['grape'] }]
    const game = scenario({ step: 'growing', players: 3, round: 2, order: [1, 2, 0], farms })
    expect(game.saw('grown').map(event => event.seat)).toEqual([1, 2, 0])
  })
})

describe('§6.3 breeding', () => {
  const pigs = (count: number, extensions: FarmPlan['extensions'] = []) =>
    growth({ goods: { pig: count }, extensions }).farm(0).goods.pig

  test('§6.3 worked example: two pigs and a free pen bring a third pig', () => {
    const game = growth({ goods: { pig: 2 }, extensions: ['chef'] })
    expect(game.farm(0)).toMatchObject({ pool: 22, goods: { pig: 3 } })
    expect(game.saw('born')).toEqual([{ type: 'born', seat: 0 }])
  })

  test('§6.3 one pig alone does not breed, nor none', () => {
    expect([pigs(0), pigs(1), pigs(1, ['chef'])]).toEqual([0, 1, 1])
  })

  test('§6.3 not without a free pen', () => {
    expect([pigs(2), pigs(3, ['chef'])]).toEqual([2, 3])
  })

  test('§6.3 never more than one, however many pigs and pens', () => {
    const pens: FarmPlan['extensions'] = ['chef', 'negotiator', 'porter', 'farmWorker', 'merchant', 'trader']
    expect([pigs(2, pens), pigs(4, pens), pigs(7, pens), pigs(8, pens)]).toEqual([3, 5, 8, 8])
  })

  test('§6.3 pens of helpers count', () => {
    expect(growth({ goods: { pig: 2 }, helpers: ['swineherd'] }).farm(0).goods.pig).toBe(3)
  })

  test('§6.3 room made in the turn before growth counts', () => {
    const game = income({ goods: { pig: 3 }, extensions: ['chef'] }).do('sell pig store', 'endTurn', 'endTurn')
    expect(game.farm(0)).toMatchObject({ silver: 2, goods: { pig: 3 } })
  })
})
