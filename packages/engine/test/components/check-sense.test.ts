import { describe, expect, test } from 'vitest'
import { CLASSIC, DELUXE } from '../../src/index.ts'
import { type Change, changedFrom, problemsOf, problemsWith } from './setup.ts'

/** The index of a hex in the list. */
const at = (hex: number) => `hexes[${hex - 1}]`

describe('checkComponents: cards make a deck', () => {
  test('components: two equal numbers', () => {
    expect(problemsWith(['cards[1].number', 1])).toEqual([
      { path: 'cards', wrong: 'number 1 twice', allowed: 'every number once' },
    ])
  })

  test('components: two equal helpers', () => {
    expect(problemsWith(['cards[65].id', 'chef'])).toEqual([
      { path: 'cards', wrong: 'id chef twice', allowed: 'every id once' },
    ])
  })

  test.each([
    [['income', 'delivery', 'pen']],
    [['card', 'income', 'income']],
    [['card', 'card', 'pen']],
    [['card', 'card', 'card']],
  ])('components: an extension with %j', icons => {
    expect(problemsWith(['cards[12].extension', icons])).toEqual([
      {
        path: 'cards[12].extension',
        wrong: icons.join(' '),
        allowed: 'card and two different of income, delivery, pen',
      },
    ])
  })
})

describe('checkComponents: buildings', () => {
  const row = (good: string) => Array(4).fill([good, 'olive'])

  test('components: two buildings ask for a commodity', () => {
    expect(problemsWith(['buildings.deli.rows[3]', ['commodity', 'olive']])).toEqual([
      { path: 'buildings', wrong: '2 ask for a commodity', allowed: 'exactly one' },
    ])
  })

  test('components: no building asks for one', () => {
    expect(problemsWith(['buildings.villageStore.rows', row('pig')])).toEqual([
      { path: 'buildings', wrong: '0 ask for a commodity', allowed: 'exactly one' },
    ])
  })

  test('components: a building’s number twice, so that a roll would name two and another none', () => {
    expect(problemsWith(['buildings.butcher.number', 1])).toEqual([
      { path: 'buildings', wrong: 'number 1 twice', allowed: 'every number once' },
    ])
  })
})

describe('checkComponents: the market', () => {
  const island = (hexes: string, players: number) => ({
    path: 'hexes',
    wrong: `hex ${hexes} cut off with ${players} players`,
    allowed: 'one connected market',
  })

  test('components: a hex that touches nothing is an island for every number of players', () => {
    expect(problemsWith([`${at(29)}.q`, 12], [`${at(29)}.r`, 12])).toEqual([1, 2, 3, 4].map(one => island('29', one)))
  })

  test('components: an island for one number of players only', () => {
    // Hex 24 hangs on 11 alone as long as 22 and 26 are closed.
    expect(problemsWith([`${at(11)}.closed`, [3]])).toEqual([island('24', 3)])
    // Hex 30 is closed below four players.
    expect(problemsWith([`${at(30)}.q`, 12], [`${at(30)}.r`, 12])).toEqual([island('30', 4)])
  })

  test('components: the other side of the deluxe board is checked, too', () => {
    const json = changedFrom(DELUXE, [`${at(18)}.q`, 12], [`${at(18)}.r`, 12])
    expect(problemsOf(json)).toEqual([1, 2, 3, 4].map(one => island('18', one)))
  })

  test('components: two hexes at one place', () => {
    expect(problemsWith([`${at(30)}.q`, 0], [`${at(30)}.r`, 0])).toEqual([
      { path: 'hexes', wrong: 'place 0,0 twice', allowed: 'every place once' },
    ])
  })

  test('components: two hexes with one number', () => {
    expect(problemsWith([`${at(30)}.hex`, 29])).toEqual([
      { path: 'hexes', wrong: 'hex 29 twice', allowed: 'every hex once' },
    ])
  })

  test.each([1, 2, 3, 4])('components: no open hex of a value with %i players', players => {
    const sixes = CLASSIC.hexes.filter(hex => hex.value === 6)
    const closing = sixes.map(({ hex, closed }): Change => [`${at(hex)}.closed`, [...new Set([...closed, players])]])
    expect(problemsWith(...closing)).toContainEqual({
      path: 'hexes',
      wrong: `no open 6 with ${players} players`,
      allowed: 'every value from 2 to 6',
    })
  })

  test.each<[string, Change, string]>([
    ['one too few', [`${at(1)}.centre`, false], '3 4 5'],
    ['one too many', [`${at(9)}.centre`, true], '2 2 3 4 5'],
    ['a wrong value', [`${at(4)}.value`, 6], '2 3 4 6'],
    ['a value twice', [`${at(1)}.value`, 3], '3 3 4 5'],
  ])('components: the centre with %s', (_, change, values) => {
    expect(problemsWith(change)).toEqual([
      { path: 'hexes', wrong: `centre values ${values}`, allowed: 'one each of 2, 3, 4, 5' },
    ])
  })

  test('components: a closed centre', () => {
    expect(problemsWith([`${at(2)}.closed`, [2]])).toEqual([
      { path: 'hexes', wrong: 'a closed centre hex', allowed: 'the centre is always open' },
    ])
  })
})

describe('checkComponents: several problems', () => {
  test('components: mistakes in many places are reported together, each with its own path', () => {
    const changes: Change[] = [
      ['prices.buy.olive', -1],
      ['siesta', 'high'],
      ['donkeys[2].hats', undefined],
      ['buildings.deli.rows[1][0]', 'silver'],
      ['hexes[4].value', 9],
      ['roofs[0][0]', 'garden'],
      ['cards[30].barrow.points', 1],
      ['cards[31].field', 'pig'],
      ['extra', 1],
    ]
    const paths = problemsWith(...changes).map(problem => problem.path)
    expect([...paths].sort()).toEqual(changes.map(([path]) => path).sort())
  })

  test('components: all equal numbers and helpers are named', () => {
    const changes: Change[] = [
      ['cards[1].number', 1],
      ['cards[2].number', 1],
      ['cards[9].number', 9],
      ['cards[5].id', 'chef'],
    ]
    expect(problemsWith(...changes).map(problem => problem.wrong)).toEqual([
      'number 1 twice',
      'number 1 twice',
      'number 9 twice',
      'id chef twice',
    ])
  })

  test('components: deck, buildings and market are all looked at, even if the first of them is wrong', () => {
    const paths = problemsWith(
      ['cards[1].number', 1],
      ['buildings.butcher.number', 1],
      [`${at(2)}.closed`, [2]],
      [`${at(29)}.q`, 12],
    ).map(problem => problem.path)
    expect(new Set(paths)).toEqual(new Set(['cards', 'buildings', 'hexes']))
  })

  test('components: a wrong centre does not hide an island', () => {
    const wrong = problemsWith([`${at(2)}.closed`, [2]], [`${at(29)}.q`, 12]).map(problem => problem.wrong)
    expect(wrong).toContain('a closed centre hex')
    expect(wrong).toContain('hex 29 cut off with 4 players')
  })
})
