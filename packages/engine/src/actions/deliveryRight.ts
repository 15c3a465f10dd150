import { deliveryPrice } from '../ask.ts'
import { farmOf, topTask } from '../look.ts'
import { choiceOf, consume } from '../picking.ts'
import type { Refusal } from '../refusal.ts'
import { emit, replaceTop, type Turn } from '../turn.ts'
import type { Seat } from '../words.ts'
import type { Moment } from './rule.ts'

/** Whether a delivery is due at all: free in §8.3, bought in §8.4, or given by an effect (to one barrow only, card 49). */
export function rightRefusal({ table, seat, task }: Moment, barrow?: number): Refusal | undefined {
  if (task.do === 'picking') {
    const only = choiceOf(task, 'deliver')?.barrow
    return only === undefined || only === barrow ? undefined : { rule: 'card:wheelwright', why: 'notAmongThese' }
  }
  if (task.do !== 'delivering' && task.do !== 'buying') return { rule: '8.3', why: 'notNow', during: task.do }
  if (task.left === 0) return { rule: task.do === 'buying' ? '8.4' : '8.3', why: 'noDeliveriesLeft', need: 1, have: 0 }
  if (task.do === 'delivering' || task.paid) return undefined
  if (table.options.extraDeliveriesUpFront === true) return { rule: 'R16', why: 'notBought' }
  const need = deliveryPrice(table, seat)
  const have = farmOf(table, seat).silver
  return have < need ? { rule: '8.4', why: 'notEnoughSilver', need, have } : undefined
}

export function useRight(turn: Turn, seat: Seat): void {
  const task = topTask(turn.state.table, seat)
  if (task?.do === 'picking') return consume(turn, seat, 'deliver')
  if (task?.do !== 'delivering' && task?.do !== 'buying') return
  replaceTop(turn, seat, { ...task, left: task.left - 1 })
  const price = task.do === 'buying' && !task.paid ? deliveryPrice(turn.state.table, seat) : 0
  if (price > 0) emit(turn, { type: 'silverPaid', seat, amount: price, by: 'delivery' }) // R16: one at a time
}
