import { BUILDINGS, CARDS, type CardId, GOODS, type Good, partsOf, type Table } from '@la-granja/engine'

/** What is printed on the parts, by number instead of by name: farms are counted by the million, and a name takes longer. */
export interface Printed {
  /** By card number: its place in `byCard`. */
  readonly cards: readonly number[]
  /** By card number: what its barrow asks for. */
  readonly barrows: readonly Symbols[]
  /** By building and row: what it asks for. */
  readonly rows: readonly (readonly Symbols[])[]
}

/** As places in `GOODS`. */
export type Symbols = readonly number[]

const known = new WeakMap<ReturnType<typeof partsOf>, Printed>()

export function printedOn(table: Table): Printed {
  const parts = partsOf(table)
  const found = known.get(parts)
  if (found !== undefined) return found
  const printed: Printed = {
    cards: parts.cards.map(({ id }) => CARD_IDS.indexOf(id)),
    barrows: parts.cards.map(({ barrow }) => symbolsOf(barrow.goods)),
    rows: BUILDINGS.map(building => parts.set.buildings[building].rows.map(symbolsOf)),
  }
  known.set(parts, printed)
  return printed
}

const symbolsOf = (goods: readonly Good[]): Symbols => goods.map(good => GOODS.indexOf(good))

const CARD_IDS = Object.keys(CARDS) as CardId[]

/** What is known of each card, by the order of `CARDS`, which no component set changes. */
export function byCard(worths: Readonly<Partial<Record<CardId, number>>>): Float64Array {
  return Float64Array.from(CARD_IDS, id => worths[id] ?? 0)
}
