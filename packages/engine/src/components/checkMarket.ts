import { neighboursOf } from './parts.ts'
import type { Reader } from './reader.ts'
import type { ComponentSet, PrintedHex } from './set.ts'

const CENTRE = [2, 3, 4, 5]
const VALUES = [2, 3, 4, 5, 6]

/** One piece of land with every value for every player count, and the four first hexes in its centre. */
export function checkMarket(reader: Reader, { hexes }: ComponentSet): void {
  reader.distinct(
    'hexes',
    'hex',
    hexes.map(hex => hex.hex),
  )
  reader.distinct(
    'hexes',
    'place',
    hexes.map(hex => `${hex.q},${hex.r}`),
  )
  const centre = hexes.filter(hex => hex.centre)
  const values = centre.map(hex => hex.value).sort()
  if (values.join() !== CENTRE.join())
    reader.problem('hexes', `centre values ${values.join(' ')}`, 'one each of 2, 3, 4, 5')
  if (centre.some(hex => hex.closed.length > 0))
    reader.problem('hexes', 'a closed centre hex', 'the centre is always open')
  if (new Set(hexes.map(hex => hex.hex)).size < hexes.length) return // who lies beside whom cannot be told
  for (const players of [1, 2, 3, 4]) {
    const open = hexes.filter(hex => !hex.closed.includes(players))
    for (const value of VALUES) {
      if (!open.some(hex => hex.value === value))
        reader.problem('hexes', `no open ${value} with ${players} players`, 'every value from 2 to 6')
    }
    const islands = open.filter(hex => !mainland(open).has(hex.hex)).map(hex => hex.hex)
    if (islands.length > 0)
      reader.problem('hexes', `hex ${islands.join(', ')} cut off with ${players} players`, 'one connected market')
  }
}

/** The hexes that can be reached from the first one. */
function mainland(open: readonly PrintedHex[]): Set<number> {
  const reached = new Set<number>()
  const next = open.slice(0, 1)
  for (let hex = next.pop(); hex !== undefined; hex = next.pop()) {
    if (reached.has(hex.hex)) continue
    reached.add(hex.hex)
    next.push(...neighboursOf(open, hex))
  }
  return reached
}
