import { cardOf, partsOf } from '../components/parts.ts'
import type { PrintedHex } from '../components/set.ts'
import { hexOf, isOpen, isRemovable, lowerBeside, ownerOf } from '../market.ts'
import { revealTop } from '../pile.ts'
import type { Table } from '../state.ts'
import { emit, type Turn } from '../turn.ts'
import { NEUTRAL, NOBODY } from '../words.ts'

/** Why the neutral player took this hex and no other: the figures of §11 (a) and (b), in the order in which they count. */
export interface NeutralReason {
  /** How many of the player's stalls it removes. */
  readonly removes: number
  /** How many open empty hexes of higher value lie beside it: from each of them it could be removed again. */
  readonly threats: number
  /** Steps to the nearest other neutral stall; 0 when there is none. */
  readonly distance: number
}

/** §11: reveals the top card, discards it (R20), and places a stall on a hex of the value of its barrow. */
export function neutralStall(turn: Turn): void {
  const card = revealTop(turn)
  if (card === undefined) return
  const value = cardOf(turn.state.table, card).barrow.points
  const best = bestHex(turn.state.table, value)
  if (best === undefined) return
  const { hex, reason } = best
  removeOwn(turn, hex)
  emit(turn, { type: 'neutralPlaced', hex, reason })
  for (const near of lowerBeside(turn.state.table, hex)) if (isPrey(turn.state.table, near)) removeOwn(turn, near.hex)
}

function removeOwn(turn: Turn, hex: number): void {
  const owner = ownerOf(turn.state.table, hex)
  if (owner !== NOBODY) emit(turn, { type: 'stallRemoved', seat: NEUTRAL, owner, hex })
}

interface Choice {
  readonly hex: number
  readonly reason: NeutralReason
}

/** §11 (a), (b) and R19, among empty hexes of the value; if there are none, among the player's stalls there. */
function bestHex(table: Table, value: number): Choice | undefined {
  const hexes = partsOf(table).set.hexes.filter(hex => hex.value === value && isOpen(table, hex))
  const empty = hexes.filter(hex => ownerOf(table, hex.hex) === NOBODY)
  const choices = (empty.length > 0 ? empty : hexes.filter(hex => isPrey(table, hex))).map(hex => ({
    hex: hex.hex,
    reason: reasonFor(table, hex),
  }))
  choices.sort(
    (a, b) =>
      b.reason.removes - a.reason.removes ||
      a.reason.threats - b.reason.threats ||
      b.reason.distance - a.reason.distance ||
      a.hex - b.hex,
  )
  return choices[0]
}

/** A stall of the player that nothing protects. */
function isPrey(table: Table, hex: PrintedHex): boolean {
  return ownerOf(table, hex.hex) !== NEUTRAL && isRemovable(table, NEUTRAL, hex)
}

function reasonFor(table: Table, hex: PrintedHex): NeutralReason {
  const parts = partsOf(table)
  const beside = (parts.neighbours[hex.hex] ?? []).map(near => hexOf(parts, near)).filter(near => isOpen(table, near))
  const removed = [hex, ...lowerBeside(table, hex.hex)].filter(near => isPrey(table, near))
  const threats = beside.filter(near => near.value > hex.value && ownerOf(table, near.hex) === NOBODY)
  const others = parts.set.hexes.filter(other => other.hex !== hex.hex && ownerOf(table, other.hex) === NEUTRAL)
  const distance = others.length === 0 ? 0 : Math.min(...others.map(other => steps(hex, other)))
  return { removes: removed.length, threats: threats.length, distance }
}

function steps(a: PrintedHex, b: PrintedHex): number {
  const dq = b.q - a.q
  const dr = b.r - a.r
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}
