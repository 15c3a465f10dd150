import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/index.ts'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { nextRound, passUntil } from './setup.ts'

const HAND: CardId[] = ['chef', 'baker', 'trader', 'porter', 'turner']
const throwAway = (id: CardId) => `discard ${numberOf(id)}`

const drawing = (farm: FarmPlan) =>
  scenario({ round: 2, step: 'drawing', farms: [{ helpers: ['marketWoman'], ...farm }, { hand: ['joiner'] }] })

describe('card 37 Market Woman', () => {
  test('card 37 the hand limit is 4', () => {
    const game = drawing({ hand: ['chef'] }).do('endTurn')
    expect(game.hand(0)).toHaveLength(4)
    expect(game.hand(0)).toContain(numberOf('chef'))
  })

  test('card 37 any cards may be discarded, in the open, before drawing', () => {
    const game = drawing({ hand: HAND.slice(0, 3) }).do(throwAway('chef'), throwAway('trader'))
    expect(game.table.discards).toEqual([numberOf('chef'), numberOf('trader')])
    expect(game.hand(0)).toEqual([numberOf('baker')])
    game.do('endTurn')
    expect(game.hand(0)).toHaveLength(4)
    expect(game.hand(0)).not.toContain(numberOf('chef'))
  })

  test('card 37 even the whole hand may go', () => {
    const game = drawing({ hand: ['chef', 'baker'] }).do(throwAway('chef'), throwAway('baker'))
    expect(game.hand(0)).toEqual([])
    expect(game.do('endTurn').hand(0)).toHaveLength(4)
  })

  test('card 37 only cards of the hand', () => {
    expect(drawing({ hand: ['chef'] }).refused(throwAway('joiner'))).toEqual({ rule: '6.1', why: 'notInHand' })
  })

  test('card 37 above the limit the rest has to go', () => {
    const game = drawing({ hand: HAND }).do('endTurn')
    expect(game.refused('endTurn')).toEqual({ rule: '6.1', why: 'notNow', during: 'discarding' })
    expect(game.do(throwAway('turner')).hand(0)).toHaveLength(4)
    expect(game.task()).toEqual({ do: 'trading' })
  })

  test('card 37 adds to what extensions and the Schoolmaster give', () => {
    const game = drawing({ helpers: ['marketWoman', 'schoolmaster'], extensions: ['chef'] }).do('endTurn')
    expect(game.hand(0)).toHaveLength(6)
  })

  test('card 37 other players draw to 3 and are not asked', () => {
    const game = drawing({ hand: ['chef'] }).do('endTurn')
    expect(game.hand(1)).toHaveLength(3)
    expect(game.table.step).toBe('income')
  })

  test('card 37 nothing is discarded at another time', () => {
    const game = scenario({ farms: [{ helpers: ['marketWoman'], hand: ['chef'] }] })
    expect(game.refused(throwAway('chef'))).toEqual({ rule: '6.1', why: 'notNow', during: 'playing' })
  })

  test('card 37 asks again in every round, also with simultaneousFarm', () => {
    const farms: FarmPlan[] = [{ helpers: ['marketWoman'], hand: ['chef'] }]
    const game = scenario({ options: { simultaneousFarm: true }, farms }).do('0: endTurn', '1: endTurn')
    expect(game.task(0)).toEqual({ do: 'sorting' })
    game.do(throwAway('chef'), '0: endTurn')
    passUntil(nextRound(game), ({ table }) => table.step !== 'playing')
    expect(game.table).toMatchObject({ round: 2, step: 'drawing', waiting: [0] })
    expect(game.task(0)).toEqual({ do: 'sorting' })
  })
})
