import type { ActionOf, ActionType } from '../action.ts'
import type { Refusal } from '../refusal.ts'
import type { Farm, Table } from '../state.ts'
import type { Task } from '../task.ts'
import type { Turn } from '../turn.ts'
import type { PlayerView } from '../view.ts'
import type { Seat } from '../words.ts'

/** Who decides what, with what they can see. */
export interface Moment {
  readonly view: PlayerView
  readonly table: Table
  readonly seat: Seat
  readonly farm: Farm
  /** The first task of the player, which admits this kind of action. */
  readonly task: Task
}

/** Where candidates are put down: any list that takes them. */
export interface Listing<T extends ActionType> {
  push(action: ActionOf<T>): unknown
}

/**
 * One kind of action. `refusal` alone decides; `candidates` only has to name everything that might be possible, so that the
 * legal list is the candidates that `refusal` lets by.
 */
export interface Rule<T extends ActionType> {
  candidates(moment: Moment, into: Listing<T>): void
  refusal(moment: Moment, action: ActionOf<T>): Refusal | undefined
  apply(turn: Turn, action: ActionOf<T>, task: Task): void
}
