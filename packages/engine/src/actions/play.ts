import { barrowLimit, extensionCost, helperLimit } from '../ask.ts'
import { replaced } from '../evolve/draft.ts'
import { payableKinds } from '../goods.ts'
import { farmOf, topTask } from '../look.ts'
import { choiceOf, consume } from '../picking.ts'
import type { Refusal } from '../refusal.ts'
import type { Table } from '../state.ts'
import { emit, push, replaceTop, type Turn } from '../turn.ts'
import { type Seat, SIDES, type Side } from '../words.ts'
import type { Rule } from './rule.ts'

/** §6.1: a card on one of the four sides. Replacing and paying are steps of their own before it moves. */
export const play: Rule<'play'> = {
  candidates({ view, table, seat }, into) {
    const affordable = extensionRefusal(table, seat) === undefined
    for (const card of view.hand) {
      for (const side of SIDES) if (side !== 'extension' || affordable) into.push({ type: 'play', seat, card, side })
    }
  },
  refusal({ view, table, seat, task }, { card, side }) {
    if (!view.hand.includes(card)) return { rule: '6.1', why: 'notInHand' }
    if (task.do === 'playing' && task.plays === 0) return { rule: '6.1', why: 'noPlaysLeft', need: 1, have: 0 }
    if (task.do === 'picking' && choiceOf(task, 'play') === undefined)
      return { rule: '6.1', why: 'notNow', during: task.do }
    return side === 'extension' ? extensionRefusal(table, seat) : undefined
  },
  apply(turn, { seat, card, side }) {
    const { table } = turn.state
    if (side === 'extension') {
      choose(turn, seat, card)
      push(turn, seat, [{ do: 'paying', cost: extensionCost(table, seat), paid: [] }])
    } else if (side !== 'field' && isFull(table, seat, side)) {
      choose(turn, seat, card)
      push(turn, seat, [{ do: 'makingRoom', side }])
    } else {
      tuckIn(turn, seat, card, side)
    }
  },
}

/** §6.1: n farm goods, all of different kinds. */
function extensionRefusal(table: Table, seat: Seat): Refusal | undefined {
  const need = extensionCost(table, seat)
  const have = payableKinds(table, seat, need)
  return have < need ? { rule: '6.1', why: 'notEnoughKinds', need, have } : undefined
}

function isFull(table: Table, seat: Seat, side: 'barrow' | 'helper'): boolean {
  const { barrows, helpers } = farmOf(table, seat)
  return side === 'barrow' ? barrows.length >= barrowLimit(table, seat) : helpers.length >= helperLimit(table, seat)
}

/** Keeps in secret which card is meant, as long as the player can still think better of it. */
export function choose(turn: Turn, seat: Seat, card: number): void {
  turn.state.secrets.chosen = replaced(turn.state.secrets.chosen, seat, card)
}

/** The chosen card moves. */
export function tuckInChosen(turn: Turn, seat: Seat, side: Side): void {
  const card = turn.state.secrets.chosen[seat] ?? 0
  choose(turn, seat, 0)
  tuckIn(turn, seat, card, side)
}

/** Uses up the right to play and moves the card. */
function tuckIn(turn: Turn, seat: Seat, card: number, side: Side): void {
  const task = topTask(turn.state.table, seat)
  if (task?.do === 'playing') replaceTop(turn, seat, { do: 'playing', plays: task.plays - 1 })
  else consume(turn, seat, 'play')
  emit(turn, { type: 'cardPlayed', seat, card, side })
}
