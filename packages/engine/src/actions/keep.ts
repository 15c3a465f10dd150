import { emit, pop } from '../turn.ts'
import type { Rule } from './rule.ts'

/** Card 39: one of the two cards seen goes to the hand, the other under the pile. */
export const keep: Rule<'keep'> = {
  candidates({ view, seat }, into) {
    for (const card of view.seen) into.push({ type: 'keep', seat, card })
  },
  refusal: ({ view }, { card }) =>
    view.seen.includes(card) ? undefined : { rule: 'card:fortuneTeller', why: 'notAmongThese' },
  apply(turn, { seat, card }) {
    pop(turn, seat)
    emit(turn, { type: 'cardKept', seat, card })
  },
}
