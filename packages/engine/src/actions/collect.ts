import { choiceOf, consume } from '../picking.ts'
import { push } from '../turn.ts'
import type { Rule } from './rule.ts'

/** Takes what an effect offers as it stands, e.g. the 2 silver of space 6. */
export const collect: Rule<'collect'> = {
  candidates({ seat }, into) {
    into.push({ type: 'collect', seat })
  },
  refusal: () => undefined,
  apply(turn, { seat }, task) {
    const tasks = choiceOf(task, 'collect')?.tasks ?? []
    consume(turn, seat, 'collect')
    push(turn, seat, tasks)
  },
}
