import { freePens, salePrice } from './ask.ts'
import { farmOf } from './look.ts'
import { placeStall } from './market.ts'
import type { Gain } from './task.ts'
import { emit, push, type Turn } from './turn.ts'
import type { Seat } from './words.ts'

/** Gains what needs markers: at once if there are enough, else the player is asked (R1). */
export function gain(turn: Turn, seat: Seat, gains: readonly Gain[]): void {
  const kept = gains.filter(one => !settledWithoutMarker(turn, seat, one, gains))
  if (kept.length === 0) return
  const { pool } = farmOf(turn.state.table, seat)
  if (pool >= kept.length && (turn.state.table.waiting.includes(seat) || pool >= markersFor(kept))) {
    for (const one of kept) place(turn, seat, one)
  } else if (turn.state.table.waiting.includes(seat)) {
    push(turn, seat, [{ do: 'placing', gains: kept }])
  } else {
    for (const one of kept) emit(turn, { type: 'gainForgone', seat, gain: one }) // R36
  }
}

/** R5: a pig with no pen is sold at once. R2: deluxe marks are tokens. A helper used in the meantime is not used again. */
function settledWithoutMarker(turn: Turn, seat: Seat, one: Gain, gains: readonly Gain[]): boolean {
  const { table } = turn.state
  if (one.gain === 'good' && one.good === 'pig') {
    const before = gains
      .slice(0, gains.indexOf(one))
      .filter(other => other.gain === 'good' && other.good === 'pig').length
    if (freePens(table, seat) > before) return false
    emit(turn, { type: 'soldUnhoused', seat, price: salePrice(table, seat, 'pig'), by: one.by })
    return true
  }
  if (one.gain === 'mark') {
    const hired = farmOf(table, seat).helpers.find(helper => helper.card === one.card)
    if (hired === undefined || hired.used) return true
    if (table.edition === 'classic') return false
    emit(turn, { type: 'helperUsed', seat, card: one.card, marked: false })
    push(turn, seat, one.after)
    return true
  }
  return false
}

/** With what a mark leads to: in another player's turn a helper acts wholly or not at all. */
function markersFor(gains: readonly Gain[]): number {
  let count = 0
  for (const one of gains) {
    count++
    if (one.gain === 'mark') for (const task of one.after) if (task.do === 'gain') count += task.gains.length
  }
  return count
}

export function place(turn: Turn, seat: Seat, one: Gain): void {
  switch (one.gain) {
    case 'good':
      return emit(turn, { type: 'gained', seat, good: one.good, by: one.by })
    case 'crop': {
      const field = farmOf(turn.state.table, seat).fields[one.field]
      if (field === undefined) return
      return emit(turn, { type: 'grown', seat, good: field.good, field: one.field })
    }
    case 'birth':
      return emit(turn, { type: 'born', seat })
    case 'mark':
      emit(turn, { type: 'helperUsed', seat, card: one.card, marked: true })
      return push(turn, seat, one.after)
    case 'closing':
      emit(turn, { type: 'useClosed', seat, use: one.use })
      return push(turn, seat, one.after)
    case 'stall':
      return placeStall(turn, seat, one.hex, one.quiet === true)
  }
}
