import { ask } from '../ask.ts'
import { partsOf } from '../components/parts.ts'
import { farmOf, hasLasting } from '../look.ts'
import { consume } from '../picking.ts'
import { lastSpace, rest, spaceOf } from '../siesta.ts'
import type { Table } from '../state.ts'
import type { Task } from '../task.ts'
import { emit, pop } from '../turn.ts'
import type { Seat } from '../words.ts'
import type { Rule } from './rule.ts'

/** §8.2: the donkey's hats, and more where one may; or a single step inside an effect. */
export const advance: Rule<'advance'> = {
  candidates({ table, seat, task }, into) {
    for (const steps of possibleSteps(table, seat, task)) into.push({ type: 'advance', seat, steps })
  },
  refusal({ table, seat, task }, { steps }) {
    if (possibleSteps(table, seat, task).includes(steps)) return undefined
    return { rule: '8.2', why: spaceOf(table, seat) === lastSpace(table) ? 'endOfTrack' : 'wrongSteps' }
  },
  apply(turn, { seat, steps }, task) {
    if (task.do === 'picking') {
      consume(turn, seat, 'advance')
      return rest(turn, seat, steps, task.by)
    }
    pop(turn, seat)
    rest(turn, seat, steps, 'siesta')
    emit(turn, { type: 'turnEnded', seat })
  },
}

/** The extra steps of the Wainwright marker and of helpers are optional; steps past the last space make no difference. */
function possibleSteps(table: Table, seat: Seat, task: Task): number[] {
  const room = lastSpace(table) - spaceOf(table, seat)
  if (task.do === 'picking') return room > 0 ? [1] : []
  const hats = partsOf(table).set.donkeys[farmOf(table, seat).donkey - 1]?.hats ?? 0
  const most = ask(table, seat, 'restingSteps', hats + (hasLasting(table, seat, 'wainwright') ? 1 : 0), undefined)
  const steps = [hats]
  for (let more = hats + 1; more <= Math.min(most, room); more++) steps.push(more)
  return steps
}
