import { drawProgress } from './draw/progress.ts'
import { type AnswerTo, type Order, request, type Span } from './orders.ts'
import type { World } from './world.ts'

export interface Task<O extends Order> {
  readonly games: number
  /** The number of the first one, if games have been played before. */
  readonly from?: number
  /** Games in one order. */
  readonly size: number
  readonly order: (span: Span) => O
  /** Told of each part when it is done, in any order; what it gives stands beside the bar. */
  readonly done?: (answer: AnswerTo<O>, span: Span) => () => string
}

/** Often enough for the eye. */
const EVERY = 200

/** Has numbered games played in parts, wherever there are hands. The answers come in the order of the games. */
export async function inParts<O extends Order>(
  world: World,
  { games, from = 0, size, order, done }: Task<O>,
): Promise<AnswerTo<O>[]> {
  const began = world.clock()
  let finished = 0
  let shown = began
  const spans = Array.from({ length: Math.ceil(games / size) }, (_, part): Span => {
    return { from: from + part * size, to: from + Math.min(games, (part + 1) * size) }
  })
  const answers = await Promise.all(
    spans.map(async span => {
      const answer = await request(world, order(span))
      const beside = done?.(answer, span)
      finished += span.to - span.from
      const now = world.clock()
      if (now - shown >= EVERY) {
        shown = now
        world.progress(drawProgress({ finished, games, milliseconds: now - began, beside: beside?.() ?? '' }))
      }
      return answer
    }),
  )
  world.progress('')
  return answers
}
