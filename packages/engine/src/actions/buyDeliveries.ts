import { deliveryPrice } from '../ask.ts'
import { farmOf } from '../look.ts'
import { emit, replaceTop } from '../turn.ts'
import type { Rule } from './rule.ts'

/** R16, option `extraDeliveriesUpFront`: all bought deliveries in one go, before the first of them. */
export const buyDeliveries: Rule<'buyDeliveries'> = {
  candidates({ seat, task }, into) {
    if (task.do !== 'buying') return
    for (let count = 1; count <= task.left; count++) into.push({ type: 'buyDeliveries', seat, count })
  },
  refusal({ table, seat, task }, { count }) {
    if (table.options.extraDeliveriesUpFront !== true || task.do !== 'buying')
      return { rule: 'R16', why: 'notNow', during: task.do }
    if (task.paid) return { rule: 'R16', why: 'alreadyUsed' }
    if (task.left < count) return { rule: 'R17', why: 'noDeliveriesLeft', need: count, have: task.left }
    const need = count * deliveryPrice(table, seat)
    const have = farmOf(table, seat).silver
    return have < need ? { rule: '8.4', why: 'notEnoughSilver', need, have } : undefined
  },
  apply(turn, { seat, count }) {
    const amount = count * deliveryPrice(turn.state.table, seat)
    if (amount > 0) emit(turn, { type: 'silverPaid', seat, amount, by: 'delivery' })
    replaceTop(turn, seat, { do: 'buying', left: count, paid: true })
  },
}
