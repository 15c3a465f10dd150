import { describe, expect, test } from 'vitest'
import { BUILDINGS, type BuildingId, CLASSIC, type Seat } from '../../src/index.ts'
import { type FarmPlan, type Game, numberOf, type Scenario, scenario } from '../scenario.ts'

const fresh = (building: BuildingId) => ({ building, lasting: false }) as const

/** The first player has just delivered the last good of a row; two other players have completed the building before. */
function completed(building: BuildingId, farm: FarmPlan = {}, plan: Scenario = {}): Game {
  const row = CLASSIC.buildings[building].rows[0]!
  const last = row.at(-1)!
  const game = scenario({
    players: 3,
    step: 'delivering',
    ...plan,
    buildings: { [building]: { owners: [1, 2], rows: [{ seat: 0, filled: row.slice(0, -1) }] }, ...plan.buildings },
    farms: [{ donkey: 4, ...farm, goods: { ...farm.goods, [last]: (farm.goods?.[last] ?? 0) + 1 } }],
  })
  return game.do(`deliver ${last} store ${building} 0`)
}

/** Everybody passes until the given step of the next round. */
function passTo(game: Game, step: string): Game {
  const { round } = game.table
  while (game.table.round === round || game.table.step !== step) game.do(game.can('finish') ? 'finish' : 'endTurn')
  return game
}

describe('§8.3.1 a full row', () => {
  test.each(BUILDINGS)('§8.3.1 it is worth a craft marker and the round’s number: %s', building => {
    const game = completed(building, {}, { round: 3 })
    expect(game.scored(0, 'crafts')).toBe(3)
    expect(game.farm(0).crafts).toEqual([fresh(building)])
    expect(game.table.buildings[building].owners).toEqual([1, 2, 0])
  })

  test('R24 one marker stays as ownership mark, the others return', () => {
    const game = completed('merchantHouse')
    expect(game.farm(0).pool).toBe(24)
    expect(game.table.buildings.merchantHouse.rows[0]).toEqual({ seat: 0, filled: 0 })
  })

  test('R24 the parts come in order: mark, first VP, opening, craft marker, Village Store, instant effect', () => {
    const game = completed(
      'merchantHouse',
      { crafts: ['villageStore'] },
      {
        round: 4,
        buildings: {
          merchantHouse: { rows: [{ seat: 0, filled: ['olive', 'grain', 'grain'] }] },
          butcher: { orderMarker: 2 },
        },
      },
    )
    const parts = game.events.map(event => (event.type === 'pointsGained' ? [event.amount, event.by] : event.type))
    expect(parts).toEqual([
      'delivered',
      'buildingCompleted',
      [1, 'building'],
      'buildingOpened',
      [1, 'order'],
      'craftTaken',
      [4, 'craft:merchantHouse'],
      [2, 'craft:villageStore'],
      'silverGained',
    ])
  })

  test('R24 what an instant effect completes is carried out wholly before the interrupted effect goes on', () => {
    const game = scenario({
      step: 'firstDie',
      dice: [4, 4, 4, 4, 6],
      buildings: {
        wainwright: { rows: [{ seat: 0, filled: ['food', 'wine'] }] },
        greengrocer: { rows: [{ seat: 0, filled: ['olive', 'grape', 'grape'] }] },
      },
      farms: [{ helpers: ['porter'], goods: { meat: 1, food: 1 } }, {}],
    })
    game.do('takeDie 6', `use ${numberOf('porter')} 0`, 'deliver meat store wainwright 0')
    expect(game.task()).toMatchObject({ by: 'craft:wainwright' })
    game.do('deliver food store greengrocer 0')
    expect(game.task()).toMatchObject({ by: 'craft:greengrocer' })
    game.do('take pig')
    expect(game.legal()).toEqual(['collect', 'finish'])
    game.do('collect')
    expect(game.farm(0)).toMatchObject({ silver: 2, goods: { pig: 1 } })
  })
})

describe('§8.3.1 instant effects', () => {
  test('§8.3.1 Merchant House: 3 silver', () => {
    expect(completed('merchantHouse').farm(0).silver).toBe(3)
  })

  test.each([0, 0, 1, 2, 3].map((points, space) => [space, points]))(
    '§8.3.1 Wainwright: with the disc on space %i it brings %i VP, and one free delivery',
    (space, points) => {
      const siesta: Seat[][] = [[2, 1], [], [], [], []]
      siesta[space]!.push(0)
      const game = completed('wainwright', { donkey: 1, goods: { olive: 1 } }, { siesta })
      expect(game.scored(0, 'markers')).toBe(points)
      game.do('deliver olive store deli 0')
      expect(game.task()).toEqual({ do: 'delivering', left: 0 })
    },
  )

  test('§8.3.1 Wainwright: its delivery is now or never, and may be forgone', () => {
    const game = completed('wainwright', { donkey: 1, goods: { olive: 1 } })
    expect(game.refused('sell olive store').why).toBe('notNow')
    expect(game.refused('endTurn').why).toBe('notNow')
    game.do('finish')
    expect(game.refused('deliver olive store deli 0').why).toBe('noDeliveriesLeft')
  })

  test('§8.3.1 Deli: 1 commodity', () => {
    expect(completed('deli').farm(0).goods.commodity).toBe(1)
  })

  test.each(['olive', 'grain', 'grape', 'pig'] as const)('§8.3.1 Greengrocer: 1 resource of choice, %s', good => {
    const game = completed('greengrocer')
    expect(game.refused('take food').why).toBe('notAmongThese')
    game.do(`take ${good}`)
    expect(game.farm(0).goods[good]).toBe(1)
    expect(game.task()).toMatchObject({ do: 'delivering' })
  })

  test('§8.3.1 Village Store: 2 VP, and not its own lasting bonus', () => {
    expect(completed('villageStore').scored(0, 'markers')).toBe(2)
  })

  test.each([0, 1, 3])('§8.3.1 Butcher: 1 VP for each barrow on the farm, here %i', count => {
    const barrows = (['chef', 'negotiator', 'porter'] as const).slice(0, count)
    expect(completed('butcher', { barrows: [...barrows] }).scored(0, 'markers')).toBe(count)
  })
})

describe('§8.3.1 lasting effects', () => {
  test.each(BUILDINGS)('§8.3.1 a marker turns to its lasting side for the next round, not before: %s', building => {
    const game = completed(building)
    if (game.can('finish')) game.do('finish')
    game.do('endTurn')
    expect(game.farm(0).crafts).toEqual([fresh(building)])
    expect(passTo(game, 'playing').farm(0).crafts).toEqual([{ building, lasting: true }])
  })

  test('§8.3.1 Merchant House: 3 silver more income from the next round on', () => {
    const game = completed('merchantHouse')
    expect(passTo(game, 'income').farm(0).silver).toBe(3 + 3)
    expect(game.saw('silverGained')).toMatchObject([{ amount: 3, by: 'income' }])
  })

  test('§8.3.1 Deli: 1 commodity more income from the next round on', () => {
    expect(passTo(completed('deli'), 'income').farm(0).goods.commodity).toBe(2)
  })

  test('§8.3.1 Greengrocer: 1 resource of choice as income, which is not optional', () => {
    const game = scenario({ step: 'income', farms: [{ crafts: ['greengrocer'] }, {}] })
    expect(game.legal()).toEqual(['take olive', 'take grain', 'take grape', 'take pig'])
    expect(game.do('take pig').farm(0).goods.pig).toBe(1)
  })

  test('§8.3.1 Wainwright: one delivery more in §8.3, none more in §8.4', () => {
    const farms: FarmPlan[] = [{ donkey: 4, crafts: ['wainwright'] }, {}]
    expect(scenario({ step: 'delivering', farms }).task()).toMatchObject({ left: 5 })
    expect(scenario({ step: 'buying', farms }).task()).toMatchObject({ left: 1 })
  })

  test('§8.3.1 Village Store: 2 VP for every craft marker taken, in any phase, from the next round on', () => {
    expect(completed('deli', { crafts: ['villageStore'] }).scored(0, 'markers')).toBe(2)
    expect(completed('deli', { crafts: [fresh('villageStore')] }).scored(0, 'markers')).toBe(0)
    const rolled = scenario({
      step: 'lastDie',
      dice: [6],
      buildings: { merchantHouse: { rows: [{ seat: 0, filled: ['olive', 'grain', 'grain'] }] } },
      farms: [{ crafts: ['villageStore'], goods: { wine: 1 } }, {}],
    }).do('resolve', 'deliver wine store merchantHouse 0')
    expect(rolled.scored(0, 'markers')).toBe(2)
  })

  test('§8.3.1 Butcher: 1 VP more for every barrow completed, in any phase, from the next round on', () => {
    const loaded = (step: 'delivering' | 'lastDie', crafts: FarmPlan['crafts'] & object) =>
      scenario({
        step,
        dice: [6],
        farms: [{ donkey: 1, crafts, goods: { olive: 1 }, barrows: [{ card: 'chef', filled: ['olive'] }] }, {}],
      }).do(...(step === 'lastDie' ? ['resolve'] : []), `load olive store ${numberOf('chef')}`)
    expect(loaded('delivering', ['butcher']).scored(0, 'markers')).toBe(1)
    expect(loaded('lastDie', ['butcher']).scored(0, 'markers')).toBe(1)
    expect(loaded('delivering', [fresh('butcher')]).scored(0, 'markers')).toBe(0)
  })
})
