import { QUESTION_BITS, type Questions } from './card.ts'
import { cardOf, partsOf } from './components/parts.ts'
import { farmOf } from './look.ts'
import type { Table } from './state.ts'
import type { Resource, Seat } from './words.ts'

/** The rules' own answer to a question, changed by each helper on the farm. */
export function ask<Q extends keyof Questions>(
  table: Table,
  seat: Seat,
  question: Q,
  answer: number,
  about: Questions[Q],
): number {
  const farm = farmOf(table, seat)
  if (farm.helpers.length === 0) return answer
  const { cards } = partsOf(table)
  let changed = answer
  for (const hired of farm.helpers) {
    const card = cards[hired.card]
    // Most helpers adjust nothing at all.
    if (card === undefined || card.adjusts === 0 || (card.adjusts & QUESTION_BITS[question]) === 0) continue
    changed = card.helper.adjust?.[question]?.(changed, about, farm) ?? changed
  }
  return changed
}

/** `prices[good]` spelt out, as in `countOf`. */
function printed(prices: Readonly<Record<Resource, number>>, good: Resource): number {
  switch (good) {
    case 'olive':
      return prices.olive
    case 'grain':
      return prices.grain
    case 'grape':
      return prices.grape
    case 'pig':
      return prices.pig
  }
}

export function salePrice(table: Table, seat: Seat, good: Resource): number {
  return ask(table, seat, 'salePrice', printed(partsOf(table).set.prices.sell, good), good)
}

export function buyPrice(table: Table, seat: Seat, good: Resource): number {
  const asked = ask(table, seat, 'buyPrice', printed(partsOf(table).set.prices.buy, good), good)
  return Math.max(asked, salePrice(table, seat, good) + 1) // R35
}

export function upgradePrice(table: Table, seat: Seat, good: Resource): number {
  return Math.max(0, ask(table, seat, 'upgradePrice', printed(partsOf(table).set.prices.upgrade, good), good))
}

export function roofPrice(table: Table, seat: Seat): number {
  return Math.max(0, ask(table, seat, 'roofPrice', table.round, undefined))
}

export function deliveryPrice(table: Table, seat: Seat): number {
  return ask(table, seat, 'deliveryPrice', 1, undefined)
}

/** §6.1: the n-th extension costs n farm goods. */
export function extensionCost(table: Table, seat: Seat): number {
  return ask(table, seat, 'extensionCost', farmOf(table, seat).extensions.length + 1, undefined)
}

export function pens(table: Table, seat: Seat): number {
  return ask(table, seat, 'pens', partsOf(table).set.pens + icons(table, seat, 'pen'), undefined)
}

export function freePens(table: Table, seat: Seat): number {
  return Math.max(0, pens(table, seat) - farmOf(table, seat).goods.pig)
}

export function handLimit(table: Table, seat: Seat): number {
  return ask(table, seat, 'handLimit', partsOf(table).set.handLimit + icons(table, seat, 'card'), undefined)
}

export function barrowLimit(table: Table, seat: Seat): number {
  return ask(table, seat, 'barrowLimit', 3, undefined)
}

export function helperLimit(table: Table, seat: Seat): number {
  return ask(table, seat, 'helperLimit', 3, undefined)
}

export function isAsked(
  table: Table,
  seat: Seat,
  flag: 'sellsCrops' | 'sortsHand' | 'paysRoofsWithHarvest' | 'hasRoofSpace' | 'restsUppermost',
): boolean {
  return ask(table, seat, flag, 0, undefined) > 0
}

/** §8.4: how many deliveries the player may buy in a turn. */
export function boughtDeliveries(table: Table, seat: Seat): number {
  return partsOf(table).set.boughtDeliveries + icons(table, seat, 'delivery')
}

/** How often an icon is printed on the player's extensions. */
export function icons(table: Table, seat: Seat, icon: 'card' | 'income' | 'delivery' | 'pen'): number {
  let count = 0
  for (const card of farmOf(table, seat).extensions) {
    for (const printed of cardOf(table, card).extension) if (printed === icon) count++
  }
  return count
}
