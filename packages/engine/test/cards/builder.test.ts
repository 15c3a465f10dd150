import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/index.ts'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { turnIn, use } from './setup.ts'

const BUILT: CardId[] = ['baker', 'turner', 'packer', 'coachman', 'haggler', 'tenant', 'smuggler', 'joiner', 'trader']
const PLAY = `play ${numberOf('chef')} extension`

/** With so many extensions already built. */
const builder = (extensions: number, farm: FarmPlan = {}): FarmPlan => ({
  helpers: ['builder'],
  hand: ['chef'],
  extensions: BUILT.slice(0, extensions),
  ...farm,
})

describe('card 25 Builder', () => {
  test('card 25 the fourth extension costs two goods instead of four', () => {
    const game = scenario({ farms: [builder(3, { silver: 1, goods: { olive: 1 } })] })
    game.do(PLAY, 'pay silver store')
    expect(game.farm(0).extensions).toHaveLength(3)
    game.do('pay olive store')
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { olive: 0 } })
    expect(game.farm(0).extensions).toHaveLength(4)
  })

  test.each([0, 1, 2])('card 25 at least one good: with %i extensions the next costs one', extensions => {
    const game = scenario({ farms: [builder(extensions, { silver: 2 })] }).do(PLAY, 'pay silver store')
    expect(game.farm(0).silver).toBe(1)
    expect(game.farm(0).extensions).toContain(numberOf('chef'))
    const bare = scenario({ farms: [builder(extensions)] })
    expect(bare.refused(PLAY)).toEqual({ rule: '6.1', why: 'notEnoughKinds', need: 1, have: 0 })
  })

  test('card 25 the goods must still be of different kinds', () => {
    const game = scenario({ farms: [builder(3, { silver: 5 })] })
    expect(game.refused(PLAY)).toEqual({ rule: '6.1', why: 'notEnoughKinds', need: 2, have: 1 })
    const kinds = scenario({ farms: [builder(3, { silver: 2, points: 1 })] }).do(PLAY, 'pay silver store')
    expect(kinds.refused('pay silver store')).toEqual({ rule: '6.1', why: 'kindAlreadyPaid' })
  })

  test('card 25 a tenth extension becomes possible: eight of the nine kinds', () => {
    const goods = { olive: 1, grain: 1, grape: 1, pig: 1, food: 1, wine: 1, meat: 1 }
    const game = scenario({ farms: [builder(9, { silver: 1, goods })] })
    game.do(
      PLAY,
      ...['silver', 'olive', 'grain', 'grape', 'pig', 'food', 'wine', 'meat'].map(kind => `pay ${kind} store`),
    )
    expect(game.farm(0).extensions).toHaveLength(10)
  })

  test('card 25 in other phases too: with the Farm Worker in the transport phase', () => {
    const game = turnIn('buying', builder(2, { silver: 1, points: 1, helpers: ['builder', 'farmWorker'] }))
    game.do(use('farmWorker'), PLAY, 'pay silver store')
    expect(game.farm(0).extensions).toHaveLength(3)
  })

  test('card 25 always: both extensions of round 1', () => {
    const game = scenario({ farms: [builder(0, { silver: 2, hand: ['chef', 'porter'] })] })
    game.do(PLAY, 'pay silver store', `play ${numberOf('porter')} extension`, 'pay silver store')
    expect(game.farm(0)).toMatchObject({ silver: 0, extensions: [numberOf('chef'), numberOf('porter')] })
  })

  test('card 25 other players pay in full', () => {
    const game = scenario({
      order: [1, 0],
      farms: [{ helpers: ['builder'] }, { silver: 1, extensions: ['baker', 'turner'], hand: ['chef'] }],
    })
    expect(game.refused(PLAY)).toEqual({ rule: '6.1', why: 'notEnoughKinds', need: 3, have: 1 })
  })
})
