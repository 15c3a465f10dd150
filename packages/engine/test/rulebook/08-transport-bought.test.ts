import { describe, expect, test } from 'vitest'
import { type FarmPlan, type Game, numberOf, type Scenario, scenario } from '../scenario.ts'

const upFront = { options: { extraDeliveriesUpFront: true } } as const
const buying = (farm: FarmPlan, plan: Scenario = {}): Game => scenario({ step: 'buying', ...plan, farms: [farm, {}] })

describe('§8.4 bought deliveries', () => {
  test('§8.4 a delivery costs 1 silver and follows the rules of free ones', () => {
    const game = buying({ silver: 2, goods: { olive: 2 } }, { buildings: { butcher: { orderMarker: 1 } } })
    expect(game.refused('deliver olive store butcher 0').why).toBe('blocked')
    game.do('deliver olive store deli 0')
    expect(game.farm(0)).toMatchObject({ silver: 1, goods: { olive: 1 } })
    expect(game.table.buildings.deli.rows[0]).toEqual({ seat: 0, filled: 1 })
  })

  test('§8.4 it can go to a barrow, and rewards use the round', () => {
    const game = buying({ silver: 1, goods: { olive: 1 }, barrows: ['chef'] }).do(
      `load olive store ${numberOf('chef')}`,
    )
    expect(game.farm(0)).toMatchObject({ silver: 0, barrows: [{ filled: 1 }] })
    const rows = [{ seat: 0 as const, filled: ['olive' as const, 'grain' as const, 'grain' as const] }]
    const late = buying({ silver: 1, goods: { wine: 1 } }, { round: 6, buildings: { merchantHouse: { rows } } })
    expect(late.do('deliver wine store merchantHouse 0').scored(0, 'crafts')).toBe(6)
  })

  test('§8.4 without silver there is none, and nobody has to buy', () => {
    const game = buying({ goods: { olive: 1 } })
    expect(game.refused('deliver olive store deli 0')).toEqual({
      rule: '8.4',
      why: 'notEnoughSilver',
      need: 1,
      have: 0,
    })
    game.do('endTurn')
    expect(game.seat).toBe(1)
  })

  test('§8.4 players buy in turn order, each one all before the next', () => {
    const game = scenario({ step: 'buying', players: 3, order: [2, 0, 1] })
    const turns = [game.seat]
    for (let left = 2; left > 0; left--) turns.push(game.do('endTurn').seat)
    expect(turns).toEqual([2, 0, 1])
  })

  test.each([
    [1, []],
    [1, ['negotiator']],
    [2, ['chef']],
    [3, ['chef', 'negotiator', 'baker']],
  ] as const)('§8.4 the limit is 1 and 1 more per delivery icon on extensions: %i with %j', (limit, extensions) => {
    const game = buying({ silver: 5, goods: { olive: 5 }, extensions: [...extensions] })
    const targets = ['merchantHouse', 'deli', 'greengrocer', 'butcher']
    for (const target of targets.slice(0, limit)) game.do(`deliver olive store ${target} 0`)
    expect(game.farm(0).silver).toBe(5 - limit)
    expect(game.refused(`deliver olive store ${targets[limit]} 0`)).toEqual({
      rule: '8.4',
      why: 'noDeliveriesLeft',
      need: 1,
      have: 0,
    })
  })

  test('§8.4 worked example: a player with two possible bought deliveries buys one of them', () => {
    const game = buying({ silver: 1, goods: { olive: 2 }, extensions: ['chef'] })
    expect(game.task()).toMatchObject({ do: 'buying', left: 2 })
    game.do('deliver olive store deli 0')
    expect(game.farm(0).silver).toBe(0)
    expect(game.task()).toMatchObject({ do: 'buying', left: 1 })
    game.do('endTurn')
    expect(game.seat).toBe(1)
  })

  test('§8.4 a lasting Wainwright marker adds nothing here', () => {
    expect(buying({ crafts: ['wainwright'] }).task()).toMatchObject({ left: 1 })
  })
})

const almostMerchant: Scenario['buildings'] = {
  merchantHouse: { rows: [{ seat: 0, filled: ['olive', 'grain', 'grain'] }] },
}

describe('R16 one at a time, or all in one go', () => {
  const farm: FarmPlan = { silver: 1, goods: { wine: 1, olive: 2 }, extensions: ['chef', 'baker'] }

  test('R16 the reward of one bought delivery may pay for the next', () => {
    const game = buying(farm, { buildings: almostMerchant }).do('deliver wine store merchantHouse 0')
    expect(game.farm(0).silver).toBe(3)
    game.do('deliver olive store deli 0')
    expect(game.farm(0).silver).toBe(2)
  })

  test('R16 anytime actions between them may pay for the next as well', () => {
    const game = buying({ silver: 1, goods: { olive: 3 }, extensions: ['chef'] }).do('deliver olive store deli 0')
    game.do('sell olive store', 'deliver olive store butcher 0')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { olive: 0 } })
  })

  test('R16 one at a time there is no buying in advance', () => {
    expect(buying(farm).refused('buyDeliveries 1')).toEqual({ rule: 'R16', why: 'notNow', during: 'buying' })
  })

  test('R16 with extraDeliveriesUpFront all are paid for before the first', () => {
    const game = buying({ ...farm, silver: 3 }, upFront)
    expect(game.refused('deliver olive store deli 0')).toEqual({ rule: 'R16', why: 'notBought' })
    game.do('buyDeliveries 2')
    expect(game.farm(0).silver).toBe(1)
    game.do('deliver olive store deli 0', 'deliver olive store butcher 0')
    expect(game.farm(0).silver).toBe(1)
    expect(game.refused('deliver wine store wainwright 0')).toMatchObject({ rule: '8.4', why: 'noDeliveriesLeft' })
  })

  test('R16 with extraDeliveriesUpFront a reward pays for no further one', () => {
    const game = buying(farm, { ...upFront, buildings: almostMerchant })
    game.do('buyDeliveries 1', 'deliver wine store merchantHouse 0')
    expect(game.farm(0).silver).toBe(3)
    expect(game.refused('buyDeliveries 1')).toEqual({ rule: 'R16', why: 'alreadyUsed' })
    expect(game.refused('deliver olive store deli 0').why).toBe('noDeliveriesLeft')
  })

  test('R16 with extraDeliveriesUpFront the number and the silver limit what is bought', () => {
    const poor = buying({ ...farm, silver: 2 }, upFront)
    expect(poor.refused('buyDeliveries 3')).toEqual({ rule: '8.4', why: 'notEnoughSilver', need: 3, have: 2 })
    expect(poor.refused('buyDeliveries 4')).toEqual({ rule: 'R17', why: 'noDeliveriesLeft', need: 4, have: 3 })
    expect(poor.legal().filter(line => line.startsWith('buyDeliveries'))).toEqual([
      'buyDeliveries 1',
      'buyDeliveries 2',
    ])
  })
})

describe('R17 the number', () => {
  const farm: FarmPlan = { silver: 2, donkey: 4, goods: { olive: 2, grain: 1, commodity: 1 }, hand: ['chef'] }
  const build = ['spend card', `play ${numberOf('chef')} extension`, 'pay grain store']

  test('R17 an extension played in one’s turn of §8.4 does not add to the number', () => {
    const game = buying(farm).do(...build)
    expect(game.farm(0).extensions).toEqual([numberOf('chef')])
    game.do('deliver olive store deli 0')
    expect(game.refused('deliver olive store butcher 0').why).toBe('noDeliveriesLeft')
  })

  test('R17 one played before that turn does', () => {
    const game = scenario({ step: 'delivering', farms: [farm, {}] }).do(...build, 'endTurn', 'endTurn')
    game.do('deliver olive store deli 0', 'deliver olive store butcher 0')
    expect(game.farm(0).silver).toBe(0)
  })

  test('R17 with extraDeliveriesUpFront it does not add either', () => {
    const game = buying(farm, upFront).do(...build)
    expect(game.refused('buyDeliveries 2')).toEqual({ rule: 'R17', why: 'noDeliveriesLeft', need: 2, have: 1 })
  })
})
