import type { Budget } from './bot.ts'

export interface Thinking {
  /** Asked before each iteration: whether there is budget for one more. */
  goOn(): boolean
  /** About how many more there is budget for. */
  left(): number
}

/** Time runs from here on. Without any budget it is `otherwise` iterations. */
export function thinking({ iterations, milliseconds, clock }: Budget, otherwise: number): Thinking {
  if (milliseconds !== undefined && clock === undefined) throw new RangeError('a budget of time needs a clock')
  const most = iterations ?? (milliseconds === undefined ? otherwise : Number.MAX_SAFE_INTEGER)
  let done = 0
  if (milliseconds === undefined || clock === undefined) {
    return { goOn: () => done++ < most, left: () => Math.max(0, most - done) }
  }
  const end = clock() + milliseconds
  let first: number | undefined
  let now = end
  /** What one iteration takes; nothing is known before the first is done. */
  let each = 0
  return {
    goOn() {
      if (done >= most) return false
      now = clock()
      first ??= now
      if (done > 0) each = (now - first) / done
      // One that would not be finished in time is not begun.
      if (now >= end || now + each > end) return false
      done++
      return true
    },
    left: () => Math.max(0, Math.min(most - done, each > 0 ? (end - now) / each - 1 : most)),
  }
}
