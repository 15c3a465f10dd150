import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/index.ts'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { turnIn } from './setup.ts'

const OTHERS: CardId[] = ['chef', 'baker', 'trader', 'porter']
const hire = (id: CardId) => `play ${numberOf(id)} helper`
const crew = (count: number): FarmPlan => ({
  helpers: ['foreman', ...OTHERS.slice(0, count)],
  hand: ['turner', 'joiner'],
})
const cards = (...ids: CardId[]) => ids.map(numberOf)

describe('card 48 Foreman', () => {
  test('card 48 four helpers besides it', () => {
    const game = scenario({ farms: [crew(2)] }).do(hire('turner'), hire('joiner'))
    expect(game.farm(0).helpers.map(one => one.card)).toEqual(cards('foreman', 'chef', 'baker', 'turner', 'joiner'))
    expect(game.table.discards).toEqual([])
  })

  test('card 48 a fifth besides it replaces one', () => {
    const game = scenario({ farms: [crew(4)] }).do(hire('turner'))
    expect(game.task()).toMatchObject({ do: 'makingRoom', side: 'helper' })
    game.do(`discard ${numberOf('baker')}`)
    expect(game.farm(0).helpers.map(one => one.card)).toEqual(cards('foreman', 'chef', 'trader', 'porter', 'turner'))
    expect(game.table.discards).toEqual(cards('baker'))
  })

  test('card 48 with four besides it only one of the others can go', () => {
    const game = scenario({ farms: [crew(4)] }).do(hire('turner'))
    expect(game.refused('discard 48')).toEqual({ rule: 'card:foreman', why: 'stillNeeded' })
    expect(game.legal()).toEqual([
      ...cards('chef', 'baker', 'trader', 'porter').map(card => `discard ${card}`),
      'cancel',
    ])
  })

  test('card 48 played as a fourth helper it first replaces one of the three', () => {
    const game = scenario({ farms: [{ helpers: ['chef', 'baker', 'trader'], hand: ['foreman', 'turner'] }] })
    game.do(hire('foreman'))
    expect(game.task()).toMatchObject({ do: 'makingRoom', side: 'helper' })
    game.do(`discard ${numberOf('chef')}`, hire('turner'))
    expect(game.farm(0).helpers.map(one => one.card)).toEqual(cards('baker', 'trader', 'foreman', 'turner'))
  })

  test('card 48 also outside §6.1', () => {
    const game = turnIn('income', { ...crew(3), goods: { commodity: 1 } }).do('spend card', hire('turner'))
    expect(game.farm(0).helpers).toHaveLength(5)
  })

  test('card 48 other players have three', () => {
    const other: FarmPlan = { helpers: ['chef', 'baker', 'trader'], hand: ['turner'] }
    const game = scenario({ order: [1, 0], farms: [{ helpers: ['foreman'] }, other] }).do(hire('turner'))
    expect(game.task()).toMatchObject({ do: 'makingRoom', side: 'helper' })
  })

  test('card 48 it and a Cart Maker with four barrows both stay', () => {
    const barrows: CardId[] = ['gardener', 'stallholder', 'smuggler', 'courier']
    const helpers: CardId[] = ['foreman', 'cartMaker', 'chef', 'baker', 'trader']
    const game = scenario({ farms: [{ helpers, barrows, hand: ['turner'] }] }).do(hire('turner'))
    expect(game.refused('discard 47')).toEqual({ rule: 'card:cartMaker', why: 'stillNeeded' })
    expect(game.refused('discard 48')).toEqual({ rule: 'card:foreman', why: 'stillNeeded' })
    expect(game.legal()).toEqual(['discard 1', 'discard 8', 'discard 7', 'cancel'])
  })

  test('card 48 all of the helpers work', () => {
    const helpers: CardId[] = ['foreman', 'fisherman', 'olivePicker', 'reaper', 'schoolmaster']
    expect(turnIn('income', { helpers }).farm(0)).toMatchObject({ silver: 5, goods: { olive: 1, grain: 1 } })
  })
})
