import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { nextRound, turnIn } from './setup.ts'

const courier: FarmPlan = { helpers: ['courier'], silver: 1 }
const chosen = (farm: FarmPlan, other: FarmPlan = {}, order: (0 | 1)[] = [0, 1]) =>
  scenario({ step: 'choosingDonkeys', order, farms: [farm, other] }).do('0: chooseDonkey 4', '1: chooseDonkey 2')

describe('card 59 Courier', () => {
  test('card 59 for 1 silver the revealed donkey is exchanged; the first one returns unused', () => {
    const game = chosen(courier)
    expect(game.task(0)).toEqual({ do: 'offered', at: 'revealed' })
    game.do('use 59 0', 'chooseDonkey 1')
    expect(game.farm(0)).toMatchObject({ silver: 0, donkey: 1, donkeys: [2, 3, 4] })
    expect(game.table.step).toBe('resting')
    expect(game.saw('donkeyExchanged')).toEqual([{ type: 'donkeyExchanged', seat: 0, from: 4, to: 1 }])
  })

  test('card 59 the new donkey’s hats and deliveries count', () => {
    const game = chosen(courier).do('use 59 0', 'chooseDonkey 1', 'advance 3', 'advance 2')
    expect(game.table.order).toEqual([0, 1])
    expect(game.task()).toEqual({ do: 'delivering', left: 1 })
  })

  test('card 59 not for one that was used before, nor for the same one', () => {
    const game = chosen({ ...courier, donkeys: [1, 4] }).do('use 59 0')
    const used = { rule: '8.1', why: 'donkeyUsed' }
    expect(game.refused('chooseDonkey 3')).toEqual(used)
    expect(game.refused('chooseDonkey 4')).toEqual(used)
    expect(game.legal()).toEqual(['chooseDonkey 1'])
  })

  test('card 59 may be left alone', () => {
    const game = chosen(courier).do('endTurn')
    expect(game.farm(0)).toMatchObject({ silver: 1, donkey: 4, donkeys: [1, 2, 3] })
  })

  test('card 59 is not offered without the silver or without another donkey', () => {
    expect(chosen({ ...courier, silver: 0 }).table.step).toBe('resting')
    expect(chosen({ ...courier, donkeys: [4] }).table.step).toBe('resting')
  })

  test('card 59 comes in turn order, when all donkeys are known; others are not asked', () => {
    const game = chosen(courier, { silver: 5 }, [1, 0])
    expect(game.table.waiting).toEqual([0])
    expect(game.farm(1).donkey).toBe(2)
    expect(game.refused('1: use 59 0')).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })

  test('card 59 no anytime action is taken at that moment', () => {
    const game = chosen({ ...courier, goods: { olive: 1 } })
    expect(game.refused('sell olive store')).toMatchObject({ why: 'notNow', during: 'offered' })
  })

  test('card 59 not later, and not in another phase', () => {
    const late = turnIn('delivering', { ...courier, donkey: 4 })
    expect(late.refused('use 59 0')).toEqual({ rule: 'card:courier', why: 'notNow', during: 'delivering' })
    expect(turnIn('income', courier).refused('use 59 0')).toEqual({ rule: 'card:courier', why: 'wrongPhase' })
  })

  test('card 59 works once per round and is ready again after scoring', () => {
    const game = chosen({ ...courier, silver: 2 }).do('use 59 0', 'chooseDonkey 1')
    expect(game.farm(0).helpers).toEqual([{ card: 59, used: true, marked: true }])
    expect(game.refused('use 59 0')).toEqual({ rule: 'card:courier', why: 'alreadyUsed' })
    expect(nextRound(game).farm(0).helpers).toEqual([{ card: 59, used: false, marked: false }])
  })
})
