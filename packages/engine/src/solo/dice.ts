import type { Table } from '../state.ts'
import { emit, type Turn } from '../turn.ts'

/** §11: the lowest die goes in rounds 1-3, the highest in rounds 4-6; a reserved last die is passed over if there is another. */
export function discardDie(turn: Turn): void {
  const { table } = turn.state
  const dice = table.round <= 3 ? table.dice : [...table.dice].reverse()
  const die = dice.find(one => !isReserved(table, one)) ?? dice[0]
  if (die !== undefined) emit(turn, { type: 'dieDiscarded', die })
}

function isReserved(table: Table, die: number): boolean {
  return table.reserved.some(one => one.space === die) && table.dice.filter(one => one === die).length === 1
}
