import { goods, INSTANTS } from './board.ts'
import { cardOf, partsOf } from './components/parts.ts'
import { goodsOn } from './goods.ts'
import { buildingIn, farmOf, hasLasting } from './look.ts'
import type { Refusal } from './refusal.ts'
import type { Table } from './state.ts'
import { emit, push, type Turn } from './turn.ts'
import { BUILDINGS, type BuildingId, type Good, type Origin, type Seat } from './words.ts'

export function rowSymbols(table: Table, building: BuildingId, row: number): readonly Good[] {
  return buildingIn(partsOf(table).set.buildings, building).rows[row] ?? []
}

/** The first open symbol that asks for this good, or -1. */
function openSymbol(symbols: readonly Good[], filled: number, good: Good): number {
  for (let index = 0; index < symbols.length; index++) {
    if (symbols[index] === good && (filled & (1 << index)) === 0) return index
  }
  return -1
}

function isFull(symbols: readonly Good[], filled: number): boolean {
  return filled === (1 << symbols.length) - 1
}

/** §8.3.1: why this good cannot go to that row. */
export function rowRefusal(
  table: Table,
  seat: Seat,
  building: BuildingId,
  row: number,
  good: Good,
): Refusal | undefined {
  const { rows, owners, orderMarker } = buildingIn(table.buildings, building)
  if (orderMarker > 0) return { rule: '8.3.2', why: 'blocked', need: orderMarker }
  if (owners.includes(seat)) return { rule: '8.3.1', why: 'completed' }
  const target = rows[row]
  if (target === undefined) return { rule: '8.3.1', why: 'rowTaken' }
  if (!isForSeat(table, seat, building, row)) {
    const free = target.seat === undefined && !rows.some(one => one.seat === seat)
    return { rule: '8.3.1', why: free ? 'firstRowFirst' : 'rowTaken' }
  }
  if (openSymbol(rowSymbols(table, building, row), target.filled, good) < 0) return { rule: '8.3.1', why: 'notAsked' }
  return undefined
}

/** One's own row; or, to claim one, an empty row. Of empty rows that are alike the first one is taken. */
function isForSeat(table: Table, seat: Seat, building: BuildingId, row: number): boolean {
  const { rows } = buildingIn(table.buildings, building)
  const owner = rows[row]?.seat
  if (owner !== undefined) return owner === seat
  for (const one of rows) if (one.seat === seat) return false
  const symbols = rowSymbols(table, building, row)
  for (let before = 0; before < row; before++) {
    if (rows[before]?.seat === undefined && areAlike(rowSymbols(table, building, before), symbols)) return false
  }
  return true
}

function areAlike(a: readonly Good[], b: readonly Good[]): boolean {
  return a === b || (a.length === b.length && a.every((good, index) => good === b[index]))
}

/** §8.3.3 */
export function barrowRefusal(table: Table, seat: Seat, card: number, good: Good): Refusal | undefined {
  const barrow = farmOf(table, seat).barrows.find(one => one.card === card)
  if (barrow === undefined) return { rule: '8.3.3', why: 'notYours' }
  if (openSymbol(cardOf(table, card).barrow.goods, barrow.filled, good) < 0) return { rule: '8.3.3', why: 'notAsked' }
  return undefined
}

interface RowTarget {
  readonly building: BuildingId
  readonly row: number
  readonly good: Good
}

/** Which of the player's goods the rows of open buildings would take now; not many more than are asked for. */
export function rowTargets(table: Table, seat: Seat, most = Number.POSITIVE_INFINITY): RowTarget[] {
  const targets: RowTarget[] = []
  const owned = goodsOn(farmOf(table, seat))
  if (owned.length === 0) return targets
  for (const building of BUILDINGS) {
    const { rows, owners, orderMarker } = buildingIn(table.buildings, building)
    if (orderMarker > 0 || owners.includes(seat)) continue
    for (let row = 0; row < rows.length; row++) {
      if (!isForSeat(table, seat, building, row)) continue
      const symbols = rowSymbols(table, building, row)
      const filled = rows[row]?.filled ?? 0
      for (const good of owned) if (openSymbol(symbols, filled, good) >= 0) targets.push({ building, row, good })
      if (targets.length >= most) return targets
    }
  }
  return targets
}

interface BarrowTarget {
  readonly card: number
  readonly good: Good
}

/** Which of the player's goods their barrows would take now. */
export function barrowTargets(table: Table, seat: Seat): BarrowTarget[] {
  const targets: BarrowTarget[] = []
  const farm = farmOf(table, seat)
  if (farm.barrows.length === 0) return targets
  const owned = goodsOn(farm)
  for (const { card, filled } of farm.barrows) {
    const symbols = cardOf(table, card).barrow.goods
    for (const good of owned) if (openSymbol(symbols, filled, good) >= 0) targets.push({ card, good })
  }
  return targets
}

export function canDeliver(table: Table, seat: Seat, barrow?: number): boolean {
  const loads = barrowTargets(table, seat)
  if (barrow !== undefined) return loads.some(target => target.card === barrow)
  return loads.length > 0 || rowTargets(table, seat, 1).length > 0
}

export function deliverToRow(
  turn: Turn,
  seat: Seat,
  good: Good,
  from: Origin,
  building: BuildingId,
  row: number,
): void {
  const { table } = turn.state
  const symbols = rowSymbols(table, building, row)
  const symbol = openSymbol(symbols, table.buildings[building].rows[row]?.filled ?? 0, good)
  emit(turn, { type: 'delivered', seat, good, from, building, row, symbol })
  if (isFull(symbols, turn.state.table.buildings[building].rows[row]?.filled ?? 0)) completeRow(turn, seat, building)
}

/** §4: what lies at each building for the first who completes it, and with each order marker. */
export const FIRST_POINTS = 1

/** R24, in this order. */
function completeRow(turn: Turn, seat: Seat, building: BuildingId): void {
  const { table } = turn.state
  const first = table.buildings[building].owners.length === 0
  emit(turn, { type: 'buildingCompleted', seat, building, first })
  if (first) {
    emit(turn, { type: 'pointsGained', seat, amount: FIRST_POINTS, source: 'firsts', by: 'building' })
    openNext(turn, seat)
  }
  emit(turn, { type: 'craftTaken', seat, building })
  emit(turn, { type: 'pointsGained', seat, amount: table.round, source: 'crafts', by: `craft:${building}` })
  if (hasLasting(table, seat, 'villageStore')) {
    emit(turn, { type: 'pointsGained', seat, amount: 2, source: 'markers', by: 'craft:villageStore' })
  }
  push(turn, seat, INSTANTS[building])
}

/** §8.3.2: the lowest order marker goes, and its VP to whoever did it. */
function openNext(turn: Turn, seat: Seat): void {
  const { buildings } = turn.state.table
  const blocked = BUILDINGS.filter(id => buildings[id].orderMarker > 0)
  const [lowest] = blocked.sort((a, b) => buildings[a].orderMarker - buildings[b].orderMarker)
  if (lowest === undefined) return
  emit(turn, { type: 'buildingOpened', seat, building: lowest, marker: buildings[lowest].orderMarker })
  emit(turn, { type: 'pointsGained', seat, amount: FIRST_POINTS, source: 'firsts', by: 'order' })
}

export function loadBarrow(turn: Turn, seat: Seat, good: Good, from: Origin, card: number): void {
  const { table } = turn.state
  const printed = cardOf(table, card).barrow
  const filled = farmOf(table, seat).barrows.find(one => one.card === card)?.filled ?? 0
  const symbol = openSymbol(printed.goods, filled, good)
  emit(turn, { type: 'loaded', seat, good, from, card, symbol })
  if (isFull(printed.goods, filled | (1 << symbol))) completeBarrow(turn, seat, card, printed.points)
}

/** R14 */
function completeBarrow(turn: Turn, seat: Seat, card: number, points: number): void {
  push(turn, seat, [goods('barrow', 'commodity'), { do: 'stalling', value: points }])
  emit(turn, { type: 'pointsGained', seat, amount: points, source: 'barrows', by: 'barrow' })
  emit(turn, { type: 'barrowCompleted', seat, card, points })
  if (hasLasting(turn.state.table, seat, 'butcher')) {
    emit(turn, { type: 'pointsGained', seat, amount: 1, source: 'markers', by: 'craft:butcher' })
  }
}
