import { farmOf } from '../look.ts'
import type { Building, Farm, GameState, Secrets, Table } from '../state.ts'
import type { BuildingId, Good, Origin, Seat } from '../words.ts'

// Small copies that share what did not change. Only `evolve` and the agenda use them.

export function withTable(state: GameState, table: Table): GameState {
  return { table, secrets: state.secrets }
}

export function withFarm(state: GameState, seat: Seat, farm: Farm): GameState {
  const farms = state.table.farms.slice()
  farms[seat] = farm
  return { table: { ...state.table, farms }, secrets: state.secrets }
}

export function withSecrets(state: GameState, secrets: Secrets): GameState {
  return { table: state.table, secrets }
}

export function withBuilding(state: GameState, id: BuildingId, building: Building): GameState {
  return withTable(state, { ...state.table, buildings: { ...state.table.buildings, [id]: building } })
}

export function withHand(state: GameState, seat: Seat, hand: readonly number[]): GameState {
  return withSecrets(state, { ...state.secrets, hands: replaced(state.secrets.hands, seat, hand) })
}

export function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const copy = list.slice()
  copy[index] = item
  return copy
}

export function without<T>(list: readonly T[], index: number): readonly T[] {
  const copy = list.slice()
  copy.splice(index, 1)
  return copy
}

/** The farm with one good more in its store (or `count` of them; negative for fewer). */
export function stocked(farm: Farm, good: Good, count: number): Farm['goods'] {
  return { ...farm.goods, [good]: farm.goods[good] + count }
}

/** The farm without one good, taken from its store or from a field that bears it. Where the marker goes is the caller's. */
export function removed(table: Table, seat: Seat, good: Good, from: Origin): Farm {
  const farm = farmOf(table, seat)
  if (from === 'store') return { ...farm, goods: stocked(farm, good, -1) }
  const index = farm.fields.findIndex(field => field.ripe && field.good === good)
  const field = farm.fields[index]
  if (field === undefined) throw new RangeError(`no ${good} on a field`)
  return { ...farm, fields: replaced(farm.fields, index, { ...field, ripe: false }) }
}
