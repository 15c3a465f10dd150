import {
  formatAction,
  type GameResult,
  type GameState,
  legalActions,
  type NewGame,
  newGame,
  play,
  result,
  type Seat,
  view,
  waitingFor,
} from '@la-granja/engine'
import type { Bot, Budget } from './bot.ts'
import { type Chance, chanceFrom } from './chance.ts'

/** Somebody at the table of a match. */
export interface Player {
  readonly bot: Bot
  readonly budget?: Budget
}

export interface Played {
  readonly result: GameResult
  readonly state: GameState
  /** By seat: how many decisions with a choice, and how long they took by the clock that was given. */
  readonly decisions: readonly number[]
  readonly milliseconds: readonly number[]
}

/** No player of any strength needs nearly as many decisions in one game. */
const LONGEST = 3000

/** One whole game between bots. Each seat has a source of chance of its own, so that nobody's thinking disturbs another's. */
export function playMatch(
  game: NewGame,
  players: readonly Player[],
  clock?: () => number,
  see?: (state: GameState, seat: Seat) => void,
): Played {
  return playFrom(newGame(game), game.seed, players, clock, see)
}

/** The same from a position that somebody has set up. */
export function playFrom(
  start: GameState,
  seed: string,
  players: readonly Player[],
  clock: () => number = () => 0,
  see: (state: GameState, seat: Seat) => void = () => {},
): Played {
  const chances: readonly Chance[] = players.map((_, seat) => chanceFrom(`${seed} / ${seat}`))
  const decisions = players.map(() => 0)
  const milliseconds = players.map(() => 0)
  let state = start
  for (let waiting = waitingFor(state); waiting.length > 0; waiting = waitingFor(state)) {
    const seat = waiting[0] as Seat
    const seen = view(state, seat)
    const legal = legalActions(seen)
    see(state, seat)
    let [action] = legal
    if (legal.length > 1) {
      const { bot, budget } = players[seat] as Player
      const began = clock()
      action = bot.choose(seen, chances[seat] as Chance, budget)
      milliseconds[seat] = (milliseconds[seat] as number) + clock() - began
      decisions[seat] = (decisions[seat] as number) + 1
      if ((decisions[seat] as number) > LONGEST) throw new Error(`${bot.name} goes in circles: ${formatAction(action)}`)
    }
    const next = play(state, action)
    if ('refusal' in next) throw new Error(`${JSON.stringify(action)} was refused: ${next.refusal.why}`)
    state = next.state
  }
  const final = result(state)
  if (final === undefined) throw new Error('a game ended without a result')
  return { result: final, state, decisions, milliseconds }
}
