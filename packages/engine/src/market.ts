import { ask } from './ask.ts'
import { type Parts, partsOf } from './components/parts.ts'
import type { PrintedHex } from './components/set.ts'
import type { Table } from './state.ts'
import type { Task } from './task.ts'
import { emit, type Turn } from './turn.ts'
import { NEUTRAL, NOBODY, type Seat, type StallOwner } from './words.ts'

/** §4.10 */
export function isOpen(table: Table, hex: PrintedHex): boolean {
  return !hex.closed.includes(table.players)
}

export function ownerOf(table: Table, hex: number): StallOwner {
  return table.stalls[hex] ?? NOBODY
}

/** §8.3.3: the hexes on which a stall can be placed now; R30: any empty one. */
export function stallHexes(table: Table, seat: Seat, { value, quiet }: Stalling): number[] {
  const hexes = partsOf(table).set.hexes.filter(hex => (quiet === true || hex.value === value) && isOpen(table, hex))
  const empty = hexes.filter(hex => ownerOf(table, hex.hex) === NOBODY)
  const free = empty.length > 0 || quiet === true ? empty : hexes.filter(hex => isRemovable(table, seat, hex))
  return free.map(hex => hex.hex)
}

type Stalling = Extract<Task, { do: 'stalling' }>

/** Deluxe: replacing an opponent's stall is a right, not a duty. */
export function mayLeaveStall(table: Table, seat: Seat, task: Stalling): boolean {
  return table.edition === 'deluxe' && stallHexes(table, seat, task).every(hex => ownerOf(table, hex) !== NOBODY)
}

/** An opponent's stall (R15: or a neutral one) that nothing protects (R13). */
export function isRemovable(table: Table, seat: StallOwner, hex: PrintedHex): boolean {
  const owner = ownerOf(table, hex.hex)
  if (owner === NOBODY || owner === seat) return false
  return owner === NEUTRAL || ask(table, owner, 'protectsStall', 0, hex.value) === 0
}

/** Places a stall, replacing an opponent's if one stands there, and removes lower opponents' stalls beside it. */
export function placeStall(turn: Turn, seat: Seat, hex: number, quiet: boolean): void {
  removeStall(turn, seat, hex)
  emit(turn, { type: 'stallPlaced', seat, hex })
  if (quiet) return
  for (const near of lowerBeside(turn.state.table, hex)) {
    if (isRemovable(turn.state.table, seat, near)) removeStall(turn, seat, near.hex)
  }
}

/** The open hexes of lower value beside this one. */
export function lowerBeside(table: Table, hex: number): PrintedHex[] {
  const parts = partsOf(table)
  const { value } = hexOf(parts, hex)
  const beside = (parts.neighbours[hex] ?? []).map(near => hexOf(parts, near))
  return beside.filter(near => near.value < value && isOpen(table, near))
}

function removeStall(turn: Turn, seat: Seat, hex: number): void {
  const owner = ownerOf(turn.state.table, hex)
  if (owner === NOBODY) return
  emit(turn, { type: 'stallRemoved', seat, owner, hex })
  const amount = ask(turn.state.table, seat, 'removalPoints', 1, undefined)
  emit(turn, { type: 'pointsGained', seat, amount, source: 'removals', by: 'stall' })
}

export function hexOf(parts: Parts, hex: number): PrintedHex {
  const found = parts.hexes[hex]
  if (found === undefined) throw new RangeError(`no hex ${hex}`)
  return found
}
