import { describe, expect, test } from 'vitest'
import { type CardId, parseAction, RESOURCES, refusal, UPGRADED, UPGRADES, view, viewEvent } from '../../src/index.ts'
import { type FarmPlan, numberOf, type Scenario, scenario } from '../scenario.ts'

const EIGHT: CardId[] = [
  'negotiator',
  'porter',
  'farmWorker',
  'villageElder',
  'merchant',
  'trader',
  'baker',
  'winegrower',
]

describe('§2 kinds of goods', () => {
  test('§2 the harvest goods are olive, grain and grape', () => {
    const game = scenario({ step: 'roofing', round: 2, farms: [{ roofs: ['harvest'] }, {}] }).do('useRoof 0')
    expect(game.legal()).toEqual(['take olive', 'take grain', 'take grape', 'finish'])
  })

  test.each(RESOURCES)('§2 a resource can be bought, sold and upgraded: %s', good => {
    const game = scenario({ farms: [{ silver: 5, goods: { [good]: 1 } }, {}] })
    expect(game.can(`buy ${good}`)).toBe(true)
    expect(game.can(`sell ${good} store`)).toBe(true)
    expect(game.can(`upgrade ${good} store`)).toBe(true)
  })

  test('§2 food comes from olives and grain, wine from grapes, meat from pigs', () => {
    expect(UPGRADES).toEqual({ olive: 'food', grain: 'food', grape: 'wine', pig: 'meat' })
    for (const good of RESOURCES) {
      const game = scenario({ farms: [{ silver: 3, goods: { [good]: 1 } }, {}] }).do(`upgrade ${good} store`)
      expect(game.farm(0).goods).toMatchObject({ [good]: 0, [UPGRADES[good]]: 1 })
    }
  })

  test.each(UPGRADED)('§2 an upgraded good is never bought, sold or upgraded again: %s', good => {
    const { state } = scenario({ farms: [{ silver: 9, goods: { [good]: 1 } }, {}] })
    const seat = 0
    const malformed = { rule: 'input', why: 'malformed', field: 'good' }
    expect(refusal(view(state, 0), { type: 'buy', seat, good })).toEqual(malformed)
    expect(refusal(view(state, 0), { type: 'sell', seat, good, from: 'store' })).toEqual(malformed)
    expect(refusal(view(state, 0), { type: 'upgrade', seat, good, from: 'store' })).toEqual(malformed)
  })

  test('§2 a helper can make an exception for upgraded goods', () => {
    const game = scenario({ farms: [{ helpers: ['taverner'], goods: { wine: 1 } }, {}] })
    game.do(`use ${numberOf('taverner')} 1`)
    expect(game.farm(0)).toMatchObject({ silver: 5, goods: { wine: 0 } })
  })

  test('§2 nine kinds pay for an extension, one silver and one VP counting as one each', () => {
    const all = { olive: 1, grain: 1, grape: 1, pig: 1, food: 1, wine: 1, meat: 1 }
    const game = scenario({
      round: 2,
      farms: [{ silver: 3, points: 3, goods: all, extensions: EIGHT, hand: ['chef'] }, {}],
    })
    game.do(`play ${numberOf('chef')} extension`, 'pay silver store', 'pay point store')
    for (const good of Object.keys(all)) game.do(`pay ${good} store`)
    expect(game.farm(0)).toMatchObject({ silver: 2, points: 2, pool: 25 })
    expect(game.farm(0).extensions).toHaveLength(9)
    expect(game.scored(0, 'spent')).toBe(-1)
  })

  test('§2 a trade commodity is no farm good', () => {
    const game = scenario({ farms: [{ goods: { commodity: 3 }, hand: ['chef'] }, {}] })
    const refused = { rule: '6.1', why: 'notEnoughKinds', need: 1, have: 0 }
    expect(game.refused(`play ${numberOf('chef')} extension`)).toEqual(refused)
    expect(parseAction('0 pay commodity store')).toBeUndefined()
  })
})

describe('§2 places', () => {
  test('§2 a den holds any number of its good', () => {
    const game = scenario({ farms: [{ silver: 3, goods: { olive: 22 } }, {}] }).do('buy olive')
    expect(game.farm(0).goods.olive).toBe(23)
  })

  test('§2 the sty has two pens, one more per pen on an extension, and more with helpers', () => {
    const room = (pigs: number, more: CardId[], helpers: 'swineherd'[]) =>
      scenario({ farms: [{ silver: 5, goods: { pig: pigs }, extensions: more, helpers }, {}] }).can('buy pig')
    expect([room(1, [], []), room(2, [], [])]).toEqual([true, false])
    expect([room(2, ['chef'], []), room(3, ['chef'], [])]).toEqual([true, false])
    expect([room(3, ['chef', 'negotiator'], []), room(4, ['chef', 'negotiator'], [])]).toEqual([true, false])
    expect([room(2, ['baker'], []), room(3, [], ['swineherd'])]).toEqual([false, true])
    expect([room(4, ['chef'], ['swineherd']), room(5, ['chef'], ['swineherd'])]).toEqual([true, false])
  })

  test('§2 a delivery takes one good from field, den, sty or commodity space to a row', () => {
    const goods = { grape: 1, pig: 1, commodity: 1 }
    const game = scenario({ step: 'delivering', farms: [{ donkey: 4, fields: ['olive*'], goods }, {}] })
    game.do('deliver olive field deli 0', 'deliver grape store deli 0')
    game.do('deliver pig store butcher 0', 'deliver commodity store villageStore 0')
    expect(game.farm(0).fields[0]?.ripe).toBe(false)
    expect(game.farm(0).goods).toMatchObject({ grape: 0, pig: 0, commodity: 0 })
    expect(game.table.buildings.deli.rows[0]).toEqual({ seat: 0, filled: 0b0011 })
    expect(game.table.buildings.butcher.rows[0]).toEqual({ seat: 0, filled: 0b0001 })
    expect(game.table.buildings.villageStore.rows[0]).toEqual({ seat: 0, filled: 0b0001 })
  })

  test('§2 or to a market barrow, but only to one of the player’s own', () => {
    const game = scenario({
      step: 'delivering',
      farms: [{ donkey: 2, fields: ['olive*'], goods: { pig: 1 }, barrows: ['coachman'] }, { barrows: ['packer'] }],
    })
    expect(game.refused(`load pig store ${numberOf('packer')}`)).toEqual({ rule: '8.3.3', why: 'notYours' })
    game.do(`load olive field ${numberOf('coachman')}`, `load pig store ${numberOf('coachman')}`)
    expect(game.farm(0).barrows).toEqual([{ card: numberOf('coachman'), filled: 0b011 }])
  })

  test('§2 only the active player may use anytime actions', () => {
    const game = scenario({ farms: [{ goods: { olive: 1 } }, { goods: { olive: 1 } }] })
    expect(game.can('sell olive store', 0)).toBe(true)
    expect(game.legal(1)).toEqual([])
    game.do('endTurn')
    expect(game.can('sell olive store', 1)).toBe(true)
    expect(game.legal(0)).toEqual([])
  })

  test('§2 a harvest good that is not grown goes to its den, never onto an empty field', () => {
    const game = scenario({
      farms: [{ silver: 3, fields: ['olive', 'grain'], goods: { commodity: 1 }, roofs: ['olive'] }, {}],
    })
    game.do('spend harvest', 'take olive', 'take grain', 'buy olive', 'useRoof 0')
    expect(game.farm(0).goods).toMatchObject({ olive: 3, grain: 1 })
    expect(game.farm(0).fields.map(field => field.ripe)).toEqual([false, false])
  })

  test('§2 an upgraded good goes to its den, also when it was made from a crop', () => {
    const game = scenario({ farms: [{ silver: 3, fields: ['grape*'] }, {}] }).do('upgrade grape field')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { grape: 0, wine: 1 }, fields: [{ ripe: false }] })
  })

  test('§2 a pig goes to a free pen', () => {
    const game = scenario({ farms: [{ goods: { commodity: 1, pig: 1 } }, {}] }).do('spend pig')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { pig: 2 } })
  })
})

describe('§2 what is public', () => {
  const plan = {
    pile: ['chef', 'porter', 'baker'],
    discards: ['trader', 'merchant'],
    farms: [{ hand: ['coachman'], goods: { commodity: 1 } }, { hand: ['packer', 'mayor'] }],
  } satisfies Scenario

  test('§2 everybody sees the discards', () => {
    const { state } = scenario(plan)
    for (const seat of [0, 1, undefined] as const)
      expect(view(state, seat).table.discards).toEqual([numberOf('trader'), numberOf('merchant')])
  })

  test('§2 hands are seen by their owners alone, the pile by nobody; only their sizes are known', () => {
    const { state } = scenario(plan)
    const others = { ...state.secrets, pile: [1, 2, 3], hands: [state.secrets.hands[0]!, [4, 5]] }
    expect(view({ ...state, secrets: others }, 0)).toEqual(view(state, 0))
    expect(view(state, 0)).toMatchObject({ hand: [numberOf('coachman')], hands: [1, 2], pile: 3 })
    expect(view(state, undefined)).toMatchObject({ hand: [], hands: [1, 2], pile: 3 })
  })

  test('§2 others learn that a card was drawn, not which', () => {
    const game = scenario(plan).do('spend card', 'draw')
    const [drawn] = game.saw('cardsDrawn')
    expect(viewEvent(drawn!, 0)).toEqual({ type: 'cardsDrawn', seat: 0, count: 1, cards: [numberOf('chef')] })
    expect(viewEvent(drawn!, 1)).toEqual({ type: 'cardsDrawn', seat: 0, count: 1 })
    expect(viewEvent(drawn!, undefined)).toEqual({ type: 'cardsDrawn', seat: 0, count: 1 })
  })

  test('§2 a card that is not fully paid for is still in its owner’s hand, so others do not see which it is', () => {
    const started = (card: 'coachman' | 'baker') => {
      const farm: FarmPlan = { silver: 1, points: 1, extensions: ['chef'], hand: ['coachman', 'baker'] }
      const game = scenario({ farms: [farm, {}] }).do(`play ${numberOf(card)} extension`, 'pay silver store')
      return view(game.state, 1)
    }
    expect(started('coachman')).toEqual(started('baker'))
  })

  test('R21 totals of silver and VP are in every view; hiddenScores is only carried among the options', () => {
    const farms = [
      { points: 7, silver: 2, goods: { olive: 1 } },
      { points: 9, silver: 4 },
    ]
    const open = scenario({ farms })
    const hidden = scenario({ farms, options: { hiddenScores: true } })
    expect(open.table.options.hiddenScores).toBe(false)
    for (const seat of [0, 1, undefined] as const) {
      const seen = view(hidden.state, seat).table
      expect(seen.options.hiddenScores).toBe(true)
      expect(seen.farms.map(({ points, silver }) => [points, silver])).toEqual([
        [7, 2],
        [9, 4],
      ])
    }
    expect(hidden.legal()).toEqual(open.legal())
  })

  test('R34 silver and VP never run out', () => {
    const game = scenario({ farms: [{ silver: 4000, points: 900, goods: { commodity: 1 }, roofs: ['point'] }, {}] })
    game.do('spend silver', 'useRoof 0')
    expect(game.farm(0)).toMatchObject({ silver: 4004, points: 901 })
  })
})
