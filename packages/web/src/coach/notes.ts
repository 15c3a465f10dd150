import type { Analysis, Find, Mark, Question, TurningPoint, Verdict } from '@la-granja/bots'
import type { Seat } from '@la-granja/engine'

/** How closely the coach looks: thoughts of its search where much is at stake. */
export const EFFORTS = { quick: 20, thorough: 160 } as const
export type Effort = keyof typeof EFFORTS

/** What the coach said about one seat, as it is kept. The views are left out: the game itself holds them, and they are large. */
export interface Notes {
  readonly seat: Seat
  readonly effort: Effort
  /** Turns that held a choice, and in how many of them something was clearly better. */
  readonly turns: number
  readonly better: number
  readonly turningPoints: readonly Blind<TurningPoint>[]
  readonly finds: readonly Blind<Find>[]
  readonly quiz: readonly Blind<Question>[]
  readonly graph: readonly Mark[]
}

export type Blind<T> = Omit<T, 'view'>

export function notesFrom(
  { seat, verdicts, turningPoints, finds, quiz, graph }: Analysis,
  effort: Effort,
  isBetter: (verdict: Verdict) => boolean,
): Notes {
  return {
    seat,
    effort,
    turns: verdicts.length,
    better: verdicts.filter(isBetter).length,
    turningPoints: turningPoints.map(blind),
    finds: finds.map(blind),
    quiz: quiz.map(blind),
    graph,
  }
}

function blind<T extends { readonly view: unknown }>({ view: _, ...rest }: T): Blind<T> {
  return rest
}
