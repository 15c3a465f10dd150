import { type Action, formatAction, parseAction, preview, type Refusal, type Seat } from '@la-granja/engine'
import { type LocalGame, redo as redoBy } from '../game/game.ts'
import { seenBy } from '../game/seen.ts'
import { hushed, stateOf } from './game.ts'
import type { MoveKnown } from './known.ts'

/** One's own actions of this turn that nobody else knows yet. */
export interface Draft {
  readonly seat: Seat
  /** How many actions had been played when it was begun. */
  readonly at: number
  readonly actions: readonly Action[]
}

/** It is time to tell the server: something new would be shown, or somebody else is asked. */
export interface Whole {
  readonly game: LocalGame
  readonly send: readonly Action[]
}

export type Drafted = Whole | { readonly game: LocalGame; readonly send?: never } | { readonly refusal: Refusal }

/** What the server does not know yet. */
export function draftIn({ steps, told = 0 }: LocalGame): readonly Action[] {
  return steps.slice(told).map(({ action }) => action)
}

/** One more action of one's own, as far as it can be played on what one sees. */
export function draftOn(game: LocalGame, seat: Seat, action: Action): Drafted {
  const { table } = game.state
  const { view, events, stoppedAt, refusal } = preview(seenBy(game.state, seat), [action])
  if (refusal !== undefined) return { refusal }
  const send = [...draftIn(game), action]
  if (stoppedAt !== undefined) return { game: hushed({ ...game, undone: [] }, seat), send }
  const step = { action, before: game.state, events }
  const next = { ...game, state: stateOf(view), steps: [...game.steps, step], undone: [] }
  // Nobody has won before the server says so.
  if (view.table.over) return { game: hushed({ ...game, undone: [] }), send }
  const { waiting } = view.table
  const others = waiting.some(other => other !== seat && !table.waiting.includes(other))
  return waiting.includes(seat) && !others ? { game: next } : { game: hushed(next, seat), send }
}

/** The draft on another state of the game; nothing if it does not fit there. */
export function redrafted(game: LocalGame, { seat, actions }: Pick<Draft, 'seat' | 'actions'>): LocalGame | undefined {
  let next = game
  for (const action of actions) {
    const drafted = draftOn(next, seat, action)
    if ('refusal' in drafted || drafted.send !== undefined) return undefined
    next = drafted.game
  }
  return next
}

/** A turn that was sent, on another state of the game: what it looks like now, and what to send. */
export function resent(game: LocalGame, { seat, actions }: Pick<Draft, 'seat' | 'actions'>): Whole | undefined {
  const last = actions.at(-1)
  const before = redrafted(game, { seat, actions: actions.slice(0, -1) })
  if (last === undefined || before === undefined) return undefined
  const drafted = draftOn(before, seat, last)
  return 'refusal' in drafted || drafted.send === undefined ? undefined : drafted
}

/** Whether the seat has acted since the draft was begun, here or somewhere else; then it is no draft any more. */
export function isPast({ seat, at }: Pick<Draft, 'seat' | 'at'>, moves: readonly MoveKnown[]): boolean {
  return moves.slice(at).some(move => move.seat === seat)
}

export function redoDraft(game: LocalGame, seat: Seat): Drafted {
  let send: readonly Action[] | undefined
  let refused: Refusal | undefined
  const back = redoBy(game, (before, action) => {
    const drafted = draftOn(before, seat, action)
    if ('refusal' in drafted) {
      refused = drafted.refusal
      return drafted
    }
    send = drafted.send
    return drafted.game
  })
  if (refused !== undefined) return { refusal: refused }
  return send === undefined ? { game: back } : { game: back, send }
}

/** As it is kept on the server. */
export function writeDraft({ seat, at, actions }: Draft): string {
  return actions.length === 0 ? '' : JSON.stringify({ seat, at, actions: actions.map(formatAction) })
}

export function readDraft(text: string): Draft | undefined {
  if (text === '') return undefined
  try {
    const { seat, at, actions } = JSON.parse(text) as { seat: Seat; at: number; actions: readonly string[] }
    const read = actions.flatMap(line => parseAction(line) ?? [])
    return Number.isInteger(at) && read.length === actions.length ? { seat, at, actions: read } : undefined
  } catch {
    return undefined
  }
}
