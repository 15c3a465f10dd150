import { describe, expect, test } from 'vitest'
import type { Seat } from '../../src/index.ts'
import { type FarmPlan, scenario } from '../scenario.ts'
import { nextRound } from './setup.ts'

const riser = (donkey: number): FarmPlan => ({ helpers: ['earlyRiser'], donkey })
const resting = (farms: FarmPlan[], order: Seat[], siesta?: Seat[][]) =>
  scenario({ players: order.length as 2 | 3, step: 'resting', order, farms, ...(siesta && { siesta }) })

describe('card 61 Early Riser', () => {
  test('card 61 on a shared space its owner comes first, though the disc lies below', () => {
    const game = resting([riser(2), { donkey: 2 }], [0, 1]).do('advance 2', 'advance 2')
    expect(game.table.siesta[2]).toEqual([0, 1])
    expect(game.table.order).toEqual([0, 1])
  })

  test('card 61 without it the upper disc is first', () => {
    const game = resting([{ donkey: 2 }, { donkey: 2 }], [0, 1]).do('advance 2', 'advance 2')
    expect(game.table.order).toEqual([1, 0])
  })

  test('card 61 helps on the own space only: who is further stays ahead', () => {
    const game = resting([riser(2), { donkey: 1 }], [0, 1]).do('advance 2', 'advance 3')
    expect(game.table.order).toEqual([1, 0])
  })

  test('card 61 among three on a space the others keep their order', () => {
    const game = resting([riser(2), { donkey: 2 }, { donkey: 2 }], [0, 1, 2])
    game.do('advance 2', 'advance 2', 'advance 2')
    expect(game.table.siesta[2]).toEqual([0, 1, 2])
    expect(game.table.order).toEqual([0, 2, 1])
  })

  test('card 61 others sharing a space without the owner are not affected', () => {
    const game = resting([riser(4), { donkey: 2 }, { donkey: 2 }], [0, 1, 2])
    game.do('advance 0', 'advance 2', 'advance 2')
    expect(game.table.order).toEqual([2, 1, 0])
  })

  test('card 61 also on the space where all stay', () => {
    const game = resting([riser(4), { donkey: 4 }], [1, 0], [[0, 1], [], [], [], []]).do('advance 0', 'advance 0')
    expect(game.table.order).toEqual([0, 1])
  })

  test('card 61 the discs go back in the order that it made, and it works again in the next round', () => {
    const game = nextRound(resting([riser(2), { donkey: 2 }], [0, 1]).do('advance 2', 'advance 2'))
    expect(game.table.siesta[0]).toEqual([1, 0])
    const later = resting([riser(3), { donkey: 3 }], [0, 1]).do('advance 1', 'advance 1')
    expect(later.table.order).toEqual([0, 1])
  })

  test('card 61 the VP of the siesta are the same for all on the space', () => {
    const game = nextRound(resting([riser(1), { donkey: 1 }], [0, 1]).do('advance 3', 'advance 3'))
    expect([game.scored(0, 'siesta'), game.scored(1, 'siesta')]).toEqual([2, 2])
  })
})
