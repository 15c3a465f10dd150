import { isAsked } from './ask.ts'
import { partsOf } from './components/parts.ts'
import type { Table } from './state.ts'
import { emit, type Turn } from './turn.ts'
import type { Cause, Seat } from './words.ts'

export function spaceOf(table: Table, seat: Seat): number {
  for (let space = 0; space < table.siesta.length; space++) if (table.siesta[space]?.includes(seat)) return space
  return -1
}

export function lastSpace(table: Table): number {
  return table.siesta.length - 1
}

/** VP shown at the player's disc. */
export function siestaPoints(table: Table, seat: Seat): number {
  return partsOf(table).set.siesta[spaceOf(table, seat)] ?? 0
}

/** §8.2: never past the last space. R12: a disc that does not move is not re-stacked. */
export function rest(turn: Turn, seat: Seat, steps: number, by: Cause): void {
  const from = spaceOf(turn.state.table, seat)
  const to = Math.min(from + steps, lastSpace(turn.state.table))
  if (to > from) emit(turn, { type: 'rested', seat, from, to, by })
}

/** §8.2: furthest first, upper disc first on a shared space. */
export function orderBySiesta(table: Table): Seat[] {
  const order: Seat[] = []
  for (let space = lastSpace(table); space >= 0; space--) {
    const stack = table.siesta[space] ?? []
    if (stack.length === 0) continue
    order.push(...[...stack].reverse().sort((a, b) => uppermost(table, b) - uppermost(table, a)))
  }
  return order
}

function uppermost(table: Table, seat: Seat): number {
  return isAsked(table, seat, 'restsUppermost') ? 1 : 0
}
