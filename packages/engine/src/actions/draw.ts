import { canDraw, consume, drawRefusal } from '../picking.ts'
import { draw as drawCards } from '../pile.ts'
import type { Rule } from './rule.ts'

/** Draws the top card. */
export const draw: Rule<'draw'> = {
  candidates({ seat }, into) {
    into.push({ type: 'draw', seat })
  },
  refusal: ({ view, table }) => (canDraw(view) ? undefined : drawRefusal(table, 'R3')),
  apply(turn, { seat }) {
    consume(turn, seat, 'draw')
    drawCards(turn, seat, 1)
  },
}
