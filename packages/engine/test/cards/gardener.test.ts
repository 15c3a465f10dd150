import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, nextRound, passUntil } from './setup.ts'

const growing = (...farms: FarmPlan[]) => scenario({ step: 'growing', farms })

describe('card 13 Gardener', () => {
  test('card 13 in the growth step one harvest good goes to its den, beside the crops', () => {
    const game = growing({ helpers: ['gardener'], fields: ['olive', 'grape*'] })
    expect(game.farm(0).fields).toMatchObject([{ ripe: true }, { ripe: true }])
    expect(game.legal().sort()).toEqual(['finish', 'take grape', 'take olive'])
    game.do('take olive')
    expect(game.farm(0).goods).toMatchObject({ olive: 1, grape: 0 })
    expect(game.table.step).toBe('roofing')
  })

  test('card 13 only a kind that one of the fields grows', () => {
    const game = growing({ helpers: ['gardener'], fields: ['olive'] })
    expect(game.refused('take grain')).toEqual({ rule: 'card:gardener', why: 'notAmongThese' })
  })

  test('card 13 without fields it gives nothing', () => {
    const game = growing({ helpers: ['gardener'] })
    expect(game.table.step).toBe('roofing')
    expect(game.farm(0).goods).toMatchObject({ olive: 0, grain: 0, grape: 0 })
  })

  test('card 13 it is optional', () => {
    const game = growing({ helpers: ['gardener'], fields: ['olive'] }).do('finish')
    expect(game.farm(0).goods.olive).toBe(0)
    expect(game.table.step).toBe('roofing')
  })

  test('card 13 one good, every round, without a mark', () => {
    const game = growing({ helpers: ['gardener'], fields: ['grain', 'grain'] }).do('take grain')
    expect(game.farm(0).goods.grain).toBe(1)
    expect(hired(game, 'gardener')).toMatchObject({ used: false, marked: false })
    passUntil(nextRound(game), ({ table, seat }) => table.step === 'growing' && seat === 0)
    const before = game.farm(0).goods.grain
    expect(game.do('take grain').farm(0).goods.grain).toBe(before + 1)
  })

  test('card 13 the fields of other players count for nobody but them, and they get nothing', () => {
    const game = growing({ helpers: ['gardener'], fields: ['olive'] }, { fields: ['grape'] })
    expect(game.can('take grape')).toBe(false)
    game.do('take olive')
    expect(game.table.step).toBe('roofing')
    expect(game.farm(1)).toMatchObject({ fields: [{ ripe: true }], goods: { grape: 0 } })
  })

  test('card 13 only in the growth step', () => {
    const game = scenario({ step: 'income', farms: [{ helpers: ['gardener'], fields: ['olive'] }] })
    expect(game.refused('use 13 0')).toEqual({ rule: 'card:gardener', why: 'worksByItself' })
    expect(game.refused('take olive')).toMatchObject({ why: 'notNow', during: 'trading' })
  })

  test('card 13 R1 without a free marker one is taken back, or the good forgone', () => {
    const full: FarmPlan = { helpers: ['gardener'], fields: ['olive*'], goods: { food: 24 } }
    expect(growing(full).do('take olive', 'takeBack food store').farm(0).goods).toMatchObject({ olive: 1, food: 23 })
    expect(growing(full).do('take olive', 'forgo 0').farm(0).goods).toMatchObject({ olive: 0, food: 24 })
  })
})
