import { deliverToRow, rowRefusal, rowTargets } from '../deliveries.ts'
import { available } from '../goods.ts'
import { ORIGINS } from '../words.ts'
import { rightRefusal, useRight } from './deliveryRight.ts'
import type { Rule } from './rule.ts'

/** §8.3.1: one good to a row of a craft building. */
export const deliver: Rule<'deliver'> = {
  candidates(moment, into) {
    if (rightRefusal(moment) !== undefined) return
    const { table, seat } = moment
    for (const { building, row, good } of rowTargets(table, seat)) {
      for (const from of ORIGINS) {
        if (available(table, seat, good, from) > 0) into.push({ type: 'deliver', seat, good, from, building, row })
      }
    }
  },
  refusal(moment, { good, from, building, row }) {
    const { table, seat } = moment
    const right = rightRefusal(moment)
    if (right !== undefined) return right
    if (available(table, seat, good, from) === 0) return { rule: '8.3', why: 'goodNotThere', need: 1, have: 0 }
    return rowRefusal(table, seat, building, row, good)
  },
  apply(turn, { seat, good, from, building, row }) {
    useRight(turn, seat)
    deliverToRow(turn, seat, good, from, building, row)
  },
}
