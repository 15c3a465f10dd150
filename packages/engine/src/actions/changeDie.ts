import { topTask } from '../look.ts'
import { choiceOf, consume } from '../picking.ts'
import type { Farm } from '../state.ts'
import type { Task } from '../task.ts'
import { emit, replaceTop } from '../turn.ts'
import type { Rule } from './rule.ts'

/** R28: a die that one has taken, by exactly the roof's number, up or down. */
export const changeDie: Rule<'changeDie'> = {
  candidates({ seat, farm, task }, into) {
    for (const to of reachable(farm, task)) into.push({ type: 'changeDie', seat, to })
  },
  refusal: ({ farm, task }, { to }) =>
    reachable(farm, task).includes(to) ? undefined : { rule: 'R28', why: 'notAmongThese' },
  apply(turn, { seat, to }) {
    consume(turn, seat, 'changeDie')
    const die = topTask(turn.state.table, seat)
    if (die?.do !== 'dieTaken') return
    emit(turn, { type: 'dieChanged', seat, from: die.die, to })
    replaceTop(turn, seat, { ...die, die: to })
  },
}

function reachable(farm: Farm, task: Task): number[] {
  const die = farm.todo.at(-2)
  const change = choiceOf(task, 'changeDie')?.change
  if (die?.do !== 'dieTaken' || change === undefined) return []
  return [die.die - change, die.die + change].filter(to => to >= 1 && to <= 6)
}
