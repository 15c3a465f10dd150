import type { Action, Seat } from '@la-granja/engine'
import { canUndo, type LocalGame } from './game.ts'
import { legalIn, seenBy } from './seen.ts'

/** The end of a turn in which nothing else can be done, nor taken back: exactly one possibility, and it cannot matter. */
export function endByItself(game: LocalGame, seat: Seat): Action | undefined {
  const [only, ...others] = legalIn(seenBy(game.state, seat))
  return only?.type === 'endTurn' && others.length === 0 && !canUndo(game, seat) ? only : undefined
}
