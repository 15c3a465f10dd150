import { describe, expect, test } from 'vitest'
import { NEUTRAL, type Seat, type StallOwner } from '../../src/index.ts'
import { type FarmPlan, type Game, type Scenario, scenario } from '../scenario.ts'

/** The first player may buy a roof, and has the income roof. */
const earning = (farm: FarmPlan, plan: Scenario = {}) =>
  scenario({ edition: 'deluxe', round: 2, step: 'roofing', farms: [{ roofs: ['income'], ...farm }], ...plan })

describe('R29 the income roof', () => {
  test('R29 pays the income icons of extensions once more', () => {
    // Two of these three show one.
    const game = earning({ extensions: ['negotiator', 'baker', 'chef'] }).do('useRoof 0')
    expect(game.farm(0)).toMatchObject({ silver: 2, roofs: [{ used: true }] })
  })

  test('R29 craft markers on their lasting side count', () => {
    const game = earning({ crafts: ['merchantHouse', 'deli'] }).do('useRoof 0')
    expect(game.farm(0)).toMatchObject({ silver: 3, goods: { commodity: 1 } })
  })

  test('R29 a craft marker taken in this round does not', () => {
    const game = earning({ crafts: ['merchantHouse', { building: 'deli', lasting: false }] }).do('useRoof 0')
    expect(game.farm(0)).toMatchObject({ silver: 3, goods: { commodity: 0 } })
  })

  test.each(['olive', 'grain', 'grape', 'pig'])('R29 the Greengrocer gives a resource of choice, here %s', good => {
    const game = earning({ crafts: ['greengrocer'] }).do('useRoof 0')
    expect(game.legal()).toEqual(['take olive', 'take grain', 'take grape', 'take pig'])
    expect(game.refused('finish')).toEqual({ rule: 'R11', why: 'mustBeDone' })
    expect(game.do(`take ${good}`).farm(0).goods).toMatchObject({ [good]: 1 })
    expect(game.task()).toEqual({ do: 'roofing', bought: false })
  })

  test('R29 a pig of the Greengrocer without a pen is sold (R5)', () => {
    const game = earning({ crafts: ['greengrocer'], goods: { pig: 2 } }).do('useRoof 0', 'take pig')
    expect(game.farm(0)).toMatchObject({ silver: 2, goods: { pig: 2 } })
  })

  test('R29 income helpers count', () => {
    const game = earning({ helpers: ['fisherman', 'olivePicker', 'beekeeper'], fields: ['olive*', 'grape', 'grape'] })
    expect(game.do('useRoof 0').farm(0)).toMatchObject({ silver: 2 + 1 + 2, goods: { olive: 1 } })
    const others = earning({ helpers: ['cornFactor', 'schoolmaster', 'reaper'] }).do('useRoof 0')
    expect(others.farm(0)).toMatchObject({ silver: 3, goods: { grain: 1 } })
    expect(
      earning({ helpers: ['grapePicker', 'fisherman'] })
        .do('useRoof 0')
        .farm(0).goods.grape,
    ).toBe(1)
  })

  test('R29 everything of §6.2 together, on top of the income step itself', () => {
    const farm: FarmPlan = {
      extensions: ['negotiator'],
      helpers: ['fisherman', 'reaper'],
      crafts: ['merchantHouse', 'deli', 'greengrocer'],
    }
    const game = earning(farm, { step: 'income' }).do('take olive')
    expect(game.farm(0)).toMatchObject({ silver: 7, goods: { grain: 1, commodity: 1, olive: 1 } })
    game.do('useRoof 0', 'take grape')
    expect(game.farm(0)).toMatchObject({ silver: 14, goods: { grain: 2, commodity: 2, olive: 1, grape: 1 } })
  })

  test('R29 is no income step: nothing grows and nobody else earns', () => {
    const farms: FarmPlan[] = [
      { roofs: ['income'], helpers: ['fisherman', 'gardener'], fields: ['olive'], goods: { pig: 2 } },
      { helpers: ['reaper'] },
    ]
    const game = earning({}, { farms }).do('useRoof 0')
    expect(game.farm(0)).toMatchObject({ silver: 2, fields: [{ ripe: false }], goods: { pig: 2, olive: 0 } })
    expect(game.farm(1)).toMatchObject({ silver: 0, goods: { grain: 0 } })
  })

  test('R29 before the first income of the round as well as after it', () => {
    const game = earning({ helpers: ['fisherman'] }, { step: 'playing' }).do('useRoof 0')
    expect(game.farm(0).silver).toBe(2)
    expect(game.task()).toMatchObject({ do: 'playing' })
  })

  test('R29 lacking markers are asked for (R1)', () => {
    const game = earning({ crafts: ['deli'], helpers: ['reaper'], goods: { wine: 24 } }).do('useRoof 0')
    expect(game.farm(0).silver).toBe(1)
    expect(game.task()).toMatchObject({ do: 'placing', gains: [{ good: 'grain' }, { good: 'commodity' }] })
    expect(game.do('forgo 0').farm(0)).toMatchObject({ pool: 0, goods: { wine: 24, grain: 0, commodity: 1 } })
  })

  test('R29 turned up again it pays again', () => {
    const farm: FarmPlan = { helpers: ['fisherman'], roofs: ['income', 'flipRoof'] }
    expect(earning(farm).do('useRoof 0', 'useRoof 1', 'turnUp 0', 'useRoof 0').farm(0).silver).toBe(4)
  })

  test('R29 with nothing to earn the roof is not thrown away', () => {
    const game = earning({ crafts: [{ building: 'deli', lasting: false }] })
    expect(game.refused('useRoof 0')).toEqual({ rule: 'R29', why: 'noIncome' })
    expect(game.can('useRoof 0')).toBe(false)
  })
})

/** The first player's free deliveries, with the stall roof. */
const settling = (plan: Scenario = {}, farm: FarmPlan = {}) =>
  scenario({
    edition: 'deluxe',
    step: 'delivering',
    ...plan,
    farms: [{ donkey: 1, roofs: ['stall'], ...farm }, ...(plan.farms?.slice(1) ?? [])],
  })

const hexes = (game: Game) => game.legal().map(line => Number(line.replace('placeStall ', '')))
const SMALL_SIDE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20]
const all = (list: readonly number[], owner: StallOwner): Record<number, StallOwner> =>
  Object.fromEntries(list.map(hex => [hex, owner]))

describe('R30 the stall roof', () => {
  test('R30 a stall on any empty hex, whatever its value', () => {
    const game = settling({ stalls: { 1: 1, 7: 0 } }).do('useRoof 0')
    expect(hexes(game)).toEqual(SMALL_SIDE.filter(hex => hex !== 1 && hex !== 7))
    game.do('placeStall 12')
    expect(game.table.stalls[12]).toBe(0)
    expect(game.farm(0)).toMatchObject({ pool: 23, roofs: [{ used: true }] })
    expect(game.task()).toEqual({ do: 'delivering', left: 1 })
  })

  test('R30 never on a taken one, even if nothing else of its value is left', () => {
    const game = settling({ stalls: { 7: 1, 12: 1, 14: 1 } }).do('useRoof 0')
    for (const hex of [7, 12, 14]) expect(game.refused(`placeStall ${hex}`).why).toBe('hexTaken')
  })

  test.each([
    [1, SMALL_SIDE],
    [2, SMALL_SIDE],
    [3, Array.from({ length: 30 }, (_, hex) => hex + 1).filter(hex => ![23, 25, 26, 27, 28, 30].includes(hex))],
    [4, Array.from({ length: 30 }, (_, hex) => hex + 1)],
  ] as const)('R30 only on an open hex: the board with %i players (§4.10)', (players, open) => {
    const game = settling({ players }).do('useRoof 0')
    expect(hexes(game)).toEqual(open)
    const closed = Array.from({ length: 30 }, (_, hex) => hex + 1).filter(hex => !open.includes(hex))
    for (const hex of closed) expect(game.refused(`placeStall ${hex}`)).toEqual({ rule: '4', why: 'wrongHex' })
    expect(game.refused('placeStall 31').why).toBe('wrongHex')
  })

  test('R30 nothing is scored and nothing removed', () => {
    // Hex 4 (5) lies beside 2 (3), 3 (4), 9 (2), 11 (4), 13 (2).
    const game = settling({ stalls: { 2: 1, 3: 1, 9: 1 } }, { helpers: ['guildMaster', 'marketCrier'] })
    game.do('useRoof 0', 'placeStall 4')
    expect([2, 3, 9].map(hex => game.table.stalls[hex])).toEqual([1, 1, 1])
    expect(game.farm(0)).toMatchObject({ points: 0, silver: 0 })
    expect(game.events.map(event => event.type)).toEqual(['stallPlaced'])
  })

  test('R30 is no barrow: no commodity, and the Butcher pays nothing', () => {
    const game = settling({}, { crafts: ['butcher'] }).do('useRoof 0', 'placeStall 4')
    expect(game.farm(0)).toMatchObject({ points: 0, goods: { commodity: 0 } })
  })

  test('R30 the stall scores in §9 like any other', () => {
    const game = settling({ step: 'buying' }).do('useRoof 0', 'placeStall 4', 'endTurn', 'endTurn')
    expect(game.scored(0, 'stalls')).toBe(1)
  })

  test('R30 another player’s barrow removes it like any other', () => {
    const baker: FarmPlan = { barrows: [{ card: 'porter', filled: ['pig', 'food'] }], goods: { meat: 1 }, donkey: 1 }
    const game = settling({ farms: [{}, baker] }).do('useRoof 0', 'placeStall 9', 'endTurn')
    game.do('load meat store 3', 'placeStall 4')
    expect(game.saw('stallRemoved')).toMatchObject([{ seat: 1, owner: 0, hex: 9 }])
  })

  test('R30 R1: with all 25 markers in use one is taken back, or the stall forgone', () => {
    const full = () => settling({ stalls: { 1: 0 } }, { goods: { wine: 24 } }).do('useRoof 0', 'placeStall 9')
    expect(full().task()).toMatchObject({ do: 'placing', gains: [{ gain: 'stall', hex: 9 }] })
    const good = full().do('takeBack wine store')
    expect(good.table.stalls[9]).toBe(0)
    expect(good.farm(0)).toMatchObject({ pool: 0, goods: { wine: 23 } })
    const moved = full().do('takeBackStall 1')
    expect([moved.table.stalls[1], moved.table.stalls[9]]).toEqual([-1, 0])
    const none = full().do('forgo 0')
    expect(none.table.stalls[9]).toBe(-1)
    expect(none.farm(0).roofs[0]!.used).toBe(true)
  })

  test('R30 a stall placed with a marker taken back still removes and scores nothing', () => {
    const game = settling({ stalls: { 2: 1, 9: 1 } }, { goods: { wine: 25 } })
    game.do('useRoof 0', 'placeStall 4', 'takeBack wine store')
    expect([2, 4, 9].map(hex => game.table.stalls[hex])).toEqual([1, 0, 1])
    expect(game.farm(0).points).toBe(0)
  })

  test.each([0, 1] as Seat[])('R30 with every hex taken the roof waits (all by seat %i)', seat => {
    const game = settling({ stalls: all(SMALL_SIDE, seat) })
    expect(game.refused('useRoof 0')).toEqual({ rule: 'R30', why: 'hexTaken' })
    expect(game.can('useRoof 0')).toBe(false)
  })

  test('R30 a neutral stall (R15) keeps its hex as well', () => {
    const game = settling({ players: 1, stalls: { ...all(SMALL_SIDE.slice(1), NEUTRAL) } }).do('useRoof 0')
    expect(hexes(game)).toEqual([1])
  })
})
