import { canDraw, consume, drawsAreClosed } from '../picking.ts'
import { draw as drawCards } from '../pile.ts'
import type { Rule } from './rule.ts'

/** Draws the top card. */
export const draw: Rule<'draw'> = {
  candidates({ seat }, into) {
    into.push({ type: 'draw', seat })
  },
  refusal({ view, table }) {
    if (canDraw(view)) return undefined
    return drawsAreClosed(table) ? { rule: '6', why: 'noDrawingNow' } : { rule: 'R3', why: 'noCardToDraw' }
  },
  apply(turn, { seat }) {
    consume(turn, seat, 'draw')
    drawCards(turn, seat, 1)
  },
}
