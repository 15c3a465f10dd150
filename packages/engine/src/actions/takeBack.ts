import { cardOf } from '../components/parts.ts'
import { rowSymbols } from '../deliveries.ts'
import { available } from '../goods.ts'
import { farmOf } from '../look.ts'
import type { Table } from '../state.ts'
import { emit } from '../turn.ts'
import { BUILDINGS, type BuildingId, GOODS, ORIGINS, type Seat } from '../words.ts'
import type { Rule } from './rule.ts'

// R1: any one of one's own markers, except an ownership mark and one that holds a closed option. No refund.

export const takeBack: Rule<'takeBack'> = {
  candidates({ table, seat }, into) {
    for (const good of GOODS) {
      for (const from of ORIGINS) {
        if (available(table, seat, good, from) > 0) into.push({ type: 'takeBack', seat, good, from })
      }
    }
  },
  refusal: ({ table, seat }, { good, from }) =>
    available(table, seat, good, from) > 0 ? undefined : { rule: 'R1', why: 'goodNotThere', need: 1, have: 0 },
  apply: (turn, { seat, good, from }) => emit(turn, { type: 'goodTakenBack', seat, good, from }),
}

export const takeBackDelivery: Rule<'takeBackDelivery'> = {
  candidates({ table, seat, farm }, into) {
    for (const place of [...BUILDINGS, ...farm.barrows.map(barrow => barrow.card)]) {
      const symbols = symbolsAt(table, seat, place)
      for (let symbol = 0; symbol < symbols; symbol++) into.push({ type: 'takeBackDelivery', seat, place, symbol })
    }
  },
  refusal: ({ table, seat }, { place, symbol }) =>
    (filledAt(table, seat, place) & (1 << symbol)) === 0
      ? { rule: 'R1', why: 'goodNotThere', need: 1, have: 0 }
      : undefined,
  apply(turn, { seat, place, symbol }) {
    if (typeof place === 'number') emit(turn, { type: 'barrowTakenBack', seat, card: place, symbol })
    else emit(turn, { type: 'rowTakenBack', seat, building: place, symbol })
  },
}

function symbolsAt(table: Table, seat: Seat, place: BuildingId | number): number {
  if (typeof place === 'number') return cardOf(table, place).barrow.goods.length
  const row = table.buildings[place].rows.findIndex(one => one.seat === seat)
  return row < 0 ? 0 : rowSymbols(table, place, row).length
}

function filledAt(table: Table, seat: Seat, place: BuildingId | number): number {
  if (typeof place === 'number') return farmOf(table, seat).barrows.find(barrow => barrow.card === place)?.filled ?? 0
  return table.buildings[place].rows.find(row => row.seat === seat)?.filled ?? 0
}

export const takeBackStall: Rule<'takeBackStall'> = {
  candidates({ table, seat }, into) {
    for (const [hex, owner] of table.stalls.entries())
      if (owner === seat) into.push({ type: 'takeBackStall', seat, hex })
  },
  refusal: ({ table, seat }, { hex }) => (table.stalls[hex] === seat ? undefined : { rule: 'R1', why: 'notYours' }),
  apply: (turn, { seat, hex }) => emit(turn, { type: 'stallTakenBack', seat, hex }),
}

export const takeBackMark: Rule<'takeBackMark'> = {
  candidates({ seat, farm }, into) {
    for (const { card } of farm.helpers) into.push({ type: 'takeBackMark', seat, card })
  },
  refusal: ({ table, seat }, { card }) =>
    farmOf(table, seat).helpers.some(hired => hired.card === card && hired.marked)
      ? undefined
      : { rule: 'R1', why: 'notYours' },
  apply: (turn, { seat, card }) => emit(turn, { type: 'markTakenBack', seat, card }),
}
