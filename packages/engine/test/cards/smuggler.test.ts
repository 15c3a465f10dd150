import { describe, expect, test } from 'vitest'
import type { CardId, Good } from '../../src/index.ts'
import { scenario } from '../scenario.ts'
import { hired, nextRound, RAID, raided, SECOND_RAID } from './setup.ts'

const USED = { used: true, marked: true }
const READY = { used: false, marked: false }
const BARROW: { card: CardId; filled: Good[] } = { card: 'farmServant', filled: ['food', 'wine'] }

describe('card 33 Smuggler', () => {
  test('card 33 R36 a stall removed in another turn brings a commodity by itself', () => {
    const game = raided({ helpers: ['smuggler'] }, { 1: 0 }).do(...RAID)
    expect(game.farm(0).goods.commodity).toBe(1)
    expect(hired(game, 'smuggler')).toMatchObject(USED)
    expect(game.saw('gained')).toContainEqual({ type: 'gained', seat: 0, good: 'commodity', by: 'card:smuggler' })
    expect(game.seat).toBe(1)
  })

  test('card 33 two stalls removed at once bring one commodity', () => {
    const game = raided({ helpers: ['smuggler'] }, { 1: 0, 17: 0 }).do(...RAID)
    expect(game.saw('stallRemoved')).toHaveLength(2)
    expect(game.farm(0).goods.commodity).toBe(1)
  })

  test('card 33 once per round: the next removal brings nothing; ready again after scoring', () => {
    const game = raided({ helpers: ['smuggler'] }, { 1: 0, 9: 0 }).do(...RAID, ...SECOND_RAID)
    expect(game.scored(1, 'removals')).toBe(2)
    expect(game.farm(0).goods.commodity).toBe(1)
    expect(hired(nextRound(game), 'smuggler')).toMatchObject(READY)
  })

  test('card 33 a replaced stall counts too, and the Negotiator works beside it', () => {
    const game = raided({ helpers: ['smuggler', 'negotiator'] }, { 6: 0, 4: 1, 8: 1, 20: 1 }).do(...RAID)
    expect(game.table.stalls[6]).toBe(1)
    expect(game.farm(0)).toMatchObject({ points: 1, goods: { commodity: 1 } })
  })

  test('card 33 in the revenue phase too', () => {
    const game = scenario({
      step: 'lastDie',
      dice: [6],
      order: [1, 0],
      stalls: { 5: 0 },
      farms: [{ helpers: ['smuggler'] }, { goods: { grain: 1 }, barrows: [BARROW] }],
    }).do('resolve', ...RAID)
    expect(game.farm(0).goods.commodity).toBe(1)
  })

  test('card 33 the stalls of others bring nothing, nor does removing one', () => {
    expect(
      raided({}, { 1: 0 })
        .do(...RAID)
        .farm(0).goods.commodity,
    ).toBe(0)
    const remover = scenario({
      step: 'delivering',
      stalls: { 1: 1 },
      farms: [{ helpers: ['smuggler'], donkey: 1, goods: { grain: 1 }, barrows: [BARROW] }],
    }).do(...RAID)
    expect(remover.farm(0).goods.commodity).toBe(1) // the barrow's
    expect(hired(remover, 'smuggler')).toMatchObject(READY)
  })

  test('card 33 R36 with markers for mark and commodity only just there, it works', () => {
    const game = raided({ helpers: ['smuggler'], goods: { food: 23 } }, { 1: 0 }).do(...RAID)
    expect(game.farm(0)).toMatchObject({ pool: 0, goods: { food: 23, commodity: 1 } })
  })

  test('card 33 R36 with too few free markers the commodity is lost and nobody is asked', () => {
    const game = raided({ helpers: ['smuggler'], goods: { food: 24 } }, { 1: 0 }).do(...RAID)
    expect(game.saw('gainForgone')).toMatchObject([{ seat: 0 }])
    expect(game.farm(0)).toMatchObject({ pool: 1, goods: { food: 24, commodity: 0 } })
    expect(hired(game, 'smuggler')).toMatchObject(READY)
    expect(game.seat).toBe(1)
  })

  test('card 33 R36 it then works the first possible time in the round', () => {
    const game = raided({ helpers: ['smuggler'], goods: { food: 23 } }, { 1: 0, 9: 0 }).do(...RAID)
    expect(game.farm(0).goods.commodity).toBe(0)
    expect(game.do(...SECOND_RAID).farm(0).goods.commodity).toBe(1)
  })

  test('card 33 R1 taking back one’s own stall is not a removal', () => {
    const game = scenario({ stalls: { 1: 0 }, farms: [{ helpers: ['smuggler'], silver: 3, goods: { food: 24 } }] })
    game.do('buy olive', 'takeBackStall 1')
    expect(game.farm(0).goods).toMatchObject({ olive: 1, commodity: 0 })
  })
})
