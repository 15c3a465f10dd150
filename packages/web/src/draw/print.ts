import { partsOf, type Table } from '@la-granja/engine'

const first = new WeakMap<ReturnType<typeof partsOf>, Table>()

/**
 * The first table that was seen with the same printed parts. What only shows what is printed on cards and boards is given this
 * one, so that it stays as it is while the table around it changes. What lies on the table must never be read from it.
 */
export function printOf(table: Table): Table {
  const parts = partsOf(table)
  const known = first.get(parts)
  if (known !== undefined) return known
  first.set(parts, table)
  return table
}
