import { emit, pop, replaceTop } from '../turn.ts'
import type { Rule } from './rule.ts'

/** R1: that gain alone. */
export const forgo: Rule<'forgo'> = {
  candidates({ seat, task }, into) {
    if (task.do === 'placing')
      for (let gain = 0; gain < task.gains.length; gain++) into.push({ type: 'forgo', seat, gain })
  },
  refusal: ({ task }, { gain }) =>
    task.do === 'placing' && task.gains[gain] !== undefined ? undefined : { rule: 'R1', why: 'notAmongThese' },
  apply(turn, { seat, gain }, task) {
    const lost = task.do === 'placing' ? task.gains[gain] : undefined
    if (task.do !== 'placing' || lost === undefined) return
    emit(turn, { type: 'gainForgone', seat, gain: lost })
    const gains = task.gains.filter((_, index) => index !== gain)
    if (gains.length === 0) pop(turn, seat)
    else replaceTop(turn, seat, { do: 'placing', gains })
  },
}
