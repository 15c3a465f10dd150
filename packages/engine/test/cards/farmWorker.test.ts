import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { expectOncePerRound, hired, OWN_TURNS, SECRET_CHOICE, turnIn, use } from './setup.ts'

const chef = numberOf('chef')
const worker = (farm: FarmPlan = {}): FarmPlan => ({
  points: 2,
  hand: ['chef', 'baker'],
  helpers: ['farmWorker'],
  ...farm,
})

describe('card 4 Farm Worker', () => {
  test('card 4 for 1 VP a card is played, in any phase', () => {
    for (const step of OWN_TURNS) {
      const game = turnIn(step, worker()).do(use('farmWorker'), `play ${chef} field`)
      expect(game.farm(0)).toMatchObject({ points: 1, fields: [{ card: chef, ripe: false }] })
      expect(game.scored(0, 'spent')).toBe(-1)
    }
  })

  test('card 4 it comes on top of the card of the farm phase', () => {
    const game = scenario({ round: 2, farms: [worker()] })
    game.do(use('farmWorker'), `play ${chef} field`, `play ${numberOf('baker')} helper`)
    expect(game.hand(0)).toEqual([])
  })

  test('card 4 an extension still costs its goods', () => {
    const game = scenario({ step: 'buying', farms: [worker({ points: 1, silver: 1 })] })
    game.do(use('farmWorker'), `play ${chef} extension`, 'pay silver store')
    expect(game.farm(0)).toMatchObject({ points: 0, silver: 0, extensions: [chef] })
    const poor = scenario({ step: 'buying', farms: [worker({ points: 1 })] }).do(use('farmWorker'))
    expect(poor.refused(`play ${chef} extension`)).toEqual({ rule: '6.1', why: 'notEnoughKinds', need: 1, have: 0 })
  })

  test('card 4 it can itself be replaced by the helper that it plays', () => {
    const game = scenario({ step: 'buying', farms: [worker({ helpers: ['farmWorker', 'packer', 'turner'] })] })
    game.do(use('farmWorker'), `play ${chef} helper`, `discard ${numberOf('farmWorker')}`)
    expect(hired(game, 'farmWorker')).toBeUndefined()
    expect(hired(game, 'chef')).toMatchObject({ used: false })
    expect(game.table.discards).toContain(numberOf('farmWorker'))
    expect(game.farm(0).pool).toBe(25)
  })

  test('card 4 once per round', () => {
    const game = scenario({ step: 'buying', farms: [worker()] }).do(use('farmWorker'), `play ${chef} field`)
    expectOncePerRound(game, 'farmWorker')
  })

  test('card 4 it needs a VP and a card in hand', () => {
    const pointless = scenario({ farms: [worker({ points: 0 })] })
    expect(pointless.refused(use('farmWorker'))).toEqual({
      rule: 'card:farmWorker',
      why: 'notEnoughPoints',
      need: 1,
      have: 0,
    })
    const empty = scenario({ farms: [worker({ hand: [] })] })
    expect(empty.refused(use('farmWorker'))).toEqual({ rule: 'card:farmWorker', why: 'cardInHand' })
    const choosing = scenario({ step: 'choosingDonkeys', farms: [worker()] })
    expect(choosing.refused(use('farmWorker'))).toEqual(SECRET_CHOICE)
  })

  test('card 4 nobody else can use it', () => {
    const game = scenario({ order: [1, 0], farms: [worker(), { points: 1, hand: ['porter'] }] })
    expect(game.refused(use('farmWorker'))).toEqual({ rule: 'card:farmWorker', why: 'notYours' })
    expect(game.refused(`0: ${use('farmWorker')}`)).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })
})
