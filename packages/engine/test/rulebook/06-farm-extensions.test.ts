import { describe, expect, test } from 'vitest'
import { CARDS, type CardId } from '../../src/index.ts'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'

const number = numberOf('coachman')
const playing = (plan: FarmPlan) => scenario({ round: 2, farms: [{ hand: ['coachman'], ...plan }, {}] })
/** So many extensions, none of them the Coachman or the Builder. */
const extensions = (count: number): CardId[] => (Object.keys(CARDS) as CardId[]).slice(26, 26 + count)
const NINE: FarmPlan = {
  silver: 1,
  points: 1,
  goods: { olive: 1, grain: 1, grape: 1, pig: 1, food: 1, wine: 1, meat: 1 },
}

describe('§6.1 what an extension costs', () => {
  test.each([1, 2, 3, 4, 9])('§6.1 the extension number %i costs as many goods of different kinds', count => {
    const game = playing({ ...NINE, extensions: extensions(count - 1) }).do(`play ${number} extension`)
    expect(game.task()).toEqual({ do: 'paying', cost: count, paid: [] })
    const kinds = ['meat', 'wine', 'food', 'pig', 'grape', 'grain', 'olive', 'point', 'silver'].slice(0, count)
    for (const kind of kinds) {
      expect(game.farm(0).extensions).toHaveLength(count - 1)
      game.do(`pay ${kind} store`)
    }
    expect(game.farm(0).extensions).toHaveLength(count)
    expect(game.farm(0).pool).toBe(18 + Math.min(count, 7))
    expect(game.hand(0)).toEqual([])
  })

  test('§6.1 every kind only once, from den or field', () => {
    const game = playing({ goods: { olive: 2, food: 1 }, fields: ['olive*'], extensions: extensions(1) })
    game.do(`play ${number} extension`, 'pay olive store')
    expect(game.refused('pay olive store')).toEqual({ rule: '6.1', why: 'kindAlreadyPaid' })
    expect(game.refused('pay olive field')).toEqual({ rule: '6.1', why: 'kindAlreadyPaid' })
    expect(game.refused('pay grain store')).toEqual({ rule: '6.1', why: 'goodNotThere', need: 1, have: 0 })
    game.do('pay food store')
    expect(game.farm(0)).toMatchObject({ goods: { olive: 1, food: 0 }, fields: [{ ripe: true }] })
  })

  test('§6.1 much of one kind is not enough', () => {
    const game = playing({ silver: 50, extensions: extensions(2) })
    const refused = { rule: '6.1', why: 'notEnoughKinds', need: 3, have: 1 }
    expect(game.refused(`play ${number} extension`)).toEqual(refused)
  })

  test('§6.1 a crop on a field can pay', () => {
    const game = playing({ fields: ['grape*'] }).do(`play ${number} extension`)
    expect(game.refused('pay grape store')).toEqual({ rule: '6.1', why: 'goodNotThere', need: 1, have: 0 })
    game.do('pay grape field')
    expect(game.farm(0)).toMatchObject({ fields: [{ ripe: false }], pool: 25, extensions: [number] })
  })

  test('§6.1 so can a VP', () => {
    const game = playing({ points: 1 }).do(`play ${number} extension`, 'pay point store')
    expect(game.farm(0)).toMatchObject({ points: 0, extensions: [number] })
    expect(game.saw('pointsPaid')).toMatchObject([{ seat: 0, amount: 1, by: 'extension' }])
  })

  test('§6.1 nothing is paid before the last good, and until then the card can be taken back', () => {
    const game = playing({ silver: 1, points: 1, extensions: extensions(1) })
    game.do(`play ${number} extension`, 'pay silver store', 'cancel')
    expect(game.farm(0)).toMatchObject({ silver: 1, points: 1 })
    expect(game.hand(0)).toEqual([number])
    expect(game.task()).toEqual({ do: 'playing', plays: 1 })
  })

  test('§6.1 any number of extensions, but a tenth cannot be paid without a helper', () => {
    const game = playing({ ...NINE, extensions: extensions(9) })
    expect(game.refused(`play ${number} extension`)).toEqual({ rule: '6.1', why: 'notEnoughKinds', need: 10, have: 9 })
    const helped = playing({ ...NINE, extensions: extensions(9), helpers: ['builder'] }).do(`play ${number} extension`)
    expect(helped.task()).toMatchObject({ cost: 8 })
  })

  test('§6.1 two in round 1 cost one and two goods', () => {
    const game = scenario({ farms: [{ silver: 2, points: 1, hand: ['coachman', 'baker'] }, {}] })
    game.do(`play ${number} extension`, 'pay silver store')
    game.do(`play ${numberOf('baker')} extension`, 'pay silver store', 'pay point store')
    expect(game.farm(0)).toMatchObject({ silver: 0, points: 0, extensions: [number, numberOf('baker')] })
  })
})

describe('§6.1 drawing up or discarding down to the hand limit', () => {
  test('§6.1 nobody draws before all have played', () => {
    const game = scenario({ players: 3, round: 2 }).do('endTurn', 'endTurn')
    expect([0, 1, 2].map(seat => game.hand(seat as 0 | 1 | 2).length)).toEqual([0, 0, 0])
    game.do('endTurn')
    expect([0, 1, 2].map(seat => game.hand(seat as 0 | 1 | 2).length)).toEqual([3, 3, 3])
  })

  test('§6.1 draws are in turn order', () => {
    const pile: CardId[] = ['chef', 'baker', 'mayor', 'porter', 'priest', 'dreamer']
    const game = scenario({ step: 'drawing', order: [1, 0], pile })
    expect(game.hand(1)).toEqual(['chef', 'baker', 'mayor'].map(id => numberOf(id as CardId)))
    expect(game.hand(0)).toEqual(['porter', 'priest', 'dreamer'].map(id => numberOf(id as CardId)))
  })

  test('§6.1 the limit is 3, one more per extension, and more with helpers', () => {
    const limit = (plan: FarmPlan) => scenario({ step: 'drawing', farms: [plan, {}] }).hand(0).length
    expect(limit({})).toBe(3)
    expect(limit({ extensions: extensions(1) })).toBe(4)
    expect(limit({ extensions: extensions(4) })).toBe(7)
    expect(limit({ helpers: ['schoolmaster'] })).toBe(4)
    expect(limit({ extensions: extensions(2), helpers: ['schoolmaster'] })).toBe(6)
  })

  test('§6.1 an extension played just now counts', () => {
    const game = playing({ silver: 1 }).do(`play ${number} extension`, 'pay silver store', 'endTurn', 'endTurn')
    expect(game.hand(0)).toHaveLength(4)
  })

  test('§6.1 only the missing cards are drawn', () => {
    const game = scenario({
      step: 'drawing',
      farms: [{ hand: ['chef', 'baker'] }, { hand: ['mayor', 'porter', 'priest'] }],
    })
    expect(game.saw('cardsDrawn')).toMatchObject([{ seat: 0, count: 1 }])
  })

  test('§6.1 with more cards than that, one discards down to it, by one’s own choice', () => {
    const hand: CardId[] = ['chef', 'baker', 'mayor', 'porter', 'priest']
    const game = scenario({ step: 'drawing', farms: [{ hand }, {}] })
    expect(game.legal()).toEqual(hand.map(id => `discard ${numberOf(id)}`))
    expect(game.refused('endTurn')).toEqual({ rule: '6.1', why: 'notNow', during: 'discarding' })
    expect(game.refused(`discard ${number}`)).toEqual({ rule: '6.1', why: 'notInHand' })
    expect(game.hand(1)).toEqual([])
    game.do(`discard ${numberOf('porter')}`, `discard ${numberOf('chef')}`)
    expect(game.hand(0)).toEqual([numberOf('baker'), numberOf('mayor'), numberOf('priest')])
    expect(game.table.discards).toEqual([numberOf('porter'), numberOf('chef')])
    expect(game.hand(1)).toHaveLength(3)
  })

  test('§6.1 the limit exists only at this moment', () => {
    const hand: CardId[] = ['chef', 'baker', 'mayor']
    const game = scenario({ step: 'income', round: 2, farms: [{ hand, goods: { commodity: 2 } }, {}] })
    game.do('spend card', 'draw', 'spend card', 'draw', 'endTurn')
    expect(game.hand(0)).toHaveLength(5)
    expect(game.task()).toMatchObject({ do: 'trading' })
  })
})
