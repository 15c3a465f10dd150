import {
  type Action,
  type GameState,
  legalActions,
  newGame,
  play,
  type Seat,
  topTask,
  view,
  waitingFor,
} from '@la-granja/engine'
import { chanceFrom, makeBot } from '../src/index.ts'

export interface Position {
  readonly state: GameState
  readonly seat: Seat
}

/** Positions with a choice, out of games of all sizes and both editions: up to `each` of every kind of task that comes up. */
export function positions(seed: string, each: number, games = 12): Position[] {
  const kinds = new Map<string, Position[]>()
  for (let game = 0; game < games; game++) {
    visit(`${seed} ${game}`, game, position => {
      const kind = topTask(position.state.table, position.seat)?.do ?? ''
      const kept = kinds.get(kind) ?? []
      // No more than one of a kind from each game, so that they come from different ones.
      if (kept.length < each && kept.length <= game) kinds.set(kind, [...kept, position])
    })
  }
  return [...kinds.values()].flat()
}

function visit(seed: string, game: number, see: (position: Position) => void): void {
  const chance = chanceFrom(seed)
  // Sensible players reach full farms, careless ones reach odd questions.
  const bot = makeBot(game % 2 === 0 ? 'random' : 'farmer')
  const players = ([2, 3, 4, 1] as const)[Math.floor(game / 2) % 4]!
  let state = newGame({ seed, players, edition: game % 4 < 2 ? 'classic' : 'deluxe' })
  for (let waiting = waitingFor(state); waiting.length > 0; waiting = waitingFor(state)) {
    const seat = waiting[chance.between(0, waiting.length - 1)]!
    const seen = view(state, seat)
    if (legalActions(seen).length > 1 && chance.between(1, 4) === 1) see({ state, seat })
    state = after(state, bot.choose(seen, chance))
  }
}

export function after(state: GameState, action: Action): GameState {
  const played = play(state, action)
  if ('refusal' in played) throw new Error(`${JSON.stringify(action)}: ${played.refusal.why}`)
  return played.state
}
