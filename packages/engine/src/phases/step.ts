import type { Table } from '../state.ts'
import type { Task } from '../task.ts'
import type { Turn } from '../turn.ts'
import type { Seat } from '../words.ts'

/** One step of a round: who gets a turn, in which order, and with what tasks. */
export interface StepRule {
  readonly begin?: (turn: Turn) => void
  seats(turn: Turn): readonly Seat[]
  /** All seats decide at the same time. */
  readonly atOnce?: (table: Table) => boolean
  enter(turn: Turn, seat: Seat): readonly Task[]
  readonly end?: (turn: Turn) => void
}

export function isSolo(turn: Turn): boolean {
  return turn.state.table.players === 1
}

export function inOrder(turn: Turn): readonly Seat[] {
  return turn.state.table.order
}
