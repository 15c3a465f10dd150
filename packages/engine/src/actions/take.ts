import { gain } from '../gains.ts'
import { choiceOf, consume, ruleOf } from '../picking.ts'
import type { Rule } from './rule.ts'

/** Takes a good of choice, into its den or a free pen. */
export const take: Rule<'take'> = {
  candidates({ seat, task }, into) {
    for (const good of choiceOf(task, 'take')?.goods ?? []) into.push({ type: 'take', seat, good })
  },
  refusal: ({ task }, { good }) =>
    choiceOf(task, 'take')?.goods.includes(good) ? undefined : { rule: ruleOf(task), why: 'notAmongThese' },
  apply(turn, { seat, good }, task) {
    if (task.do !== 'picking') return
    consume(turn, seat, 'take', good)
    gain(turn, seat, [{ gain: 'good', good, by: task.by }])
  },
}
