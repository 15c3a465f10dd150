import { createRequire } from 'node:module'
import type { GameState } from '../packages/engine/src/index.ts'

// boardgame.io's reducer on a game of the same shape: our own table of a game in the middle as its state, and moves that change
// as much of it as an average action of ours. It knows no rules, so it has far less to do.

const require = createRequire(import.meta.url)
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal')

interface Farm {
  silver: number
  pool: number
  goods: Record<string, number>
  todo: unknown[]
}

export interface Shape {
  table: { farms: Farm[] }
}

/** What such a game is beside its beginning. */
export const peerRules = {
  moves: {
    sell({ G, ctx }: { G: Shape; ctx: { currentPlayer: string } }, good: string) {
      const farm = G.table.farms[Number(ctx.currentPlayer)]
      if (farm === undefined) return
      farm.goods[good] = (farm.goods[good] ?? 0) + 1
      farm.silver = (farm.silver + 1) % 20
      farm.pool = (farm.pool + 1) % 25
      farm.todo = [{ do: 'trading' }]
    },
  },
  turn: { minMoves: 3, maxMoves: 3 },
}

export function peerLoop(middle: GameState): (decisions: number) => number {
  const game = { ...peerRules, setup: () => JSON.parse(JSON.stringify(middle)) as Shape }
  const reducer = CreateGameReducer({ game })
  let state = InitializeGame({ game, numPlayers: 4 })
  let count = 0
  return decisions => {
    for (let done = 0; done < decisions; done++) {
      const playerID = state.ctx.currentPlayer
      const goods = Object.keys(state.G.table.farms[Number(playerID)].goods)
      const good = goods[count++ % goods.length]
      const action = { type: 'MAKE_MOVE', payload: { type: 'sell', args: [good], playerID } }
      state = reducer(state, action)
      // Its log grows without end; a server would store it elsewhere.
      state = { ...state, deltalog: [], _undo: [], _redo: [] }
    }
    return decisions
  }
}
