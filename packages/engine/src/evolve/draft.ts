import { farmOf } from '../look.ts'
import type { Farm, GameState, Secrets, Table } from '../state.ts'
import type { Good, Origin, Seat } from '../words.ts'
import { copyFarm, copyGoods, copySecrets, copyTable, type Mutable } from './copy.ts'

/**
 * The state while one action is played. The table and each farm are copied once, when first touched, and only `evolve` and
 * the agenda write to these copies. What lies inside them is replaced, never changed, so that the state before stays as it was
 * and shares what did not change.
 */
export interface Draft extends GameState {
  readonly table: Mutable<Table> & { farms: Farm[] }
  readonly secrets: Mutable<Secrets>
  /** One bit per farm that has been copied. */
  copied: number
}

export function draftOf({ table, secrets }: GameState): Draft {
  return { table: copyTable(table), secrets: copySecrets(secrets), copied: 0 }
}

/** The farm, ready to be written to. */
export function farmIn(draft: Draft, seat: Seat): Mutable<Farm> {
  if ((draft.copied & (1 << seat)) === 0) {
    draft.copied |= 1 << seat
    draft.table.farms[seat] = copyFarm(farmOf(draft.table, seat))
  }
  return farmOf(draft.table, seat)
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

export function stock(farm: Mutable<Farm>, good: Good, count: number): void {
  const goods = copyGoods(farm.goods)
  goods[good] += count
  farm.goods = goods
}

/** Takes one good from its store or from a field that bears it. Where the marker goes is the caller's. */
export function remove(farm: Mutable<Farm>, good: Good, from: Origin): void {
  if (from === 'store') return stock(farm, good, -1)
  const index = farm.fields.findIndex(field => field.ripe && field.good === good)
  const field = farm.fields[index]
  if (field === undefined) throw new RangeError(`no ${good} on a field`)
  farm.fields = replaced(farm.fields, index, { card: field.card, good: field.good, ripe: false })
}
