import { describe, expect, test } from 'vitest'
import type { CommodityUse } from '../../src/index.ts'
import { type FarmPlan, scenario } from '../scenario.ts'
import { nextRound, turnIn } from './setup.ts'

const CLOSED = { rule: 'card:travellingSalesman', why: 'optionClosed' }
const salesman = (farm: FarmPlan = {}): FarmPlan => ({
  helpers: ['travellingSalesman'],
  goods: { commodity: 3, olive: 1 },
  ...farm,
})

describe('card 66 Travelling Salesman', () => {
  test.each([
    ['silver', []],
    ['harvest', ['take olive', 'take grape']],
    ['card', ['draw']],
    ['pig', []],
    ['upgrades', ['upgrade olive store']],
  ] as [CommodityUse, string[]][])('card 66 2 VP more for the option %s, which is closed then', (use, lines) => {
    const game = turnIn('income', salesman()).do(`spend ${use}`, 'collect', ...lines)
    expect(game.farm(0)).toMatchObject({ points: 2, closed: [use] })
    expect(game.refused(`spend ${use}`)).toEqual(CLOSED)
    expect(game.legal().filter(line => line.startsWith('spend'))).toHaveLength(4)
  })

  test('card 66 works for every option still open; declining the 2 VP leaves the option open', () => {
    const game = turnIn('income', salesman()).do('spend silver', 'finish', 'spend silver', 'collect')
    expect(game.farm(0)).toMatchObject({ silver: 8, points: 2, closed: ['silver'] })
    expect(game.do('spend pig', 'collect').farm(0)).toMatchObject({ points: 4, closed: ['silver', 'pig'] })
    expect(game.refused('spend harvest')).toEqual({ rule: '5.1.1', why: 'noCommodity', need: 1, have: 0 })
  })

  test('card 66 both forms of the Trader are one option', () => {
    const helpers: FarmPlan['helpers'] = ['travellingSalesman', 'trader']
    const game = turnIn('buying', salesman({ helpers })).do('spend sevenSilver', 'collect')
    expect(game.farm(0)).toMatchObject({ silver: 7, points: 2, closed: ['trader'] })
    expect(nextRound(game).refused('spend threeHarvest')).toEqual(CLOSED)
  })

  test('card 66 a closed option holds a marker and stays closed in later rounds', () => {
    const game = turnIn('buying', salesman()).do('spend silver', 'collect')
    expect(game.farm(0).pool).toBe(21)
    nextRound(game)
    expect(game.farm(0)).toMatchObject({ closed: ['silver'], pool: 21 })
    expect(game.refused('spend silver')).toEqual(CLOSED)
  })

  test('card 66 with all markers in use the one of the commodity closes the option; then the bonus lacks one (R1)', () => {
    const full = salesman({ goods: { commodity: 1, food: 24 } })
    const game = turnIn('income', full).do('spend pig', 'collect', 'takeBack food store')
    expect(game.farm(0)).toMatchObject({ points: 2, closed: ['pig'], pool: 0, goods: { pig: 1, food: 23 } })
    const forgone = turnIn('income', full).do('spend pig', 'collect', 'forgo 0')
    expect(forgone.farm(0)).toMatchObject({ points: 2, closed: ['pig'], pool: 0, goods: { pig: 0, food: 24 } })
  })

  const leaving: FarmPlan = { helpers: ['travellingSalesman', 'chef', 'baker'], hand: ['turner'] }

  test('card 66 when it leaves, its options open again and the markers return', () => {
    const game = scenario({ farms: [salesman({ ...leaving, closed: ['silver', 'pig'] })] })
    game.do('play 11 helper', 'discard 66')
    expect(game.farm(0)).toMatchObject({ closed: [], pool: 21 })
    expect(game.do('spend silver').farm(0)).toMatchObject({ silver: 4, points: 0 })
  })

  test('card 66 replaced by the very card that the commodity plays, it closes nothing for good', () => {
    const game = turnIn('income', salesman(leaving)).do('spend card', 'collect', 'play 11 helper', 'discard 66')
    expect(game.farm(0).helpers.map(one => one.card)).toEqual([1, 8, 11])
    expect(game.farm(0)).toMatchObject({ points: 2, closed: [], pool: 22 })
  })

  test('card 66 neither a delivered commodity nor the exchange of §10 is turned in', () => {
    const farm = salesman({ donkey: 1, goods: { commodity: 2 } })
    const game = scenario({ round: 6, step: 'delivering', farms: [farm] }).do('deliver commodity store villageStore 0')
    expect(game.task()).toMatchObject({ do: 'delivering' })
    expect(nextRound(game).farm(0)).toMatchObject({ silver: 4, points: 0, closed: [] })
  })

  test('card 66 other players get nothing and keep their options', () => {
    const farms = [salesman({ closed: ['silver'] }), { goods: { commodity: 1 } }]
    const game = scenario({ step: 'income', order: [1, 0], farms }).do('spend silver')
    expect(game.task()).toEqual({ do: 'trading' })
    expect([game.farm(0).points, game.farm(1).points]).toEqual([0, 0])
  })
})
