import { describe, expect, test } from 'vitest'
import { type CardId, view, viewEvent } from '../../src/index.ts'
import { numberOf, scenario } from '../scenario.ts'
import { hired, nextRound, OWN_TURNS, passUntil, turnIn } from './setup.ts'

const [CHEF, BAKER, TRADER] = [numberOf('chef'), numberOf('baker'), numberOf('trader')]
const look = 'use 39 0'

function telling(pile: CardId[], discards: CardId[] = [], silver = 1) {
  const farms = [{ helpers: ['fortuneTeller' as const], silver }]
  return scenario({ round: 2, step: 'income', farms, pile, discards })
}

describe('card 39 Fortune Teller', () => {
  test('card 39 for 1 silver one of the top two cards is taken, the other goes under the pile', () => {
    const game = telling(['chef', 'baker', 'trader', 'porter']).do(look)
    expect(game.farm(0).silver).toBe(0)
    expect(game.legal().sort()).toEqual([`keep ${CHEF}`, `keep ${BAKER}`].sort())
    expect(game.refused(`keep ${TRADER}`)).toEqual({ rule: 'card:fortuneTeller', why: 'notAmongThese' })
    game.do(`keep ${BAKER}`)
    expect(game.hand(0)).toEqual([BAKER])
    expect(game.state.secrets.pile).toEqual([CHEF, numberOf('porter'), TRADER])
  })

  test('card 39 nobody else learns what was seen or taken', () => {
    const game = telling(['chef', 'baker', 'trader']).do(look)
    expect([...view(game.state, 0).seen].sort()).toEqual([CHEF, BAKER].sort())
    for (const seat of [1, undefined] as const) {
      expect(view(game.state, seat)).toMatchObject({ seen: [], hand: [], pile: 3 })
      expect(game.saw('cardsSeen').map(event => viewEvent(event, seat))).toEqual([{ type: 'cardsSeen', seat: 0 }])
    }
    expect(viewEvent(game.saw('cardsSeen')[0]!, 0)).toMatchObject({ cards: [BAKER, CHEF] })
    expect(game.task(0)).toEqual({ do: 'peeking' })
    game.do(`keep ${CHEF}`)
    expect(game.saw('cardKept').map(event => viewEvent(event, 1))).toEqual([{ type: 'cardKept', seat: 0 }])
    expect(view(game.state, 0).seen).toEqual([])
    expect(view(game.state, 1)).toMatchObject({ hands: [1, 0], pile: 2 })
  })

  test('card 39 with one card in the pile the discards are shuffled under it first', () => {
    const game = telling(['chef'], ['baker', 'trader']).do(look)
    expect(game.table.discards).toEqual([])
    expect(view(game.state, 0).seen).toContain(CHEF)
    expect(view(game.state, 0).seen).toHaveLength(2)
    expect(game.do(`keep ${CHEF}`).state.secrets.pile).toHaveLength(2)
  })

  test('card 39 with no card in the pile the discards become one', () => {
    const game = telling([], ['baker', 'trader']).do(look)
    expect([...view(game.state, 0).seen].sort()).toEqual([TRADER, BAKER].sort())
  })

  test.each([
    ['in the pile', ['chef'], []],
    ['among the discards', [], ['chef']],
  ] as [string, CardId[], CardId[]][])('card 39 a single card in all, %s, is simply taken', (_, pile, discards) => {
    const game = telling(pile, discards).do(look)
    expect(game.hand(0)).toEqual([CHEF])
    expect(game.task()).toEqual({ do: 'trading' })
  })

  test('card 39 is not offered without any card or without the silver', () => {
    expect(telling([]).refused(look)).toEqual({ rule: 'card:fortuneTeller', why: 'noCardToDraw' })
    const poor = telling(['chef', 'baker'], [], 0)
    expect(poor.refused(look)).toEqual({ rule: 'card:fortuneTeller', why: 'notEnoughSilver', need: 1, have: 0 })
  })

  test.each(OWN_TURNS)('card 39 is usable on a turn of one’s own: %s', step => {
    expect(turnIn(step, { helpers: ['fortuneTeller'], silver: 1 }).can(look)).toBe(true)
  })

  test('card 39 works once per round, for its owner alone', () => {
    const game = telling(['chef', 'baker', 'trader', 'porter', 'joiner'], [], 5).do(look, `keep ${CHEF}`)
    expect(hired(game, 'fortuneTeller')).toMatchObject({ used: true, marked: true })
    expect(game.refused(look)).toEqual({ rule: 'card:fortuneTeller', why: 'alreadyUsed' })
    expect(game.do('endTurn').refused(look)).toEqual({ rule: 'card:fortuneTeller', why: 'notYours' })
    passUntil(nextRound(game), ({ seat }) => seat === 0)
    expect(hired(game, 'fortuneTeller')).toMatchObject({ used: false, marked: false })
    expect(game.can(look)).toBe(true)
  })

  test('card 39 with simultaneousFarm it is closed in steps 1-3 and open from the roofs on', () => {
    const farms = [{ helpers: ['fortuneTeller' as const], silver: 1 }]
    const options = { simultaneousFarm: true }
    const early = scenario({ options, step: 'income', farms })
    expect(early.refused(look)).toEqual({ rule: '6', why: 'noDrawingNow' })
    expect(scenario({ options, step: 'roofing', round: 2, farms }).can(look)).toBe(true)
  })
})
