import { describe, expect, test } from 'vitest'
import type { Step } from '../../src/index.ts'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'

const servant = numberOf('farmServant')
/** Something for every kind of anytime action. */
const rich = {
  silver: 9,
  goods: { olive: 3, commodity: 1 },
  roofs: ['silver2'],
  helpers: ['farmServant'],
  donkey: 2,
} satisfies FarmPlan
const ANYTIME = [
  'sell olive store',
  'buy grain',
  'upgrade olive store',
  'spend silver',
  'useRoof 0',
  `use ${servant} 0`,
]

describe('§5.1 anytime actions', () => {
  test('§5.1 roofs and helpers are used in the same way as the other anytime actions', () => {
    const game = scenario({ farms: [rich, {}] })
    game.do('useRoof 0', 'sell olive store', `use ${servant} 0`, 'upgrade olive store')
    expect(game.farm(0)).toMatchObject({ silver: 12, goods: { olive: 1, food: 1 } })
    expect(game.task()).toEqual({ do: 'playing', plays: 2 })
  })

  test('§5.1 but only in the phases that they name', () => {
    const card = numberOf('shepherd')
    const plan = { roofs: ['siesta1'], helpers: ['shepherd'] } satisfies FarmPlan
    const early = scenario({ step: 'roofing', round: 2, farms: [plan, {}] })
    expect(early.refused('useRoof 0')).toEqual({ rule: '6.4', why: 'wrongPhase' })
    expect(early.refused(`use ${card} 0`)).toEqual({ rule: 'card:shepherd', why: 'wrongPhase' })
    const game = scenario({ step: 'firstDie', dice: [1, 2, 3, 4, 5], farms: [plan, {}] })
    game.do(`use ${card} 0`, 'useRoof 0')
    expect(game.farm(0).silver).toBe(1)
    expect(game.table.siesta[2]).toEqual([0])
  })
})

describe('R4 only on one’s own turn', () => {
  test('R4 never while another player decides', () => {
    const game = scenario({ farms: [rich, rich].map((plan, seat) => (seat === 0 ? plan : { ...plan, helpers: [] })) })
    for (const line of ['sell olive store', 'buy grain', 'upgrade olive store', 'spend silver', 'useRoof 0', 'endTurn'])
      expect(game.refused(`1: ${line}`)).toEqual({ rule: 'R4', why: 'notYourTurn' })
    expect(game.legal(1)).toEqual([])
  })

  test('R4 not in the secret choice of donkeys', () => {
    const game = scenario({ step: 'choosingDonkeys', farms: [rich, {}] })
    for (const line of ANYTIME)
      expect(game.refused(line)).toEqual({ rule: '8.1', why: 'notNow', during: 'choosingDonkey' })
    expect(game.legal()).toEqual([1, 2, 3, 4].map(donkey => `chooseDonkey ${donkey}`))
  })
})

describe('R23 turns', () => {
  const turns: [string, Step][] = [
    ['playing cards', 'playing'],
    ['between income and growth', 'income'],
    ['buying a roof', 'roofing'],
    ['the first die', 'firstDie'],
    ['the second die', 'secondDie'],
    ['the last die', 'lastDie'],
    ['before the siesta', 'resting'],
    ['free deliveries', 'delivering'],
    ['bought deliveries', 'buying'],
  ]
  const dice = (step: Step) => (step === 'lastDie' ? [4] : [1, 2, 4])

  test.each(turns)('R23 everybody has a turn of their own with all anytime actions: %s', (_, step) => {
    const game = scenario({ step, round: 2, dice: dice(step), farms: [rich, { donkey: 2, goods: { grain: 1 } }] })
    for (const line of ANYTIME) expect(game.can(line), line).toBe(true)
    game.do(...ANYTIME.slice(0, 5))
    while (game.seat === 0) game.do(game.can('endTurn') ? 'endTurn' : game.legal()[0]!)
    expect(game.table.step).toBe(step)
    expect(game.can('sell grain store', 1)).toBe(true)
  })

  test('R23 before, between and after what the turn prescribes', () => {
    const roof = scenario({ step: 'roofing', round: 2, roofs: ['harvest'], farms: [{ goods: { olive: 4 } }, {}] })
    roof.do('sell olive store', 'sell olive store', 'buyRoof 0 0', 'sell olive store')
    expect(roof.farm(0).silver).toBe(1)
    const die = scenario({ step: 'firstDie', dice: [1, 2, 3, 4, 5], farms: [{ goods: { olive: 2 } }, {}] })
    die.do('sell olive store', 'takeDie 4', 'sell olive store', 'endTurn')
    expect(die.farm(0).silver).toBe(6)
    const goods = { olive: 2, grape: 1 }
    const transport = scenario({ step: 'delivering', farms: [{ silver: 2, donkey: 3, goods }, {}] })
    transport.do('deliver olive store deli 0', 'upgrade olive store', 'deliver food store deli 0', 'sell grape store')
    expect(transport.task()).toEqual({ do: 'delivering', left: 1 })
  })

  test('R23 the last die: before and after it is resolved', () => {
    const game = scenario({ step: 'lastDie', dice: [4], farms: [{ goods: { olive: 2 } }, {}] })
    game.do('sell olive store', 'resolve', 'sell olive store')
    expect(game.farm(0).silver).toBe(6)
    expect(game.seat).toBe(0)
  })

  test('R23 not inside a single effect', () => {
    const game = scenario({ farms: [{ ...rich, hand: ['chef'], helpers: ['porter', 'mayor', 'baker'] }, {}] })
    game.do('spend harvest')
    for (const line of ['sell olive store', 'buy grain', 'spend silver', 'useRoof 0', 'endTurn'])
      expect(game.refused(line)).toEqual({ rule: 'R23', why: 'notNow', during: 'picking' })
    game.do('finish', `play ${numberOf('chef')} extension`)
    expect(game.refused('sell olive store')).toEqual({ rule: '6.1', why: 'notNow', during: 'paying' })
    game.do('cancel', `play ${numberOf('chef')} helper`)
    expect(game.refused('sell olive store')).toEqual({ rule: 'R6', why: 'notNow', during: 'makingRoom' })
  })

  test('R23 the turn ends when the player says so, even with nothing left to do', () => {
    const game = scenario({ round: 2, farms: [{ hand: ['chef'] }, {}] }).do(`play ${numberOf('chef')} field`)
    expect(game.seat).toBe(0)
    expect(game.legal()).toEqual(['endTurn'])
    game.do('endTurn')
    expect(game.saw('turnEnded')).toEqual([{ type: 'turnEnded', seat: 0 }])
    expect(game.saw('turnBegan')).toEqual([{ type: 'turnBegan', seat: 1 }])
    expect(game.seat).toBe(1)
  })

  test('R23 the siesta turn ends with the move of the disc', () => {
    const game = scenario({ step: 'resting', farms: [rich, { donkey: 1 }] }).do('sell olive store', 'advance 2')
    expect(game.seat).toBe(1)
  })

  test('R23 no anytime action in the scoring phase', () => {
    const helpers: FarmPlan['helpers'] = ['moneyLender', 'farmServant']
    const game = scenario({ step: 'scoring', farms: [{ ...rich, helpers }, {}] })
    expect(game.legal()).toEqual([`use ${numberOf('moneyLender')} 0`, 'endTurn'])
    for (const line of ANYTIME.slice(0, 5))
      expect(game.refused(line)).toMatchObject({ why: 'notNow', during: 'offered' })
    expect(game.refused(`use ${servant} 0`).rule).toBe('card:farmServant')
  })
})

describe('R5 a pig with no free pen', () => {
  const pigs = { goods: { pig: 2 } }
  const sold = { silver: 2, pool: 23, goods: { pig: 2 } }

  test('R5 of a die is sold at once', () => {
    const game = scenario({ step: 'firstDie', dice: [1, 2, 3, 4, 5], farms: [pigs, {}] }).do('takeDie 1')
    expect(game.farm(0)).toMatchObject(sold)
    expect(game.saw('soldUnhoused')).toEqual([{ type: 'soldUnhoused', seat: 0, price: 2, by: 'space:1' }])
  })

  test('R5 of a roof or a commodity is sold at once', () => {
    expect(
      scenario({ farms: [{ ...pigs, roofs: ['pig'] }, {}] })
        .do('useRoof 0')
        .farm(0),
    ).toMatchObject(sold)
    const game = scenario({ farms: [{ goods: { pig: 2, commodity: 1 } }, {}] }).do('spend pig')
    expect(game.farm(0)).toMatchObject(sold)
  })

  test('R5 of the income is sold at once', () => {
    const game = scenario({ step: 'income', farms: [{ ...pigs, crafts: ['greengrocer'] }, {}] }).do('take pig')
    expect(game.farm(0)).toMatchObject(sold)
  })

  test('R5 at the owner’s price', () => {
    const game = scenario({ farms: [{ ...pigs, roofs: ['pig'], helpers: ['pigDealer'] }, {}] }).do('useRoof 0')
    expect(game.farm(0).silver).toBe(4)
  })

  test('R5 room may be made before the effect begins, not in the middle of it', () => {
    const game = scenario({ farms: [{ ...pigs, roofs: ['pig'] }, {}] }).do('sell pig store', 'useRoof 0')
    expect(game.saw('gained')).toMatchObject([{ good: 'pig', by: 'roof:pig' }])
    expect(game.farm(0)).toMatchObject({ silver: 2, goods: { pig: 2 } })
    const income = scenario({ step: 'income', farms: [{ ...pigs, crafts: ['greengrocer'] }, {}] })
    expect(income.refused('sell pig store')).toEqual({ rule: 'R23', why: 'notNow', during: 'picking' })
  })

  test('R5 a bred pig is simply not born', () => {
    const game = scenario({ step: 'growing', farms: [pigs, {}] })
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { pig: 2 } })
    expect([game.saw('born'), game.saw('soldUnhoused')]).toEqual([[], []])
  })

  test('R5 no pig is bought without a free pen', () => {
    const game = scenario({ farms: [{ ...pigs, silver: 5 }, {}] })
    expect(game.refused('buy pig')).toEqual({ rule: 'R5', why: 'noFreePen', need: 1, have: 0 })
    expect(game.can('buy pig')).toBe(false)
  })
})
