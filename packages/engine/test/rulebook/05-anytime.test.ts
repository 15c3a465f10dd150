import { describe, expect, test } from 'vitest'
import { GOODS, HARVEST, newGame, RESOURCES, type Resource } from '../../src/index.ts'
import { type FarmPlan, Game, numberOf, scenario } from '../scenario.ts'

const farm = (plan: FarmPlan) => scenario({ farms: [plan, {}] })

describe('§5 rounds and phases', () => {
  test('§5 a game has six rounds of four phases: farm, revenue, transport, scoring', () => {
    const game = new Game(newGame({ seed: 'rounds', players: 2, edition: 'classic' }), [])
    const phases = ['1 playing']
    while (!game.table.over) {
      const legal = game.legal()
      game.do(legal.find(line => line === 'endTurn' || line === 'finish') ?? legal[0]!)
      for (const { round, step } of game.saw('stepBegan'))
        if (['playing', 'firstDie', 'choosingDonkeys', 'scoring'].includes(step)) phases.push(`${round} ${step}`)
    }
    const expected = [1, 2, 3, 4, 5, 6].flatMap(round =>
      ['playing', 'firstDie', 'choosingDonkeys', 'scoring'].map(step => `${round} ${step}`),
    )
    expect(phases).toEqual(expected)
  })
})

describe('§5.1.1 spending a commodity', () => {
  const one = { goods: { commodity: 1 } }

  test('§5.1.1 for 4 silver', () => {
    const game = farm(one).do('spend silver')
    expect(game.farm(0)).toMatchObject({ silver: 4, pool: 25, goods: { commodity: 0 } })
  })

  test('§5.1.1 for two different harvest goods', () => {
    const game = farm(one).do('spend harvest')
    expect(game.legal()).toEqual(['take olive', 'take grain', 'take grape', 'finish'])
    game.do('take grain')
    expect(game.legal()).toEqual(['take olive', 'take grape', 'finish'])
    expect(game.refused('take grain').why).toBe('notAmongThese')
    game.do('take grape')
    expect(game.farm(0)).toMatchObject({ pool: 23, goods: { commodity: 0, olive: 0, grain: 1, grape: 1 } })
    expect(game.task()).toMatchObject({ do: 'playing' })
  })

  test('§5.1.1 the refusal of a second good of the same kind cites the rule of the commodity', () => {
    const game = farm(one).do('spend harvest', 'take grain')
    expect(game.refused('take grain')).toEqual({ rule: '5.1.1', why: 'notAmongThese' })
  })

  test('§5.1.1 for the top card of the pile', () => {
    const game = scenario({ pile: ['baker', 'mayor'], farms: [{ ...one, hand: ['chef'] }, {}] })
    game.do('spend card', 'draw')
    expect(game.hand(0)).toEqual([numberOf('chef'), numberOf('baker')])
    expect(game.task()).toEqual({ do: 'playing', plays: 2 })
  })

  test('§5.1.1 for playing a card, besides the plays of the farm phase', () => {
    const card = numberOf('baker')
    const game = scenario({ step: 'buying', farms: [{ ...one, hand: ['baker', 'chef'] }, {}] })
    game.do('spend card', `play ${card} field`)
    expect(game.farm(0).fields).toEqual([{ card, good: 'olive', ripe: false }])
    expect(game.task()).toMatchObject({ do: 'buying' })
    const playing = farm({ ...one, hand: ['baker'] }).do('spend card', `play ${card} barrow`)
    expect(playing.task()).toEqual({ do: 'playing', plays: 2 })
  })

  test('§5.1.1 a card that is played as an extension still costs its goods', () => {
    const card = numberOf('baker')
    const poor = scenario({ farms: [{ ...one, hand: ['baker'], extensions: ['chef'] }, {}] }).do('spend card')
    expect(poor.refused(`play ${card} extension`)).toEqual({ rule: '6.1', why: 'notEnoughKinds', need: 2, have: 0 })
    const game = farm({ ...one, silver: 1, points: 1, hand: ['baker'], extensions: ['chef'] })
    game.do('spend card', `play ${card} extension`, 'pay silver store', 'pay point store')
    expect(game.farm(0)).toMatchObject({ silver: 0, points: 0, extensions: [numberOf('chef'), card] })
  })

  test('§5.1.1 instead it can be delivered where a row asks for one, with a 6 of the revenue phase as in the transport phase', () => {
    const die = scenario({ step: 'firstDie', dice: [6, 6, 6, 6, 6], farms: [one, {}] }).do('takeDie 6')
    const donkey = scenario({ step: 'delivering', farms: [{ ...one, donkey: 1 }, {}] })
    for (const game of [die, donkey]) {
      game.do('deliver commodity store villageStore 0')
      expect(game.farm(0)).toMatchObject({ goods: { commodity: 0 }, pool: 24 })
    }
  })

  test('§5.1.1 for one pig', () => {
    expect(farm(one).do('spend pig').farm(0)).toMatchObject({ silver: 0, pool: 24, goods: { commodity: 0, pig: 1 } })
  })

  test('§5.1.1 for two free upgrades, from field, den or sty', () => {
    const game = farm({ goods: { commodity: 1, pig: 1 }, fields: ['grape*'] })
    game.do('spend upgrades', 'upgrade grape field', 'upgrade pig store')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { wine: 1, meat: 1, pig: 0 }, fields: [{ ripe: false }] })
    expect(game.task()).toMatchObject({ do: 'playing' })
  })

  test('§5.1.1 both upgrades may be of one kind, and one alone is enough', () => {
    const both = farm({ goods: { commodity: 1, olive: 3 } }).do('spend upgrades')
    both.do('upgrade olive store', 'upgrade olive store')
    expect(both.farm(0).goods).toMatchObject({ olive: 1, food: 2 })
    const single = farm({ goods: { commodity: 1, olive: 3 } }).do('spend upgrades', 'upgrade olive store', 'finish')
    expect(single.farm(0).goods).toMatchObject({ olive: 2, food: 1 })
  })

  test('§5.1.1 there are five uses and no more without a helper', () => {
    const game = farm({ ...one, hand: ['chef'] })
    const uses = game.legal().filter(line => line.startsWith('spend'))
    expect(uses).toEqual(['spend silver', 'spend harvest', 'spend card', 'spend pig', 'spend upgrades'])
    for (const use of ['threeHarvest', 'sevenSilver', 'instant'])
      expect(game.refused(`spend ${use}`)).toEqual({ rule: '5.1.1', why: 'optionNotYours' })
  })

  test('§5.1.1 not without a commodity', () => {
    expect(farm({}).refused('spend silver')).toEqual({ rule: '5.1.1', why: 'noCommodity', need: 1, have: 0 })
  })

  test('§5.1.1 a commodity can be delivered where a row asks for one', () => {
    const game = scenario({ step: 'delivering', farms: [{ donkey: 1, goods: { commodity: 2 } }, {}] })
    expect(game.refused('deliver commodity store deli 0')).toEqual({ rule: '8.3.1', why: 'notAsked' })
    game.do('deliver commodity store villageStore 0')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { commodity: 1 } })
  })
})

describe('§5.1.2 buying and selling', () => {
  const prices: [Resource, buy: number, sell: number][] = [
    ['olive', 3, 1],
    ['grain', 3, 1],
    ['grape', 4, 2],
    ['pig', 5, 2],
  ]

  test.each(prices)('§5.1.2 %s is bought for %i silver into its den or a free pen', (good, price) => {
    const game = farm({ silver: price }).do(`buy ${good}`)
    expect(game.farm(0)).toMatchObject({ silver: 0, pool: 24, goods: { [good]: 1 } })
    expect(game.refused(`buy ${good}`)).toEqual({ rule: '5.1.2', why: 'notEnoughSilver', need: price, have: 0 })
    const short = farm({ silver: price - 1 }).refused(`buy ${good}`)
    expect(short).toEqual({ rule: '5.1.2', why: 'notEnoughSilver', need: price, have: price - 1 })
  })

  test.each(prices)('§5.1.2 %s is sold from its den or the sty for its price (buy %i, sell %i)', (good, _, price) => {
    const game = farm({ goods: { [good]: 2 } }).do(`sell ${good} store`)
    expect(game.farm(0)).toMatchObject({ silver: price, pool: 24, goods: { [good]: 1 } })
    expect(game.saw('sold')).toEqual([{ type: 'sold', seat: 0, good, from: 'store', price }])
    game.do(`sell ${good} store`)
    expect(game.refused(`sell ${good} store`)).toEqual({ rule: '5.1.2', why: 'goodNotThere', need: 1, have: 0 })
  })

  test('§5.1.2 as often as one likes', () => {
    const game = farm({ silver: 7, goods: { grape: 2 } }).do(
      'buy olive',
      'buy grape',
      'sell grape store',
      'sell olive store',
    )
    expect(game.farm(0)).toMatchObject({ silver: 3, goods: { olive: 0, grape: 2 } })
  })

  test('§5.1.2 crops on fields cannot be sold, but for one helper', () => {
    const game = farm({ fields: ['olive*', 'grape'] })
    expect(game.refused('sell olive field')).toEqual({ rule: '5.1.4', why: 'cropsCannotBeSold' })
    expect(game.refused('sell grape field')).toEqual({ rule: '5.1.2', why: 'goodNotThere', need: 1, have: 0 })
    const worker = farm({ fields: ['olive*'], helpers: ['agriculturalWorker'] }).do('sell olive field')
    expect(worker.farm(0)).toMatchObject({ silver: 1, fields: [{ ripe: false }] })
  })

  test('R35 a resource never costs less than 1 silver more than it would bring', () => {
    const pig = (silver: number) => farm({ silver, helpers: ['haggler', 'pigDealer'] })
    expect(pig(4).refused('buy pig')).toEqual({ rule: '5.1.2', why: 'notEnoughSilver', need: 5, have: 4 })
    expect(pig(5).do('buy pig', 'sell pig store').farm(0).silver).toBe(4)
    for (const [good, need] of [
      ['olive', 3],
      ['grain', 3],
      ['grape', 4],
    ] as const) {
      const game = farm({ silver: need - 1, helpers: ['haggler', 'cornFactor'] })
      expect(game.refused(`buy ${good}`)).toEqual({ rule: '5.1.2', why: 'notEnoughSilver', need, have: need - 1 })
    }
    expect(farm({ silver: 2, helpers: ['haggler'] }).can('buy olive')).toBe(true)
  })
})

describe('§5.1.3 upgrading', () => {
  const prices = { olive: 2, grain: 2, grape: 3, pig: 2 }

  test.each(RESOURCES)('§5.1.3 %s from den or sty for its price', good => {
    const need = prices[good]
    const game = farm({ silver: need, goods: { [good]: 2 } }).do(`upgrade ${good} store`)
    expect(game.farm(0)).toMatchObject({ silver: 0, pool: 23, goods: { [good]: 1 } })
    expect(game.refused(`upgrade ${good} store`)).toEqual({ rule: '5.1.3', why: 'notEnoughSilver', need, have: 0 })
  })

  test.each(HARVEST)('§5.1.3 %s straight from a field for the same price', good => {
    const game = farm({ silver: prices[good], fields: [`${good}*`] }).do(`upgrade ${good} field`)
    expect(game.farm(0)).toMatchObject({ silver: 0, pool: 24, fields: [{ ripe: false }] })
    expect(game.saw('upgraded')).toMatchObject([{ good, from: 'field', price: prices[good] }])
  })

  test('§5.1.3 only what is there', () => {
    const game = farm({ silver: 9, fields: ['olive'] })
    expect(game.refused('upgrade olive field')).toEqual({ rule: '5.1.3', why: 'goodNotThere', need: 1, have: 0 })
    expect(game.refused('upgrade pig store')).toEqual({ rule: '5.1.3', why: 'goodNotThere', need: 1, have: 0 })
  })
})

describe('§5.1.4 crops', () => {
  const ripe = { silver: 2, fields: ['olive*'] } satisfies FarmPlan

  test('§5.1.4 a crop leaves its field by an upgrade, as payment for an extension, or by a delivery', () => {
    const upgraded = farm(ripe).do('upgrade olive field')
    const paid = farm({ ...ripe, hand: ['chef'] }).do(`play ${numberOf('chef')} extension`, 'pay olive field')
    const delivered = scenario({ step: 'delivering', farms: [{ ...ripe, donkey: 1 }, {}] }).do(
      'deliver olive field deli 0',
    )
    for (const game of [upgraded, paid, delivered]) {
      expect(game.farm(0).fields).toMatchObject([{ good: 'olive', ripe: false }])
      expect(game.farm(0).goods.olive).toBe(0)
    }
    expect(paid.farm(0)).toMatchObject({ silver: 2, extensions: [numberOf('chef')] })
  })

  test('§5.1.4 nothing moves a crop to a den', () => {
    const game = farm({ silver: 9, fields: ['olive*'], goods: { commodity: 1 }, hand: ['chef'], roofs: ['harvest'] })
    for (const line of game.legal()) {
      const next = new Game(game.state, []).do(line).farm(0)
      expect(next.fields[0]?.ripe, line).toBe(line !== 'upgrade olive field')
      expect(next.goods.olive, line).toBe(line === 'buy olive' ? 1 : 0)
    }
  })

  test('§5.1.4 a crop stays through the rounds; its field grows no second one', () => {
    const game = scenario({ step: 'growing', farms: [{ fields: ['olive*'] }, {}] })
    expect(game.farm(0)).toMatchObject({ fields: [{ ripe: true }], pool: 24 })
    expect(GOODS.every(good => game.farm(0).goods[good] === 0)).toBe(true)
  })
})
