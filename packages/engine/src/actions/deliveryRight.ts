import { deliveryPrice } from '../ask.ts'
import { farmOf, topTask } from '../look.ts'
import { choiceOf, consume } from '../picking.ts'
import type { Refusal } from '../refusal.ts'
import type { Table } from '../state.ts'
import { emit, replaceTop, type Turn } from '../turn.ts'
import type { Seat } from '../words.ts'
import type { Moment } from './rule.ts'

/** Whether a delivery is due at all: free in §8.3, bought in §8.4, or given by an effect (to one barrow only, card 49). */
export function rightRefusal({ table, seat, task }: Moment, barrow?: number): Refusal | undefined {
  if (task.do === 'picking') {
    const choice = choiceOf(task, 'deliver')
    if (choice?.barrow !== undefined && choice.barrow !== barrow)
      return { rule: 'card:wheelwright', why: 'notAmongThese' }
    return choice?.bought === true ? priceRefusal(table, seat, 'R27') : undefined
  }
  if (task.do !== 'delivering' && task.do !== 'buying') return { rule: '8.3', why: 'notNow', during: task.do }
  if (task.left === 0) return { rule: task.do === 'buying' ? '8.4' : '8.3', why: 'noDeliveriesLeft', need: 1, have: 0 }
  if (task.do === 'delivering' || task.paid) return undefined
  if (table.options.extraDeliveriesUpFront === true) return { rule: 'R16', why: 'notBought' }
  return priceRefusal(table, seat, '8.4')
}

function priceRefusal(table: Table, seat: Seat, rule: string): Refusal | undefined {
  const need = deliveryPrice(table, seat)
  const have = farmOf(table, seat).silver
  return have < need ? { rule, why: 'notEnoughSilver', need, have } : undefined
}

export function useRight(turn: Turn, seat: Seat): void {
  const task = topTask(turn.state.table, seat)
  if (task?.do === 'picking') {
    if (choiceOf(task, 'deliver')?.bought === true) payForDelivery(turn, seat)
    return consume(turn, seat, 'deliver')
  }
  if (task?.do === 'delivering') return replaceTop(turn, seat, { do: 'delivering', left: task.left - 1 })
  if (task?.do !== 'buying') return
  replaceTop(turn, seat, { do: 'buying', left: task.left - 1, paid: task.paid })
  if (!task.paid) payForDelivery(turn, seat) // R16: one at a time
}

function payForDelivery(turn: Turn, seat: Seat): void {
  const amount = deliveryPrice(turn.state.table, seat)
  if (amount > 0) emit(turn, { type: 'silverPaid', seat, amount, by: 'delivery' })
}
