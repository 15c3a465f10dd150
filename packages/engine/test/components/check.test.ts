import { describe, expect, test } from 'vitest'
import { CARDS, CLASSIC, checkComponents, DELUXE } from '../../src/index.ts'
import { type Change, changed, problemsOf, problemsWith } from './setup.ts'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const GOODS = 'one of olive, grain, grape, pig, food, wine, meat, commodity'

describe('checkComponents: sets that can be played', () => {
  test.each([
    ['classic', CLASSIC],
    ['deluxe', DELUXE],
  ])('components: the %s set comes through JSON unchanged and without a warning', (_, set) => {
    const checked = checkComponents(throughJson(set))
    expect(checked).toEqual({ set, warnings: [] })
    expect(checkComponents(set)).toEqual({ set, warnings: [] })
  })

  test('components: what is given back is a copy, also of lists and of what lies in them', () => {
    const given = changed() as typeof CLASSIC
    const checked = checkComponents(given)
    if (!('set' in checked)) throw new Error('not accepted')
    expect(checked.set).not.toBe(given)
    expect(checked.set.cards).not.toBe(given.cards)
    expect(checked.set.cards[0]!.barrow.goods).not.toBe(given.cards[0]!.barrow.goods)
  })

  test('components: keys in another order are no mistake', () => {
    const backwards = Object.fromEntries(Object.entries(changed() as object).reverse())
    expect(checkComponents(backwards)).toEqual({ set: CLASSIC, warnings: [] })
  })

  test('R35 a resource that does not cost more than it sells for is playable, with a warning that says what will be asked', () => {
    const checked = checkComponents(changed(['prices.buy.olive', 1], ['prices.buy.pig', 1], ['prices.sell.grape', 3]))
    expect(checked).toMatchObject({
      set: { prices: { buy: { olive: 1, pig: 1 } } },
      warnings: [
        { path: 'prices.buy.olive', wrong: '1, and it sells for 1', allowed: 'at least 2; R35 will ask for that' },
        { path: 'prices.buy.pig', wrong: '1, and it sells for 2', allowed: 'at least 3; R35 will ask for that' },
      ],
    })
  })
})

describe('checkComponents: numbers', () => {
  test.each([-1, 100, 1.5, 1e9, 1e308, '3', null, true, [], {}])('components: a price of %j', value => {
    expect(problemsWith(['prices.buy.grape', value])).toEqual([
      { path: 'prices.buy.grape', wrong: JSON.stringify(value), allowed: 'a whole number from 0 to 99' },
    ])
  })

  test.each<[path: string, value: unknown, allowed: string]>([
    ['prices.sell.pig', -1, 'a whole number from 0 to 99'],
    ['prices.upgrade.olive', 0.5, 'a whole number from 0 to 99'],
    ['siesta[1]', 10, 'a whole number from 0 to 9'],
    ['donkeys[0].deliveries', -1, 'a whole number from 0 to 9'],
    ['donkeys[3].hats', 6, 'a whole number from 0 to 5'],
    ['roofSpaces[4]', 100, 'a whole number from 0 to 99'],
    ['pens', -2, 'a whole number from 0 to 9'],
    ['handLimit', 10, 'a whole number from 0 to 9'],
    ['boughtDeliveries', '1', 'a whole number from 0 to 9'],
    ['markers', 19, 'a whole number from 20 to 99'],
    ['hexes[7].value', 7, 'a whole number from 2 to 6'],
    ['hexes[7].hex', 0, 'a whole number from 1 to 60'],
    ['hexes[7].q', 21, 'a whole number from -20 to 20'],
    ['hexes[7].closed[0]', 5, 'a whole number from 1 to 4'],
    ['cards[9].number', 67, 'a whole number from 1 to 66'],
    ['cards[9].barrow.points', 1, 'a whole number from 2 to 6'],
    ['cards[9].barrow.points', 7, 'a whole number from 2 to 6'],
    ['buildings.deli.number', 7, 'a whole number from 1 to 6'],
  ])('components: %s cannot be %j', (path, value, allowed) => {
    expect(problemsWith([path, value])).toEqual([{ path, wrong: JSON.stringify(value), allowed }])
  })
})

describe('checkComponents: words', () => {
  test.each<[path: string, value: unknown, allowed: string]>([
    ['buildings.deli.rows[2][1]', 'silver', GOODS],
    ['buildings.butcher.rows[0][0]', 'point', GOODS],
    ['cards[3].barrow.goods[1]', 'silver', GOODS],
    ['cards[3].field', 'pig', 'one of olive, grain, grape'],
    ['cards[3].id', 'wizard', `one of ${Object.keys(CARDS).join(', ')}`],
    ['cards[3].id', 'toString', `one of ${Object.keys(CARDS).join(', ')}`],
    ['cards[3].extension[1]', 'roof', 'one of card, income, delivery, pen'],
    ['roofPhases.card[0]', 'harvest', 'one of farm, revenue, transport, scoring'],
    ['hexes[2].centre', 'yes', 'true or false'],
    ['hexes[2].centre', 1, 'true or false'],
  ])('components: %s cannot be %j', (path, value, allowed) => {
    expect(problemsWith([path, value])).toEqual([{ path, wrong: JSON.stringify(value), allowed }])
  })

  test('components: an unknown roof', () => {
    const [problem, ...others] = problemsWith(['roofs[5][3]', 'garden'])
    expect(problem).toMatchObject({ path: 'roofs[5][3]', wrong: '"garden"' })
    expect(problem!.allowed).toMatch(/^one of olive, grape, .*doubleRoof$/)
    expect(others).toEqual([])
  })

  test('components: phases of an unknown roof', () => {
    const [problem, ...others] = problemsWith(['roofPhases.garden', ['farm']])
    expect(problem).toMatchObject({ path: 'roofPhases.garden', wrong: 'an unknown key' })
    expect(problem!.allowed).toContain('flipRoof')
    expect(others).toEqual([])
  })
})

describe('checkComponents: how many', () => {
  const { cards, roofs, hexes } = CLASSIC
  test.each<[path: string, value: unknown, wrong: string, allowed: string]>([
    ['cards', cards.slice(1), '65 entries', '66'],
    ['cards', [...cards, cards[0]], '67 entries', '66'],
    ['cards', [], '0 entries', '66'],
    ['roofs', roofs.slice(1), '5 entries', '6'],
    ['roofs', [...roofs, roofs[0]], '7 entries', '6'],
    ['roofs[2]', ['pig', 'harvest', 'card'], '3 entries', '4 to 9'],
    ['roofs[2]', Array(10).fill('pig'), '10 entries', '4 to 9'],
    ['roofPhases.pig', [], '0 entries', '1 to 3'],
    ['buildings.wainwright.rows', Array(3).fill(['food', 'wine']), '3 entries', '4'],
    ['buildings.wainwright.rows', Array(5).fill(['food', 'wine']), '5 entries', '4'],
    ['buildings.wainwright.rows[1]', ['food'], '1 entries', '2 to 6'],
    ['buildings.wainwright.rows[1]', Array(7).fill('food'), '7 entries', '2 to 6'],
    ['cards[0].barrow.goods', ['olive'], '1 entries', '2 to 6'],
    ['cards[0].extension', ['card', 'pen'], '2 entries', '3'],
    ['donkeys', CLASSIC.donkeys.slice(1), '3 entries', '4'],
    ['siesta', [0], '1 entries', '2 to 9'],
    ['siesta', Array(10).fill(0), '10 entries', '2 to 9'],
    ['roofSpaces', [], '0 entries', '1 to 5'],
    ['roofSpaces', Array(6).fill(1), '6 entries', '1 to 5'],
    ['hexes', hexes.slice(0, 3), '3 entries', '4 to 60'],
    ['hexes[0].closed', [1, 2, 3, 4, 4], '5 entries', '0 to 4'],
  ])('components: %s with a wrong number of entries', (path, value, wrong, allowed) => {
    expect(problemsWith([path, value])).toEqual([{ path, wrong, allowed }])
  })
})

describe('checkComponents: keys', () => {
  test.each(['prices', 'cards', 'markers', 'roofPhases'])('components: %s is missing', key => {
    expect(problemsWith([key, undefined])).toEqual([{ path: key, wrong: 'missing', allowed: 'a value' }])
  })

  test('components: a key deep inside is missing', () => {
    const missing: Change[] = [
      ['prices.buy.pig', undefined],
      ['buildings.deli', undefined],
      ['cards[7].barrow.points', undefined],
    ]
    for (const [path, gone] of missing)
      expect(problemsWith([path, gone])).toEqual([{ path, wrong: 'missing', allowed: 'a value' }])
  })

  test('components: unknown keys are named with what is allowed there', () => {
    expect(problemsWith(['prices.rent', 3])).toEqual([
      { path: 'prices.rent', wrong: 'an unknown key', allowed: 'buy, sell, upgrade' },
    ])
    expect(problemsWith(['cards[65].name', 'Chef'])).toEqual([
      { path: 'cards[65].name', wrong: 'an unknown key', allowed: 'number, id, field, barrow, extension' },
    ])
    expect(problemsWith(['comment', 'my own'])[0]).toMatchObject({ path: 'comment', wrong: 'an unknown key' })
  })

  test.each([null, [], 'classic', 3, true, undefined])('components: %j is no set', json => {
    expect(problemsOf(json)).toEqual([
      { path: 'set', wrong: JSON.stringify(json) ?? 'undefined', allowed: 'an object' },
    ])
  })

  test('components: an empty object lacks everything', () => {
    const problems = problemsOf({})
    expect(problems.map(problem => problem.path)).toEqual(Object.keys(CLASSIC))
    expect(new Set(problems.map(problem => problem.wrong))).toEqual(new Set(['missing']))
  })

  test('components: a value of the wrong kind is shown, cut short', () => {
    expect(problemsWith(['hexes', CLASSIC.prices])[0]).toEqual({
      path: 'hexes',
      wrong: `${JSON.stringify(CLASSIC.prices).slice(0, 40)}…`,
      allowed: 'a list of 4 to 60',
    })
    expect(problemsWith(['prices.buy', null])).toEqual([{ path: 'prices.buy', wrong: 'null', allowed: 'an object' }])
  })
})
