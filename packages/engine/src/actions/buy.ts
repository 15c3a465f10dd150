import { buyPrice, freePens } from '../ask.ts'
import { gain } from '../gains.ts'
import { farmOf } from '../look.ts'
import { emit } from '../turn.ts'
import { RESOURCES } from '../words.ts'
import type { Rule } from './rule.ts'

/** §5.1.2 */
export const buy: Rule<'buy'> = {
  candidates({ table, seat, farm }, into) {
    if (farm.silver === 0) return
    for (const good of RESOURCES) {
      if (buyPrice(table, seat, good) <= farm.silver) into.push({ type: 'buy', seat, good })
    }
  },
  refusal({ table, seat }, { good }) {
    const need = buyPrice(table, seat, good)
    const have = farmOf(table, seat).silver
    if (have < need) return { rule: '5.1.2', why: 'notEnoughSilver', need, have }
    if (good === 'pig' && freePens(table, seat) === 0) return { rule: 'R5', why: 'noFreePen', need: 1, have: 0 }
    return undefined
  },
  apply(turn, { seat, good }) {
    emit(turn, { type: 'bought', seat, good, price: buyPrice(turn.state.table, seat, good) })
    gain(turn, seat, [{ gain: 'good', good, by: 'trade' }])
  },
}
