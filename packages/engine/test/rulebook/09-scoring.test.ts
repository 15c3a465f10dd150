import { describe, expect, test } from 'vitest'
import { numberOf, type Scenario, scenario } from '../scenario.ts'

/** The last player has ended the last turn of the transport phase. */
const afterTransport = (plan: Scenario) => {
  const game = scenario({ step: 'buying', ...plan })
  for (let turns = plan.players ?? 2; turns > 0; turns--) game.do('endTurn')
  return game
}

describe('§9 scoring', () => {
  test('§9 every stall on the market is worth 1 VP', () => {
    const game = afterTransport({ players: 3, stalls: { 1: 0, 7: 0, 14: 0, 2: 1 } })
    expect(([0, 1, 2] as const).map(seat => game.scored(seat, 'stalls'))).toEqual([3, 1, 0])
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
  ])('§9 a disc on siesta space %i is worth %i VP', (space, points) => {
    const siesta: Scenario['siesta'] & object = [[1], [], [], [], []]
    siesta[space]!.push(0)
    expect(afterTransport({ siesta }).scored(0, 'siesta')).toBe(points)
  })

  test('§9 discs on one space score the same, whatever their place in the stack', () => {
    const game = afterTransport({ siesta: [[], [], [], [], [1, 0]] })
    expect([game.scored(0, 'siesta'), game.scored(1, 'siesta')]).toEqual([3, 3])
  })

  test('§9 worked example: 2 VP for the siesta and 4 for stalls, while two ownership marks score nothing', () => {
    const game = afterTransport({
      siesta: [[1], [], [], [0], []],
      stalls: { 1: 0, 9: 0, 13: 0, 24: 0 },
      buildings: { deli: { owners: [0] }, butcher: { owners: [1, 0] } },
    })
    expect([game.scored(0, 'siesta'), game.scored(0, 'stalls'), game.farm(0).points]).toEqual([2, 4, 6])
  })

  test('§9 used marks leave the helpers, and their markers return', () => {
    const game = afterTransport({ farms: [{ helpers: [{ card: 'baker', used: true }, 'priest'] }, {}] })
    expect(game.farm(0).helpers).toEqual([
      { card: numberOf('baker'), used: false, marked: false },
      { card: numberOf('priest'), used: false, marked: false },
    ])
    expect(game.farm(0).pool).toBe(25)
  })

  test('§9 discs go back to the lowest space in turn order, first player on top', () => {
    const game = afterTransport({ players: 3, order: [1, 2, 0], siesta: [[0], [], [2], [1], []] })
    expect(game.table.siesta).toEqual([[0, 2, 1], [], [], [], []])
    expect(game.table.order).toEqual([1, 2, 0])
  })

  test('§9 unsold roofs leave and the next round’s are shown', () => {
    const game = afterTransport({
      round: 2,
      roofs: ['harvest', 'upgrade1'],
      nextRoofs: [['pig', 'siesta2'], ['flipRoof', 'card'], [], []],
    })
    expect(game.table.roofs).toEqual(['pig', 'siesta2'])
    expect(game.state.secrets.roofs[0]).toEqual(['flipRoof', 'card'])
    expect(game.saw('roofsRevealed')).toHaveLength(1)
  })

  test('§9 craft markers turn to their lasting side, and the next round begins', () => {
    const game = afterTransport({ farms: [{ crafts: [{ building: 'deli', lasting: false }, 'butcher'] }, {}] })
    expect(game.farm(0).crafts.every(craft => craft.lasting)).toBe(true)
    expect(game.table).toMatchObject({ round: 2, step: 'playing' })
  })

  test('§9 the parts come in order: marks, stalls and siesta, helpers, discs, roofs, craft markers', () => {
    const game = afterTransport({
      siesta: [[1], [], [], [0], []],
      stalls: { 1: 0, 2: 1 },
      farms: [{ helpers: ['priest'] }, {}],
    })
    const events = game.events.slice(game.events.findIndex(event => event.type === 'marksRemoved'))
    const parts = events.map(event => (event.type === 'pointsGained' ? [event.seat, event.by] : event.type))
    expect(parts.slice(0, 8)).toEqual([
      'marksRemoved',
      [0, 'stall'],
      [0, 'siesta'],
      [1, 'stall'],
      [0, 'card:priest'],
      'discsReturned',
      'roofsRevealed',
      'craftsTurned',
    ])
  })

  test('§9 in round 6 stalls and siesta score, but discs, roofs and craft markers stay as they are', () => {
    const game = afterTransport({
      round: 6,
      siesta: [[1], [], [], [], [0]],
      stalls: { 1: 0 },
      roofs: ['olive', 'point'],
      farms: [{ crafts: [{ building: 'deli', lasting: false }] }, {}],
    })
    expect([game.scored(0, 'stalls'), game.scored(0, 'siesta')]).toEqual([1, 3])
    expect(game.table).toMatchObject({ over: true, siesta: [[1], [], [], [], [0]], roofs: ['olive', 'point'] })
    expect(game.farm(0).crafts).toEqual([{ building: 'deli', lasting: false }])
    for (const type of ['discsReturned', 'roofsRevealed', 'craftsTurned'] as const) expect(game.saw(type)).toEqual([])
  })
})

describe('R32 scoring helpers', () => {
  test('R32 Priest, Stallholder and Gourmet score after stalls and siesta', () => {
    const game = afterTransport({
      stalls: { 1: 0, 2: 0, 3: 0 },
      farms: [{ helpers: ['priest', 'stallholder', 'gourmet'], goods: { food: 1, wine: 1, meat: 1 } }, {}],
    })
    expect([game.scored(0, 'stalls'), game.scored(0, 'helpers')]).toEqual([3, 1 + 1 + 2])
  })

  test('R32 no anytime action, roof or other helper is used in the scoring phase', () => {
    const game = afterTransport({
      farms: [
        { silver: 9, helpers: ['moneyLender', 'farmServant'], roofs: ['silver2'], goods: { olive: 2, commodity: 1 } },
        {},
      ],
    })
    expect(game.table.step).toBe('scoring')
    for (const line of ['sell olive store', 'buy olive', 'upgrade olive store', 'spend silver', 'useRoof 0'])
      expect(game.refused(line)).toMatchObject({ why: 'notNow', during: 'offered' })
    expect(game.refused(`use ${numberOf('farmServant')} 0`).rule).toBe('card:farmServant')
    expect(game.legal()).toEqual([`use ${numberOf('moneyLender')} 0`, 'endTurn'])
  })

  test('R32 a scoring helper is used once in each scoring phase, also right after the transport phase used others', () => {
    const game = afterTransport({
      farms: [{ silver: 9, helpers: ['moneyLender', { card: 'farmServant', used: true }] }, {}],
    })
    expect(game.scored(0, 'helpers')).toBe(0)
    game.do(`use ${numberOf('moneyLender')} 0`)
    expect(game.farm(0)).toMatchObject({ silver: 7, points: 1 })
    expect(game.table).toMatchObject({ round: 2, step: 'playing' })
    expect(game.farm(0).helpers.find(one => one.card === numberOf('farmServant'))?.used).toBe(false)
  })

  test('R32 players use them in turn order, after everybody’s stalls and siesta; they may be left', () => {
    const game = afterTransport({
      players: 3,
      order: [2, 0, 1],
      stalls: { 1: 0, 2: 1, 3: 2 },
      farms: [{ silver: 2, helpers: ['moneyLender'] }, {}, { helpers: ['priest'] }],
    })
    expect(game.seat).toBe(0)
    expect(([0, 1, 2] as const).map(seat => game.scored(seat, 'stalls'))).toEqual([1, 1, 1])
    expect(game.scored(2, 'helpers')).toBe(1)
    game.do('endTurn')
    expect(game.farm(0)).toMatchObject({ silver: 2, points: 1 })
    expect(game.table.round).toBe(2)
  })

  test('R32 a helper marked in one scoring phase is ready again in the next', () => {
    const farms: Scenario['farms'] = [{ silver: 4, helpers: [{ card: 'moneyLender', used: true }] }, {}]
    const game = afterTransport({ farms }).do(`use ${numberOf('moneyLender')} 0`)
    expect(game.scored(0, 'helpers')).toBe(1)
    expect(game.farm(0).helpers[0]).toMatchObject({ used: true })
  })

  test('R32 in round 6 scoring helpers still act, before the exchange of the end', () => {
    const game = afterTransport({ round: 6, farms: [{ silver: 6, helpers: ['moneyLender', 'priest'] }, {}] })
    game.do(`use ${numberOf('moneyLender')} 0`)
    expect(game.table.over).toBe(true)
    expect([game.scored(0, 'helpers'), game.scored(0, 'silver'), game.farm(0).silver]).toEqual([2, 0, 4])
  })
})
