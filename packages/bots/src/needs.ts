import type { Farm, Good } from '@la-granja/engine'

// One stock for all counting: it is laid out anew for each farm, and nothing here waits for anything.
const stock: Record<Good, number> = { olive: 0, grain: 0, grape: 0, pig: 0, food: 0, wine: 0, meat: 0, commodity: 0 }

/** Lays out everything that a farm could deliver. */
export function takeStock({ goods, fields }: Farm): void {
  stock.olive = goods.olive
  stock.grain = goods.grain
  stock.grape = goods.grape
  stock.pig = goods.pig
  stock.food = goods.food
  stock.wine = goods.wine
  stock.meat = goods.meat
  stock.commodity = goods.commodity
  for (const { good, ripe } of fields) if (ripe) stock[good]++
}

const found = { open: 0, matched: 0 }

/** How many symbols are open, and how many of them the stock fills, which is taken from it. */
export function match(symbols: readonly Good[], filled: number): { readonly open: number; readonly matched: number } {
  found.open = 0
  found.matched = 0
  for (let index = 0; index < symbols.length; index++) {
    if ((filled & (1 << index)) !== 0) continue
    found.open++
    const good = symbols[index] as Good
    if (stock[good] === 0) continue
    stock[good]--
    found.matched++
  }
  return found
}
