import { pop } from '../turn.ts'
import type { Rule } from './rule.ts'

/** R11: leaves what is left of an effect. */
export const finish: Rule<'finish'> = {
  candidates({ seat }, into) {
    into.push({ type: 'finish', seat })
  },
  refusal: ({ task }) => (task.do === 'picking' && task.must !== true ? undefined : { rule: 'R11', why: 'mustBeDone' }),
  apply: (turn, { seat }) => pop(turn, seat),
}
