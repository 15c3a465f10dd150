import type { Weights } from '../evaluate.ts'
import type { Sums } from './regression.ts'
import { gather } from './samples.ts'
import { tryOut } from './tries.ts'

/** Games to learn from, and how: from what became of the farms, or from what it brought to play a little differently. */
export interface Lesson {
  readonly by: 'watching' | 'trying'
  readonly weights: Weights
  readonly seed: string
  /** Numbers of the games, or of the pairs of games: from, and up to but not including. */
  readonly from: number
  readonly to: number
}

export function hold(lesson: Lesson): Sums {
  return lesson.by === 'watching' ? gather(lesson) : tryOut(lesson)
}
