import { type Farm, GOODS } from '@la-granja/engine'
import type { Symbols } from './printed.ts'

// One stock for all counting, in the order of GOODS: it is laid out anew for each farm, and nothing here waits for anything.
const stock = new Int32Array(GOODS.length)

/** Lays out everything that a farm could deliver. */
export function takeStock({ goods, fields }: Farm): void {
  stock[0] = goods.olive
  stock[1] = goods.grain
  stock[2] = goods.grape
  stock[3] = goods.pig
  stock[4] = goods.food
  stock[5] = goods.wine
  stock[6] = goods.meat
  stock[7] = goods.commodity
  for (const { good, ripe } of fields) {
    if (!ripe) continue
    const place = good === 'olive' ? 0 : good === 'grain' ? 1 : 2
    stock[place] = (stock[place] as number) + 1
  }
}

const found = { open: 0, matched: 0 }

/** How many symbols are open, and how many of them the stock fills, which is taken from it. */
export function match(symbols: Symbols, filled: number): { readonly open: number; readonly matched: number } {
  let open = 0
  let matched = 0
  for (let index = 0; index < symbols.length; index++) {
    if ((filled & (1 << index)) !== 0) continue
    open++
    const good = symbols[index] as number
    const left = stock[good] as number
    if (left === 0) continue
    stock[good] = left - 1
    matched++
  }
  found.open = open
  found.matched = matched
  return found
}
