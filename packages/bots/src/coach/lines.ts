import {
  type Action,
  formatAction,
  type GameEvent,
  type GameState,
  legalActions,
  play,
  type Seat,
  view as viewOf,
} from '@la-granja/engine'
import type { Chance } from '../chance.ts'
import { greedyAction } from '../greedy.ts'
import { hunch } from '../hunch.ts'
import type { Style } from '../search.ts'
import { type Option, ranked } from '../tree.ts'
import { turnIsOver } from './turns.ts'

/** Actions of one seat in a row, to the end of its turn. */
export type Line = readonly Action[]

/** Told of each action: what happened, and where. */
export type Teller = (events: readonly GameEvent[], before: GameState, action: Action) => void

/** No turn of a sensible player is nearly as long. */
const LONGEST_TURN = 60
/** A game that goes on for so long has gone astray; it is evaluated where it is. */
const LONGEST = 600

/** The rest of the turn that begins with an option: as the tree has it while it has anything, then by first sight. */
export function lineAfter(start: GameState, option: Option, seat: Seat, style: Style): Line {
  const line: Action[] = []
  let state = start
  let next = option.action
  let node: Option['next'] | undefined = option.next
  while (line.length < LONGEST_TURN) {
    const result = play(state, next)
    if ('refusal' in result) break
    line.push(next)
    if (turnIsOver(state.table, result.state, result.events, seat)) break
    state = result.state
    const legal = legalActions(viewOf(state, seat))
    if (legal.length === 1) {
      next = legal[0] as Action
      continue
    }
    const best: Option | undefined = node === undefined ? undefined : bestOf(node, legal, style)
    next = best?.action ?? greedyAction(state, seat, legal, style.evaluation)
    node = best?.next
  }
  return line
}

function bestOf(node: Option['next'], legal: readonly Action[], style: Style): Option | undefined {
  if (node.visits === 0) return undefined
  const keys = new Set(legal.map(formatAction))
  return ranked(node, style).find(({ action }) => keys.has(formatAction(action)))
}

export function walked(start: GameState, line: Line, tell: Teller = () => {}): GameState {
  return line.reduce((state, action) => stepped(state, action, tell), start)
}

/** Plays a line, and on to the end of the round that it began in. */
export function playedOut(
  start: GameState,
  line: Line,
  seat: Seat,
  style: Style,
  chance: Chance,
  tell: Teller = () => {},
): GameState {
  const { round, step } = start.table
  let state = walked(start, line, tell)
  for (let count = 0; count < LONGEST; count++) {
    const { table } = state
    if (table.over || table.round !== round) break
    const mover = table.waiting[0] as Seat
    // A line that stops because a card was drawn is not the whole turn: the rest of it is played with more care.
    const careful = mover === seat && table.step === step
    state = stepped(state, careful ? withCare(state, seat, style) : hunch(state, mover, chance), tell)
  }
  return state
}

function withCare(state: GameState, seat: Seat, { evaluation }: Style): Action {
  const legal = legalActions(viewOf(state, seat))
  return legal.length === 1 ? (legal[0] as Action) : greedyAction(state, seat, legal, evaluation)
}

function stepped(state: GameState, action: Action, tell: Teller): GameState {
  const result = play(state, action)
  if ('refusal' in result) throw new Error(`cannot be played: ${JSON.stringify({ action, ...result })}`)
  tell(result.events, state, action)
  return result.state
}
