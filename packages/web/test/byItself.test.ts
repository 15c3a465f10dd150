import { type ActionType, legalActions, view } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { endByItself } from '../src/game/byItself.ts'
import { canUndo, type LocalGame, personToMove } from '../src/game/game.ts'
import { askedIn } from '../src/table/askedIn.ts'
import { playedGame } from './playedGame.ts'

const offersOnlyTheEnd = ({ state, ...game }: LocalGame) =>
  personToMove({ state, ...game }) === 0 && legalActions(view(state, 0)).every(({ type }) => type === 'endTurn')

describe('a turn that offers nothing more', () => {
  it('ends by itself when there is nothing to take back', () => {
    const game = playedGame({ seed: 'idle', until: now => offersOnlyTheEnd(now) && !canUndo(now, 0) })
    expect(game.state.table.over).toBe(false)
    expect(endByItself(game, 0)).toEqual({ type: 'endTurn', seat: 0 })
  })

  it('waits when something could be taken back', () => {
    const game = playedGame({ seed: 'idle', until: now => offersOnlyTheEnd(now) && canUndo(now, 0) })
    expect(game.state.table.over).toBe(false)
    expect(endByItself(game, 0)).toBeUndefined()
  })
})

describe('the room where somebody is asked, on a phone', () => {
  const asked = (game: LocalGame) => askedIn({ game, seat: 0 } as Parameters<typeof askedIn>[0])

  it('is the village for a stall', () => {
    // Who plays at random seldom fills a barrow.
    const games = Array.from({ length: 40 }, (_, number) =>
      playedGame({
        seed: `market ${number}`,
        until: ({ state }) => legalActions(view(state, 0))[0]?.type === 'placeStall',
      }),
    )
    const asking = games.filter(({ state }) => !state.table.over)
    expect(asking.length).toBeGreaterThan(0)
    for (const game of asking) expect(asked(game)).toBe('village')
  })

  const offered = (type: ActionType, beside?: ActionType) =>
    playedGame({
      seed: 'market',
      until: ({ state }) => {
        const types = legalActions(view(state, 0)).map(action => action.type)
        return types.includes(type) && (beside === undefined || types.includes(beside))
      },
    })

  it('is the farm for a donkey and for a card, and the village for a die or a roof, whatever can be sold beside it', () => {
    expect(asked(offered('chooseDonkey'))).toBe('farm')
    expect(asked(offered('play', 'sell'))).toBe('farm')
    expect(asked(offered('takeDie', 'sell'))).toBe('village')
    expect(asked(offered('buyRoof', 'sell'))).toBe('village')
  })

  it('is none where what is asked reaches from one to the other', () => {
    expect(asked(offered('deliver'))).toBeUndefined()
  })
})
