import { describe, expect, test } from 'vitest'
import { EDITIONS, newGame } from '../../src/index.ts'
import { use, withDice } from '../cards/setup.ts'
import { type Game, type Scenario, scenario } from '../scenario.ts'

/** The first choice of a die; the player is first unless the plan says otherwise. */
const choosing = (plan: Scenario): Game => scenario({ players: 1, step: 'firstDie', ...plan })
const discarded = (game: Game) => game.saw('dieDiscarded').map(event => event.die)

/** The lowest two dice are 1 and 2; or the highest two are 6 and 5. Fours can be taken in between. */
const LOW = [1, 2, 4, 4, 6]
const HIGH = [1, 4, 4, 5, 6]

describe.each(EDITIONS)('§11 revenue, %s', edition => {
  test.each([1, 2, 3])('§11 round %i, first: take, discard the lowest, take, discard the lowest, the last', round => {
    const game = choosing({ edition, round, dice: LOW })
    expect([game.table.dice, discarded(game)]).toEqual([LOW, []])
    game.do('takeDie 4')
    expect([game.table.dice, discarded(game)]).toEqual([[1, 2, 4, 6], []])
    game.do('endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[2, 4, 6], [1]])
    game.do('takeDie 4', 'endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[6], [2]])
    expect(game.task()).toEqual({ do: 'dieTaken', die: 6, last: true })
  })

  test.each([4, 5, 6])('§11 round %i, first: the same with the highest', round => {
    const game = choosing({ edition, round, dice: HIGH }).do('takeDie 4', 'endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[1, 4, 5], [6]])
    game.do('takeDie 4', 'endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[1], [5]])
    expect(game.task()).toEqual({ do: 'dieTaken', die: 1, last: true })
  })

  test.each([1, 2, 3])('§11 round %i, second: the lowest is discarded before each of the two choices', round => {
    const game = choosing({ edition, round, dice: LOW, neutralFirst: true })
    expect([game.table.dice, discarded(game)]).toEqual([[2, 4, 4, 6], [1]])
    expect(game.refused('takeDie 1')).toEqual({ rule: '7', why: 'dieNotThere' })
    game.do('takeDie 4')
    expect([game.table.dice, discarded(game)]).toEqual([[2, 4, 6], []])
    game.do('endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[4, 6], [2]])
    game.do('takeDie 4', 'endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[6], []])
    expect(game.task()).toEqual({ do: 'dieTaken', die: 6, last: true })
  })

  test.each([4, 5, 6])('§11 round %i, second: the same with the highest', round => {
    const game = choosing({ edition, round, dice: HIGH, neutralFirst: true })
    expect([game.table.dice, discarded(game)]).toEqual([[1, 4, 4, 5], [6]])
    game.do('takeDie 4', 'endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[1, 4], [5]])
    game.do('takeDie 4', 'endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[1], []])
    expect(game.task()).toEqual({ do: 'dieTaken', die: 1, last: true })
  })

  test('§11 the first discard of the neutral player follows the roll', () => {
    const low = scenario({ players: 1, edition, round: 2, neutralFirst: true, step: 'reserving' })
    const [roll] = low.saw('diceRolled')
    expect(discarded(low)).toEqual([Math.min(...roll!.dice)])
    const high = scenario({ players: 1, edition, round: 5, neutralFirst: true, step: 'reserving' })
    expect(discarded(high)).toEqual([Math.max(...high.saw('diceRolled')[0]!.dice)])
    expect(high.table.dice).toHaveLength(4)
  })

  test('§11 of several equal dice only one is discarded', () => {
    const low = choosing({ edition, dice: [3, 3, 3, 4, 5], neutralFirst: true })
    expect(low.table.dice).toEqual([3, 3, 4, 5])
    const high = choosing({ edition, round: 4, dice: [1, 4, 6, 6, 6] }).do('takeDie 4', 'endTurn')
    expect(high.table.dice).toEqual([1, 6, 6])
  })
})

describe('§11 what discarded dice do', () => {
  test('§11 a discarded die is resolved by nobody; the last one by the player, once', () => {
    const game = choosing({ dice: [4, 4, 4, 4, 4] }).do('takeDie 4', 'endTurn', 'takeDie 4', 'endTurn')
    expect(game.farm(0).silver).toBe(8)
    game.do('resolve', 'endTurn')
    expect(game.farm(0).silver).toBe(12)
    expect(game.table).toMatchObject({ step: 'choosingDonkeys', dice: [] })
  })

  test('§11 helpers that look at the roll do so before anything is discarded', () => {
    const plan = { round: 4, neutralFirst: true, dice: [1, 1, 2, 4, 4], step: 'rolled' } as const
    const game = choosing({ ...plan, dice: [...plan.dice], farms: [{ helpers: ['tollKeeper'] }] })
    expect(discarded(game)).toEqual([])
    game.do(use('tollKeeper'))
    expect(game.farm(0).silver).toBe(4)
    expect(game.table.dice).toEqual([1, 1, 2, 4])
  })
})

describe('card 5 Village Elder, solo', () => {
  const elder: Scenario = { players: 1, step: 'reserving', farms: [{ helpers: ['villageElder'] }] }

  test('card 5 §11 the discard passes over the last die on the named space and takes the next lowest', () => {
    const game = withDice(scenario(elder).do(use('villageElder', 0)), 1, 4, 4, 5, 6).do('takeDie 4', 'endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[1, 5, 6], [4]])
    game.do('takeDie 1', 'endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[6], [5]])
  })

  test('card 5 §11 the next highest in rounds 4-6', () => {
    const game = withDice(scenario({ ...elder, round: 4 }).do(use('villageElder', 5)), 1, 4, 4, 5, 6)
    game.do('takeDie 4', 'endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[1, 4, 6], [5]])
  })

  test('card 5 §11 of several dice on the named space all but one can be discarded', () => {
    const game = withDice(scenario(elder).do(use('villageElder', 0)), 1, 1, 4, 4, 6).do('takeDie 4', 'endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[1, 4, 6], [1]])
    game.do('takeDie 4', 'endTurn')
    expect([game.table.dice, discarded(game)]).toEqual([[1], [6]])
  })

  test('card 5 §11 it holds for the discard right after the roll, and lapses when the named space is empty', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const game = scenario({ ...elder, neutralFirst: true })
      const { random } = newGame({ seed: `roll ${seed}`, players: 1, edition: 'classic' }).secrets
      game.state = { ...game.state, secrets: { ...game.state.secrets, random } }
      game.do(use('villageElder', 0))
      const { dice } = game.saw('diceRolled')[0]!
      const ones = dice.filter(die => die === 1).length
      const sorted = [...dice].sort()
      expect(discarded(game)).toEqual([ones === 1 ? sorted[1] : sorted[0]])
      seen.add(`${Math.min(ones, 2)} on space 1`)
    }
    expect(seen.size).toBe(3)
  })
})
