import { barrowRefusal, barrowTargets, loadBarrow } from '../deliveries.ts'
import { available } from '../goods.ts'
import { ORIGINS } from '../words.ts'
import { rightRefusal, useRight } from './deliveryRight.ts'
import type { Rule } from './rule.ts'

/** §8.3.3: one good to one's own market barrow. */
export const load: Rule<'load'> = {
  candidates({ table, seat }, into) {
    for (const { card, good } of barrowTargets(table, seat)) {
      for (const from of ORIGINS) {
        if (available(table, seat, good, from) > 0) into.push({ type: 'load', seat, good, from, card })
      }
    }
  },
  refusal(moment, { good, from, card }) {
    const { table, seat } = moment
    const right = rightRefusal(moment, card)
    if (right !== undefined) return right
    if (available(table, seat, good, from) === 0) return { rule: '8.3', why: 'goodNotThere', need: 1, have: 0 }
    return barrowRefusal(table, seat, card, good)
  },
  apply(turn, { seat, good, from, card }) {
    useRight(turn, seat)
    loadBarrow(turn, seat, good, from, card)
  },
}
