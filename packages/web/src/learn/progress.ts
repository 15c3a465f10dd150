import type { Action } from '@la-granja/engine'
import { type LocalGame, personToMove } from '../game/game.ts'
import { legalIn, seenBy } from '../game/seen.ts'
import { PUPIL } from './deal.ts'
import { type DoneStep, isWanted, type LessonStep, STEPS, type Wanted } from './steps.ts'

/** How far a lesson has come. It follows from the game alone, so that whatever is taken back is asked for again. */
export interface Standing {
  /** By its place in the list; the length of the list when all is done. */
  readonly doing: number
  /** What the pupil still has to do in that step. */
  readonly left: readonly Wanted[]
  /** The last step that was done, or -1. */
  readonly done: number
}

export function isDoing(step: LessonStep | undefined): step is DoneStep {
  return step !== undefined && 'does' in step
}

/** The next step from here on in which something is done. */
function doingFrom(index: number): number {
  const found = STEPS.findIndex((step, at) => at >= index && isDoing(step))
  return found === -1 ? STEPS.length : found
}

function wantedIn(index: number): readonly Wanted[] {
  const step = STEPS[index]
  return isDoing(step) ? step.does : []
}

export function standingOf({ steps }: Pick<LocalGame, 'steps'>): Standing {
  let done = -1
  let doing = doingFrom(0)
  let left = wantedIn(doing)
  for (const { action } of steps) {
    if (action.seat !== PUPIL) continue
    const at = left.findIndex(wanted => isWanted(wanted, action))
    if (at === -1) continue
    left = left.filter((_, index) => index !== at)
    if (left.length > 0) continue
    done = doing
    doing = doingFrom(done + 1)
    left = wantedIn(doing)
  }
  return { doing, left, done }
}

/** The step that is told now, after everything up to `read` was read; the length of the list at the end. */
export function toldNow({ doing, done }: Standing, read: number): number {
  return Math.min(doing, Math.max(done, read) + 1)
}

/** What the pupil may do now for the lesson to go on. */
export function wantedNow(game: LocalGame): readonly Action[] {
  if (personToMove(game) !== PUPIL) return []
  const { left } = standingOf(game)
  // In the order of the list, because what comes first in it is what the others may follow from.
  const legal = legalIn(seenBy(game.state, PUPIL))
  return left.flatMap(wanted => legal.filter(action => isWanted(wanted, action)))
}

/** The pupil is to move, but has left the way on which the lesson leads: in an older lesson, or played on without it. */
export function isAstray(game: LocalGame): boolean {
  return personToMove(game) === PUPIL && standingOf(game).doing < STEPS.length && wantedNow(game).length === 0
}

/** What is said to somebody who wants to do something else. */
export type Steering = 'early' | 'trade' | 'other' | 'later'

const TRADE: readonly Action['type'][] = ['sell', 'buy', 'upgrade', 'spend', 'pay']

export function steeringFor(action: Action, left: readonly Wanted[]): Steering {
  if (left.some(({ type }) => type === action.type)) return 'other'
  if (action.type === 'endTurn' || action.type === 'finish') return 'early'
  return TRADE.includes(action.type) ? 'trade' : 'later'
}
