import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import {
  type ActionType,
  type GameState,
  legalActions,
  legalWithoutTrade,
  newGame,
  play,
  playAhead,
  topTask,
  view,
  waitingFor,
} from '../../src/index.ts'
import { deepFreeze } from '../scenario.ts'
import { planFor, playGame } from './randomGame.ts'

const TRADE: ReadonlySet<ActionType> = new Set<ActionType>(['sell', 'buy', 'upgrade', 'spend'])

/** `toEqual`, but quick where both sides share most of what they hold. */
function agree(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected)
}

const withoutHistory = ({ table, secrets }: GameState) => ({ table, secrets: { ...secrets, history: '' } })

test('ahead: the list without trade is the whole list in its order, less what is traded outside an effect', () => {
  let shorter = 0
  for (let index = 0; index < 16; index++) {
    playGame(planFor(index, 'ahead list'), ({ state, seat, legal }) => {
      const asked = topTask(state.table, seat)?.do === 'picking'
      const rest = asked ? legal : legal.filter(({ type }) => !TRADE.has(type))
      if (rest.length < legal.length) shorter++
      agree(legalWithoutTrade(view(state, seat)), rest)
    })
  }
  expect(shorter).toBeGreaterThan(1000)
})

test('ahead: a listed action leads where `play` leads, without its line of history', () => {
  for (let index = 0; index < 16; index++) {
    playGame(planFor(index, 'ahead play'), ({ state, action, after }, dice) => {
      if (dice.between(1, 4) > 1) return
      const ahead = playAhead(state, action)
      expect(ahead.secrets.history).toBe(state.secrets.history)
      agree(withoutHistory(ahead), withoutHistory(after))
    })
  }
})

test('ahead: nothing that it is given is changed, and nobody plays who has nothing to decide', () => {
  const state = deepFreeze(newGame({ seed: 'ahead', players: 2, edition: 'classic' }))
  const seat = waitingFor(state)[0]!
  const [action] = legalActions(view(state, seat))
  expect(playAhead(state, action!).table).not.toBe(state.table)
  const other = seat === 0 ? 1 : 0
  expect(play(state, { type: 'endTurn', seat: other })).toHaveProperty('refusal')
  expect(() => playAhead(state, { type: 'endTurn', seat: other })).toThrow(RangeError)
})
