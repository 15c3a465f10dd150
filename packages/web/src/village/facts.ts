import { type Good, type PlayerView, roofPrice, type Seat, type Table } from '@la-granja/engine'

/** The revenue spaces. */
export const SPACES = [1, 2, 3, 4, 5, 6] as const

/** Who has taken a die of this number and not yet used it. */
export function holdersOf({ farms }: Table, space: number): Seat[] {
  return farms.flatMap(({ todo }, seat) =>
    todo.some(task => task.do === 'dieTaken' && task.die === space) ? [seat as Seat] : [],
  )
}

export function rowsAlike(rows: readonly (readonly Good[])[]): boolean {
  return rows.every(row => row.join(' ') === rows[0]?.join(' '))
}

/** What the seat would pay for a roof now. */
export function roofPriceIn({ table, seat }: PlayerView): number {
  return seat === undefined ? table.round : roofPrice(table, seat)
}
