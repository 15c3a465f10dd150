import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { hired, nextRound, passUntil, use } from './setup.ts'

describe('card 9 Winegrower', () => {
  test('card 9 a grape upgraded for its price brings 1 VP', () => {
    const game = scenario({ farms: [{ helpers: ['winegrower'], silver: 3, goods: { grape: 1 } }] })
    game.do('upgrade grape store')
    expect(game.scored(0, 'helpers')).toBe(1)
    expect(game.farm(0)).toMatchObject({ silver: 0, goods: { wine: 1 } })
  })

  test('card 9 a free upgrade counts too: revenue space, roof, commodity, Farm Servant', () => {
    const space = scenario({
      step: 'firstDie',
      dice: [5, 5, 5, 5, 5],
      farms: [{ helpers: ['winegrower'], fields: ['grape*'] }],
    })
    expect(space.do('takeDie 5', 'upgrade grape field').scored(0, 'helpers')).toBe(1)
    for (const line of ['useRoof 0', 'spend upgrades', use('farmServant')]) {
      const game = scenario({
        farms: [{ helpers: ['winegrower', 'farmServant'], roofs: ['upgrade1'], goods: { grape: 1, commodity: 1 } }],
      })
      expect(game.do(line, 'upgrade grape store').scored(0, 'helpers')).toBe(1)
    }
  })

  test('card 9 an upgrade of something else brings nothing and leaves it ready', () => {
    const game = scenario({ farms: [{ helpers: ['winegrower'], silver: 4, goods: { olive: 1, pig: 1 } }] })
    game.do('upgrade olive store', 'upgrade pig store')
    expect(game.farm(0).points).toBe(0)
    expect(hired(game, 'winegrower')).toMatchObject({ used: false })
  })

  test('card 9 once per round, again in the next one', () => {
    const game = scenario({ farms: [{ helpers: ['winegrower'], silver: 9, goods: { grape: 3 } }] })
    game.do('upgrade grape store', 'upgrade grape store')
    expect(game.scored(0, 'helpers')).toBe(1)
    expect(hired(game, 'winegrower')).toMatchObject({ used: true, marked: true })
    passUntil(nextRound(game), ({ seat }) => seat === 0)
    expect(hired(game, 'winegrower')).toMatchObject({ used: false, marked: false })
    expect(game.do('upgrade grape store').scored(0, 'helpers')).toBe(2)
  })

  test('card 9 a grape upgraded by another player brings the owner nothing', () => {
    const game = scenario({ order: [1, 0], farms: [{ helpers: ['winegrower'] }, { silver: 3, goods: { grape: 1 } }] })
    game.do('upgrade grape store')
    expect(game.farm(0).points).toBe(0)
    expect(game.farm(1).points).toBe(0)
    expect(hired(game, 'winegrower')).toMatchObject({ used: false })
  })

  test('card 9 R1 without a free marker for its mark one is taken back, or the VP forgone', () => {
    const full = { farms: [{ helpers: ['winegrower' as const], silver: 3, goods: { grape: 1, food: 24 } }] }
    const kept = scenario(full).do('upgrade grape store', 'takeBack food store')
    expect(kept.farm(0)).toMatchObject({ points: 1, goods: { wine: 1, food: 23 } })
    const lost = scenario(full).do('upgrade grape store', 'forgo 0')
    expect(lost.farm(0)).toMatchObject({ points: 0, goods: { wine: 1, food: 24 } })
  })
})
