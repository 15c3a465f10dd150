import type { CompiledQuery } from 'kysely'
import type { Queries } from './queries.ts'
import { statement } from './statement.ts'
import type { TableIndex } from './store.ts'

type Seats = TableIndex['seats']
type Taken = Seats[number]

interface Row {
  readonly table: string
  readonly seat: number
  readonly person: string
  readonly waiting: number
}

/** Who sits where: most of it is as it was, and what did not change is not written if `was` tells. */
export function seatChangesFor(
  queries: Queries,
): (table: string, seats: Seats, was?: Seats) => readonly CompiledQuery[] {
  const clear = statement(({ table }: Pick<Row, 'table'>) => queries.deleteFrom('seats').where('table_id', '=', table))
  const leave = statement(({ table, seat }: Pick<Row, 'table' | 'seat'>) =>
    queries.deleteFrom('seats').where('table_id', '=', table).where('seat', '=', seat),
  )
  const take = statement(({ table, seat, person, waiting }: Row) =>
    queries
      .insertInto('seats')
      .values({ table_id: table, seat, person, waiting })
      .onConflict(conflict => conflict.columns(['table_id', 'seat']).doUpdateSet({ person, waiting })),
  )
  return (table, seats, was) => {
    const taken = ({ seat, person, waiting }: Taken) => take({ table, seat, person, waiting: Number(waiting) })
    if (was === undefined) return [clear({ table }), ...seats.map(taken)]
    const gone = was.filter(({ seat }) => seats.every(one => one.seat !== seat))
    const changed = seats.filter(one => !was.some(before => alike(before, one)))
    return [...gone.map(({ seat }) => leave({ table, seat })), ...changed.map(taken)]
  }
}

function alike(a: Taken, b: Taken): boolean {
  return a.seat === b.seat && a.person === b.person && a.waiting === b.waiting
}
