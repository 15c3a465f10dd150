import type { PrintedHex } from '@la-granja/engine'

// Hexes with a flat top: the market is higher than wide, as is its place between the buildings.

/** From the middle of a hex to its corner. */
const RADIUS = 20
const HALF = (Math.sqrt(3) / 2) * RADIUS
const MARGIN = 2

interface Point {
  readonly x: number
  readonly y: number
}

export function middleOf({ q, r }: PrintedHex): Point {
  return { x: round(1.5 * RADIUS * q), y: round(2 * HALF * (r + q / 2)) }
}

/** The view box that shows all of them. */
export function boundsOf(hexes: readonly PrintedHex[]): string {
  const middles = hexes.map(middleOf)
  const left = Math.min(...middles.map(({ x }) => x)) - RADIUS - MARGIN
  const right = Math.max(...middles.map(({ x }) => x)) + RADIUS + MARGIN
  const top = Math.min(...middles.map(({ y }) => y)) - HALF - MARGIN
  const bottom = Math.max(...middles.map(({ y }) => y)) + HALF + MARGIN
  return [left, top, right - left, bottom - top].map(round).join(' ')
}

/** A little smaller than their cell, so that a light gap stays between two hexes. */
export const CORNERS = corners(RADIUS - 0.8)
/** Inside of the border: shows that the hex can be touched, and is never covered by a neighbour. */
export const RING = corners(RADIUS - 2.6)

function corners(radius: number): string {
  const angles = [0, 60, 120, 180, 240, 300].map(degrees => (degrees * Math.PI) / 180)
  return angles.map(angle => `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
