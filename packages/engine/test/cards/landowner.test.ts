import { describe, expect, test } from 'vitest'
import { numberOf, type Scenario, scenario } from '../scenario.ts'

const build = `play ${numberOf('chef')} extension`
const owner = { helpers: ['landowner' as const], hand: ['chef' as const], silver: 1 }

const outside: [string, Scenario, string[]][] = [
  ['die on space 2', { step: 'firstDie', dice: [2, 4, 4, 4, 4], farms: [owner] }, ['takeDie 2']],
  ['trade commodity', { step: 'income', farms: [{ ...owner, goods: { commodity: 1 } }] }, ['spend card']],
  ['roof', { step: 'income', farms: [{ ...owner, roofs: ['card'] }] }, ['useRoof 0']],
]

describe('card 36 Landowner', () => {
  test('card 36 gives 1 VP after an extension has been played', () => {
    const game = scenario({ farms: [owner] }).do(build)
    expect(game.scored(0, 'helpers')).toBe(0)
    game.do('pay silver store')
    expect(game.farm(0)).toMatchObject({ silver: 0, points: 1, extensions: [numberOf('chef')] })
    expect(game.scored(0, 'helpers')).toBe(1)
  })

  test('card 36 has no limit: both extensions of round 1', () => {
    const game = scenario({ farms: [{ ...owner, hand: ['chef', 'baker'], goods: { olive: 1 } }] })
    game.do(build, 'pay olive store', `play ${numberOf('baker')} extension`, 'pay silver store', 'pay point store')
    expect(game.scored(0, 'helpers')).toBe(2)
    expect(game.scored(0, 'spent')).toBe(-1)
  })

  test.each(outside)('card 36 counts an extension played outside §6.1: %s', (_, plan, lines) => {
    const game = scenario(plan).do(...lines, build, 'pay silver store')
    expect(game.scored(0, 'helpers')).toBe(1)
  })

  test('card 36 together with the Farm Worker', () => {
    const game = scenario({ step: 'income', farms: [{ ...owner, helpers: ['landowner', 'farmWorker'], points: 1 }] })
    game.do('use 4 0', build, 'pay silver store')
    expect(game.farm(0).points).toBe(1)
    expect(game.scored(0, 'helpers')).toBe(1)
  })

  test.each(['field', 'barrow', 'helper'])('card 36 gives nothing for a %s', side => {
    const game = scenario({ farms: [owner] }).do(`play ${numberOf('chef')} ${side}`)
    expect(game.farm(0).points).toBe(0)
  })

  test('card 36 gives nothing for another player’s extension', () => {
    const game = scenario({ order: [1, 0], farms: [{ helpers: ['landowner'] }, { hand: ['chef'], silver: 1 }] })
    game.do(build, 'pay silver store')
    expect(game.farm(0).points).toBe(0)
    expect(game.farm(1).points).toBe(0)
  })

  test('card 36 gives nothing for an extension taken back before it was paid', () => {
    const game = scenario({ farms: [owner] }).do(build, 'cancel')
    expect(game.farm(0)).toMatchObject({ silver: 1, points: 0, extensions: [] })
  })

  test('card 36 changes nothing about the cost', () => {
    const game = scenario({ farms: [{ ...owner, hand: ['chef', 'baker'] }] }).do(build, 'pay silver store')
    const second = `play ${numberOf('baker')} extension`
    expect(game.refused(second)).toEqual({ rule: '6.1', why: 'notEnoughKinds', need: 2, have: 1 })
  })
})
