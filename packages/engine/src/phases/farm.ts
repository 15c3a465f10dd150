import { ask, freePens, isAsked } from '../ask.ts'
import { cardOf } from '../components/parts.ts'
import { incomeTasks } from '../income.ts'
import { farmOf } from '../look.ts'
import type { Table } from '../state.ts'
import type { Gain, Task } from '../task.ts'
import type { Seat } from '../words.ts'
import { inOrder, type StepRule } from './step.ts'

const simultaneous = (table: Table) => table.options.simultaneousFarm === true

/** §6.1, first part: one card, in round 1 two. */
export const playing: StepRule = {
  seats: inOrder,
  atOnce: simultaneous,
  enter: turn => [{ do: 'playing', plays: turn.state.table.round === 1 ? 2 : 1 }],
}

/** §6.1, second part: up or down to the hand limit, which exists at this moment only. */
export const drawing: StepRule = {
  seats: inOrder,
  enter: (turn, seat) =>
    isAsked(turn.state.table, seat, 'sortsHand') ? [{ do: 'sorting' }, { do: 'drawUp' }] : [{ do: 'drawUp' }],
}

/** §6.2, and the turn between income and growth (R23). */
export const income: StepRule = {
  seats: inOrder,
  atOnce: simultaneous,
  enter: (turn, seat) => [...incomeTasks(turn.state.table, seat), { do: 'trading' }],
}

/** §6.3 */
export const growing: StepRule = {
  seats: inOrder,
  atOnce: simultaneous,
  enter: (turn, seat) => growthTasks(turn.state.table, seat),
}

/** Crops on empty fields, pigs if there are parents and pens, and what helpers add. */
function growthTasks(table: Table, seat: Seat): Task[] {
  const farm = farmOf(table, seat)
  const gains: Gain[] = []
  farm.fields.forEach((field, index) => {
    if (!field.ripe) gains.push({ gain: 'crop', field: index })
  })
  if (farm.goods.pig >= ask(table, seat, 'breeders', 2, undefined)) {
    const born = Math.min(freePens(table, seat), ask(table, seat, 'litter', 1, undefined))
    for (let pig = 0; pig < born; pig++) gains.push({ gain: 'birth' })
  }
  const tasks: Task[] = gains.length > 0 ? [{ do: 'gain', gains }] : []
  for (const { card } of farm.helpers) tasks.push(...(cardOf(table, card).helper.each?.growth?.(table, seat) ?? []))
  return tasks
}

/** §6.4 */
export const roofing: StepRule = {
  seats: turn => (turn.state.table.round === 1 ? [...turn.state.table.order].reverse() : turn.state.table.order),
  enter: () => [{ do: 'roofing', bought: false }],
}
