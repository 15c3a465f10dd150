import type { Budget } from './bot.ts'

/** Asked before each iteration: whether there is budget for one more. Without any budget it is `otherwise` iterations. */
export function thinking({ iterations, milliseconds, clock }: Budget, otherwise: number): () => boolean {
  if (milliseconds !== undefined && clock === undefined) throw new RangeError('a budget of time needs a clock')
  const most = iterations ?? (milliseconds === undefined ? otherwise : Number.POSITIVE_INFINITY)
  let done = 0
  if (milliseconds === undefined || clock === undefined) return () => done++ < most
  const end = clock() + milliseconds
  return () => done++ < most && clock() < end
}
