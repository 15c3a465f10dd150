import { type Action, type ActionOf, type ActionType, malformed } from './action.ts'
import { RULES } from './actions/index.ts'
import type { GameEvent } from './event.ts'
import { type AnyRule, judged, momentOf, notWaiting } from './legal.ts'
import { topTask } from './look.ts'
import { formatAction } from './notation.ts'
import { run } from './phases/flow.ts'
import type { Refusal } from './refusal.ts'
import type { GameState } from './state.ts'
import { turnOn } from './turn.ts'
import { view } from './view.ts'
import type { Seat } from './words.ts'

export type Played =
  | { readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly refusal: Refusal }

/** Plays one action. Never throws, whatever it is given, and never changes its argument. */
export function play(state: GameState, action: Action | unknown): Played {
  return playOn(state, action, false)
}

/** The same; `blind` on a state that was made from a view (`preview`), where it throws `Hidden` at the information line. */
export function playOn(state: GameState, action: Action | unknown, blind: boolean): Played {
  const field = malformed(action)
  if (field !== undefined) return { refusal: { rule: 'input', why: 'malformed', field } }
  const asked = action as Action
  if (state.table.farms[asked.seat] === undefined)
    return { refusal: { rule: 'input', why: 'noSuchSeat', have: state.table.players } }
  const moment = momentOf(view(state, asked.seat))
  if (moment === undefined) return { refusal: notWaiting(state.table) }
  const rule = RULES[asked.type] as AnyRule
  const refused = judged(moment, rule, asked)
  if (refused !== undefined) return { refusal: refused }
  const turn = turnOn(state, blind)
  // A line more; V8 keeps such a sum as a rope, so nothing is copied.
  turn.state.secrets.history = `${state.secrets.history}${formatAction(asked)}\n`
  rule.apply(turn, asked as ActionOf<ActionType>, moment.task)
  run(turn)
  return { state: { table: turn.state.table, secrets: turn.state.secrets }, events: turn.events }
}

/**
 * Plays an action that has just come off the legal list of this very state: nobody judges it a second time, and no history is
 * written. For looking ahead only; a game that counts is played by `play`.
 */
export function playAhead(state: GameState, action: Action): GameState {
  const task = topTask(state.table, action.seat)
  if (task === undefined) throw new RangeError(`nothing to decide for seat ${action.seat}`)
  const turn = turnOn(state)
  const rule = RULES[action.type] as AnyRule
  rule.apply(turn, action as ActionOf<ActionType>, task)
  run(turn)
  return { table: turn.state.table, secrets: turn.state.secrets }
}

/** The seats that have to decide now: several for a simultaneous choice, none when the game is over. */
export function waitingFor(state: GameState): readonly Seat[] {
  return state.table.over ? [] : state.table.waiting
}
