import type { Farm, Table } from './state.ts'
import type { Task } from './task.ts'
import type { BuildingId, Seat } from './words.ts'

// Plain look-ups on the table that need nothing printed on the parts.

export function farmOf(table: Table, seat: Seat): Farm {
  const farm = table.farms[seat]
  if (farm === undefined) throw new RangeError(`no seat ${seat}`)
  return farm
}

/** What the player has to do first. */
export function topTask(table: Table, seat: Seat): Task | undefined {
  return farmOf(table, seat).todo.at(-1)
}

export function stallsOf(table: Table, seat: Seat): number {
  let count = 0
  for (const owner of table.stalls) if (owner === seat) count++
  return count
}

/** A craft marker on its lasting side. */
export function hasLasting(table: Table, seat: Seat, building: BuildingId): boolean {
  for (const craft of farmOf(table, seat).crafts) if (craft.building === building && craft.lasting) return true
  return false
}
