import { BUILDINGS, partsOf, type Seat, type Table } from '@la-granja/engine'
import { printedOn, type Symbols } from './printed.ts'

/** What a seat has in the village. */
export interface Holdings {
  readonly buildings: Table['buildings']
  readonly stalls: Table['stalls']
  /** Open buildings that nobody has completed. */
  readonly firsts: number
  /** Rows of open buildings that it has claimed and not completed. */
  readonly claims: readonly Claim[]
  readonly ownStalls: number
  /** On hexes of value 5 or 6. */
  readonly strongStalls: number
}

export interface Claim {
  readonly symbols: Symbols
  readonly filled: number
}

// By seat. The village lies still through most of what is tried, and whatever changes in it is replaced: what was found last
// mostly holds.
const last: Holdings[] = []

export function holdingsOf(table: Table, seat: Seat): Holdings {
  const before = last[seat]
  if (before?.stalls === table.stalls && before.buildings === table.buildings) return before
  const now = { buildings: table.buildings, stalls: table.stalls, ...claimsOf(table, seat), ...marketOf(table, seat) }
  last[seat] = now
  return now
}

function claimsOf(table: Table, seat: Seat): Pick<Holdings, 'firsts' | 'claims'> {
  const printed = printedOn(table)
  const claims: Claim[] = []
  let firsts = 0
  BUILDINGS.forEach((building, place) => {
    const { rows, owners, orderMarker } = table.buildings[building]
    if (orderMarker > 0) return
    if (owners.length === 0) firsts++
    if (owners.includes(seat)) return
    rows.forEach(({ seat: owner, filled }, row) => {
      if (owner === seat) claims.push({ symbols: printed.rows[place]?.[row] ?? [], filled })
    })
  })
  return { firsts, claims }
}

function marketOf(table: Table, seat: Seat): Pick<Holdings, 'ownStalls' | 'strongStalls'> {
  const { hexes } = partsOf(table)
  let ownStalls = 0
  let strongStalls = 0
  table.stalls.forEach((owner, hex) => {
    if (owner !== seat) return
    ownStalls++
    if ((hexes[hex]?.value ?? 0) >= 5) strongStalls++
  })
  return { ownStalls, strongStalls }
}
