import { describe, expect, test } from 'vitest'
import type { Seat } from '../../src/index.ts'
import { scenario } from '../scenario.ts'
import { nextRound, turnIn, use } from './setup.ts'

const scoring = (stalls: Record<number, Seat>, round = 1) =>
  scenario({ round, step: 'scoring', stalls, farms: [{ helpers: ['stallholder'] }] })

describe('card 19 Stallholder', () => {
  test('card 19 with three stalls 1 VP more is scored', () => {
    const game = scoring({ 1: 0, 2: 0, 3: 0 })
    expect(game.scored(0, 'stalls')).toBe(3)
    expect(game.scored(0, 'helpers')).toBe(1)
  })

  test('card 19 with more it is still 1 VP', () => {
    const game = scoring({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })
    expect(game.scored(0, 'stalls')).toBe(5)
    expect(game.scored(0, 'helpers')).toBe(1)
  })

  test('card 19 with two it is nothing', () => {
    const game = scoring({ 1: 0, 2: 0 })
    expect(game.scored(0, 'stalls')).toBe(2)
    expect(game.scored(0, 'helpers')).toBe(0)
  })

  test('card 19 the stalls of others do not count, and others score nothing for theirs', () => {
    const game = scoring({ 1: 0, 2: 0, 3: 1, 4: 1, 5: 1 })
    expect(game.scored(0, 'helpers')).toBe(0)
    expect(game.farm(1)).toMatchObject({ points: 3, scored: { stalls: 3, helpers: 0 } })
  })

  test('card 19 ownership marks on buildings are no stalls', () => {
    const game = scenario({
      step: 'scoring',
      stalls: { 1: 0, 2: 0 },
      buildings: { deli: { owners: [0] } },
      farms: [{ helpers: ['stallholder'], crafts: ['deli'] }],
    })
    expect(game.farm(0).points).toBe(2)
  })

  test('card 19 every round, the last one too', () => {
    const game = nextRound(scoring({ 1: 0, 2: 0, 3: 0 }))
    expect(game.table.round).toBe(3)
    expect(game.scored(0, 'helpers')).toBe(2)
    const last = scoring({ 1: 0, 2: 0, 3: 0 }, 6)
    expect(last.table.over).toBe(true)
    expect(last.farm(0).points).toBe(4)
  })

  test('card 19 after the stalls and the siesta, and at no other time', () => {
    const game = scenario({
      step: 'scoring',
      stalls: { 1: 0, 2: 0, 3: 0 },
      siesta: [[1], [], [], [0], []],
      farms: [{ helpers: ['stallholder'] }],
    })
    expect(game.saw('pointsGained').map(({ source }) => source)).toEqual(['stalls', 'siesta', 'helpers'])
    const early = turnIn('buying', { helpers: ['stallholder'] })
    expect(early.refused(use('stallholder'))).toEqual({ rule: 'card:stallholder', why: 'worksByItself' })
  })
})
