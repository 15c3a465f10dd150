import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/index.ts'
import { type Game, numberOf, scenario } from '../scenario.ts'

const numbers = (...ids: CardId[]) => ids.map(numberOf)
const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b)
const pile = (game: Game) => game.state.secrets.pile

/** Seat 0 draws up to three; seat 1 has a full hand and draws nothing. */
function drawing(drawPile: CardId[], discards: CardId[], hand: CardId[] = []): Game {
  return scenario({ step: 'drawing', pile: drawPile, discards, farms: [{ hand }, { hand: FULL }] })
}
const FULL: CardId[] = ['chef', 'negotiator', 'porter']

describe('§4 the draw pile', () => {
  test('§4 point 2: cards are drawn from the top', () => {
    const game = drawing(['baker', 'joiner', 'priest', 'mayor'], [])
    expect(game.hand(0)).toEqual(numbers('baker', 'joiner', 'priest'))
    expect(pile(game)).toEqual(numbers('mayor'))
  })

  test('§4 point 2: the discards become the pile as soon as the last card has been taken', () => {
    const game = drawing(['baker', 'joiner', 'priest'], ['mayor', 'courier'])
    expect(game.hand(0)).toEqual(numbers('baker', 'joiner', 'priest'))
    expect(sorted(pile(game))).toEqual(sorted(numbers('mayor', 'courier')))
    expect(game.table.discards).toEqual([])
    expect(game.events.map(event => event.type)).toContain('pileShuffled')
  })

  test('§4 point 2: while a card is left the discards stay where they are', () => {
    const game = drawing(['baker', 'joiner', 'priest', 'mayor'], ['courier'])
    expect(game.table.discards).toEqual(numbers('courier'))
    expect(game.saw('pileShuffled')).toEqual([])
  })

  test('§4 point 2: a draw goes on with the new pile', () => {
    const game = drawing(['baker'], ['mayor', 'courier', 'dreamer'])
    const order = game.events.map(event => event.type).filter(type => type === 'cardsDrawn' || type === 'pileShuffled')
    expect(order).toEqual(['cardsDrawn', 'pileShuffled', 'cardsDrawn'])
    expect(game.hand(0)[0]).toBe(numberOf('baker'))
    expect(sorted([...game.hand(0).slice(1), ...pile(game)])).toEqual(sorted(numbers('mayor', 'courier', 'dreamer')))
    expect(game.hand(0)).toHaveLength(3)
    expect(game.table.discards).toEqual([])
  })

  test('§4 point 2: a single drawn card can empty the pile too', () => {
    const game = scenario({ pile: ['baker'], discards: ['mayor'], farms: [{ goods: { commodity: 1 } }, {}] })
    game.do('spend card', 'draw')
    expect(game.hand(0)).toEqual(numbers('baker'))
    expect(pile(game)).toEqual(numbers('mayor'))
  })
})

describe('R3 no discards when the pile runs out', () => {
  test('R3 the draw ends with what there was, and the pile stays empty', () => {
    const game = drawing(['baker'], [])
    expect(game.hand(0)).toEqual(numbers('baker'))
    expect(pile(game)).toEqual([])
    expect(game.table.step).toBe('income')
  })

  test('R3 with no card anywhere nothing is drawn', () => {
    const game = drawing([], [], ['joiner'])
    expect(game.hand(0)).toEqual(numbers('joiner'))
    expect(game.saw('cardsDrawn')).toEqual([])
    expect(game.table.step).toBe('income')
  })

  test('R3 later discards wait until a card is needed and are the pile then', () => {
    const game = scenario({
      pile: [],
      farms: [{ goods: { commodity: 1 }, hand: ['baker'], helpers: ['chef', 'porter', 'mayor'] }, {}],
    })
    game.do(`play ${numberOf('baker')} helper`, `discard ${numberOf('porter')}`)
    expect(game.table.discards).toEqual(numbers('porter'))
    expect(pile(game)).toEqual([])
    game.do('spend card', 'draw')
    expect(game.hand(0)).toEqual(numbers('porter'))
    expect(game.table.discards).toEqual([])
  })

  test('R3 with neither pile nor discards a card cannot be drawn', () => {
    const empty = scenario({ pile: [], farms: [{ goods: { commodity: 1 } }, {}] })
    expect(empty.refused('spend card')).toEqual({ rule: '5.1.1', why: 'noCardToDraw' })
    const game = scenario({ pile: [], farms: [{ goods: { commodity: 1 }, hand: ['baker'] }, {}] }).do('spend card')
    expect(game.refused('draw')).toEqual({ rule: 'R3', why: 'noCardToDraw' })
    expect(game.can(`play ${numberOf('baker')} field`)).toBe(true)
  })
})
