import type { Mark } from '@la-granja/bots'

/** The box that a curve is drawn in, in px; values run up. */
export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly low: number
  readonly high: number
}

/** Turns stand side by side at the same distance, however many actions lie between them. */
export function acrossOf({ left, right }: Pick<Frame, 'left' | 'right'>, index: number, count: number): number {
  return left + ((right - left) * index) / Math.max(1, count - 1)
}

export function heightOf({ top, bottom, low, high }: Frame, value: number): number {
  return bottom - ((bottom - top) * (value - low)) / Math.max(1e-9, high - low)
}

export function curveIn(frame: Frame, values: readonly number[]): string {
  const points = values.map((value, index) => {
    const x = acrossOf(frame, index, values.length).toFixed(1)
    return `${x} ${heightOf(frame, value).toFixed(1)}`
  })
  return points.length === 0 ? '' : `M${points.join('L')}`
}

/** Where each round begins: its number and the index of its first turn. */
export function roundsIn(graph: readonly Mark[]): readonly { readonly round: number; readonly index: number }[] {
  return graph.flatMap(({ round }, index) => (graph[index - 1]?.round === round ? [] : { round, index }))
}

/** Whole tens around all points, and not so few that a small change looks like a large one. */
export function tensAround(values: readonly number[]): { readonly low: number; readonly high: number } {
  const low = 10 * Math.floor(Math.min(...values) / 10)
  const high = 10 * Math.ceil(Math.max(...values) / 10)
  return { low: Math.max(0, low), high: Math.max(high, Math.max(0, low) + 20) }
}

/** Flags that would cover each other stand above each other: how many steps up, by flag, from left to right. */
export function raised(places: readonly number[], wide: number): readonly number[] {
  const steps: number[] = []
  places.forEach((x, index) => {
    const before = places[index - 1]
    steps.push(before !== undefined && x - before < wide ? (steps[index - 1] ?? 0) + 1 : 0)
  })
  return steps
}

/** The turn that is nearest to a place in the drawing. */
export function nearest({ left, right }: Pick<Frame, 'left' | 'right'>, x: number, count: number): number {
  const share = (x - left) / Math.max(1, right - left)
  return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))))
}
