import { describe, expect, test } from 'vitest'
import { CARDS, CLASSIC } from '../../src/index.ts'
import { type FarmPlan, type Game, numberOf, type Scenario, scenario } from '../scenario.ts'

/** A barrow of each value. */
const BARROWS = { 2: 'chef', 3: 'gardener', 4: 'wheelwright', 5: 'porter', 6: 'gourmet' } as const

/** The first player has just delivered the last good of a barrow of this value. */
function sold(value: keyof typeof BARROWS, plan: Scenario = {}, farm: FarmPlan = {}): Game {
  const card = BARROWS[value]
  const goods = CARDS[card].barrow.goods
  const last = goods.at(-1)!
  const own = {
    donkey: 1,
    barrows: [{ card, filled: [...goods.slice(0, -1)] }],
    ...farm,
    goods: { [last]: 1, ...farm.goods },
  }
  const game = scenario({ step: 'delivering', ...plan, farms: [own, ...(plan.farms?.slice(1) ?? [])] })
  return game.do(`load ${last} store ${numberOf(card)}`)
}

const hexesOf = (value: number, players: number) =>
  CLASSIC.hexes.filter(hex => hex.value === value && !hex.closed.includes(players)).map(hex => hex.hex)
const places = (game: Game) => game.legal().map(line => Number(line.replace('placeStall ', '')))

/** Owner by hex of the stalls that the last action removed. */
const removed = (game: Game) => Object.fromEntries(game.saw('stallRemoved').map(event => [event.hex, event.owner]))

describe('§8.3.3 barrows', () => {
  test('§8.3.3 a delivery fills one open symbol, in any order', () => {
    const game = scenario({
      step: 'delivering',
      farms: [{ donkey: 4, barrows: ['baker'], goods: { food: 2, pig: 1 } }, {}],
    })
    game.do(`load food store ${numberOf('baker')}`)
    expect(game.farm(0).barrows).toEqual([{ card: numberOf('baker'), filled: 0b100 }])
    const notAsked = { rule: '8.3.3', why: 'notAsked' }
    expect(game.refused(`load food store ${numberOf('baker')}`)).toEqual(notAsked)
    expect(game.refused(`load pig store ${numberOf('baker')}`)).toEqual(notAsked)
  })

  test('§8.3.3 only one’s own barrows can be loaded', () => {
    const game = scenario({ step: 'delivering', farms: [{ donkey: 1, goods: { olive: 1 } }, { barrows: ['baker'] }] })
    expect(game.refused(`load olive store ${numberOf('baker')}`)).toEqual({ rule: '8.3.3', why: 'notYours' })
  })

  test('§8.3.3 what is loaded stays there over the rounds', () => {
    const game = scenario({ step: 'delivering', farms: [{ donkey: 1, barrows: ['baker'], goods: { olive: 1 } }, {}] })
    game.do(`load olive store ${numberOf('baker')}`, 'endTurn', 'endTurn', 'endTurn', 'endTurn')
    expect(game.table).toMatchObject({ round: 2, step: 'playing' })
    expect(game.farm(0).barrows).toEqual([{ card: numberOf('baker'), filled: 0b001 }])
  })

  test('§8.3.3 worked example: a crop from a field and a good from a den finish a barrow for 4 VP and a commodity', () => {
    const game = scenario({
      step: 'delivering',
      farms: [
        { donkey: 2, barrows: [{ card: 'baker', filled: ['food'] }], fields: ['olive*'], goods: { grain: 1 } },
        {},
      ],
    })
    game.do(`load olive field ${numberOf('baker')}`)
    expect(game.farm(0).points).toBe(0)
    game.do(`load grain store ${numberOf('baker')}`, 'placeStall 5')
    expect(game.scored(0, 'barrows')).toBe(4)
    expect(game.farm(0)).toMatchObject({ points: 4, barrows: [], goods: { grain: 0, commodity: 1 }, pool: 23 })
    expect(game.table.discards).toEqual([numberOf('baker')])
    expect(game.table.stalls[5]).toBe(0)
  })

  test.each([2, 3, 4, 5, 6] as const)(
    '§8.3.3 a barrow of %i is worth its VP and a stall on a hex of that value',
    value => {
      const game = sold(value)
      expect(game.scored(0, 'barrows')).toBe(value)
      expect(places(game)).toEqual(hexesOf(value, 2))
      expect(game.refused('placeStall 60')).toEqual({ rule: '8.3.3', why: 'wrongHex', need: value, have: 0 })
      const other = CLASSIC.hexes.find(hex => hex.value !== value)!
      expect(game.refused(`placeStall ${other.hex}`)).toMatchObject({
        rule: '8.3.3',
        why: 'wrongHex',
        have: other.value,
      })
    },
  )

  test('§8.3.3 the stall is not optional', () => {
    const game = sold(4)
    expect(game.refused('finish')).toEqual({ rule: 'R11', why: 'mustBeDone' })
    expect(game.refused('endTurn')).toEqual({ rule: '8.3.3', why: 'notNow', during: 'stalling' })
  })

  test('R14 the parts come in order: VP, markers, commodity and discard, stall, then the stalls beside it', () => {
    const game = sold(4, { stalls: { 1: 1, 15: 1 } })
    expect(game.farm(0)).toMatchObject({ points: 4, pool: 24, barrows: [], goods: { commodity: 1 } })
    expect(game.table.discards).toEqual([numberOf('wheelwright')])
    expect(game.events.map(event => event.type)).toEqual(['loaded', 'pointsGained', 'barrowCompleted', 'gained'])
    game.do('placeStall 5')
    expect(game.events[0]).toEqual({ type: 'stallPlaced', seat: 0, hex: 5 })
    expect(removed(game)).toEqual({ 15: 1, 1: 1 })
    expect(game.farm(0)).toMatchObject({ points: 4 + 2, pool: 23 })
  })

  test('R14 the barrow’s own markers serve for commodity and stall when all 25 are in use', () => {
    const game = sold(2, {}, { goods: { olive: 24 } })
    expect(game.farm(0).pool).toBe(1)
    game.do('placeStall 9')
    expect(game.farm(0)).toMatchObject({ pool: 0, goods: { olive: 23, commodity: 1 } })
    expect(game.task()).toMatchObject({ do: 'delivering' })
  })
})

describe('§8.3.3 the market', () => {
  test('§8.3.3 worked example: a stall on a 4 removes the 3 beside it and spares the 5', () => {
    const game = sold(4, { stalls: { 15: 1, 6: 1 } }).do('placeStall 5')
    expect(game.table.stalls[15]).toBe(-1)
    expect(game.table.stalls[6]).toBe(1)
    expect(game.scored(0, 'removals')).toBe(1)
    expect(game.farm(1).pool).toBe(24)
  })

  test('§8.3.3 every lower opponent beside it goes, 1 VP each; one’s own stalls and those further away stay', () => {
    const stalls = { 7: 1, 11: 1, 9: 2, 2: 3, 3: 0, 13: 1, 14: 2, 17: 3, 1: 1 } as const
    const game = sold(5, { players: 4, stalls }).do('placeStall 4')
    expect(removed(game)).toEqual({ 2: 3, 9: 2, 11: 1, 13: 1 })
    expect(game.scored(0, 'removals')).toBe(4)
    expect([7, 3, 14, 17, 1].map(hex => game.table.stalls[hex])).toEqual([1, 0, 2, 3, 1])
  })

  test('§8.3.3 a taken hex cannot be chosen while another of the value is empty', () => {
    const game = sold(6, { stalls: { 7: 1, 12: 0 } })
    expect(places(game)).toEqual([14])
    for (const hex of [7, 12]) expect(game.refused(`placeStall ${hex}`)).toEqual({ rule: '8.3.3', why: 'hexTaken' })
  })

  test('§8.3.3 with every hex of the value taken an opponent’s stall is replaced for 1 VP, and lower ones beside it go', () => {
    const game = sold(6, { players: 3, stalls: { 7: 1, 12: 0, 14: 2, 9: 2, 20: 1, 4: 1 } })
    expect(places(game)).toEqual([7, 14])
    expect(game.refused('placeStall 12')).toEqual({ rule: '8.3.3', why: 'hexTaken' })
    game.do('placeStall 7')
    expect(game.table.stalls[7]).toBe(0)
    expect(removed(game)).toEqual({ 7: 1, 9: 2, 20: 1 })
    expect(game.scored(0, 'removals')).toBe(3)
  })

  test('§8.3.3 replacing is a duty: it cannot be passed', () => {
    const game = sold(6, { stalls: { 7: 1, 12: 0, 14: 0 } })
    expect(game.legal()).toEqual(['placeStall 7'])
    expect(game.refused('finish').why).toBe('mustBeDone')
  })

  test('R13 with all hexes of the value one’s own no stall is placed, all else is as usual', () => {
    const game = sold(6, { stalls: { 7: 0, 12: 0, 14: 0 } })
    expect(game.task()).toMatchObject({ do: 'delivering' })
    expect(game.farm(0)).toMatchObject({ points: 6, goods: { commodity: 1 }, barrows: [] })
    expect(game.table.stalls.filter(owner => owner === 0)).toHaveLength(3)
  })

  test('R13 a protected stall is neither replaced nor removed', () => {
    const farms: FarmPlan[] = [{}, { helpers: ['nightWatchman'] }]
    const full = sold(2, { farms, stalls: { 1: 1, 9: 0, 13: 1, 24: 1 } })
    expect(full.task()).toMatchObject({ do: 'delivering' })
    expect(full.table.stalls[1]).toBe(1)
    const beside = sold(4, { farms, stalls: { 1: 1, 15: 1 } }).do('placeStall 5')
    expect(removed(beside)).toEqual({ 15: 1 })
    expect(beside.table.stalls[1]).toBe(1)
  })

  test('R13 among several taken hexes only the unprotected ones can be replaced', () => {
    const farms: FarmPlan[] = [{}, { helpers: ['nightWatchman'] }, {}]
    const game = sold(2, { players: 3, farms, stalls: { 1: 1, 9: 2, 13: 1, 24: 0 } })
    expect(places(game)).toEqual([9])
    expect(game.refused('placeStall 1')).toEqual({ rule: 'R13', why: 'stallProtected' })
  })

  test.each([2, 3] as const)('§8.3.3 with %i players X hexes are closed (§4.10)', players => {
    const game = sold(2, { players })
    expect(places(game)).toEqual([1, 9, 13, 24])
    expect(game.refused('placeStall 16')).toEqual({ rule: '4', why: 'wrongHex' })
    const full = sold(6, { players, stalls: { 7: 1, 12: 1, 14: 1 } })
    expect(places(full)).toEqual([7, 12, 14])
  })

  test('§8.3.3 with 4 players X hexes are open', () => {
    expect(places(sold(2, { players: 4 }))).toEqual([1, 9, 13, 16, 23, 24])
    expect(places(sold(6, { players: 4, stalls: { 7: 1, 12: 1, 14: 1 } }))).toEqual([19])
    const beside = sold(4, { players: 4, stalls: { 16: 1 } }).do('placeStall 5')
    expect(beside.scored(0, 'removals')).toBe(1)
  })
})

describe('R36 in another player’s turn', () => {
  const stalls = { 15: 1, 1: 1 } as const

  test('R36 what a helper gives happens by itself, each time', () => {
    const game = sold(4, { stalls, farms: [{}, { helpers: ['negotiator'] }] }).do('placeStall 5')
    expect(game.seat).toBe(0)
    expect(game.scored(1, 'helpers')).toBe(2)
  })

  test('R36 a once-per-round helper acts the first time in the round', () => {
    const farms: FarmPlan[] = [{}, { helpers: ['smuggler'] }]
    const game = sold(4, { stalls, farms }).do('placeStall 5')
    expect(game.farm(1)).toMatchObject({ goods: { commodity: 1 }, helpers: [{ used: true, marked: true }] })
    const used: FarmPlan[] = [{}, { helpers: [{ card: 'smuggler', used: true }] }]
    expect(sold(4, { stalls, farms: used }).do('placeStall 5').farm(1).goods.commodity).toBe(0)
  })

  test('R36 a gain that lacks a marker is lost, and nobody is asked', () => {
    const farms: FarmPlan[] = [{}, { helpers: ['smuggler'], goods: { food: 24 } }]
    const game = sold(4, { stalls: { 1: 1 }, farms }).do('placeStall 5')
    expect(game.farm(1)).toMatchObject({ goods: { commodity: 0 }, helpers: [{ used: false }] })
    expect(game.saw('gainForgone')).toHaveLength(1)
    expect(game.seat).toBe(0)
    expect(game.farm(1).todo).toEqual([])
  })
})
