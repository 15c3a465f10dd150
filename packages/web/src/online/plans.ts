import type { Seat } from '@la-granja/engine'

export interface Plan {
  readonly seat: Seat
  /** For somebody else at the same screen. */
  readonly name?: string
}

/** Seats to be taken on arrival at a table: for people beside us, or for us who come along from another table. */
const plans = new Map<string, readonly Plan[]>()

export function planFor(table: string, seats: readonly Plan[]): void {
  plans.set(table, seats)
}

/** What was planned, once. */
export function takePlan(table: string): readonly Plan[] {
  const plan = plans.get(table) ?? []
  plans.delete(table)
  return plan
}
