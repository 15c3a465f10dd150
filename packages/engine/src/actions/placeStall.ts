import { partsOf } from '../components/parts.ts'
import { gain } from '../gains.ts'
import { isOpen, isRemovable, ownerOf, stallHexes } from '../market.ts'
import { pop } from '../turn.ts'
import { NOBODY } from '../words.ts'
import type { Rule } from './rule.ts'

/** §8.3.3: a stall for a full barrow. */
export const placeStall: Rule<'placeStall'> = {
  candidates({ table, seat, task }, into) {
    if (task.do !== 'stalling') return
    for (const hex of stallHexes(table, seat, task)) into.push({ type: 'placeStall', seat, hex })
  },
  refusal({ table, seat, task }, { hex }) {
    if (task.do !== 'stalling') return { rule: '8.3.3', why: 'notNow', during: task.do }
    const printed = partsOf(table).hexes[hex]
    if (printed === undefined || (task.quiet !== true && printed.value !== task.value)) {
      return { rule: '8.3.3', why: 'wrongHex', need: task.value, have: printed?.value ?? 0 }
    }
    if (!isOpen(table, printed)) return { rule: '4', why: 'wrongHex' }
    if (stallHexes(table, seat, task).includes(hex)) return undefined
    const taken = ownerOf(table, hex) !== NOBODY && ownerOf(table, hex) !== seat && !isRemovable(table, seat, printed)
    return taken ? { rule: 'R13', why: 'stallProtected' } : { rule: '8.3.3', why: 'hexTaken' }
  },
  apply(turn, { seat, hex }, task) {
    pop(turn, seat)
    const quiet = task.do === 'stalling' && task.quiet === true
    gain(turn, seat, [quiet ? { gain: 'stall', hex, quiet } : { gain: 'stall', hex }])
  },
}
