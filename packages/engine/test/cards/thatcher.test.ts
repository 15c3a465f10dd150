import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, nextRound, OWN_TURNS, turnIn } from './setup.ts'

const used = (roof: 'silver2' | 'olive' | 'flipRoof') => ({ roof, used: true }) as const
const thatcher: FarmPlan = { helpers: ['thatcher'], silver: 3, roofs: [used('silver2')] }

describe('card 45 Thatcher', () => {
  test('card 45 for 3 silver a used roof is turned up and can be used again', () => {
    const game = turnIn('income', thatcher).do('use 45 0', 'turnUp 0')
    expect(game.farm(0)).toMatchObject({ silver: 0, roofs: [{ used: false }] })
    game.do('useRoof 0')
    expect(game.farm(0)).toMatchObject({ silver: 2, roofs: [{ used: true }] })
  })

  test.each(OWN_TURNS)('card 45 is usable on a turn of one’s own: %s', step => {
    expect(turnIn(step, thatcher).do('use 45 0', 'turnUp 0').farm(0).roofs[0]).toMatchObject({ used: false })
  })

  test('card 45 one roof of choice, and only one that is used', () => {
    const game = turnIn('income', { ...thatcher, roofs: [used('silver2'), 'grape', used('olive')] }).do('use 45 0')
    expect(game.refused('turnUp 1')).toMatchObject({ why: 'usedRoof' })
    expect(game.refused('turnUp 3')).toMatchObject({ why: 'noSuchRoof' })
    game.do('turnUp 2')
    expect(game.farm(0).roofs.map(roof => roof.used)).toEqual([true, false, false])
    expect(game.task()).toEqual({ do: 'trading' })
  })

  test('card 45 the roof that turns up others is among them', () => {
    const game = turnIn('income', { ...thatcher, roofs: [used('flipRoof'), used('olive')] })
    game.do('use 45 0', 'turnUp 0', 'useRoof 0', 'turnUp 1')
    expect(game.farm(0).roofs.map(roof => roof.used)).toEqual([true, false])
  })

  test('card 45 is not offered without a used roof or with less than 3 silver', () => {
    const fresh = turnIn('income', { ...thatcher, roofs: ['silver2'] })
    expect(fresh.refused('use 45 0')).toEqual({ rule: 'card:thatcher', why: 'usedRoof' })
    const poor = turnIn('income', { ...thatcher, silver: 2 })
    expect(poor.refused('use 45 0')).toEqual({ rule: 'card:thatcher', why: 'notEnoughSilver', need: 3, have: 2 })
  })

  test('card 45 turns neither others’ roofs nor serves others', () => {
    const other: FarmPlan = { silver: 3, roofs: [used('olive')] }
    const lonely = scenario({ step: 'income', farms: [{ ...thatcher, roofs: [] }, other] })
    expect(lonely.refused('use 45 0')).toEqual({ rule: 'card:thatcher', why: 'usedRoof' })
    lonely.do('endTurn')
    expect(lonely.refused('use 45 0')).toEqual({ rule: 'card:thatcher', why: 'notYours' })
  })

  test('card 45 works once per round and is ready again after scoring', () => {
    const game = turnIn('buying', { ...thatcher, silver: 6, roofs: [used('silver2'), used('olive')] })
    game.do('use 45 0', 'turnUp 0')
    expect(hired(game, 'thatcher')).toMatchObject({ used: true, marked: true })
    expect(game.refused('use 45 0')).toEqual({ rule: 'card:thatcher', why: 'alreadyUsed' })
    nextRound(game).do('use 45 0', 'turnUp 1')
    expect(game.farm(0).roofs.map(roof => roof.used)).toEqual([false, false])
  })

  test('card 45 not in the scoring phase', () => {
    const game = turnIn('scoring', { ...thatcher, helpers: ['thatcher', 'moneyLender'] })
    expect(game.refused('use 45 0')).toEqual({ rule: 'card:thatcher', why: 'notNow', during: 'offered' })
  })
})
