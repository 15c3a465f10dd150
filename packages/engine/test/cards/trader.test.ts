import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, nextRound, OWN_TURNS, passUntil, SECRET_CHOICE, turnIn } from './setup.ts'

const trader = (farm: FarmPlan = {}): FarmPlan => ({ goods: { commodity: 2 }, helpers: ['trader'], ...farm })

describe('card 7 Trader', () => {
  test('card 7 a commodity brings one of each harvest good', () => {
    const game = scenario({ farms: [trader()] }).do('spend threeHarvest')
    expect(game.farm(0).goods).toMatchObject({ commodity: 1, olive: 1, grain: 1, grape: 1 })
  })

  test('card 7 or 7 silver, on own turns of every phase', () => {
    for (const step of OWN_TURNS) {
      const game = turnIn(step, trader()).do('spend sevenSilver')
      expect(game.farm(0)).toMatchObject({ silver: 7, goods: { commodity: 1 } })
    }
    const choosing = scenario({ step: 'choosingDonkeys', farms: [trader()] })
    expect(choosing.refused('spend sevenSilver')).toEqual(SECRET_CHOICE)
  })

  test('card 7 once per round for both forms together; the usual options stay', () => {
    const game = scenario({ farms: [trader({ goods: { commodity: 3 } })] }).do('spend sevenSilver')
    expect(hired(game, 'trader')).toMatchObject({ used: true, marked: true })
    expect(game.refused('spend sevenSilver')).toEqual({ rule: 'card:trader', why: 'alreadyUsed' })
    expect(game.refused('spend threeHarvest')).toEqual({ rule: 'card:trader', why: 'alreadyUsed' })
    expect(game.do('spend silver').farm(0).silver).toBe(11)
    passUntil(nextRound(game), ({ seat }) => seat === 0)
    expect(game.do('spend threeHarvest').farm(0).goods.commodity).toBe(0)
  })

  test('card 7 not without a commodity', () => {
    const game = scenario({ farms: [trader({ goods: {} })] })
    expect(game.refused('spend sevenSilver')).toEqual({ rule: '5.1.1', why: 'noCommodity', need: 1, have: 0 })
  })

  test('card 7 other players do not have these options', () => {
    const game = scenario({ order: [1, 0], farms: [trader(), { goods: { commodity: 1 } }] })
    expect(game.refused('spend sevenSilver')).toEqual({ rule: '5.1.1', why: 'optionNotYours' })
    expect(game.refused('spend threeHarvest')).toEqual({ rule: '5.1.1', why: 'optionNotYours' })
  })

  test('card 7 with the Travelling Salesman it brings 2 VP and closes for both forms, for good', () => {
    const game = scenario({ farms: [trader({ helpers: ['trader', 'travellingSalesman'] })] })
    game.do('spend sevenSilver', 'collect')
    expect(game.farm(0)).toMatchObject({ silver: 7, points: 2 })
    const closed = { rule: 'card:travellingSalesman', why: 'optionClosed' }
    passUntil(nextRound(game), ({ seat }) => seat === 0)
    expect(hired(game, 'trader')).toMatchObject({ used: false })
    expect(game.refused('spend sevenSilver')).toEqual(closed)
    expect(game.refused('spend threeHarvest')).toEqual(closed)
    expect(game.can('spend silver')).toBe(true)
  })

  test('card 7 a usual option used with the Travelling Salesman leaves the Trader open', () => {
    const game = scenario({ farms: [trader({ helpers: ['trader', 'travellingSalesman'] })] })
    game.do('spend silver', 'collect', 'spend sevenSilver', 'collect')
    expect(game.farm(0)).toMatchObject({ silver: 11, points: 4 })
  })
})
