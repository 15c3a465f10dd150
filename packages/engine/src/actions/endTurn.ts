import { isTurn } from '../offers.ts'
import { emit, pop } from '../turn.ts'
import type { Rule } from './rule.ts'

/** R23: the turn ends when the player says so. */
export const endTurn: Rule<'endTurn'> = {
  candidates({ seat }, into) {
    into.push({ type: 'endTurn', seat })
  },
  refusal: () => undefined,
  apply(turn, { seat }, task) {
    pop(turn, seat)
    if (isTurn(task)) emit(turn, { type: 'turnEnded', seat })
  },
}
