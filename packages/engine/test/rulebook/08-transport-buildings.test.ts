import { describe, expect, test } from 'vitest'
import { numberOf, type Scenario, scenario } from '../scenario.ts'

const delivering = (plan: Scenario) => scenario({ step: 'delivering', ...plan })

describe('§8.3 free deliveries', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ])('§8.3 donkey %i makes %i deliveries', (donkey, count) => {
    const game = delivering({ farms: [{ donkey, goods: { olive: 5 }, barrows: ['chef'] }, {}] })
    const targets = ['merchantHouse 0', 'deli 0', 'greengrocer 0', 'butcher 0']
    for (const target of targets.slice(0, count)) game.do(`deliver olive store ${target}`)
    expect(game.refused(`load olive store ${numberOf('chef')}`)).toEqual({
      rule: '8.3',
      why: 'noDeliveriesLeft',
      need: 1,
      have: 0,
    })
  })

  test('§8.3 all deliveries of a player come before the next player, in the new order; unused ones are lost', () => {
    const goods = { olive: 3 }
    const game = delivering({
      order: [1, 0],
      farms: [
        { donkey: 2, goods },
        { donkey: 2, goods },
      ],
    })
    expect(game.seat).toBe(1)
    expect(game.refused('0: deliver olive store deli 0')).toEqual({ rule: 'R4', why: 'notYourTurn' })
    game.do('deliver olive store deli 0', 'endTurn')
    expect(game.seat).toBe(0)
    game.do('deliver olive store deli 1', 'deliver olive store butcher 0', 'endTurn')
    expect(game.table.step).toBe('buying')
    expect(game.refused('deliver olive store butcher 0').why).toBe('notEnoughSilver')
  })

  test('§8.3 several destinations are fine: from field, den, sty and commodity space to rows and barrows', () => {
    const game = delivering({
      farms: [{ donkey: 4, fields: ['olive*'], goods: { food: 1, pig: 1, commodity: 1 }, barrows: ['roofer'] }, {}],
    })
    game.do(`load olive field ${numberOf('roofer')}`, 'deliver pig store butcher 0')
    game.do('deliver commodity store villageStore 0', 'deliver food store villageStore 0')
    expect(game.farm(0)).toMatchObject({ goods: { food: 0, pig: 0, commodity: 0 }, fields: [{ ripe: false }] })
    expect(game.farm(0).barrows).toEqual([{ card: numberOf('roofer'), filled: 0b01 }])
    expect(game.table.buildings.butcher.rows[0]).toEqual({ seat: 0, filled: 0b0001 })
    expect(game.table.buildings.villageStore.rows[0]).toEqual({ seat: 0, filled: 0b1001 })
  })

  test('§8.3 only what one owns there can be delivered', () => {
    const game = delivering({ farms: [{ donkey: 1, fields: ['olive'], goods: { olive: 1 } }, {}] })
    const missing = { rule: '8.3', why: 'goodNotThere', need: 1, have: 0 }
    expect(game.refused('deliver olive field deli 0')).toEqual(missing)
    expect(game.refused('deliver meat store deli 0')).toEqual(missing)
  })

  test('§8.3 a lasting Wainwright marker adds one delivery, a fresh one does not', () => {
    const plan = (lasting: boolean): Scenario => ({
      farms: [{ donkey: 1, crafts: lasting ? ['wainwright'] : [{ building: 'wainwright', lasting: false }] }, {}],
    })
    expect(delivering(plan(true)).task()).toEqual({ do: 'delivering', left: 2 })
    expect(delivering(plan(false)).task()).toEqual({ do: 'delivering', left: 1 })
  })

  test('§8.3 a delivery of a roof in the revenue phase follows the same rules and uses the current round', () => {
    const game = scenario({
      round: 4,
      step: 'firstDie',
      dice: [4, 4, 4, 4, 4],
      buildings: {
        merchantHouse: { rows: [{ seat: 0, filled: ['olive', 'grain', 'grain'] }] },
        deli: { orderMarker: 1 },
      },
      farms: [{ roofs: ['delivery'], goods: { wine: 1, olive: 1 } }, {}],
    }).do('useRoof 0')
    expect(game.refused('deliver olive store deli 0').why).toBe('blocked')
    game.do('deliver wine store merchantHouse 0')
    expect(game.scored(0, 'crafts')).toBe(4)
    expect(game.scored(0, 'firsts')).toBe(2)
    expect(game.farm(0).silver).toBe(3)
  })
})

describe('§8.3.1 rows', () => {
  test('§8.3.1 nothing goes to a building that one has completed, but others still can', () => {
    const goods = { meat: 1 }
    const game = delivering({
      buildings: { wainwright: { owners: [0], rows: [{ seat: 0, filled: [] }] } },
      farms: [
        { donkey: 1, goods },
        { donkey: 1, goods },
      ],
    })
    expect(game.refused('deliver meat store wainwright 1')).toEqual({ rule: '8.3.1', why: 'completed' })
    game.do('endTurn', 'deliver meat store wainwright 1')
    expect(game.table.buildings.wainwright.rows[1]).toEqual({ seat: 1, filled: 0b100 })
  })

  test('§8.3.1 the first delivery claims an empty row, for the game', () => {
    const goods = { olive: 1, grape: 1 }
    const game = delivering({
      farms: [
        { donkey: 2, goods },
        { donkey: 2, goods },
      ],
    })
    game.do('deliver olive store deli 0')
    expect(game.refused('deliver grape store deli 1')).toEqual({ rule: '8.3.1', why: 'rowTaken' })
    game.do('deliver grape store deli 0', 'endTurn')
    expect(game.refused('deliver olive store deli 0')).toEqual({ rule: '8.3.1', why: 'rowTaken' })
    game.do('deliver olive store deli 1')
    expect(game.table.buildings.deli.rows.map(row => row.seat)).toEqual([0, 1, undefined, undefined])
  })

  test('§8.3.1 of empty rows that are alike the first is claimed', () => {
    const game = delivering({ farms: [{ donkey: 2, goods: { olive: 1 } }, {}] })
    expect(game.refused('deliver olive store deli 2')).toEqual({ rule: '8.3.1', why: 'firstRowFirst' })
  })

  test('§8.3.1 four players have a row each in every building', () => {
    const farm = { donkey: 1, goods: { food: 1 } }
    const game = delivering({ players: 4, farms: [farm, farm, farm, farm] })
    for (const row of [0, 1, 2, 3]) game.do(`deliver food store wainwright ${row}`, 'endTurn')
    expect(game.table.buildings.wainwright.rows.map(row => row.seat)).toEqual([0, 1, 2, 3])
  })

  test('§8.3.1 each symbol of a row is filled once, in any order', () => {
    const game = delivering({ farms: [{ donkey: 4, goods: { grain: 3, wine: 1, pig: 1 } }, {}] })
    game.do('deliver wine store merchantHouse 0', 'deliver grain store merchantHouse 0')
    game.do('deliver grain store merchantHouse 0')
    expect(game.refused('deliver grain store merchantHouse 0')).toEqual({ rule: '8.3.1', why: 'notAsked' })
    expect(game.refused('deliver pig store merchantHouse 0')).toEqual({ rule: '8.3.1', why: 'notAsked' })
    expect(game.table.buildings.merchantHouse.rows[0]).toEqual({ seat: 0, filled: 0b1110 })
  })

  test('§8.3.1 what is delivered stays there over the rounds', () => {
    const game = delivering({ farms: [{ donkey: 1, goods: { food: 1 } }, {}] }).do('deliver food store wainwright 0')
    game.do('endTurn', 'endTurn', 'endTurn', 'endTurn')
    expect(game.table).toMatchObject({ round: 2, step: 'playing' })
    expect(game.table.buildings.wainwright.rows[0]).toEqual({ seat: 0, filled: 1 })
  })

  test('§8.3.1 worked example: the Wainwright completed first in round 2 brings 4 VP and its instant effect', () => {
    const game = delivering({
      round: 2,
      siesta: [[1], [], [], [0], []],
      buildings: { wainwright: { rows: [{ seat: 0, filled: ['food', 'wine'] }] }, deli: { orderMarker: 1 } },
      farms: [{ donkey: 3, goods: { meat: 1, olive: 1 } }, {}],
    })
    game.do('deliver meat store wainwright 0')
    expect(game.scored(0, 'firsts')).toBe(1 + 1)
    expect(game.scored(0, 'crafts')).toBe(2)
    expect(game.scored(0, 'markers')).toBe(2)
    expect(game.task()).toMatchObject({ do: 'picking', by: 'craft:wainwright' })
    game.do('deliver olive store deli 0')
    expect(game.farm(0).points).toBe(4 + 2)
    expect(game.task()).toEqual({ do: 'delivering', left: 2 })
  })
})

describe('§8.3.2 blocked buildings', () => {
  const rows = [{ seat: 0 as const, filled: ['food' as const, 'wine' as const] }]

  test('§8.3.2 nothing goes to a blocked building', () => {
    const game = delivering({
      buildings: { deli: { orderMarker: 2 } },
      farms: [{ donkey: 1, goods: { olive: 1 } }, {}],
    })
    expect(game.refused('deliver olive store deli 0')).toEqual({ rule: '8.3.2', why: 'blocked', need: 2 })
  })

  test('§8.3.2 each first completion removes the lowest order marker that is left, and its VP goes to that player', () => {
    const game = delivering({
      buildings: {
        wainwright: { rows },
        merchantHouse: { orderMarker: 3 },
        deli: { orderMarker: 2, rows: [{ seat: 0, filled: ['olive', 'grape', 'food'] }] },
        butcher: { orderMarker: 1, rows: [{ seat: 0, filled: ['pig', 'grain', 'olive'] }] },
      },
      farms: [{ donkey: 4, goods: { meat: 3 } }, {}],
    })
    expect(game.refused('deliver meat store butcher 0').why).toBe('blocked')
    game.do('deliver meat store wainwright 0')
    expect(game.saw('buildingOpened')).toMatchObject([{ building: 'butcher', marker: 1, seat: 0 }])
    expect(game.refused('deliver meat store deli 0').why).toBe('blocked')
    game.do('deliver meat store butcher 0')
    expect(game.saw('buildingOpened')).toMatchObject([{ building: 'deli', marker: 2 }])
    game.do('deliver meat store deli 0')
    expect(game.saw('buildingOpened')).toMatchObject([{ building: 'merchantHouse', marker: 3 }])
    expect(game.scored(0, 'firsts')).toBe(3 + 3)
  })

  test('§8.3.2 an opened building is open at once, for everybody', () => {
    const goods = { meat: 1, olive: 1 }
    const game = delivering({
      buildings: { wainwright: { rows }, deli: { orderMarker: 1 } },
      farms: [
        { donkey: 2, goods },
        { donkey: 2, goods },
      ],
    })
    game.do('deliver meat store wainwright 0', 'deliver olive store deli 0', 'endTurn', 'deliver olive store deli 1')
    expect(game.table.buildings.deli.rows.map(row => row.seat)).toEqual([0, 1, undefined, undefined])
  })

  test('§8.3.2 completing a building after somebody else opens nothing and brings no VP for being first', () => {
    const game = delivering({
      round: 3,
      buildings: { wainwright: { rows, owners: [1] }, deli: { orderMarker: 1 } },
      farms: [{ donkey: 1, goods: { meat: 1 } }, {}],
    })
    game.do('deliver meat store wainwright 0')
    expect(game.table.buildings.wainwright.owners).toEqual([1, 0])
    expect(game.table.buildings.deli.orderMarker).toBe(1)
    expect([game.scored(0, 'firsts'), game.scored(0, 'crafts')]).toEqual([0, 3])
  })

  test('§8.3.2 after the third order marker a first completion opens nothing more', () => {
    const game = delivering({ buildings: { wainwright: { rows } }, farms: [{ donkey: 1, goods: { meat: 1 } }, {}] })
    game.do('deliver meat store wainwright 0')
    expect(game.saw('buildingOpened')).toEqual([])
    expect(game.scored(0, 'firsts')).toBe(1)
  })
})
