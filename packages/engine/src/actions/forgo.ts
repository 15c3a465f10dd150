import { emit, pop, replaceTop } from '../turn.ts'
import type { Rule } from './rule.ts'

/** R1: that gain alone. */
export const forgo: Rule<'forgo'> = {
  candidates: ({ seat, task }) =>
    task.do === 'placing' ? task.gains.map((_, gain) => ({ type: 'forgo', seat, gain })) : [],
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
