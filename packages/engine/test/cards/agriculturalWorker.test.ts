import { describe, expect, test } from 'vitest'
import { type FarmPlan, scenario } from '../scenario.ts'
import { OWN_TURNS, turnIn } from './setup.ts'

const worker: FarmPlan = { helpers: ['agriculturalWorker'] }

describe('card 35 Agricultural Worker', () => {
  test('card 35 a crop is sold straight from its field, which is empty then', () => {
    const game = turnIn('income', { ...worker, fields: ['olive*'] }).do('sell olive field')
    expect(game.farm(0)).toMatchObject({ silver: 1, pool: 25 })
    expect(game.farm(0).fields[0]).toMatchObject({ good: 'olive', ripe: false })
  })

  test.each(OWN_TURNS)('card 35 sells on any turn of one’s own: %s', step => {
    expect(
      turnIn(step, { ...worker, fields: ['grape*'] })
        .do('sell grape field')
        .farm(0).silver,
    ).toBe(2)
  })

  test('card 35 has no limit', () => {
    const game = turnIn('income', { ...worker, fields: ['olive*', 'olive*', 'grain*', 'grape*'] })
    game.do('sell olive field', 'sell olive field', 'sell grain field', 'sell grape field')
    expect(game.farm(0).silver).toBe(5)
    expect(game.refused('sell olive field')).toEqual({ rule: '5.1.2', why: 'goodNotThere', need: 1, have: 0 })
  })

  test('card 35 helpers on selling prices apply to crops too', () => {
    const game = turnIn('buying', { helpers: ['agriculturalWorker', 'cornFactor'], fields: ['grape*'] })
    expect(game.do('sell grape field').farm(0).silver).toBe(3)
  })

  test('card 35 a crop in the den can still be sold, and is not mixed up with the one on the field', () => {
    const game = turnIn('income', { ...worker, fields: ['olive*'], goods: { olive: 1 } }).do('sell olive store')
    expect(game.farm(0).fields[0]).toMatchObject({ ripe: true })
    expect(game.farm(0).goods.olive).toBe(0)
  })

  test('card 35 the crops of other players stay unsellable', () => {
    const game = scenario({ step: 'income', order: [1, 0], farms: [worker, { fields: ['olive*'] }] })
    expect(game.refused('sell olive field')).toEqual({ rule: '5.1.4', why: 'cropsCannotBeSold' })
    expect(game.can('sell olive field')).toBe(false)
  })

  test('card 35 not on another player’s turn, nor inside an effect', () => {
    const game = turnIn('income', { ...worker, fields: ['olive*'], goods: { commodity: 1 } }).do('spend harvest')
    expect(game.refused('sell olive field')).toMatchObject({ why: 'notNow', during: 'picking' })
    game.do('finish', 'endTurn')
    expect(game.refused('0: sell olive field')).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })

  test('card 35 at the end of the game crops on fields are sold with the rest (R33), for the owner alone', () => {
    const fields: FarmPlan['fields'] = ['grape*', 'grape*', 'olive*', 'grain']
    const game = scenario({
      round: 6,
      step: 'buying',
      farms: [{ ...worker, fields }, { fields: ['grape*', 'grape*'] }],
    })
    game.do('endTurn', 'endTurn')
    expect(game.farm(0)).toMatchObject({ silver: 0, points: 1 })
    expect(game.farm(1)).toMatchObject({ silver: 0, points: 0 })
  })
})
