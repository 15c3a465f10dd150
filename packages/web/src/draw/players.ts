import type { Seat } from '@la-granja/engine'

/** Colour never stands alone: each seat has a shape too. */
export const SHAPES = ['circle', 'triangle', 'square', 'diamond'] as const
export type Shape = (typeof SHAPES)[number]

export function shapeOf(seat: Seat): Shape {
  return SHAPES[seat]
}

export function colourOf(seat: Seat): string {
  return `var(--seat-${seat})`
}
