import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/index.ts'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'
import { nextRound, passUntil } from './setup.ts'

const free = (donkey: number, farm: FarmPlan = { helpers: ['muleteer'] }) =>
  scenario({ step: 'delivering', farms: [{ donkey, ...farm }] }).task()

describe('card 16 Muleteer', () => {
  test('card 16 a donkey with 1 or 2 deliveries gives one more', () => {
    expect(free(1)).toEqual({ do: 'delivering', left: 2 })
    expect(free(2)).toEqual({ do: 'delivering', left: 3 })
  })

  test('card 16 a donkey with 3 or 4 does not', () => {
    expect(free(3)).toEqual({ do: 'delivering', left: 3 })
    expect(free(4)).toEqual({ do: 'delivering', left: 4 })
  })

  test('card 16 what the donkey shows counts, not the Wainwright marker, which adds its own', () => {
    expect(free(2, { helpers: ['muleteer'], crafts: ['wainwright'] })).toEqual({ do: 'delivering', left: 4 })
    expect(free(3, { helpers: ['muleteer'], crafts: ['wainwright'] })).toEqual({ do: 'delivering', left: 4 })
  })

  test('card 16 the extra delivery is free and the last', () => {
    const game = scenario({
      step: 'delivering',
      farms: [{ donkey: 1, helpers: ['muleteer'], goods: { olive: 2, grape: 1 } }],
    })
    game.do('deliver olive store deli 0', 'deliver grape store deli 0')
    expect(game.refused('deliver olive store butcher 0')).toEqual({
      rule: '8.3',
      why: 'noDeliveriesLeft',
      need: 1,
      have: 0,
    })
    expect(game.farm(0).silver).toBe(0)
  })

  test('card 16 who plays or loses him in the turn of §8.3 keeps the number with which it began, as in §8.4 (R17)', () => {
    const goods = { commodity: 1 }
    const played = scenario({ step: 'delivering', farms: [{ donkey: 1, goods, hand: ['muleteer'] }] })
    played.do('spend card', `play ${numberOf('muleteer')} helper`)
    expect(played.task()).toEqual({ do: 'delivering', left: 1 })
    const helpers: CardId[] = ['muleteer', 'chef', 'baker']
    const lost = scenario({ step: 'delivering', farms: [{ donkey: 1, goods, helpers, hand: ['turner'] }] })
    lost.do('spend card', `play ${numberOf('turner')} helper`, `discard ${numberOf('muleteer')}`)
    expect(lost.task()).toEqual({ do: 'delivering', left: 2 })
  })

  test('card 16 not for the bought deliveries of §8.4, and no more hats in §8.2', () => {
    const buying = scenario({ step: 'buying', farms: [{ donkey: 1, helpers: ['muleteer'] }] })
    expect(buying.task()).toMatchObject({ do: 'buying', left: 1 })
    const resting = scenario({ step: 'resting', farms: [{ donkey: 1, helpers: ['muleteer'] }] })
    expect(resting.legal().filter(line => line.startsWith('advance'))).toEqual(['advance 3'])
  })

  test('card 16 other players have what their donkey shows', () => {
    const game = scenario({ step: 'delivering', order: [1, 0], farms: [{ helpers: ['muleteer'] }, { donkey: 1 }] })
    expect(game.task()).toEqual({ do: 'delivering', left: 1 })
  })

  test('card 16 in every round', () => {
    const game = scenario({ step: 'delivering', farms: [{ donkey: 4, donkeys: [1, 2], helpers: ['muleteer'] }] })
    passUntil(nextRound(game), ({ table, seat }) => table.step === 'delivering' && seat === 0)
    expect(game.farm(0).donkey).toBe(1)
    expect(game.task()).toEqual({ do: 'delivering', left: 2 })
  })
})
