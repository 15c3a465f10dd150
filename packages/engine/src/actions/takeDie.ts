import { farmOf } from '../look.ts'
import { hasOffer } from '../offers.ts'
import type { Table } from '../state.ts'
import { emit, push, replaceTop } from '../turn.ts'
import { view } from '../view.ts'
import type { Seat } from '../words.ts'
import type { Rule } from './rule.ts'

/** §7: a die from its space. It is resolved at once unless something could still be done to it. */
export const takeDie: Rule<'takeDie'> = {
  candidates({ table, seat }, into) {
    for (let die = 1; die <= 6; die++) if (table.dice.includes(die)) into.push({ type: 'takeDie', seat, die })
  },
  refusal({ table, seat }, { die }) {
    const first = table.dice.indexOf(die)
    if (first < 0) return { rule: '7', why: 'dieNotThere' }
    for (const { space, seat: keeper } of table.reserved) {
      if (space === die && keeper !== seat && table.dice.lastIndexOf(die) === first)
        return { rule: 'card:villageElder', why: 'dieReserved' }
    }
    return undefined
  },
  apply(turn, { seat, die }) {
    emit(turn, { type: 'dieTaken', seat, die })
    const taken = { do: 'dieTaken', die, last: false } as const
    replaceTop(turn, seat, taken)
    if (!hasOffer(view(turn.state, seat), seat, taken) && !canTurnDie(turn.state.table, seat))
      push(turn, seat, [{ do: 'resolveDie' }])
  },
}

/** R28 */
function canTurnDie(table: Table, seat: Seat): boolean {
  return farmOf(table, seat).roofs.some(({ roof, used }) => !used && (roof === 'changeDie1' || roof === 'changeDie2'))
}
