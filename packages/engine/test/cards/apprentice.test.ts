import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../../src/index.ts'
import { type FarmPlan, scenario } from '../scenario.ts'
import { hired, nextRound, turnIn } from './setup.ts'

const again = (building: BuildingId) => ['spend instant', `repeat ${building}`]
const apprentice = (crafts: NonNullable<FarmPlan['crafts']>, farm: FarmPlan = {}): FarmPlan => ({
  helpers: ['apprentice'],
  goods: { commodity: 1 },
  crafts,
  ...farm,
})

describe('card 58 Apprentice', () => {
  test('card 58 a commodity repeats the instant effect of a craft marker', () => {
    const game = turnIn('delivering', apprentice(['merchantHouse'])).do(...again('merchantHouse'))
    expect(game.farm(0)).toMatchObject({ silver: 3, goods: { commodity: 0 } })
  })

  test.each([
    ['villageStore', [], { points: 2 }],
    ['deli', [], { goods: { commodity: 1 } }],
    ['greengrocer', ['take pig'], { goods: { pig: 1 } }],
    ['butcher', [], { points: 2 }],
    ['wainwright', ['deliver olive store deli 0'], { points: 2, goods: { olive: 0 } }],
  ] as [BuildingId, string[], object][])('card 58 instant effect of the %s', (building, lines, farm) => {
    const plan = apprentice([building], { goods: { commodity: 1, olive: 1 }, barrows: ['chef', 'baker'] })
    const game = scenario({ step: 'delivering', siesta: [[1], [], [], [0], []], farms: [plan] })
    expect(game.do(...again(building), ...lines).farm(0)).toMatchObject(farm)
  })

  test('card 58 a marker of this very round will do; no marker is taken, so no Village Store bonus', () => {
    const crafts: NonNullable<FarmPlan['crafts']> = ['villageStore', { building: 'merchantHouse', lasting: false }]
    const game = turnIn('delivering', apprentice(crafts)).do(...again('merchantHouse'))
    expect(game.farm(0)).toMatchObject({ silver: 3, points: 0 })
    expect(game.farm(0).crafts).toHaveLength(2)
    expect(game.saw('craftTaken')).toEqual([])
  })

  test('card 58 only one’s own markers', () => {
    const farms = [apprentice(['merchantHouse']), { crafts: ['deli' as const] }]
    const game = scenario({ step: 'delivering', farms }).do('spend instant')
    expect(game.refused('repeat deli')).toEqual({ rule: 'card:apprentice', why: 'notYours' })
    expect(game.legal()).toEqual(['repeat merchantHouse'])
  })

  test('card 58 not without a marker or a commodity', () => {
    expect(turnIn('delivering', apprentice([])).can('spend instant')).toBe(false)
    const none = turnIn('delivering', apprentice(['deli'], { goods: {} }))
    expect(none.refused('spend instant')).toEqual({ rule: '5.1.1', why: 'noCommodity', need: 1, have: 0 })
  })

  test('card 58 serves its owner alone', () => {
    const other: FarmPlan = { crafts: ['merchantHouse'], goods: { commodity: 1 } }
    const game = scenario({ step: 'delivering', order: [1, 0], farms: [apprentice(['deli']), other] })
    expect(game.refused('spend instant')).toEqual({ rule: '5.1.1', why: 'optionNotYours' })
  })

  test.each(['resting', 'delivering', 'buying'] as const)('card 58 works in the transport phase: %s', step => {
    expect(turnIn(step, apprentice(['merchantHouse'])).can('spend instant')).toBe(true)
  })

  test.each(['playing', 'income', 'firstDie'] as const)('card 58 and in no other: %s', step => {
    const game = turnIn(step, apprentice(['villageStore']))
    expect(game.refused('spend instant')).toEqual({ rule: 'card:apprentice', why: 'wrongPhase' })
  })

  test('card 58 works once per round and is ready again after scoring', () => {
    const game = turnIn('buying', apprentice(['merchantHouse'], { goods: { commodity: 2 } })).do(
      ...again('merchantHouse'),
    )
    expect(hired(game, 'apprentice')).toMatchObject({ used: true, marked: true })
    expect(game.refused('spend instant')).toEqual({ rule: 'card:apprentice', why: 'alreadyUsed' })
    nextRound(game)
    expect(hired(game, 'apprentice')).toMatchObject({ used: false, marked: false })
  })

  test('card 58 the Travelling Salesman closes it like any option', () => {
    const farm = apprentice(['villageStore'], {
      helpers: ['apprentice', 'travellingSalesman'],
      goods: { commodity: 2 },
    })
    const game = turnIn('delivering', farm).do('spend instant', 'collect', 'repeat villageStore')
    expect(game.farm(0)).toMatchObject({ points: 4, closed: ['apprentice'] })
    expect(game.refused('spend instant')).toEqual({ rule: 'card:travellingSalesman', why: 'optionClosed' })
  })
})
