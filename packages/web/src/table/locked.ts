import { type Action, type PlayerView, preview } from '@la-granja/engine'
import { legalIn } from '../game/seen.ts'
import { actionsOn, type Thing, thingsOf } from '../things.ts'

/** Whether it cannot be taken back: it shows somebody something new, or others go on from there. */
export function isLocked(view: PlayerView, action: Action): boolean {
  const { stoppedAt, refusal, view: after } = preview(view, [action])
  if (refusal !== undefined) return false
  return stoppedAt === 0 || !after.table.waiting.includes(action.seat)
}

/** Whether a touch does something at once that shows somebody something new, or makes it another's turn. */
export function lockedIn(view: PlayerView, chosen: Thing | undefined): (thing: Thing) => boolean {
  const answers = new Map<Action, boolean>()
  return thing => {
    const on = actionsOn(thing, legalIn(view), view.table)
    const [only, ...more] =
      chosen === undefined ? on : on.filter(action => thingsOf(action, view.table).includes(chosen))
    if (only === undefined || more.length > 0) return false
    const answer = answers.get(only) ?? isLocked(view, only)
    answers.set(only, answer)
    return answer
  }
}
