import { describe, expect, test } from 'vitest'
import { type CardId, EDITIONS, NEUTRAL, NOBODY, type StallOwner } from '../../src/index.ts'
import { barrowLackingOlive, loadOlive, nextRound, passUntil } from '../cards/setup.ts'
import { type FarmPlan, type Game, numberOf, type Scenario, scenario } from '../scenario.ts'

/** Gourmet's barrow is worth 6: on an empty market its stall goes to hex 7, beside 2, 6, 9, 17 and 20. */
const pile: CardId[] = ['gourmet', 'mayor']

/** The neutral player is first: the stall has been placed, and the donkey is still to be chosen. */
const before = (plan: Scenario = {}): Game =>
  scenario({ players: 1, neutralFirst: true, step: 'choosingDonkeys', pile, ...plan })

/** The player is first and in the last turn of the transport phase; `endTurn` lets the neutral player place. */
const after = (plan: Scenario = {}): Game => scenario({ players: 1, step: 'buying', pile, ...plan })

const neutralEvents = (game: Game) =>
  game.events.map(event => event.type).filter(type => type === 'cardRevealed' || type === 'neutralPlaced')

describe.each(EDITIONS)('§11 when the neutral player places, %s', edition => {
  test('§11 the player is second: before the donkey is chosen', () => {
    const game = before({ edition })
    expect(neutralEvents(game)).toEqual(['cardRevealed', 'neutralPlaced'])
    expect(game.table.stalls[7]).toBe(NEUTRAL)
    expect(game.task()).toEqual({ do: 'choosingDonkey' })
    game.do('chooseDonkey 4', 'advance 0', 'endTurn')
    expect(game.table.step).toBe('buying')
    game.do('endTurn')
    expect([game.table.round, neutralEvents(game)]).toEqual([2, []])
  })

  test('§11 the player is first: after the whole transport phase, before scoring', () => {
    const game = scenario({ players: 1, edition, step: 'choosingDonkeys', pile, stalls: { 20: 0 } })
    for (const line of ['chooseDonkey 3', 'advance 1', 'endTurn']) {
      game.do(line)
      expect(neutralEvents(game)).toEqual([])
    }
    game.do('endTurn')
    expect(neutralEvents(game)).toEqual(['cardRevealed', 'neutralPlaced'])
    // the stall that it removes no longer scores
    expect(game.table.stalls[20]).toBe(NOBODY)
    expect(game.scored(0, 'stalls')).toBe(0)
    const order = game.events.map(event => event.type)
    expect(order.indexOf('neutralPlaced')).toBeLessThan(order.indexOf('marksRemoved'))
  })

  test('§11 it places in the last round too', () => {
    expect(before({ edition, round: 6 }).table.stalls[7]).toBe(NEUTRAL)
    const game = after({ edition, round: 6 }).do('endTurn')
    expect([game.table.over, game.table.stalls[7]]).toEqual([true, NEUTRAL])
  })

  test('§11 the event tells why: stalls removed, threats, distance', () => {
    // 7 removes 20 and 9, no 6 has a higher hex beside it, and 1 is two steps away
    expect(before({ edition, stalls: { 20: 0, 9: 0, 1: NEUTRAL } }).saw('neutralPlaced')).toEqual([
      { type: 'neutralPlaced', hex: 7, reason: { removes: 2, threats: 0, distance: 2 } },
    ])
  })

  test('§11 it scores nothing, neither for removing nor in §9', () => {
    const game = after({ edition, stalls: { 20: 0, 9: 0, 3: NEUTRAL, 5: NEUTRAL } }).do('endTurn')
    expect(game.saw('stallRemoved').map(({ seat, owner }) => [seat, owner])).toEqual([
      [NEUTRAL, 0],
      [NEUTRAL, 0],
    ])
    expect(game.saw('pointsGained')).toEqual([])
    expect(game.table.farms).toHaveLength(1)
    expect(game.farm(0)).toMatchObject({ points: 0, pool: 25 })
  })
})

describe('R20 the revealed card', () => {
  test('R20 it is the top card, shown to all and discarded; nobody gets it', () => {
    const game = before({ discards: ['courier'], farms: [{ hand: ['chef'] }] })
    expect(game.saw('cardRevealed')).toEqual([{ type: 'cardRevealed', card: numberOf('gourmet') }])
    expect(game.table.discards).toEqual(['courier', 'gourmet'].map(id => numberOf(id as CardId)))
    expect(game.state.secrets.pile).toEqual([numberOf('mayor')])
    expect(game.hand(0)).toEqual([numberOf('chef')])
  })

  test('R20 it is discarded even if no stall can be placed', () => {
    const game = before({ stalls: { 7: NEUTRAL, 12: NEUTRAL, 14: NEUTRAL } })
    expect(game.saw('neutralPlaced')).toEqual([])
    expect(game.table.discards).toEqual([numberOf('gourmet')])
  })

  test('R20 as the last card of the pile it is shuffled into the new one with the other discards', () => {
    const game = before({ pile: ['gourmet'], discards: ['courier', 'chef'] })
    expect(game.table.stalls[7]).toBe(NEUTRAL)
    expect(game.table.discards).toEqual([])
    const cards = ['gourmet', 'courier', 'chef'].map(id => numberOf(id as CardId))
    expect([...game.state.secrets.pile].sort((a, b) => a - b)).toEqual(cards.sort((a, b) => a - b))
  })

  test('R20 with an empty pile the discards are shuffled first', () => {
    const game = before({ pile: [], discards: ['gourmet', 'apprentice'] })
    // both barrows are worth 6
    expect(game.table.stalls[7]).toBe(NEUTRAL)
    expect(game.state.secrets.pile.length + game.table.discards.length).toBe(2)
    expect(game.events.map(event => event.type).indexOf('pileShuffled')).toBeLessThan(
      game.events.map(event => event.type).indexOf('cardRevealed'),
    )
  })

  test('R20 with no card anywhere nothing happens (R3)', () => {
    const game = before({ pile: [] })
    expect(neutralEvents(game)).toEqual([])
    expect(game.task()).toEqual({ do: 'choosingDonkey' })
  })
})

/** The player completes a barrow of this value. */
function sold(value: 2 | 3 | 4 | 5 | 6, stalls: Record<number, StallOwner>, plan: Scenario = {}): Game {
  const farm: FarmPlan = { donkey: 1, goods: { olive: 1 }, barrows: [barrowLackingOlive(value)], ...plan.farms?.[0] }
  return scenario({ players: 1, step: 'delivering', stalls, ...plan, farms: [farm] }).do(loadOlive(value))
}

describe.each(EDITIONS)('§11 removing neutral stalls, %s', edition => {
  test('R15 lower neutral stalls beside a new one are removed, 1 VP each; the player’s own and higher ones stay', () => {
    const game = sold(5, { 9: NEUTRAL, 2: NEUTRAL, 3: 0, 14: NEUTRAL }, { edition }).do('placeStall 4')
    expect([9, 2, 3, 14].map(hex => game.table.stalls[hex])).toEqual([NOBODY, NOBODY, 0, NEUTRAL])
    expect(game.scored(0, 'removals')).toBe(2)
  })

  test('§11 removing a neutral stall is worth 1 VP in the revenue phase too', () => {
    const farm: FarmPlan = { goods: { olive: 1 }, barrows: [barrowLackingOlive(6)] }
    const game = scenario({ players: 1, edition, step: 'lastDie', dice: [6], stalls: { 20: NEUTRAL }, farms: [farm] })
    game.do('resolve', loadOlive(6), 'placeStall 7')
    expect(game.table.stalls[20]).toBe(NOBODY)
    expect(game.scored(0, 'removals')).toBe(1)
  })

  test('R15 with every hex of the value taken a neutral stall is replaced, for 1 VP', () => {
    const game = sold(6, { 7: 0, 12: NEUTRAL, 14: NEUTRAL, 11: NEUTRAL }, { edition })
    expect(game.legal().filter(line => line !== 'finish')).toEqual(['placeStall 12', 'placeStall 14'])
    // classic: a duty; deluxe: a right
    expect(game.can('finish')).toBe(edition === 'deluxe')
    game.do('placeStall 14')
    expect([14, 11].map(hex => game.table.stalls[hex])).toEqual([0, NOBODY])
    expect(game.scored(0, 'removals')).toBe(2)
  })

  test('R15 a neutral stall is not replaced while a hex of the value is empty', () => {
    const game = sold(6, { 7: NEUTRAL, 12: NEUTRAL }, { edition })
    expect(game.legal()).toEqual(['placeStall 14'])
    expect(game.refused('placeStall 7')).toEqual({ rule: '8.3.3', why: 'hexTaken' })
  })

  test('R15 card 43 the Guild Master takes 2 VP for each', () => {
    const farms: FarmPlan[] = [{ helpers: ['guildMaster'] }]
    const game = sold(5, { 9: NEUTRAL, 2: NEUTRAL }, { edition, farms }).do('placeStall 4')
    expect(game.scored(0, 'removals')).toBe(4)
  })

  test('R15 card 42 the player’s Night Watchman does not protect neutral stalls', () => {
    const farms: FarmPlan[] = [{ helpers: ['nightWatchman'] }]
    const game = sold(5, { 9: NEUTRAL }, { edition, farms }).do('placeStall 4')
    expect(game.table.stalls[9]).toBe(NOBODY)
  })
})

describe('§11 the place holds for the whole round', () => {
  test('§11 a long siesta in §8.2 does not make the neutral player place later, nor a short one earlier', () => {
    const second = before().do('chooseDonkey 1', 'advance 3')
    expect(second.saw('orderSet')).toEqual([])
    expect(second.table.neutralFirst).toBe(true)
    expect(neutralEvents(second.do('endTurn', 'endTurn'))).toEqual([])
    const first = scenario({ players: 1, step: 'choosingDonkeys', pile }).do('chooseDonkey 4', 'advance 0')
    expect(first.saw('orderSet')).toEqual([])
    expect(first.table.neutralFirst).toBe(false)
    expect(neutralEvents(first.do('endTurn', 'endTurn'))).toEqual(['cardRevealed', 'neutralPlaced'])
  })

  test('§11 the new place decides dice and stall of the next round', () => {
    const game = before({ pile: ['gourmet', 'mayor', 'chef', 'porter', 'baker'] }).do('chooseDonkey 1', 'advance 3')
    nextRound(game)
    expect(game.table).toMatchObject({ round: 2, neutralFirst: false })
    passUntil(game, ({ table }) => table.step === 'firstDie')
    expect(game.table.dice).toHaveLength(5)
    passUntil(game, ({ table }) => table.step === 'choosingDonkeys')
    expect(neutralEvents(game)).toEqual([])
  })
})
