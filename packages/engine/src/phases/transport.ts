import { ask, boughtDeliveries } from '../ask.ts'
import { partsOf } from '../components/parts.ts'
import { farmOf, hasLasting } from '../look.ts'
import { orderBySiesta } from '../siesta.ts'
import { neutralStall } from '../solo/neutral.ts'
import type { Table } from '../state.ts'
import { emit, reveal } from '../turn.ts'
import type { Seat } from '../words.ts'
import { offered } from './offered.ts'
import { inOrder, isSolo, type StepRule } from './step.ts'

/** §8.1: all at once and in secret; all four are back from round 4 on. */
export const choosingDonkeys: StepRule = {
  begin(turn) {
    if (turn.state.table.round === 4) emit(turn, { type: 'donkeysReturned' })
    if (isSolo(turn) && turn.state.table.neutralFirst) neutralStall(turn)
  },
  seats: inOrder,
  atOnce: () => true,
  enter: () => [{ do: 'choosingDonkey' }],
  end(turn) {
    reveal(turn)
    emit(turn, { type: 'donkeysRevealed', donkeys: turn.state.secrets.donkeys })
  },
}

/** Between reveal and siesta (card 59). */
export const exchangingDonkeys: StepRule = offered('revealed')

/** §8.2: a turn each before the disc moves, then the new order. */
export const resting: StepRule = {
  seats: inOrder,
  enter: () => [{ do: 'resting' }],
  end(turn) {
    if (!isSolo(turn)) emit(turn, { type: 'orderSet', order: orderBySiesta(turn.state.table) })
  },
}

/** §8.3 */
export const delivering: StepRule = {
  seats: inOrder,
  enter: (turn, seat) => [{ do: 'delivering', left: freeDeliveries(turn.state.table, seat) }],
}

function freeDeliveries(table: Table, seat: Seat): number {
  const shown = partsOf(table).set.donkeys[farmOf(table, seat).donkey - 1]?.deliveries ?? 0
  return ask(table, seat, 'freeDeliveries', shown, shown) + (hasLasting(table, seat, 'wainwright') ? 1 : 0)
}

/** §8.4. R17: the number is fixed when the turn begins. */
export const buying: StepRule = {
  seats: inOrder,
  enter({ state: { table } }, seat) {
    return [{ do: 'buying', left: boughtDeliveries(table, seat), paid: false }]
  },
  end(turn) {
    if (isSolo(turn) && !turn.state.table.neutralFirst) neutralStall(turn)
  },
}
