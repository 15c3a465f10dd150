import { isAsked, salePrice } from '../ask.ts'
import { available, countOf } from '../goods.ts'
import { emit } from '../turn.ts'
import { HARVEST, RESOURCES } from '../words.ts'
import type { Rule } from './rule.ts'

/** §5.1.2 */
export const sell: Rule<'sell'> = {
  candidates({ table, seat, farm }, into) {
    for (const good of RESOURCES)
      if (countOf(farm.goods, good) > 0) into.push({ type: 'sell', seat, good, from: 'store' })
    if (farm.fields.length === 0 || !isAsked(table, seat, 'sellsCrops')) return
    for (const good of HARVEST) into.push({ type: 'sell', seat, good, from: 'field' })
  },
  refusal({ table, seat }, { good, from }) {
    if (available(table, seat, good, from) === 0) return { rule: '5.1.2', why: 'goodNotThere', need: 1, have: 0 }
    if (from === 'field' && !isAsked(table, seat, 'sellsCrops')) return { rule: '5.1.4', why: 'cropsCannotBeSold' }
    return undefined
  },
  apply(turn, { seat, good, from }) {
    emit(turn, { type: 'sold', seat, good, from, price: salePrice(turn.state.table, seat, good) })
  },
}
