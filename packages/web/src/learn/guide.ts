import type { Guide } from '../game/guide.ts'
import { isLesson, neighboursMove, PUPIL } from './deal.ts'
import { steer } from './kept.ts'
import { isAstray, standingOf, steeringFor } from './progress.ts'
import { isWanted, STEPS } from './steps.ts'

/** Leads the pupil through the list of steps, and lets the neighbour keep out of the way. */
export const LESSON_GUIDE: Guide = {
  holdsBack(game, action) {
    if (!isLesson(game) || action.seat !== PUPIL) return false
    const { doing, left } = standingOf(game)
    const free = doing === STEPS.length || left.some(wanted => isWanted(wanted, action)) || isAstray(game)
    steer(free ? undefined : steeringFor(action, left))
    return !free
  },
  plays: (game, seat) => (isLesson(game) ? neighboursMove(game, seat) : undefined),
}
