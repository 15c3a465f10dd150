import { describe, expect, test } from 'vitest'
import { use } from '../cards/setup.ts'
import { type FarmPlan, type Game, numberOf, type Scenario, scenario } from '../scenario.ts'

/** The first player's turn with five dice of this number. */
const rolled = (die: number, farm: FarmPlan, plan: Scenario = {}) =>
  scenario({ edition: 'deluxe', round: 2, step: 'firstDie', dice: Array(5).fill(die), farms: [farm], ...plan })

const changes = (game: Game) => game.legal().filter(line => line !== 'finish')
const ONE: FarmPlan['roofs'] = ['changeDie1']
const TWO: FarmPlan['roofs'] = ['changeDie2']

describe('R28 the roof that changes a die', () => {
  test.each([
    [1, ['changeDie 2'], ['changeDie 3']],
    [2, ['changeDie 1', 'changeDie 3'], ['changeDie 4']],
    [3, ['changeDie 2', 'changeDie 4'], ['changeDie 1', 'changeDie 5']],
    [4, ['changeDie 3', 'changeDie 5'], ['changeDie 2', 'changeDie 6']],
    [5, ['changeDie 4', 'changeDie 6'], ['changeDie 3']],
    [6, ['changeDie 5'], ['changeDie 4']],
  ])('R28 a %i by exactly the number of the roof, up or down, within 1 and 6', (die, byOne, byTwo) => {
    expect(changes(rolled(die, { roofs: ONE }).do(`takeDie ${die}`, 'useRoof 0'))).toEqual(byOne)
    expect(changes(rolled(die, { roofs: TWO }).do(`takeDie ${die}`, 'useRoof 0'))).toEqual(byTwo)
  })

  test('R28 neither less nor more than its number', () => {
    const game = rolled(3, { roofs: TWO }).do('takeDie 3', 'useRoof 0')
    for (const to of [2, 3, 4, 6])
      expect(game.refused(`changeDie ${to}`)).toEqual({ rule: 'R28', why: 'notAmongThese' })
  })

  test('R28 the die is resolved on its new space', () => {
    const game = rolled(2, { roofs: TWO }).do('takeDie 2', 'useRoof 0', 'changeDie 4')
    expect(game.saw('dieChanged')).toEqual([{ type: 'dieChanged', seat: 0, from: 2, to: 4 }])
    expect(game.farm(0).silver).toBe(0)
    game.do('resolve')
    expect(game.farm(0).silver).toBe(4)
    expect(game.saw('dieResolved')).toMatchObject([{ space: 4 }])
    expect(game.table.dice).toEqual([2, 2, 2, 2])
  })

  test('R28 a first die and a second die alike', () => {
    const second = rolled(6, { roofs: TWO }, { step: 'secondDie', dice: [6, 6, 6] })
    expect(second.do('takeDie 6', 'useRoof 0', 'changeDie 4', 'resolve').farm(0).silver).toBe(4)
  })

  test('R28 not the last die, which nobody took', () => {
    const game = rolled(2, { roofs: TWO }, { step: 'lastDie', dice: [2] })
    expect(game.task()).toEqual({ do: 'dieTaken', die: 2, last: true })
    expect(game.refused('useRoof 0')).toEqual({ rule: 'R28', why: 'dieTaken' })
    expect(game.can('useRoof 0')).toBe(false)
  })

  test('R28 not before a die is taken and not after it is resolved', () => {
    const game = rolled(4, { roofs: ONE })
    expect(game.refused('useRoof 0')).toEqual({ rule: 'R28', why: 'dieTaken' })
    game.do('takeDie 4', 'resolve')
    expect(game.refused('useRoof 0')).toEqual({ rule: 'R28', why: 'dieTaken' })
    expect(game.farm(0).roofs[0]!.used).toBe(false)
  })

  test('R28 the roof need not be used, and then stays up', () => {
    const game = rolled(4, { roofs: ONE }).do('takeDie 4', 'resolve')
    expect(game.farm(0)).toMatchObject({ silver: 4, roofs: [{ used: false }] })
  })

  test('R28 used, it must change the die', () => {
    const game = rolled(4, { roofs: ONE }).do('takeDie 4', 'useRoof 0')
    expect(game.refused('finish')).toEqual({ rule: 'R11', why: 'mustBeDone' })
    expect(game.refused('resolve')).toMatchObject({ why: 'notNow', during: 'picking' })
  })

  test('R28 a used roof holds up nothing: the die is resolved at once', () => {
    const game = rolled(4, { roofs: [{ roof: 'changeDie1', used: true }] }).do('takeDie 4')
    expect(game.task()).toMatchObject({ do: 'dieResolved', space: 4 })
  })

  test('R28 two such roofs change the same die one after the other', () => {
    const game = rolled(1, { roofs: ['changeDie1', 'changeDie2'] })
    game.do('takeDie 1', 'useRoof 1', 'changeDie 3', 'useRoof 0', 'changeDie 4', 'resolve')
    expect(game.farm(0)).toMatchObject({ silver: 4, roofs: [{ used: true }, { used: true }] })
  })

  test('R28 other players’ dice cannot be changed', () => {
    const game = rolled(4, {}, { farms: [{}, { roofs: ONE }] }).do('takeDie 4')
    expect(game.refused('1: useRoof 0')).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })

  test('R28 in the solo game, too', () => {
    const game = rolled(2, { roofs: TWO }, { players: 1 }).do('takeDie 2', 'useRoof 0', 'changeDie 4', 'resolve')
    expect(game.farm(0).silver).toBe(4)
  })
})

describe('R28 together with helpers', () => {
  const UP = use('migrantLabour', 0)
  const DOWN = use('migrantLabour', 1)

  test('R28 Migrant Labour changes the same die, before or after the roof', () => {
    const farm: FarmPlan = { roofs: TWO, helpers: ['migrantLabour'] }
    const after = rolled(1, farm).do('takeDie 1', 'useRoof 0', 'changeDie 3', UP, 'resolve')
    expect(after.farm(0)).toMatchObject({ silver: 4, roofs: [{ used: true }], helpers: [{ used: true }] })
    const before = rolled(1, farm).do('takeDie 1', UP, 'useRoof 0', 'changeDie 4', 'resolve')
    expect(before.farm(0)).toMatchObject({ silver: 4, roofs: [{ used: true }], helpers: [{ used: true }] })
  })

  test('R28 each of them keeps the die between 1 and 6', () => {
    const game = rolled(5, { roofs: ONE, helpers: ['migrantLabour'] }).do('takeDie 5', UP, 'useRoof 0')
    expect(changes(game)).toEqual(['changeDie 5'])
    const high = rolled(5, { roofs: ONE, helpers: ['migrantLabour'] }).do('takeDie 5', 'useRoof 0', 'changeDie 6')
    expect(high.refused(UP)).toEqual({ rule: 'card:migrantLabour', why: 'dieUp' })
    expect(high.do(DOWN).task()).toMatchObject({ do: 'dieTaken', die: 5 })
  })

  test('R28 Migrant Labour and the roof can even bring a die back to where it was', () => {
    const game = rolled(4, { roofs: ONE, helpers: ['migrantLabour'] })
    expect(game.do('takeDie 4', UP, 'useRoof 0', 'changeDie 4', 'resolve').farm(0).silver).toBe(4)
  })

  test('R28 the Porter acts on the space that the die is changed to', () => {
    const farm: FarmPlan = { roofs: TWO, helpers: ['porter'], hand: ['baker'] }
    const game = rolled(4, farm, { pile: ['mayor', 'chef'] }).do('takeDie 4')
    expect(game.refused(use('porter'))).toEqual({ rule: 'card:porter', why: 'dieOnTwoOrSix' })
    game.do('useRoof 0', 'changeDie 2', use('porter'), 'draw', 'take grape')
    expect(game.hand(0)).toEqual([numberOf('baker'), numberOf('mayor')])
    expect(game.farm(0)).toMatchObject({ goods: { grape: 1 }, helpers: [{ used: true }] })
    expect(game.task()).toMatchObject({ do: 'dieResolved', space: 2 })
  })

  test('R28 and no longer on the space that it was taken from', () => {
    const game = rolled(6, { roofs: TWO, helpers: ['porter'] }).do('takeDie 6')
    expect(game.can(use('porter'))).toBe(true)
    game.do('useRoof 0', 'changeDie 4')
    expect(game.refused(use('porter'))).toEqual({ rule: 'card:porter', why: 'dieOnTwoOrSix' })
  })

  test('R28 the Day Labourer repeats the space that the die was changed to', () => {
    const game = rolled(6, { silver: 3, roofs: TWO, helpers: ['dayLabourer'] })
    game.do('takeDie 6', 'useRoof 0', 'changeDie 4', 'resolve', use('dayLabourer'))
    expect(game.farm(0).silver).toBe(3 + 4 - 3 + 4)
  })

  test('R28 the space that a Merchant adds is no die and cannot be changed', () => {
    const game = rolled(4, { points: 1, roofs: ONE, helpers: ['merchant'] }).do('takeDie 4', 'resolve')
    expect(game.do(use('merchant')).refused('useRoof 0')).toMatchObject({ why: 'notNow', during: 'picking' })
    expect(game.do('draw').refused('useRoof 0')).toEqual({ rule: 'R28', why: 'dieTaken' })
  })

  test('R28 a roof that is turned up again changes a second die', () => {
    const farm: FarmPlan = { roofs: ['flipRoof', { roof: 'changeDie1', used: true }] }
    const game = rolled(3, farm).do('useRoof 0', 'turnUp 1', 'takeDie 3', 'useRoof 1', 'changeDie 4', 'resolve')
    expect(game.farm(0).silver).toBe(4)
  })
})
