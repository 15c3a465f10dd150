import { push } from '../turn.ts'
import type { Rule } from './rule.ts'

/** §7: the space of the die that one has taken, or of the last die. */
export const resolve: Rule<'resolve'> = {
  candidates({ seat }, into) {
    into.push({ type: 'resolve', seat })
  },
  refusal: () => undefined,
  apply: (turn, { seat }) => push(turn, seat, [{ do: 'resolveDie' }]),
}
