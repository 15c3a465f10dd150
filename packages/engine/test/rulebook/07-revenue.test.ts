import { describe, expect, test } from 'vitest'
import { type FarmPlan, type Game, numberOf, type Scenario, scenario } from '../scenario.ts'

/** The first player has taken this die; two players, five dice. */
function take(die: number, farm: FarmPlan = {}, plan: Scenario = {}): Game {
  return scenario({ step: 'firstDie', dice: [die, 4, 4, 4, 4], ...plan, farms: [farm, {}] }).do(`takeDie ${die}`)
}

const effectIsOver = (game: Game) => expect(game.task()).toMatchObject({ do: 'dieResolved' })

describe('§7 dice', () => {
  test.each([
    [2, 5],
    [3, 7],
    [4, 9],
  ] as const)('§7 with %i players the first player rolls %i dice', (players, count) => {
    const order = ([1, 0, 2, 3] as const).slice(0, players)
    const [roll] = scenario({ players, order, step: 'reserving' }).saw('diceRolled')
    expect(roll).toMatchObject({ seat: 1 })
    expect(roll!.dice).toHaveLength(count)
    for (const die of roll!.dice) expect([1, 2, 3, 4, 5, 6]).toContain(die)
  })

  test('§7 in turn order each takes a die, then in the same order a second one, then all resolve the last one', () => {
    const game = scenario({ players: 3, order: [2, 0, 1], step: 'firstDie', dice: [4, 4, 4, 4, 4, 4, 4] })
    const turns: [string, number][] = []
    while (game.table.step !== 'choosingDonkeys') {
      turns.push([game.table.step, game.seat])
      game.do(game.table.step === 'lastDie' ? 'resolve' : 'takeDie 4', 'endTurn')
    }
    const round = (step: string) => [2, 0, 1].map(seat => [step, seat])
    expect(turns).toEqual([...round('firstDie'), ...round('secondDie'), ...round('lastDie')])
    expect([0, 1, 2].map(seat => game.farm(seat as 0 | 1 | 2).silver)).toEqual([12, 12, 12])
    expect(game.table.dice).toEqual([])
  })

  test('§7 a die that is taken is gone for the others and resolved before the next player takes one', () => {
    const game = take(1)
    expect(game.table.dice).toEqual([4, 4, 4, 4])
    expect(game.farm(0).goods.pig).toBe(1)
    expect(game.seat).toBe(0)
    game.do('endTurn')
    expect(game.seat).toBe(1)
    expect(game.refused('takeDie 1')).toEqual({ rule: '7', why: 'dieNotThere' })
    expect(game.legal().filter(line => line.startsWith('takeDie'))).toEqual(['takeDie 4'])
  })

  test('§7 the last die is resolved by everybody with their own choice', () => {
    const game = scenario({ step: 'lastDie', dice: [2], pile: ['chef', 'baker'] })
    game.do('resolve', 'draw', 'endTurn', 'resolve', 'take grape', 'endTurn')
    expect(game.hand(0)).toEqual([numberOf('chef')])
    expect(game.farm(1).goods.grape).toBe(1)
    expect(game.table.step).toBe('choosingDonkeys')
  })
})

describe('§7 the six spaces', () => {
  test('§7 a 1 brings one pig', () => {
    expect(take(1).farm(0).goods.pig).toBe(1)
  })

  test('§7 a 1 without a free pen sells the pig at once (R5)', () => {
    const game = take(1, { goods: { pig: 2 } })
    expect(game.farm(0)).toMatchObject({ silver: 2, goods: { pig: 2 } })
  })

  test('§7 a 2 plays a card, also outside the farm phase', () => {
    const game = take(2, { hand: ['porter'] }).do(`play ${numberOf('porter')} field`)
    expect(game.farm(0).fields).toEqual([{ card: numberOf('porter'), good: 'olive', ripe: false }])
    effectIsOver(game)
  })

  test('§7 a 2 that plays an extension still costs its goods', () => {
    const poor = take(2, { hand: ['porter'], extensions: ['chef'], silver: 1 })
    expect(poor.refused(`play ${numberOf('porter')} extension`)).toEqual({
      rule: '6.1',
      why: 'notEnoughKinds',
      need: 2,
      have: 1,
    })
    const game = take(2, { hand: ['porter'], extensions: ['chef'], silver: 1, goods: { olive: 1 } })
    game.do(`play ${numberOf('porter')} extension`, 'pay silver store', 'pay olive store')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { olive: 0 }, extensions: [numberOf('chef'), 3] })
    effectIsOver(game)
  })

  test('§7 a 2 that plays a fourth helper first discards one of the three (R6)', () => {
    const game = take(2, { hand: ['porter'], helpers: ['priest', 'gourmet', 'steward'] })
    game.do(`play ${numberOf('porter')} helper`, `discard ${numberOf('gourmet')}`)
    expect(game.farm(0).helpers.map(one => one.card)).toEqual((['priest', 'steward', 'porter'] as const).map(numberOf))
    expect(game.table.discards).toEqual([numberOf('gourmet')])
    effectIsOver(game)
  })

  test('§7 a 2 draws the top card', () => {
    const game = take(2, {}, { pile: ['chef', 'baker'] }).do('draw')
    expect(game.hand(0)).toEqual([numberOf('chef')])
    effectIsOver(game)
  })

  test.each(['olive', 'grain', 'grape'] as const)('§7 a 2 takes one harvest good into its den: %s', good => {
    const game = take(2).do(`take ${good}`)
    expect(game.farm(0).goods[good]).toBe(1)
    effectIsOver(game)
  })

  test('§7 a 2 never gives a pig, and one of its three options only', () => {
    const game = take(2, { hand: ['porter'] })
    expect(game.refused('take pig')).toEqual({ rule: '7', why: 'notAmongThese' })
    game.do('take olive')
    expect(game.refused('draw').why).toBe('notNow')
    expect(game.refused(`play ${numberOf('porter')} field`).why).toBe('notNow')
  })

  test('§7 a 3 brings two harvest goods, which differ', () => {
    const game = take(3).do('take olive')
    expect(game.refused('take olive')).toEqual({ rule: '7', why: 'notAmongThese' })
    game.do('take grape')
    expect(game.farm(0).goods).toMatchObject({ olive: 1, grain: 0, grape: 1 })
    effectIsOver(game)
  })

  test('§7 a 4 brings 4 silver', () => {
    const game = take(4)
    expect(game.farm(0).silver).toBe(4)
    effectIsOver(game)
  })

  test('§7 a 5 makes two upgrades free of charge, from field, den or sty', () => {
    const game = take(5, { fields: ['olive*'], goods: { pig: 1 } }).do('upgrade olive field', 'upgrade pig store')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { food: 1, meat: 1, pig: 0 }, fields: [{ ripe: false }] })
    effectIsOver(game)
  })

  test.each([[['upgrade grape store', 'advance 1']], [['advance 1', 'upgrade grape store']]])(
    '§7 a 5 makes one upgrade and 1 siesta step, in either order: %j',
    lines => {
      const game = take(5, { goods: { grape: 2 } }).do(...lines)
      expect(game.farm(0)).toMatchObject({ silver: 0, goods: { grape: 1, wine: 1 } })
      expect(game.table.siesta[1]).toEqual([0])
      effectIsOver(game)
    },
  )

  test('§7 a 5 brings 2 siesta steps', () => {
    const game = take(5, { goods: { grape: 2 } }).do('advance 1', 'advance 1')
    expect(game.table.siesta[2]).toEqual([0])
    effectIsOver(game)
  })

  test('§7 a 6 makes one delivery to a building, worth the round as in §8.3', () => {
    const buildings: Scenario['buildings'] = { wainwright: { rows: [{ seat: 0, filled: ['food', 'wine'] }] } }
    const game = take(6, { goods: { meat: 1 } }, { round: 5, buildings })
    game.do('deliver meat store wainwright 0')
    expect(game.scored(0, 'crafts')).toBe(5)
    effectIsOver(game)
  })

  test('§7 a 6 makes one delivery to a barrow', () => {
    const game = take(6, { fields: ['olive*'], barrows: ['chef'] }).do(`load olive field ${numberOf('chef')}`)
    expect(game.farm(0).barrows).toEqual([{ card: numberOf('chef'), filled: 1 }])
    effectIsOver(game)
  })

  test('§7 a 6 brings 2 silver instead of the delivery, not both', () => {
    const game = take(6, { goods: { olive: 1 } }).do('collect')
    expect(game.farm(0).silver).toBe(2)
    effectIsOver(game)
    expect(game.refused('deliver olive store deli 0').why).toBe('notNow')
  })
})

describe('R11 forgoing', () => {
  test('R11 a die must be taken, and the last die resolved', () => {
    const first = scenario({ step: 'firstDie', dice: [4, 4, 4, 4, 4] })
    expect(first.refused('endTurn')).toEqual({ rule: '7', why: 'notNow', during: 'choosingDie' })
    const last = scenario({ step: 'lastDie', dice: [6] })
    expect(last.refused('endTurn')).toEqual({ rule: '7', why: 'notNow', during: 'dieTaken' })
  })

  test.each([
    [2, []],
    [3, []],
    [3, ['take olive']],
    [5, []],
    [5, ['upgrade olive store']],
    [5, ['advance 1']],
    [6, []],
  ])('R11 the rest of a space may be forgone: %i after %j', (die, lines) => {
    const game = take(die, { goods: { olive: 2 }, hand: ['chef'] }).do(...lines)
    const before = game.farm(0)
    game.do('finish')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: before.goods })
    effectIsOver(game)
  })

  test('R11 what is not possible is left out: nothing to upgrade and no step left', () => {
    const siesta: Scenario['siesta'] = [[1], [], [], [], [0]]
    effectIsOver(take(5, {}, { siesta }))
    const upgrading = take(5, { goods: { olive: 1, grain: 1 } }, { siesta })
    expect(upgrading.refused('advance 1')).toEqual({ rule: '8.2', why: 'endOfTrack' })
    effectIsOver(upgrading.do('upgrade olive store', 'upgrade grain store'))
    const walking = take(5)
    expect(walking.refused('upgrade olive store').why).toBe('goodNotThere')
    effectIsOver(walking.do('advance 1', 'advance 1'))
  })

  test('R11 without anything to deliver a 6 still brings its silver', () => {
    const game = take(6)
    expect(game.legal()).toEqual(['collect', 'finish'])
  })
})
