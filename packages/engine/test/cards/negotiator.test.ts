import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { hired, RAID, raided, SECOND_RAID } from './setup.ts'

describe('card 2 Negotiator', () => {
  test('card 2 R36 a stall removed in another turn brings its owner 1 VP at once', () => {
    const game = raided({ helpers: ['negotiator'] }, { 1: 0 }).do(...RAID)
    expect(game.saw('stallRemoved')).toMatchObject([{ seat: 1, owner: 0, hex: 1 }])
    expect(game.scored(0, 'helpers')).toBe(1)
    expect(game.scored(1, 'removals')).toBe(1)
    expect(game.seat).toBe(1)
  })

  test('card 2 each stall counts, several at once and several times in a round, without any mark', () => {
    const game = raided({ helpers: ['negotiator'] }, { 1: 0, 17: 0, 9: 0 }).do(...RAID)
    expect(game.scored(0, 'helpers')).toBe(2)
    game.do(...SECOND_RAID)
    expect(game.scored(0, 'helpers')).toBe(3)
    expect(hired(game, 'negotiator')).toMatchObject({ used: false, marked: false })
  })

  test('card 2 a stall that is replaced counts too', () => {
    const game = raided({ helpers: ['negotiator'] }, { 6: 0, 4: 1, 8: 1, 20: 1 }).do(...RAID)
    expect(game.table.stalls[6]).toBe(1)
    expect(game.scored(0, 'helpers')).toBe(1)
  })

  test('card 2 the stalls of others bring nothing, and its owner gets nothing for removing', () => {
    const game = scenario({
      players: 3,
      step: 'delivering',
      order: [1, 0, 2],
      stalls: { 1: 2 },
      farms: [
        { helpers: ['negotiator'] },
        { donkey: 1, goods: { grain: 1 }, barrows: [{ card: 'farmServant', filled: ['food', 'wine'] }] },
      ],
    }).do(...RAID)
    expect(game.farm(0).points).toBe(0)
    const owner = scenario({
      step: 'delivering',
      stalls: { 1: 1 },
      farms: [
        {
          helpers: ['negotiator'],
          donkey: 1,
          goods: { grain: 1 },
          barrows: [{ card: 'farmServant', filled: ['food', 'wine'] }],
        },
      ],
    }).do(...RAID)
    expect(owner.scored(0, 'removals')).toBe(1)
    expect(owner.scored(0, 'helpers')).toBe(0)
  })

  test('card 2 a stall lost in the revenue phase counts', () => {
    const game = scenario({
      step: 'lastDie',
      dice: [6],
      order: [1, 0],
      stalls: { 5: 0 },
      farms: [
        { helpers: ['negotiator'] },
        { goods: { grain: 1 }, barrows: [{ card: 'farmServant', filled: ['food', 'wine'] }] },
      ],
    }).do('resolve', ...RAID)
    expect(game.scored(0, 'helpers')).toBe(1)
  })

  test('card 2 R1 taking back one’s own stall is not a removal', () => {
    const game = scenario({ stalls: { 1: 0 }, farms: [{ helpers: ['negotiator'], silver: 3, goods: { food: 24 } }] })
    game.do('buy olive', 'takeBackStall 1')
    expect(game.farm(0)).toMatchObject({ points: 0, goods: { olive: 1 } })
  })
})
