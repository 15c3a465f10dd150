import { type ActionOf, type Good, type PlayerView, partsOf } from '@la-granja/engine'
import { printedOf } from './cards.ts'

// No two labels that can be chosen between may be the same, so what is there more than once gets a number.

/** Whether there is another one like this. */
export function hasTwin<T>(all: readonly T[], index: number): boolean {
  const one = all[index]
  return all.indexOf(one as T) !== all.lastIndexOf(one as T)
}

/** What is asked for by the row or the barrow from which a marker is taken back. */
export function symbolsOf(
  { seat, place }: ActionOf<'takeBackDelivery'>,
  { table }: Pick<PlayerView, 'table'>,
): readonly Good[] {
  if (typeof place === 'number') return printedOf(place, table).barrow.goods
  const row = table.buildings[place].rows.findIndex(one => one.seat === seat)
  return partsOf(table).set.buildings[place].rows[row] ?? []
}
