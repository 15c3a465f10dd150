import type { Seat, Step } from '@la-granja/engine'
import type { Glance } from './glance.ts'
import type { Verdict } from './judge.ts'
import type { Question } from './quiz.ts'
import type { Reason } from './reasons.ts'

export interface CoachOptions {
  /** Of the search where it matters; everything else follows from it. */
  readonly iterations?: number
}

/** A turn that lost much, from the action that lost most on: `at`, the view and all lines begin there. */
export interface TurningPoint extends Verdict {
  /** The number of the turn's first action in the record. */
  readonly turn: number
  /** What speaks for the best line. */
  readonly reasons: readonly Reason[]
}

/** A turn in which the best was found. */
export interface Find extends Verdict {
  /** What speaks for it, against the next best. */
  readonly reasons: readonly Reason[]
}

/** What the seat could expect after a turn of its own. */
export interface Mark {
  readonly at: number
  readonly round: number
  readonly step: Step
  readonly points: number
  readonly winChance: number
}

export interface Analysis {
  readonly seat: Seat
  /** Of each turn of the seat that held a choice. */
  readonly verdicts: readonly Verdict[]
  readonly turningPoints: readonly TurningPoint[]
  readonly finds: readonly Find[]
  readonly quiz: readonly Question[]
  readonly graph: readonly Mark[]
  /** All players, after each turn of anybody. */
  readonly table: readonly Glance[]
}

/** Told after each turn that was judged. */
export interface Progress {
  readonly done: number
  readonly total: number
  /** The newest verdict; a later one of the same turn is better founded. */
  readonly verdict: Verdict
}
