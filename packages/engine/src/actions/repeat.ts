import { farmOf } from '../look.ts'
import { pop, push } from '../turn.ts'
import type { Rule } from './rule.ts'

/** Card 58: the instant effect of one of one's craft markers, again. */
export const repeat: Rule<'repeat'> = {
  candidates({ seat, farm }, into) {
    for (const { building } of farm.crafts) into.push({ type: 'repeat', seat, building })
  },
  refusal: ({ table, seat }, { building }) =>
    farmOf(table, seat).crafts.some(craft => craft.building === building)
      ? undefined
      : { rule: 'card:apprentice', why: 'notYours' },
  apply(turn, { seat, building }) {
    pop(turn, seat)
    push(turn, seat, [{ do: 'instant', building }])
  },
}
