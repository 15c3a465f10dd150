import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/index.ts'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { barrowLackingOlive, loadOlive, rowLackingOlive } from './setup.ts'

const FOUR: CardId[] = ['gardener', 'stallholder', 'smuggler', 'courier']
const playBarrow = (id: CardId) => `play ${numberOf(id)} barrow`
const maker: FarmPlan = { helpers: ['cartMaker'], hand: ['courier', 'priest'], barrows: FOUR.slice(0, 3) }

describe('card 47 Cart Maker', () => {
  test('card 47 a fourth barrow is played without discarding one', () => {
    const game = scenario({ farms: [maker] }).do(playBarrow('courier'))
    expect(game.farm(0).barrows).toHaveLength(4)
    expect(game.table.discards).toEqual([])
  })

  test('card 47 a fifth one replaces one of the four', () => {
    const game = scenario({ farms: [maker] }).do(playBarrow('courier'), playBarrow('priest'))
    expect(game.task()).toMatchObject({ do: 'makingRoom', side: 'barrow' })
    game.do(`discard ${numberOf('gardener')}`)
    expect(game.farm(0).barrows).toHaveLength(4)
    expect(game.table.discards).toEqual([numberOf('gardener')])
  })

  test('card 47 also outside §6.1', () => {
    const game = scenario({ step: 'income', farms: [{ ...maker, goods: { commodity: 1 } }] })
    expect(game.do('spend card', playBarrow('courier')).farm(0).barrows).toHaveLength(4)
  })

  test('card 47 other players have three', () => {
    const other: FarmPlan = { hand: ['courier'], barrows: FOUR.slice(0, 3) }
    const game = scenario({ order: [1, 0], farms: [{ helpers: ['cartMaker'] }, other] }).do(playBarrow('courier'))
    expect(game.task()).toMatchObject({ do: 'makingRoom', side: 'barrow' })
  })

  describe('card 47 leaving', () => {
    const full: FarmPlan = { helpers: ['cartMaker', 'chef', 'baker'], hand: ['trader'] }
    const replace = `play ${numberOf('trader')} helper`

    test('card 47 cannot leave while there are four barrows', () => {
      const game = scenario({ farms: [{ ...full, barrows: FOUR }] }).do(replace)
      expect(game.refused('discard 47')).toEqual({ rule: 'card:cartMaker', why: 'stillNeeded' })
      expect(game.legal()).toEqual(['discard 1', 'discard 8', 'cancel'])
    })

    test('card 47 can leave with three, and three is the limit again', () => {
      const hand: CardId[] = ['trader', 'courier']
      const game = scenario({ farms: [{ ...full, hand, barrows: FOUR.slice(0, 3) }] }).do(replace, 'discard 47')
      expect(game.table.discards).toEqual([47])
      expect(game.do(playBarrow('courier')).task()).toMatchObject({ do: 'makingRoom', side: 'barrow' })
    })

    test('card 47 can leave once one of the four is completed', () => {
      const barrows: FarmPlan['barrows'] = [...FOUR.slice(1), barrowLackingOlive(3)]
      const farm: FarmPlan = { ...full, donkey: 1, goods: { olive: 1, commodity: 1 }, barrows }
      const game = scenario({ step: 'delivering', farms: [farm] }).do(loadOlive(3), 'placeStall 2')
      game.do('spend card', replace, 'discard 47')
      expect(game.farm(0).helpers.map(one => one.card)).toEqual([1, 8, 7])
    })
  })

  test('card 47 the Butcher counts up to four barrows', () => {
    const farm: FarmPlan = { ...maker, donkey: 1, barrows: FOUR, hand: [], goods: { olive: 1 } }
    const buildings = { butcher: rowLackingOlive('butcher') }
    const game = scenario({ step: 'delivering', buildings, farms: [farm] }).do('deliver olive store butcher 0')
    expect(game.scored(0, 'markers')).toBe(4)
  })
})
