import { describe, expect, test } from 'vitest'
import { type Seat, view, viewEvent } from '../../src/index.ts'
import { type Game, type Scenario, scenario } from '../scenario.ts'

const choosing = (plan: Scenario = {}) => scenario({ step: 'choosingDonkeys', ...plan })

describe('§8.1 donkeys', () => {
  test('§8 the transport phase is donkeys, siesta, free deliveries, bought deliveries, in this order', () => {
    const game = choosing()
    const steps: string[] = []
    const next = (line: string) => {
      if (steps.at(-1) !== game.table.step) steps.push(game.table.step)
      game.do(line)
    }
    for (const line of ['chooseDonkey 4', 'chooseDonkey 4', 'advance 0', 'advance 0']) next(line)
    for (let turns = 0; turns < 4; turns++) next('endTurn')
    expect(steps).toEqual(['choosingDonkeys', 'resting', 'delivering', 'buying'])
    expect(game.table).toMatchObject({ round: 2, step: 'playing' })
  })

  test('§8.1 all choose at once, in any order, and all donkeys are revealed together', () => {
    const game = choosing({ players: 3 })
    expect(game.table.waiting).toEqual([0, 1, 2])
    game.do('2: chooseDonkey 1', '0: chooseDonkey 3')
    expect(game.table.waiting).toEqual([1])
    expect(game.table.farms.map(farm => farm.donkey)).toEqual([0, 0, 0])
    game.do('1: chooseDonkey 2')
    expect(game.saw('donkeysRevealed')).toEqual([{ type: 'donkeysRevealed', donkeys: [3, 2, 1] }])
    expect(game.table.farms.map(farm => farm.donkey)).toEqual([3, 2, 1])
  })

  test('§8.1 until then nobody else can tell which one was chosen', () => {
    const one = choosing().do('0: chooseDonkey 1')
    const three = choosing().do('0: chooseDonkey 3')
    for (const other of [1, undefined] as const) {
      expect(view(one.state, other)).toStrictEqual(view(three.state, other))
      expect(one.events.map(event => viewEvent(event, other))).toStrictEqual(
        three.events.map(event => viewEvent(event, other)),
      )
    }
    expect(view(one.state, 0).donkey).toBe(1)
    expect(view(one.state, 1).donkey).toBe(0)
  })

  test('§8.1 a choice stands, and no anytime action is possible beside it (R4)', () => {
    const game = choosing({ farms: [{ goods: { olive: 1 } }, {}] })
    expect(game.refused('0: sell olive store')).toEqual({ rule: '8.1', why: 'notNow', during: 'choosingDonkey' })
    game.do('0: chooseDonkey 1')
    expect(game.refused('0: chooseDonkey 2')).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })

  test('§8.1 a used donkey is out', () => {
    const game = choosing({ round: 2, farms: [{ donkeys: [1, 3, 4] }, {}] })
    expect(game.refused('0: chooseDonkey 2')).toEqual({ rule: '8.1', why: 'donkeyUsed' })
    expect(game.legal(0)).toEqual(['chooseDonkey 1', 'chooseDonkey 3', 'chooseDonkey 4'])
    game.do('0: chooseDonkey 4', '1: chooseDonkey 2')
    expect(game.farm(0).donkeys).toEqual([1, 3])
    expect(game.farm(1).donkeys).toEqual([1, 3, 4])
  })

  test('§8.1 all four are back when the transport phase of round 4 begins, not before', () => {
    const game = scenario({ round: 4, step: 'lastDie', dice: [4], farms: [{ donkeys: [2] }, { donkeys: [1] }] })
    game.do('resolve', 'endTurn', 'resolve')
    expect(game.farm(0).donkeys).toEqual([2])
    game.do('endTurn')
    expect(game.farm(0).donkeys).toEqual([1, 2, 3, 4])
    game.do('0: chooseDonkey 3', '1: chooseDonkey 1')
    expect(game.farm(0).donkeys).toEqual([1, 2, 4])
    expect(game.farm(1).donkeys).toEqual([2, 3, 4])
  })

  test.each([2, 3, 5, 6])('§8.1 in round %i used donkeys stay out', round => {
    const game = choosing({ round, farms: [{ donkeys: [2, 3] }, {}] })
    expect(game.legal(0)).toEqual(['chooseDonkey 2', 'chooseDonkey 3'])
  })
})

/** Three players whose donkeys show so many hats (0-3) each. */
function resting(hats: number[], plan: Scenario = {}): Game {
  return scenario({ players: 3, step: 'resting', ...plan, farms: hats.map(count => ({ donkey: 4 - count })) })
}

describe('§8.2 siesta and new turn order', () => {
  test.each([
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 0],
  ])('§8.2 donkey %i advances its disc by %i', (donkey, hats) => {
    const game = scenario({ step: 'resting', farms: [{ donkey }, { donkey: 4 }] })
    expect(game.legal().filter(line => line.startsWith('advance'))).toEqual([`advance ${hats}`])
    expect(game.refused(`advance ${hats + 1}`)).toEqual({ rule: '8.2', why: 'wrongSteps' })
    game.do(`advance ${hats}`)
    expect(game.table.siesta[hats]).toContain(0)
  })

  test('§8.2 discs move in the current order and land on top of those already there', () => {
    const game = resting([2, 2, 1], { order: [1, 0, 2] }).do('1: advance 2', '0: advance 2', '2: advance 1')
    expect(game.table.siesta).toEqual([[], [2], [1, 0], [], []])
    expect(game.table.order).toEqual([0, 1, 2])
  })

  test('§8.2 a moving disc leaves its stack alone', () => {
    const game = resting([0, 0, 1])
    expect(game.table.siesta[0]).toEqual([2, 1, 0])
    game.do('advance 0', 'advance 0', 'advance 1')
    expect(game.table.siesta.slice(0, 2)).toEqual([[1, 0], [2]])
    expect(game.table.order).toEqual([2, 0, 1])
  })

  test('§8.2 no disc goes past the last space', () => {
    const game = resting([3, 0, 0], { siesta: [[2, 1], [], [], [0], []] }).do('advance 3')
    expect(game.table.siesta[4]).toEqual([0])
  })

  test('R12 advancing 0 does not re-stack the disc', () => {
    const game = resting([0, 0, 0], { siesta: [[], [0, 1, 2], [], [], []] })
    game.do('advance 0', 'advance 0', 'advance 0')
    expect(game.table.siesta[1]).toEqual([0, 1, 2])
    expect(game.saw('orderSet')).toEqual([{ type: 'orderSet', order: [2, 1, 0] }])
  })

  test('R12 a disc that cannot move from the last space is not re-stacked', () => {
    const game = resting([3, 1, 0], { siesta: [[2], [], [], [], [0, 1]] }).do('advance 3')
    expect(game.table.siesta[4]).toEqual([0, 1])
    game.do('advance 1', 'advance 0')
    expect(game.table.order).toEqual([1, 0, 2])
  })

  test('§8.2 the Wainwright marker adds 1 step if its owner wants, from its lasting side only', () => {
    const plan = (lasting: boolean): Scenario => ({
      step: 'resting',
      farms: [{ donkey: 2, crafts: lasting ? ['wainwright'] : [{ building: 'wainwright', lasting: false }] }, {}],
    })
    const steps = (game: Game) => game.legal().filter(line => line.startsWith('advance'))
    expect(steps(scenario(plan(false)))).toEqual(['advance 2'])
    expect(steps(scenario(plan(true)))).toEqual(['advance 2', 'advance 3'])
    expect(scenario(plan(true)).do('advance 3').table.siesta[3]).toEqual([0])
  })

  test('§8.2 the new order holds at once and through the next farm and revenue phases', () => {
    const game = scenario({ round: 2, step: 'resting', farms: [{ donkey: 4 }, { donkey: 1 }] })
    game.do('advance 0', 'advance 3')
    const first: Record<string, Seat> = {}
    while (game.table.step !== 'secondDie') {
      first[game.table.step] ??= game.seat
      game.do(game.can('endTurn') ? 'endTurn' : game.legal().find(line => line.startsWith('takeDie'))!)
      if (game.can('finish')) game.do('finish')
    }
    expect(first).toEqual({ delivering: 1, buying: 1, playing: 1, income: 1, roofing: 1, firstDie: 1 })
  })

  test('§8.2 discs stay where they are until the scoring phase', () => {
    const game = scenario({ step: 'resting', farms: [{ donkey: 3 }, { donkey: 1 }] }).do('advance 1', 'advance 3')
    game.do('endTurn', 'endTurn', 'endTurn')
    expect(game.table).toMatchObject({ step: 'buying', siesta: [[], [0], [], [1], []] })
  })

  test('§8.2 steps of the revenue phase move the disc in the same way and count', () => {
    const game = scenario({ step: 'lastDie', dice: [5] })
    game.do('resolve', 'advance 1', 'finish', 'endTurn', 'resolve', 'advance 1', 'finish', 'endTurn')
    expect(game.table.siesta[1]).toEqual([0, 1])
    game.do('0: chooseDonkey 4', '1: chooseDonkey 4', 'advance 0', 'advance 0')
    expect(game.table.order).toEqual([1, 0])
  })

  test('§8.2 a step taken in one’s own siesta turn, before the disc moves, still counts', () => {
    const game = scenario({ step: 'resting', farms: [{ donkey: 3 }, { donkey: 3, roofs: ['siesta1'] }] })
    game.do('advance 1', 'useRoof 0', 'advance 1')
    expect(game.table.order).toEqual([1, 0])
  })

  test('§8.2 steps taken later raise the VP of scoring, but not the order', () => {
    const game = scenario({ step: 'delivering', siesta: [[], [1, 0], [], [], []], farms: [{}, { roofs: ['siesta2'] }] })
    game.do('endTurn', 'useRoof 0')
    expect(game.table.siesta).toEqual([[], [0], [], [1], []])
    expect(game.table.order).toEqual([0, 1])
    game.do('endTurn', 'endTurn', 'endTurn')
    expect(game.scored(1, 'siesta')).toBe(2)
    expect(game.table.order).toEqual([0, 1])
  })

  test('§8.2 steps taken later raise the VP of the Wainwright', () => {
    const game = scenario({
      step: 'delivering',
      siesta: [[], [1, 0], [], [], []],
      buildings: { wainwright: { rows: [{ seat: 0, filled: ['food', 'wine'] }] } },
      farms: [{ donkey: 3, roofs: ['siesta2'], goods: { meat: 1 } }, {}],
    })
    game.do('useRoof 0', 'deliver meat store wainwright 0')
    expect(game.scored(0, 'markers')).toBe(2)
  })
})
