import { ENGINE_VERSION, type GameRecord, replay, result } from '@la-granja/engine'
import { challengeOf, type Day, dayAt, daysBefore, LATEST } from './challenge.ts'

/** Why a game is not entered. */
export type NotEntered = 'notYet' | 'tooLate' | 'otherEngine' | 'otherGame' | 'tooLong' | 'impossible' | 'unfinished'

export type Judged = { readonly points: number; readonly silver: number } | { readonly why: NotEntered }

/** Ten times what a long game has: nobody keeps the server busy with circles. */
const MOST_ACTIONS = 3_000

/** Whether a game of this day can be handed in now. */
export function isOpenFor(day: Day, now: number): NotEntered | undefined {
  const today = dayAt(now)
  if (day > today) return 'notYet'
  return day < daysBefore(today, LATEST) ? 'tooLate' : undefined
}

/** Plays what was handed in. The points are the engine's: whoever sends a number sends nothing. */
export function judge(day: Day, handed: GameRecord): Judged {
  const { seed, players, edition, options } = challengeOf(day)
  if (handed.engine !== ENGINE_VERSION) return { why: 'otherEngine' }
  const same =
    handed.seed === seed &&
    handed.players === players &&
    handed.edition === edition &&
    handed.components === undefined &&
    sameOptions(handed.options, options)
  if (!same) return { why: 'otherGame' }
  if (handed.actions.length > MOST_ACTIONS) return { why: 'tooLong' }
  const standing = standingIn(handed)
  if (standing === 'impossible' || standing === 'unfinished') return { why: standing }
  const { points, silver } = standing
  return { points, silver }
}

function standingIn(handed: GameRecord) {
  try {
    return result(replay(handed))?.ranking[0] ?? 'unfinished'
  } catch {
    return 'impossible'
  }
}

function sameOptions(one: GameRecord['options'], other: GameRecord['options']): boolean {
  const names = ['simultaneousFarm', 'extraDeliveriesUpFront', 'hiddenScores'] as const
  return names.every(name => (one[name] ?? false) === (other[name] ?? false))
}
