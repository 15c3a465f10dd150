import { farmOf } from './look.ts'
import type { Farm, Field, Table } from './state.ts'
import {
  FARM_GOODS,
  type FarmGood,
  GOODS,
  type Good,
  HARVEST,
  type Harvest,
  type Origin,
  type Resource,
  type Seat,
} from './words.ts'

/** `goods[good]` spelt out: V8 has to look a name up unless it is written in the code, and nothing is read more often. */
export function countOf(goods: Farm['goods'], good: Good): number {
  switch (good) {
    case 'olive':
      return goods.olive
    case 'grain':
      return goods.grain
    case 'grape':
      return goods.grape
    case 'pig':
      return goods.pig
    case 'food':
      return goods.food
    case 'wine':
      return goods.wine
    case 'meat':
      return goods.meat
    case 'commodity':
      return goods.commodity
  }
}

/** How many of a good can be taken from there. */
export function available(table: Table, seat: Seat, good: Good, from: Origin): number {
  const { goods, fields } = farmOf(table, seat)
  if (from === 'store') return countOf(goods, good)
  let count = 0
  for (const field of fields) if (field.ripe && field.good === good) count++
  return count
}

export function has(table: Table, seat: Seat, good: Good): boolean {
  const { goods, fields } = farmOf(table, seat)
  if (countOf(goods, good) > 0) return true
  for (const field of fields) if (field.ripe && field.good === good) return true
  return false
}

export function hasAny(table: Table, seat: Seat, goods: readonly Resource[]): boolean {
  for (const good of goods) if (has(table, seat, good)) return true
  return false
}

/** Every good of which there is one in store or on a field. */
export function goodsOn({ goods, fields }: Farm): Good[] {
  const owned: Good[] = []
  for (const good of GOODS) if (countOf(goods, good) > 0) owned.push(good)
  for (const { ripe, good } of fields) if (ripe && !owned.includes(good)) owned.push(good)
  return owned
}

/** Whether a crop stands on this field and it is the first of its kind. */
export function isFirstRipe({ fields }: Farm, one: Field): boolean {
  for (const field of fields) if (field.ripe && field.good === one.good) return field === one
  return false
}

/** With how many kinds of farm goods the player could pay (§6.1), counted no further than needed. */
export function payableKinds(table: Table, seat: Seat, need: number): number {
  let count = 0
  for (const kind of FARM_GOODS) if (count < need && canPay(table, seat, kind)) count++
  return count
}

function canPay(table: Table, seat: Seat, kind: FarmGood): boolean {
  const farm = farmOf(table, seat)
  if (kind === 'silver') return farm.silver > 0
  if (kind === 'point') return farm.points > 0
  return has(table, seat, kind)
}

export function hasEmptyField(table: Table, seat: Seat, good?: Harvest): boolean {
  return farmOf(table, seat).fields.some(field => !field.ripe && (good === undefined || field.good === good))
}

/** The kinds of crop that the player's fields grow. */
export function cropKinds(table: Table, seat: Seat): Harvest[] {
  return HARVEST.filter(good => farmOf(table, seat).fields.some(field => field.good === good))
}
