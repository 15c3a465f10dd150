import { legalActions, type NewGame, stateHash } from '@la-granja/engine'
import { describe, expect, test, vi } from 'vitest'
import { BOT_NAMES, type Bot, makeBot, type Player, playMatch } from '../src/index.ts'

vi.setConfig({ testTimeout: 120_000 })

const deal = (seed: string): NewGame => ({ seed, players: 2, edition: 'classic' })

describe('same seed, same budget, same game', () => {
  test.each(BOT_NAMES)('%s, whatever it has played in between', name => {
    // Random playouts to the end of the game take long.
    const budget = { iterations: name === 'reference' ? 1 : 5 }
    const players: Player[] = [{ bot: makeBot(name), budget }, { bot: makeBot('random') }]
    const [one, other, again] = ['one', 'other', 'one'].map(seed => playMatch(deal(seed), players))
    expect(stateHash(again!.state)).toBe(stateHash(one!.state))
    expect(again!.result).toEqual(one!.result)
    expect(again!.decisions).toEqual(one!.decisions)
    expect(other!.state.secrets.history).not.toBe(one!.state.secrets.history)
  })

  test.each(['steward', 'lagranja'] as const)('%s, made anew', name => {
    const hashes = [1, 2].map(() => {
      const players: Player[] = [{ bot: makeBot('random') }, { bot: makeBot(name), budget: { iterations: 2 } }]
      return stateHash(playMatch({ ...deal('new'), edition: 'deluxe' }, players).state)
    })
    expect(hashes[1]).toBe(hashes[0])
  })
})

test('how much luck somebody uses up does not change the luck of the others', () => {
  const played = (draws: number) => {
    const restless: Bot = {
      name: 'restless',
      choose(view, chance) {
        for (let draw = 0; draw < draws; draw++) chance.between(1, 6)
        return legalActions(view).at(-1)!
      },
    }
    return playMatch(deal('luck'), [{ bot: restless }, { bot: makeBot('novice') }]).state
  }
  expect(stateHash(played(9))).toBe(stateHash(played(0)))
})
