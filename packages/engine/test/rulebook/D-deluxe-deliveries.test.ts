import { describe, expect, test } from 'vitest'
import { type FarmPlan, numberOf, type Scenario, scenario } from '../scenario.ts'

const DELIVER = 'deliver olive store deli 0'

/** The first player has the roof with a bought delivery, and olives that the Deli asks for. */
const owning = (step: 'firstDie' | 'resting' | 'delivering' | 'buying', farm: FarmPlan = {}, plan: Scenario = {}) =>
  scenario({
    edition: 'deluxe',
    round: 3,
    step,
    dice: [4, 4, 4, 4, 4],
    farms: [{ silver: 3, goods: { olive: 3 }, donkey: 1, roofs: ['boughtDelivery'], ...farm }],
    ...plan,
  })

describe('R27 the roof with a bought delivery', () => {
  test.each(['firstDie', 'resting', 'delivering', 'buying'] as const)('R27 costs 1 silver, in step %s too', step => {
    const game = owning(step).do('useRoof 0', DELIVER)
    expect(game.farm(0)).toMatchObject({ silver: 2, goods: { olive: 2 }, roofs: [{ used: true }] })
    expect(game.table.buildings.deli.rows[0]).toEqual({ seat: 0, filled: 1 })
    expect(game.saw('silverPaid')).toEqual([{ type: 'silverPaid', seat: 0, amount: 1, by: 'delivery' }])
  })

  test('R27 is not possible without silver, until there is some', () => {
    const game = owning('firstDie', { silver: 0 })
    expect(game.refused('useRoof 0').rule).toBe('R27')
    game.do('sell olive store', 'useRoof 0', DELIVER)
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { olive: 1 } })
  })

  test('R27 is not thrown away when there is nothing to deliver', () => {
    expect(owning('buying', { goods: {} }).refused('useRoof 0')).toEqual({ rule: 'R27', why: 'delivery' })
  })

  test('R27 nothing is paid for a delivery that is left out', () => {
    const game = owning('buying').do('useRoof 0', 'finish')
    expect(game.farm(0)).toMatchObject({ silver: 3, goods: { olive: 3 }, roofs: [{ used: true }] })
  })

  test('R27 is no anytime action: nothing else happens in the middle of it', () => {
    const game = owning('buying').do('useRoof 0')
    expect(game.refused('sell olive store')).toMatchObject({ why: 'notNow', during: 'picking' })
  })

  test('R27 does not use up the number of §8.4', () => {
    const game = owning('buying').do('useRoof 0', DELIVER)
    expect(game.task()).toEqual({ do: 'buying', left: 1, paid: false })
    game.do('deliver olive store butcher 0')
    expect(game.task()).toEqual({ do: 'buying', left: 0, paid: false })
    expect(game.farm(0)).toMatchObject({ silver: 1, goods: { olive: 1 } })
  })

  test('R27 is possible when the number of §8.4 is used up', () => {
    const game = owning('buying').do(DELIVER)
    expect(game.refused('deliver olive store butcher 0')).toMatchObject({ rule: '8.4', why: 'noDeliveriesLeft' })
    game.do('useRoof 0', 'deliver olive store butcher 0')
    expect(game.farm(0)).toMatchObject({ silver: 1, goods: { olive: 1 } })
  })

  test('R27 nor the free deliveries of §8.3', () => {
    const game = owning('delivering').do('useRoof 0', DELIVER)
    expect(game.task()).toEqual({ do: 'delivering', left: 1 })
  })

  test('R27 with R16 up front: it is paid on its own and is not among those bought', () => {
    const options = { extraDeliveriesUpFront: true }
    const game = owning('buying', {}, { options }).do('useRoof 0', DELIVER)
    expect(game.task()).toEqual({ do: 'buying', left: 1, paid: false })
    const after = owning('buying', {}, { options }).do('buyDeliveries 1', 'useRoof 0', DELIVER)
    expect(after.farm(0).silver).toBe(1)
    expect(after.task()).toEqual({ do: 'buying', left: 1, paid: true })
  })

  test.each(['buying', 'delivering', 'firstDie'] as const)('R27 costs nothing with the Packer, here in %s', step => {
    const game = owning(step, { silver: 0, helpers: ['packer'] }).do('useRoof 0', DELIVER)
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { olive: 2 } })
    expect(game.saw('silverPaid')).toEqual([])
  })

  test('R27 follows the rules of every delivery: a row that it completes is rewarded at once', () => {
    const rows = [{ seat: 0, filled: ['grape', 'food', 'meat'] }] satisfies NonNullable<
      NonNullable<Scenario['buildings']>['deli']
    >['rows']
    const game = owning('firstDie', { silver: 1 }, { buildings: { deli: { rows } } }).do('useRoof 0', DELIVER)
    expect(game.scored(0, 'crafts')).toBe(3)
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { commodity: 1 }, crafts: [{ building: 'deli' }] })
  })

  test('R27 or fills a barrow', () => {
    const game = owning('firstDie', { barrows: ['chef'] }).do('useRoof 0', `load olive store ${numberOf('chef')}`)
    expect(game.farm(0)).toMatchObject({ silver: 2, barrows: [{ filled: 1 }] })
  })

  test('R27 a blocked building stays closed to it', () => {
    const game = owning('buying', {}, { buildings: { deli: { orderMarker: 2 } } }).do('useRoof 0')
    expect(game.refused(DELIVER)).toEqual({ rule: '8.3.2', why: 'blocked', need: 2 })
  })
})
