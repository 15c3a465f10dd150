import { freePens, handLimit, salePrice } from './ask.ts'
import { INSTANTS, SPACES } from './board.ts'
import { incomeTasks } from './income.ts'
import { farmOf, topTask } from './look.ts'
import { placeStall, stallHexes } from './market.ts'
import { hasOffer } from './offers.ts'
import { canPick } from './picking.ts'
import { draw, shuffleDiscards } from './pile.ts'
import { rest, siestaPoints } from './siesta.ts'
import type { Gain, Task } from './task.ts'
import { emit, pop, push, replaceTop, reveal, type Turn } from './turn.ts'
import { view } from './view.ts'
import type { Seat } from './words.ts'

/** Carries out the first task of a player if it needs no decision; tells whether it did. */
export function carryOut(turn: Turn, seat: Seat, task: Task): boolean {
  switch (task.do) {
    case 'silver':
      pop(turn, seat)
      emit(turn, { type: 'silverGained', seat, amount: task.amount, by: task.by })
      return true
    case 'points':
      pop(turn, seat)
      emit(turn, { type: 'pointsGained', seat, amount: task.amount, source: task.source, by: task.by })
      return true
    case 'gain':
      pop(turn, seat)
      gain(turn, seat, task.gains)
      return true
    case 'advance':
      pop(turn, seat)
      rest(turn, seat, task.steps, task.by)
      return true
    case 'space':
      pop(turn, seat)
      push(turn, seat, spaceTasks(task.space, task.twice === true))
      return true
    case 'instant':
      pop(turn, seat)
      push(turn, seat, INSTANTS[task.building])
      return true
    case 'siestaPoints':
      pop(turn, seat)
      score(turn, seat, siestaPoints(turn.state.table, seat), 'craft:wainwright')
      return true
    case 'barrowPoints':
      pop(turn, seat)
      score(turn, seat, farmOf(turn.state.table, seat).barrows.length, 'craft:butcher')
      return true
    case 'changeDie':
      pop(turn, seat)
      changeDie(turn, seat, task.change)
      return true
    case 'resolveDie':
      pop(turn, seat)
      resolveDie(turn, seat, task.twice === true)
      return true
    case 'reserve':
      pop(turn, seat)
      emit(turn, { type: 'spaceReserved', seat, space: task.space })
      return true
    case 'peek':
      pop(turn, seat)
      peek(turn, seat)
      return true
    case 'income':
      pop(turn, seat)
      push(turn, seat, incomeTasks(turn.state.table, seat)) // R29
      return true
    case 'drawUp':
      pop(turn, seat)
      drawUp(turn, seat)
      return true
    case 'picking':
      if (canPick(view(turn.state, seat), seat, task)) return false
      pop(turn, seat)
      return true
    case 'stalling':
      if (stallHexes(turn.state.table, seat, task).length > 0) return false
      pop(turn, seat) // R13
      return true
    case 'offered':
      if (hasOffer(view(turn.state, seat), seat, task)) return false
      pop(turn, seat)
      return true
    case 'placing':
      if (farmOf(turn.state.table, seat).pool < task.gains.length) return false
      pop(turn, seat)
      for (const one of task.gains) place(turn, seat, one)
      return true
    case 'discarding':
      if ((turn.state.secrets.hands[seat]?.length ?? 0) > handLimit(turn.state.table, seat)) return false
      pop(turn, seat)
      return true
    default:
      return false
  }
}

function score(turn: Turn, seat: Seat, amount: number, by: 'craft:wainwright' | 'craft:butcher'): void {
  if (amount > 0) emit(turn, { type: 'pointsGained', seat, amount, source: 'markers', by })
}

function spaceTasks(space: number, twice: boolean): readonly Task[] {
  const tasks = SPACES[space] ?? []
  return twice ? tasks.map(task => (task.do === 'picking' ? { ...task, left: 2 } : task)) : tasks
}

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

function place(turn: Turn, seat: Seat, one: Gain): void {
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

function changeDie(turn: Turn, seat: Seat, change: number): void {
  const task = topTask(turn.state.table, seat)
  if (task?.do !== 'dieTaken') return
  emit(turn, { type: 'dieChanged', seat, from: task.die, to: task.die + change })
  replaceTop(turn, seat, { ...task, die: task.die + change })
}

function resolveDie(turn: Turn, seat: Seat, twice: boolean): void {
  const task = topTask(turn.state.table, seat)
  if (task?.do !== 'dieTaken') return
  emit(turn, { type: 'dieResolved', seat, space: task.die })
  replaceTop(turn, seat, { do: 'dieResolved', space: task.die, last: task.last })
  push(turn, seat, spaceTasks(task.die, twice))
}

/** Fortune Teller: the top two cards; a single card in all is simply taken. */
function peek(turn: Turn, seat: Seat): void {
  if (turn.state.secrets.pile.length < 2) shuffleDiscards(turn)
  if (turn.state.secrets.pile.length < 2) return draw(turn, seat, 1)
  reveal(turn)
  emit(turn, { type: 'cardsSeen', seat, cards: turn.state.secrets.pile.slice(-2) })
  push(turn, seat, [{ do: 'peeking' }])
}

/** §6.1: up to the hand limit, or down to it. */
function drawUp(turn: Turn, seat: Seat): void {
  const limit = handLimit(turn.state.table, seat)
  const held = turn.state.secrets.hands[seat]?.length ?? 0
  if (held < limit) draw(turn, seat, limit - held)
  else if (held > limit) push(turn, seat, [{ do: 'discarding' }])
}
