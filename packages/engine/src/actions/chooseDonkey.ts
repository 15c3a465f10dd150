import { farmOf } from '../look.ts'
import { emit, pop } from '../turn.ts'
import type { Rule } from './rule.ts'

/** §8.1, in secret; and with the Courier, in the open, another one instead. */
export const chooseDonkey: Rule<'chooseDonkey'> = {
  candidates({ seat, farm }, into) {
    for (const donkey of farm.donkeys) into.push({ type: 'chooseDonkey', seat, donkey })
  },
  refusal: ({ table, seat }, { donkey }) =>
    farmOf(table, seat).donkeys.includes(donkey) ? undefined : { rule: '8.1', why: 'donkeyUsed' },
  apply(turn, { seat, donkey }, task) {
    pop(turn, seat)
    if (task.do === 'choosingDonkey') return emit(turn, { type: 'donkeyChosen', seat, donkey })
    emit(turn, { type: 'donkeyExchanged', seat, from: farmOf(turn.state.table, seat).donkey, to: donkey })
  },
}
