import { thinking } from '../packages/bots/src/budget.ts'
import { chanceFrom } from '../packages/bots/src/chance.ts'
import { STEWARD_STYLE } from '../packages/bots/src/levels.ts'
import { think } from '../packages/bots/src/search.ts'
import { emptyNode } from '../packages/bots/src/tree.ts'
import { newGame, type Seat, view, waitingFor } from '../packages/engine/src/index.ts'

/** Search at the first decision of a game of four, cut at the round's end; tells how many iterations it did. */
export function searchLoop(): (iterations: number) => number {
  const state = newGame({ seed: 'first decision', players: 4, edition: 'classic' })
  const seen = view(state, waitingFor(state)[0] as Seat)
  const chance = chanceFrom('bench')
  return iterations => {
    think(seen, emptyNode(), STEWARD_STYLE, chance, thinking({ iterations }, 0).goOn)
    return iterations
  }
}
