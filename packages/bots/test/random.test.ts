import {
  formatAction,
  type GameState,
  legalActions,
  newGame,
  play,
  refusal,
  result,
  view,
  waitingFor,
} from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { chanceFrom, randomBot } from '../src/index.ts'

function wholeGame(seed: string, players: 2 | 3 | 4): GameState {
  const chance = chanceFrom(seed)
  let state = newGame({ seed, players, edition: 'classic' })
  for (;;) {
    const [seat] = waitingFor(state)
    if (seat === undefined) return state
    const played = play(state, randomBot.choose(view(state, seat), chance))
    if ('refusal' in played) throw new Error(played.refusal.why)
    state = played.state
  }
}

describe('chance', () => {
  it('gives the same numbers for the same text and others for another text', () => {
    const numbers = (seed: string) => {
      const chance = chanceFrom(seed)
      return Array.from({ length: 50 }, () => chance.between(1, 6))
    }
    expect(numbers('siesta')).toEqual(numbers('siesta'))
    expect(numbers('siesta')).not.toEqual(numbers('siestb'))
    expect(new Set(numbers('')).size).toBe(6)
  })

  it('stays within the bounds, both included', () => {
    const chance = chanceFrom('bounds')
    const seen = new Set(Array.from({ length: 200 }, () => chance.between(3, 5)))
    expect(seen).toEqual(new Set([3, 4, 5]))
  })
})

describe('random bot', () => {
  it('plays whole games of two, three and four to the end', () => {
    for (const players of [2, 3, 4] as const) {
      const standing = result(wholeGame('whole', players))
      expect(standing?.ranking).toHaveLength(players)
    }
  })

  it('answers with a legal action of its own seat', () => {
    const state = newGame({ seed: 'legal', players: 3, edition: 'classic' })
    const seen = view(state, waitingFor(state)[0])
    const action = randomBot.choose(seen, chanceFrom('a'))
    expect(action.seat).toBe(seen.seat)
    expect(refusal(seen, action)).toBeUndefined()
  })

  it('chooses each legal action about as often as the others', () => {
    const state = newGame({ seed: 'even', players: 2, edition: 'classic' })
    const seen = view(state, waitingFor(state)[0])
    const chance = chanceFrom('even')
    const times = new Map<string, number>()
    const each = 200
    const legal = legalActions(seen)
    for (let turn = 0; turn < each * legal.length; turn++) {
      const line = formatAction(randomBot.choose(seen, chance))
      times.set(line, (times.get(line) ?? 0) + 1)
    }
    expect([...times.keys()].sort()).toEqual(legal.map(formatAction).sort())
    for (const count of times.values()) expect(Math.abs(count - each)).toBeLessThan(each / 3)
  })

  it('says so when there is nothing to decide', () => {
    const spectator = view(newGame({ seed: 'nothing', players: 2, edition: 'classic' }), undefined)
    expect(() => randomBot.choose(spectator, chanceFrom('x'))).toThrow('nothing to decide')
  })
})
