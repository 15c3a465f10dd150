import { barrowLimit, pens } from '../ask.ts'
import { cardOf } from '../components/parts.ts'
import { farmOf } from '../look.ts'
import type { Refusal } from '../refusal.ts'
import type { Table } from '../state.ts'
import type { Task } from '../task.ts'
import { emit, pop, type Turn } from '../turn.ts'
import type { Seat } from '../words.ts'
import { carriesRoof } from './buyRoof.ts'
import { tuckInChosen } from './play.ts'
import type { Rule } from './rule.ts'

/** §6.1: down to the hand limit, or one card to make room for a fourth barrow or helper (R6). */
export const discard: Rule<'discard'> = {
  candidates({ view, seat, farm, task }, into) {
    if (task.do !== 'makingRoom') for (const card of view.hand) into.push({ type: 'discard', seat, card })
    else
      for (const { card } of task.side === 'barrow' ? farm.barrows : farm.helpers)
        into.push({ type: 'discard', seat, card })
  },
  refusal({ view, table, seat, task }, { card }) {
    if (task.do !== 'makingRoom') return view.hand.includes(card) ? undefined : { rule: '6.1', why: 'notInHand' }
    return roomRefusal(table, seat, task, card)
  },
  apply(turn, { seat, card }, task) {
    if (task.do !== 'makingRoom') return emit(turn, { type: 'cardDiscarded', seat, card })
    pop(turn, seat)
    if (task.side === 'barrow') emit(turn, { type: 'barrowDiscarded', seat, card })
    else dismiss(turn, seat, card)
    tuckInChosen(turn, seat, task.side)
  },
}

function roomRefusal(
  table: Table,
  seat: Seat,
  task: Extract<Task, { do: 'makingRoom' }>,
  card: number,
): Refusal | undefined {
  const { barrows, helpers } = farmOf(table, seat)
  const own = task.side === 'barrow' ? barrows : helpers
  if (!own.some(one => one.card === card)) return { rule: 'R6', why: 'notYours' }
  if (task.side === 'barrow') return undefined
  if (carriesRoof(table, seat, card)) return { rule: 'R22', why: 'stillNeeded' }
  const { id, helper } = cardOf(table, card)
  const { adjust } = helper
  if (adjust?.barrowLimit !== undefined && barrows.length >= barrowLimit(table, seat))
    return { rule: `card:${id}`, why: 'stillNeeded' }
  // Without the Foreman there would be no room for the others.
  if (adjust?.helperLimit !== undefined) return { rule: `card:${id}`, why: 'stillNeeded' }
  return undefined
}

/** R6: its mark returns, what it gave room to is lost. */
function dismiss(turn: Turn, seat: Seat, card: number): void {
  emit(turn, { type: 'helperDiscarded', seat, card })
  const { goods, closed } = farmOf(turn.state.table, seat)
  const homeless = goods.pig - pens(turn.state.table, seat)
  if (homeless > 0) emit(turn, { type: 'pigsLost', seat, count: homeless })
  if (closed.length > 0 && cardOf(turn.state.table, card).id === 'travellingSalesman')
    emit(turn, { type: 'usesReopened', seat })
}
