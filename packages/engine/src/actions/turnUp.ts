import { farmOf } from '../look.ts'
import { choiceOf, consume } from '../picking.ts'
import { emit } from '../turn.ts'
import type { Rule } from './rule.ts'

/** Turns a used roof up again. */
export const turnUp: Rule<'turnUp'> = {
  candidates({ seat, farm }, into) {
    for (const { space } of farm.roofs) into.push({ type: 'turnUp', seat, space })
  },
  refusal({ table, seat, task }, { space }) {
    const roof = farmOf(table, seat).roofs.find(one => one.space === space)
    if (roof === undefined) return { rule: '6.4', why: 'noSuchRoof' }
    return roof.used && roof.roof !== choiceOf(task, 'turnUp')?.except ? undefined : { rule: 'R10', why: 'usedRoof' }
  },
  apply(turn, { seat, space }) {
    consume(turn, seat, 'turnUp')
    emit(turn, { type: 'roofTurnedUp', seat, space })
  },
}
