import { gain } from '../gains.ts'
import { hasEmptyField } from '../goods.ts'
import { farmOf } from '../look.ts'
import { consume } from '../picking.ts'
import { HARVEST } from '../words.ts'
import type { Rule } from './rule.ts'

/** Card 26: an empty field of this kind grows its crop. */
export const grow: Rule<'grow'> = {
  candidates({ seat }, into) {
    for (const good of HARVEST) into.push({ type: 'grow', seat, good })
  },
  refusal: ({ table, seat }, { good }) =>
    hasEmptyField(table, seat, good) ? undefined : { rule: 'card:tenant', why: 'emptyField' },
  apply(turn, { seat, good }) {
    const { table } = turn.state
    const field = farmOf(table, seat).fields.findIndex(one => !one.ripe && one.good === good)
    consume(turn, seat, 'grow')
    gain(turn, seat, [{ gain: 'crop', field }])
  },
}
