import {
  boughtDeliveries,
  cardOf,
  type Farm,
  LAST_ROUND,
  RESOURCES,
  type Seat,
  SILVER_PER_COMMODITY,
  SILVER_PER_POINT,
  salePrice,
  siestaPoints,
  stallsOf,
  type Table,
} from '@la-granja/engine'
import { holdingsOf } from './holdings.ts'
import { match, takeStock } from './needs.ts'
import { printedOn, type Symbols } from './printed.ts'

/** From here on nobody has another turn after this one: what cannot be scored now is never scored. */
export function isLastTurn(table: Table): boolean {
  return table.round === LAST_ROUND && (table.step === 'buying' || table.step === 'scoring')
}

/** A completed thing is worth a little more than one that could be completed, or it never would be. */
const ALMOST = 0.95

/** What the seat has if it does no more (§9, §10), and what the deliveries that it has left could complete. */
export function lastPoints(table: Table, seat: Seat): number {
  const farm = table.farms[seat] as Farm
  const scored = table.step === 'scoring' ? 0 : stallsOf(table, seat) + siestaPoints(table, seat)
  let money = farm.silver + SILVER_PER_COMMODITY * farm.goods.commodity
  for (const good of RESOURCES) money += farm.goods[good] * salePrice(table, seat, good)
  return (
    farm.points +
    scored +
    Math.floor(money / SILVER_PER_POINT) +
    (money % SILVER_PER_POINT) / 100 +
    ALMOST * within(table, seat, farm)
  )
}

/** The points of barrows and claimed rows that goods at hand and deliveries left would complete. */
function within(table: Table, seat: Seat, farm: Farm): number {
  let left = deliveriesLeft(table, seat, farm)
  if (left === 0) return 0
  let points = 0
  const printed = printedOn(table)
  takeStock(farm)
  const complete = (symbols: Symbols, filled: number, worth: number) => {
    const { open, matched } = match(symbols, filled)
    if (matched < open || open > left) return
    left -= open
    points += worth
  }
  for (const { card, filled } of farm.barrows) {
    complete(printed.barrows[card] as Symbols, filled, cardOf(table, card).barrow.points + 1)
  }
  for (const { symbols, filled } of holdingsOf(table, seat).claims) complete(symbols, filled, LAST_ROUND)
  return points
}

function deliveriesLeft(table: Table, seat: Seat, farm: Farm): number {
  if (table.step === 'scoring') return 0
  let left = table.queue.includes(seat) ? Math.min(farm.silver, boughtDeliveries(table, seat)) : 0
  for (const task of farm.todo) {
    if (task.do === 'buying') left += task.paid ? task.left : Math.min(task.left, farm.silver)
    else if (task.do === 'picking' && task.from.some(({ pick }) => pick === 'deliver')) left += task.left
  }
  for (const { roof, used } of farm.roofs) if (!used && roof === 'delivery') left++
  return left
}
