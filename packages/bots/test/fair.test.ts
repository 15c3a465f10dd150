import { formatAction, type GameState, type Seat, view } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { deepFreeze } from '../../engine/test/scenario.ts'
import { BOT_NAMES, type BotName, chanceFrom, determinize, makeBot } from '../src/index.ts'
import { positions } from './positions.ts'

vi.setConfig({ testTimeout: 120_000 })

const PLACES = positions('fair', 2)

/** Looks the same to the seat; hands, pile, roofs, donkeys and what the dice will show are different. */
function otherwise(state: GameState, seat: Seat): GameState {
  const { table, secrets } = determinize(view(state, seat), chanceFrom('other secrets'))
  return structuredClone({ table, secrets: { ...secrets, seed: 'other', history: 'other' } })
}

const answer = (name: BotName, state: GameState, seat: Seat): string =>
  // Random playouts to the end of the game take long.
  formatAction(makeBot(name).choose(view(state, seat), chanceFrom('x'), { iterations: name === 'reference' ? 3 : 20 }))

describe('what a seat cannot see', () => {
  test('is really different in these positions, and the view is not', () => {
    let hands = 0
    let piles = 0
    let roofs = 0
    for (const { state, seat } of PLACES) {
      const other = otherwise(state, seat)
      expect(view(other, seat)).toEqual(view(state, seat))
      expect(other.secrets.random).not.toEqual(state.secrets.random)
      if (JSON.stringify(other.secrets.hands) !== JSON.stringify(state.secrets.hands)) hands++
      if (JSON.stringify(other.secrets.pile) !== JSON.stringify(state.secrets.pile)) piles++
      if (JSON.stringify(other.secrets.roofs) !== JSON.stringify(state.secrets.roofs)) roofs++
    }
    expect(PLACES.length).toBeGreaterThan(25)
    for (const count of [hands, piles, roofs]) expect(count).toBeGreaterThan(PLACES.length / 2)
  })

  test('a chosen donkey of somebody else is hidden too', () => {
    const secret = PLACES.filter(({ state, seat }) => state.secrets.donkeys.some((one, at) => at !== seat && one > 0))
    expect(secret.length).toBeGreaterThan(0)
    for (const { state, seat } of secret) {
      const donkeys = state.secrets.donkeys.map((one, at) => (at === seat || one === 0 ? one : (one % 4) + 1))
      const other = { ...state, secrets: { ...state.secrets, donkeys } }
      expect(view(other, seat)).toEqual(view(state, seat))
      for (const name of BOT_NAMES) expect(answer(name, other, seat)).toBe(answer(name, state, seat))
    }
  })

  test.each(BOT_NAMES)('does not change what %s chooses', name => {
    for (const { state, seat } of PLACES) {
      expect(answer(name, otherwise(state, seat), seat)).toBe(answer(name, state, seat))
    }
  })
})

test.each(BOT_NAMES)('%s leaves its view as it was', name => {
  for (const { state, seat } of PLACES.filter((_, index) => index % 2 === 0)) {
    const seen = deepFreeze(structuredClone(view(state, seat)))
    const before = JSON.stringify(seen)
    makeBot(name).choose(seen, chanceFrom('frozen'), { iterations: 3 })
    expect(JSON.stringify(seen)).toBe(before)
  }
})
