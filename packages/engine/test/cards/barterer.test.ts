import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, nextRound, OWN_TURNS, turnIn } from './setup.ts'

const barterer: FarmPlan = { helpers: ['barterer'], goods: { olive: 2, grain: 1 } }

describe('card 50 Barterer', () => {
  test('card 50 two harvest goods in dens become two of choice', () => {
    const game = turnIn('income', barterer).do('use 50 0', 'barter olive grape', 'barter grain grape')
    expect(game.farm(0).goods).toMatchObject({ olive: 1, grain: 0, grape: 2 })
    expect(game.task()).toEqual({ do: 'trading' })
  })

  test('card 50 one is enough', () => {
    const game = turnIn('income', barterer).do('use 50 0', 'barter olive grape', 'finish')
    expect(game.farm(0).goods).toMatchObject({ olive: 1, grain: 1, grape: 1 })
  })

  test.each(OWN_TURNS)('card 50 is usable on a turn of one’s own: %s', step => {
    const game = turnIn(step, barterer).do('use 50 0', 'barter olive grape', 'finish')
    expect(game.farm(0).goods.grape).toBe(1)
  })

  test('card 50 a good that is not there cannot be given, and not for its own kind', () => {
    const game = turnIn('income', barterer).do('use 50 0')
    expect(game.refused('barter grape olive')).toEqual({ rule: 'card:barterer', why: 'goodNotThere', need: 1, have: 0 })
    expect(game.refused('barter olive olive')).toEqual({ rule: 'card:barterer', why: 'notAmongThese' })
  })

  test('card 50 crops on fields, pigs and upgraded goods are no use', () => {
    const game = turnIn('income', { ...barterer, goods: { pig: 1, food: 1 }, fields: ['olive*'] })
    expect(game.refused('use 50 0')).toEqual({ rule: 'card:barterer', why: 'harvestInDen' })
    expect(game.can('use 50 0')).toBe(false)
  })

  test('card 50 needs no marker but the mark', () => {
    const game = turnIn('income', { ...barterer, goods: { olive: 24 } })
    game.do('use 50 0', 'barter olive grape', 'barter olive grain')
    expect(game.farm(0)).toMatchObject({ pool: 0, goods: { olive: 22, grape: 1, grain: 1 } })
  })

  test('card 50 serves its owner alone', () => {
    const game = scenario({ step: 'income', order: [1, 0], farms: [barterer, { goods: { olive: 2 } }] })
    expect(game.refused('use 50 0')).toEqual({ rule: 'card:barterer', why: 'notYours' })
  })

  test('card 50 works once per round and is ready again after scoring', () => {
    const game = turnIn('buying', barterer).do('use 50 0', 'barter olive grape', 'finish')
    expect(hired(game, 'barterer')).toMatchObject({ used: true, marked: true })
    expect(game.refused('use 50 0')).toEqual({ rule: 'card:barterer', why: 'alreadyUsed' })
    nextRound(game).do('use 50 0', 'barter olive grape', 'barter grain grape')
    expect(game.farm(0).goods).toMatchObject({ olive: 0, grain: 0, grape: 3 })
  })

  test('card 50 not while another player decides', () => {
    const game = turnIn('delivering', barterer).do('endTurn')
    expect(game.refused('0: use 50 0')).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })
})
