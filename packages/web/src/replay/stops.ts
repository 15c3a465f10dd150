import type { GameState } from '@la-granja/engine'
import type { LocalGame } from '../game/game.ts'

/** Moments of a game are counted by the actions before them: 0 is the table as it was laid. */
export const STRIDES = ['action', 'turn', 'step', 'round'] as const
export type Stride = (typeof STRIDES)[number]

/** The moments at which something begins, in order; the first and the last moment always belong to them. */
export type Stops = Readonly<Record<Stride, readonly number[]>>

export function stateAt({ steps, state }: Pick<LocalGame, 'steps' | 'state'>, at: number): GameState {
  return steps[at]?.before ?? state
}

export function stopsOf(game: Pick<LocalGame, 'steps' | 'state'>): Stops {
  const { steps } = game
  const last = steps.length
  const action = Array.from({ length: last + 1 }, (_, at) => at)
  const where = (begins: (at: number) => boolean) => action.filter(at => at === 0 || at === last || begins(at))
  const tableAt = (at: number) => stateAt(game, at).table
  const newRound = (at: number) => tableAt(at).round !== tableAt(at - 1).round
  return {
    action,
    turn: where(at => steps[at]?.action.seat !== steps[at - 1]?.action.seat),
    step: where(at => newRound(at) || tableAt(at).step !== tableAt(at - 1).step),
    round: where(newRound),
  }
}

/** The next stop in that direction; where there is none, it stays. */
export function nextStop(stops: readonly number[], at: number, way: 1 | -1): number {
  const found = way === 1 ? stops.find(stop => stop > at) : stops.filter(stop => stop < at).at(-1)
  return found ?? at
}

/** The moment that an address names, such as `#120`. Whatever is no moment of this game is its beginning or its end. */
export function momentIn(hash: string, last: number): number {
  const number = Number.parseInt(hash.replace('#', ''), 10)
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 0), last)
}
