import { mayLeaveStall } from '../market.ts'
import type { Table } from '../state.ts'
import type { Task } from '../task.ts'
import { pop } from '../turn.ts'
import type { Seat } from '../words.ts'
import type { Rule } from './rule.ts'

/** R11: leaves what is left of an effect. */
export const finish: Rule<'finish'> = {
  candidates({ seat }, into) {
    into.push({ type: 'finish', seat })
  },
  refusal: ({ table, seat, task }) => (isOptional(table, seat, task) ? undefined : { rule: 'R11', why: 'mustBeDone' }),
  apply: (turn, { seat }) => pop(turn, seat),
}

function isOptional(table: Table, seat: Seat, task: Task): boolean {
  if (task.do === 'stalling') return mayLeaveStall(table, seat, task)
  return task.do === 'doubling' || (task.do === 'picking' && task.must !== true)
}
