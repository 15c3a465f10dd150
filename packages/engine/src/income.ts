import { icons } from './ask.ts'
import { goods, silver } from './board.ts'
import { cardOf } from './components/parts.ts'
import { farmOf, hasLasting } from './look.ts'
import type { Table } from './state.ts'
import type { Task } from './task.ts'
import { type Good, RESOURCES, type Seat } from './words.ts'

/** All of §6.2 once. R8: craft markers count here. */
export function incomeTasks(table: Table, seat: Seat): Task[] {
  let coins = icons(table, seat, 'income')
  const things: Good[] = []
  for (const { card } of farmOf(table, seat).helpers) {
    const earned = cardOf(table, card).helper.each?.income?.(table, seat)
    coins += earned?.silver ?? 0
    things.push(...(earned?.goods ?? []))
  }
  if (hasLasting(table, seat, 'merchantHouse')) coins += 3
  if (hasLasting(table, seat, 'deli')) things.push('commodity')
  const tasks: Task[] = []
  if (coins > 0) tasks.push(silver(coins, 'income'))
  if (things.length > 0) tasks.push(goods('income', ...things))
  if (hasLasting(table, seat, 'greengrocer')) {
    tasks.push({ do: 'picking', by: 'income', left: 1, must: true, from: [{ pick: 'take', goods: RESOURCES }] })
  }
  return tasks
}
