import { isAsked, salePrice } from '../ask.ts'
import { available } from '../goods.ts'
import { farmOf } from '../look.ts'
import { emit } from '../turn.ts'
import { HARVEST, RESOURCES } from '../words.ts'
import type { Rule } from './rule.ts'

/** §5.1.2 */
export const sell: Rule<'sell'> = {
  candidates({ table, seat }) {
    const { goods, fields } = farmOf(table, seat)
    const stored = RESOURCES.filter(good => goods[good] > 0).map(
      good => ({ type: 'sell', seat, good, from: 'store' }) as const,
    )
    if (fields.length === 0 || !isAsked(table, seat, 'sellsCrops')) return stored
    return [...stored, ...HARVEST.map(good => ({ type: 'sell', seat, good, from: 'field' }) as const)]
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
