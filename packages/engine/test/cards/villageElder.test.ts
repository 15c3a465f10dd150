import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/index.ts'
import { numberOf, scenario } from '../scenario.ts'
import { expectOncePerRound, hired, use, withDice } from './setup.ts'

/** Seat 1, second in turn order, has named a space; the dice then lie as given and seat 0 chooses. */
function named(space: number, ...dice: number[]) {
  const game = scenario({ step: 'reserving', farms: [{}, { helpers: ['villageElder'] }] })
  return withDice(game.do(use('villageElder', space - 1)), ...dice)
}

const RESERVED = { rule: 'card:villageElder', why: 'dieReserved' }

describe('card 5 Village Elder', () => {
  test('card 5 the only die on the named space is for its owner alone', () => {
    const game = named(4, 1, 1, 1, 1, 4)
    expect(game.refused('takeDie 4')).toEqual(RESERVED)
    expect(game.can('takeDie 4')).toBe(false)
    game.do('takeDie 1', 'endTurn', 'takeDie 4')
    expect(game.farm(1).silver).toBe(4)
  })

  test('card 5 of several dice only the last one on the space is reserved, for first and second dice', () => {
    const game = named(4, 1, 1, 1, 4, 4)
    game.do('takeDie 4', 'endTurn', 'takeDie 1', 'endTurn')
    expect(game.table.step).toBe('secondDie')
    expect(game.refused('takeDie 4')).toEqual(RESERVED)
    game.do('takeDie 1', 'endTurn', 'takeDie 4')
    expect(game.farm(1).silver).toBe(4)
  })

  test('card 5 its owner need not take it; a reserved die that is left is resolved by everybody', () => {
    const game = named(4, 1, 1, 1, 1, 4)
    game.do('takeDie 1', 'endTurn', 'takeDie 1', 'endTurn', 'takeDie 1', 'endTurn', 'takeDie 1', 'endTurn')
    expect(game.table).toMatchObject({ step: 'lastDie', dice: [4] })
    const before = game.farm(0).silver
    game.do('resolve')
    expect(game.farm(0).silver).toBe(before + 4)
  })

  test('card 5 the reservation lapses when no die lies on the named space', () => {
    const game = named(5, 1, 2, 3, 4, 6)
    for (const die of [1, 2, 3, 4, 6]) expect(game.can(`takeDie ${die}`)).toBe(true)
  })

  test('card 5 it does not stop its owner, and other spaces stay free for all', () => {
    const own = withDice(
      scenario({ step: 'reserving', farms: [{ helpers: ['villageElder'] }] }).do(use('villageElder', 3)),
      ...[1, 1, 2, 3, 4],
    )
    expect(own.legal().filter(line => line.startsWith('takeDie'))).toHaveLength(4)
  })

  test('card 5 a die from another space may be changed onto the reserved one', () => {
    const game = scenario({
      step: 'reserving',
      farms: [{ helpers: ['migrantLabour'] }, { helpers: ['villageElder'] }],
    })
    withDice(game.do(use('villageElder', 3)), 3, 3, 3, 3, 4).do('takeDie 3', use('migrantLabour', 0), 'resolve')
    expect(game.farm(0).silver).toBe(4)
    expect(game.do('endTurn').can('takeDie 4')).toBe(true)
  })

  test('card 5 what has been named stays so when the Elder leaves the farm', () => {
    const helpers: CardId[] = ['villageElder', 'chef', 'baker']
    const game = scenario({ step: 'reserving', farms: [{ helpers, hand: ['turner'] }] })
    withDice(game.do(use('villageElder', 3)), 2, 3, 3, 3, 4).do('takeDie 2')
    game.do(`play ${numberOf('turner')} helper`, `discard ${numberOf('villageElder')}`, 'endTurn')
    expect(game.refused('takeDie 4')).toEqual(RESERVED)
  })

  test('card 5 it may be left alone; then nothing is reserved', () => {
    const game = scenario({ step: 'reserving', farms: [{ helpers: ['villageElder'] }] }).do('endTurn')
    expect(game.table.step).toBe('firstDie')
    expect(game.table.reserved).toEqual([])
    expect(hired(game, 'villageElder')).toMatchObject({ used: false })
  })

  test('card 5 once per round; the reservation does not outlast the revenue phase', () => {
    const game = scenario({ step: 'reserving', farms: [{ helpers: ['villageElder'] }] }).do(use('villageElder'))
    expect(game.table.reserved).toEqual([{ seat: 0, space: 1 }])
    expectOncePerRound(game, 'villageElder')
    expect(game.table.reserved).toEqual([])
  })

  test('card 5 only before the roll, and only its owner is asked', () => {
    const rolled = scenario({ step: 'firstDie', dice: [1, 2, 3, 4, 5], farms: [{ helpers: ['villageElder'] }] })
    expect(rolled.refused(use('villageElder'))).toEqual({
      rule: 'card:villageElder',
      why: 'notNow',
      during: 'choosingDie',
    })
    const farming = scenario({ farms: [{ helpers: ['villageElder'] }] })
    expect(farming.refused(use('villageElder'))).toEqual({ rule: 'card:villageElder', why: 'wrongPhase' })
    const waiting = scenario({ step: 'reserving', farms: [{}, { helpers: ['villageElder'] }] })
    expect(waiting.refused(`0: ${use('villageElder')}`)).toEqual({ rule: 'R4', why: 'notYourTurn' })
  })
})
