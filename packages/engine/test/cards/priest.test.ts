import { describe, expect, test } from 'vitest'
import type { Seat } from '../../src/index.ts'
import { type FarmPlan, scenario } from '../scenario.ts'
import { nextRound, passUntil } from './setup.ts'

const priest: FarmPlan = { helpers: ['priest'] }
const scoring = (order: Seat[], farm = priest, round = 1) => scenario({ round, step: 'scoring', order, farms: [farm] })

describe('card 62 Priest', () => {
  test('card 62 the first in turn order scores 1 VP more', () => {
    const game = scoring([0, 1])
    expect(game.scored(0, 'helpers')).toBe(1)
    expect(game.farm(0).points).toBe(1)
  })

  test('card 62 anybody else does not', () => {
    expect(scoring([1, 0]).farm(0).points).toBe(0)
  })

  test('card 62 gives nothing to another player who is first', () => {
    expect(scoring([1, 0]).farm(1).points).toBe(0)
    expect(scoring([0, 1]).farm(1).points).toBe(0)
  })

  test('card 62 goes by the order that the siesta has just set', () => {
    const play = (mine: number, theirs: number) => {
      const game = scenario({
        step: 'resting',
        order: [1, 0],
        farms: [{ ...priest, donkey: mine }, { donkey: theirs }],
      })
      const [first, second] = [theirs, mine].map(donkey => `advance ${4 - donkey}`) as [string, string]
      return nextRound(game.do(first, second)).scored(0, 'helpers')
    }
    expect(play(1, 2)).toBe(1)
    expect(play(2, 1)).toBe(0)
  })

  test('card 62 comes after stalls and siesta', () => {
    const siesta: Seat[][] = [[1], [], [], [], [0]]
    const game = scenario({ step: 'scoring', siesta, stalls: { 1: 0 }, farms: [priest] })
    const gained = game.saw('pointsGained').filter(event => event.seat === 0)
    expect(gained.map(event => event.source)).toEqual(['stalls', 'siesta', 'helpers'])
  })

  test('card 62 scores in every round, the last one too', () => {
    const game = passUntil(scoring([0, 1]), ({ table }) => table.step === 'choosingDonkeys')
    nextRound(game.do('0: chooseDonkey 1', '1: chooseDonkey 4'))
    expect(game.scored(0, 'helpers')).toBe(2)
    expect(scoring([0, 1], priest, 6).scored(0, 'helpers')).toBe(1)
  })

  test('card 62 scores nothing before the scoring phase', () => {
    expect(
      scenario({ step: 'buying', farms: [priest] })
        .do('endTurn')
        .farm(0).points,
    ).toBe(0)
  })
})
