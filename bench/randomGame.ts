import {
  type Action,
  type GameState,
  legalActions,
  newGame,
  type PlayerView,
  play,
  type Seat,
  view,
  waitingFor,
} from '../packages/engine/src/index.ts'
import { diceFrom, seedState } from '../packages/engine/src/random.ts'

export interface Sample {
  readonly state: GameState
  readonly seat: Seat
  readonly view: PlayerView
  readonly action: Action
}

let games = 0

/** One random game of four, the whole legal list at every decision; tells the number of decisions. */
export function randomGame(see: (sample: Sample) => void = () => {}): { decisions: number; end: GameState } {
  const seed = `bench ${games++ % 50}`
  const dice = diceFrom(seedState(seed))
  let state = newGame({ seed, players: 4, edition: 'classic' })
  let decisions = 0
  for (let waiting = waitingFor(state); waiting.length > 0; waiting = waitingFor(state)) {
    const seat = waiting[waiting.length > 1 ? dice.between(0, waiting.length - 1) : 0] as Seat
    const seen = view(state, seat)
    const legal = legalActions(seen)
    const action = legal[dice.between(0, legal.length - 1)] as Action
    see({ state, seat, view: seen, action })
    const played = play(state, action)
    if ('refusal' in played) throw new Error(JSON.stringify(played.refusal))
    state = played.state
    decisions++
  }
  return { decisions, end: state }
}
