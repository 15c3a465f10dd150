import { farmOf } from '../look.ts'
import { consume } from '../picking.ts'
import { emit } from '../turn.ts'
import { HARVEST } from '../words.ts'
import type { Rule } from './rule.ts'

/** Card 50: one harvest good in a den for another. */
export const barter: Rule<'barter'> = {
  candidates({ seat }, into) {
    for (const give of HARVEST) for (const take of HARVEST) into.push({ type: 'barter', seat, give, take })
  },
  refusal({ table, seat }, { give, take }) {
    if (farmOf(table, seat).goods[give] === 0) return { rule: 'card:barterer', why: 'goodNotThere', need: 1, have: 0 }
    return give === take ? { rule: 'card:barterer', why: 'notAmongThese' } : undefined
  },
  apply(turn, { seat, give, take }) {
    consume(turn, seat, 'barter')
    emit(turn, { type: 'bartered', seat, give, take })
  },
}
