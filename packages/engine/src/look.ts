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

/** `all[building]` spelt out, as in `countOf`. */
export function buildingIn<T>(all: Readonly<Record<BuildingId, T>>, building: BuildingId): T {
  switch (building) {
    case 'merchantHouse':
      return all.merchantHouse
    case 'wainwright':
      return all.wainwright
    case 'deli':
      return all.deli
    case 'greengrocer':
      return all.greengrocer
    case 'villageStore':
      return all.villageStore
    case 'butcher':
      return all.butcher
  }
}

/** A craft marker on its lasting side. */
export function hasLasting(table: Table, seat: Seat, building: BuildingId): boolean {
  for (const craft of farmOf(table, seat).crafts) if (craft.building === building && craft.lasting) return true
  return false
}
