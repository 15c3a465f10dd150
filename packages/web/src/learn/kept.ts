import { create } from 'zustand'
import type { Steering } from './progress.ts'

/** The guided game of this device, while it lasts. */
interface Kept {
  readonly game: string
  /** The part of the lesson that was read last; empty before the first. */
  readonly read: string
}

interface Learning {
  readonly kept: Kept | undefined
  /** What was said to somebody who wanted to do something else. */
  readonly steered: Steering | undefined
}

const KEY = 'la-granja-lesson'

function found(): Kept | undefined {
  try {
    const { game, read } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Kept, unknown>>
    return typeof game === 'string' && typeof read === 'string' ? { game, read } : undefined
  } catch {
    return undefined
  }
}

export const useLearning = create<Learning>(() => ({ kept: found(), steered: undefined }))

/** Nothing once the lesson is over. */
export function keepLesson(kept: Kept | undefined): void {
  useLearning.setState({ kept, steered: undefined })
  try {
    if (kept === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // It still holds for this visit.
  }
}

export function steer(steered: Steering | undefined): void {
  useLearning.setState({ steered })
}

/** Whether this game is still being learnt with. */
export function isLearning(game: string): boolean {
  return useLearning.getState().kept?.game === game
}
