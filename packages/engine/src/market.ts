import { ask } from './ask.ts'
import { type Parts, partsOf } from './components/parts.ts'
import type { PrintedHex } from './components/set.ts'
import type { Table } from './state.ts'
import { emit, type Turn } from './turn.ts'
import { NEUTRAL, NOBODY, type Seat, type StallOwner } from './words.ts'

/** §4.10 */
export function isOpen(table: Table, hex: PrintedHex): boolean {
  return !hex.closed.includes(table.players)
}

export function ownerOf(table: Table, hex: number): StallOwner {
  return table.stalls[hex] ?? NOBODY
}

/** §8.3.3: the hexes on which a stall of this value can be placed now. */
export function stallHexes(table: Table, seat: Seat, value: number): number[] {
  const hexes = partsOf(table).set.hexes.filter(hex => hex.value === value && isOpen(table, hex))
  const empty = hexes.filter(hex => ownerOf(table, hex.hex) === NOBODY)
  const free = empty.length > 0 ? empty : hexes.filter(hex => isRemovable(table, seat, hex))
  return free.map(hex => hex.hex)
}

/** An opponent's stall (R15: or a neutral one) that nothing protects (R13). */
export function isRemovable(table: Table, seat: Seat, hex: PrintedHex): boolean {
  const owner = ownerOf(table, hex.hex)
  if (owner === NOBODY || owner === seat) return false
  return owner === NEUTRAL || ask(table, owner, 'protectsStall', 0, hex.value) === 0
}

/** Places a stall, replacing an opponent's if one stands there, and removes lower opponents' stalls beside it. */
export function placeStall(turn: Turn, seat: Seat, hex: number): void {
  removeStall(turn, seat, hex)
  emit(turn, { type: 'stallPlaced', seat, hex })
  const parts = partsOf(turn.state.table)
  const value = hexOf(parts, hex).value
  for (const near of parts.neighbours[hex] ?? []) {
    const other = hexOf(parts, near)
    if (other.value < value && isOpen(turn.state.table, other) && isRemovable(turn.state.table, seat, other))
      removeStall(turn, seat, near)
  }
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
