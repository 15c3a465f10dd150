import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { hired, nextRound, OWN_TURNS, turnIn } from './setup.ts'

const inn = { helpers: ['innkeeper' as const], silver: 3 }

describe('card 34 Innkeeper', () => {
  test.each([
    ['food', 0],
    ['wine', 1],
    ['meat', 2],
  ] as const)('card 34 takes 1 silver and one %s from its den and gives 2 VP', (good, offer) => {
    const game = turnIn('income', { ...inn, goods: { [good]: 2 } }).do(`use 34 ${offer}`)
    expect(game.farm(0)).toMatchObject({ silver: 2, points: 2 })
    expect(game.farm(0).goods[good]).toBe(1)
    expect(game.scored(0, 'helpers')).toBe(2)
  })

  test.each(OWN_TURNS)('card 34 is usable on a turn of one’s own: %s', step => {
    const game = turnIn(step, { ...inn, goods: { food: 1 } }).do('use 34 0')
    expect(game.scored(0, 'helpers')).toBe(2)
  })

  test('card 34 is not used while the donkeys are chosen, nor while another player decides', () => {
    const choosing = turnIn('choosingDonkeys', { ...inn, goods: { food: 1 } })
    expect(choosing.refused('use 34 0')).toEqual({ rule: '8.1', why: 'notNow', during: 'choosingDonkey' })
    const waiting = turnIn('delivering', { ...inn, goods: { food: 1 } }).do('endTurn')
    expect(waiting.refused('0: use 34 0')).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })

  test('card 34 serves its owner alone', () => {
    const game = scenario({ step: 'income', order: [1, 0], farms: [inn, { silver: 3, goods: { food: 1 } }] })
    expect(game.refused('use 34 0')).toEqual({ rule: 'card:innkeeper', why: 'notYours' })
    expect(game.can('use 34 0')).toBe(false)
  })

  test('card 34 works once per round and is ready again after scoring', () => {
    const game = turnIn('buying', { ...inn, goods: { food: 2, wine: 1 } }).do('use 34 0')
    expect(hired(game, 'innkeeper')).toMatchObject({ used: true, marked: true })
    expect(game.refused('use 34 1')).toEqual({ rule: 'card:innkeeper', why: 'alreadyUsed' })
    nextRound(game).do('use 34 1')
    expect(game.scored(0, 'helpers')).toBe(4)
  })

  test('card 34 is not offered without the silver or without the good', () => {
    const poor = turnIn('income', { ...inn, silver: 0, goods: { food: 1 } })
    expect(poor.refused('use 34 0')).toEqual({ rule: 'card:innkeeper', why: 'notEnoughSilver', need: 1, have: 0 })
    const hungry = turnIn('income', { ...inn, goods: { olive: 1, wine: 1 } })
    expect(hungry.refused('use 34 0')).toEqual({ rule: 'card:innkeeper', why: 'notEnoughGoods', need: 1, have: 0 })
    expect(hungry.legal().filter(line => line.startsWith('use'))).toEqual(['use 34 1'])
  })

  test('card 34 the good paid frees the marker that the mark needs (R1)', () => {
    const game = turnIn('income', { ...inn, goods: { food: 25 } }).do('use 34 0')
    expect(game.farm(0)).toMatchObject({ pool: 0, points: 2 })
  })
})
