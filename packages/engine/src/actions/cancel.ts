import { pop } from '../turn.ts'
import { choose } from './play.ts'
import type { Rule } from './rule.ts'

/** Takes back a card or a roof that is not fully paid for; until the last payment nothing has moved. */
export const cancel: Rule<'cancel'> = {
  candidates({ seat }, into) {
    into.push({ type: 'cancel', seat })
  },
  refusal: () => undefined,
  apply(turn, { seat }) {
    pop(turn, seat)
    choose(turn, seat, 0)
  },
}
