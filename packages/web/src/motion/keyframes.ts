import type { Box } from './find.ts'
import type { Started } from './running.ts'

interface Shown {
  readonly frames: Keyframe[]
  /** Only a ring has the size of what it is about; tokens have their own. */
  readonly width?: number
  readonly height?: number
}

/** A place larger than this is a room; a ring around all of it would be noise. */
const ROOM = 700
const MARGIN = 6
const EDGE = 8

export interface Size {
  readonly width: number
  readonly height: number
}

/** How one flight looks, between what was measured before and after; nothing when neither can be seen. */
export function keyframesOf({ move, from: start }: Started, end: Box | undefined, token: Size): Shown | undefined {
  const from = start && inside(start, token)
  const there = (end && inside(end, token)) ?? from
  if (there === undefined) return undefined
  switch (move.do) {
    case 'fly': {
      const begun = from ?? there
      return { frames: near(begun, there) ? landing(there) : flying(begun, there) }
    }
    case 'arrive':
      return { frames: landing(there) }
    case 'leave':
      // It is gone already, so where it was counts.
      return { frames: leaving(from ?? there) }
    case 'tumble':
      return { frames: tumbling(there) }
    case 'pulse':
      return ring(there)
  }
}

/** A card that goes to a place at the edge stays whole; what is scrolled away is left where it is. */
function inside(box: Box, { width, height }: Size): Box {
  const keep = (middle: number, half: number, all: number) =>
    middle < 0 || middle > all ? middle : Math.min(Math.max(middle, half + EDGE), all - half - EDGE)
  return { ...box, x: keep(box.x, width / 2, innerWidth), y: keep(box.y, height / 2, innerHeight) }
}

function near(a: Box, b: Box): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 12
}

/** Tokens lie with their middle at the corner of the screen until they are moved. */
function at({ x, y }: Pick<Box, 'x' | 'y'>, how = ''): string {
  return `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%) ${how}`.trim()
}

/** Lifted, carried, put down: the middle of the way is a little higher and larger. */
function flying(from: Box, to: Box): Keyframe[] {
  const lift = Math.min(40, Math.hypot(to.x - from.x, to.y - from.y) / 6)
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift }
  return [
    { transform: at(from, 'scale(0.9)'), opacity: 0.4, easing: 'ease-in' },
    { transform: at(half, 'scale(1.25)'), opacity: 1, easing: 'ease-out', offset: 0.45 },
    { transform: at(to, 'scale(1)'), opacity: 1, offset: 0.88 },
    { transform: at(to, 'scale(0.7)'), opacity: 0 },
  ]
}

function landing(there: Box): Keyframe[] {
  return [
    { transform: at({ x: there.x, y: there.y - 16 }, 'scale(1.7)'), opacity: 0, easing: 'ease-out' },
    { transform: at(there, 'scale(1.1)'), opacity: 1, offset: 0.6 },
    { transform: at(there, 'scale(1)'), opacity: 0 },
  ]
}

function leaving(there: Box): Keyframe[] {
  return [
    { transform: at(there, 'scale(1)'), opacity: 1, easing: 'ease-in' },
    { transform: at({ x: there.x, y: there.y - 26 }, 'scale(1.3)'), opacity: 0 },
  ]
}

/** Thrown from above; never more than one turn, for a die is to be read. */
function tumbling(there: Box): Keyframe[] {
  return [
    { transform: at({ x: there.x + 26, y: there.y - 34 }, 'rotate(-300deg) scale(1.3)'), opacity: 0 },
    {
      transform: at({ x: there.x + 8, y: there.y - 8 }, 'rotate(-110deg) scale(1.15)'),
      opacity: 1,
      offset: 0.45,
      easing: 'ease-out',
    },
    { transform: at(there, 'rotate(0deg) scale(0.85)'), opacity: 1 },
  ]
}

function ring(there: Box): Shown {
  const size = { width: Math.min(there.width, ROOM) + MARGIN, height: Math.min(there.height, ROOM) + MARGIN }
  const frames = [
    { transform: at(there, 'scale(0.92)'), opacity: 0 },
    { transform: at(there, 'scale(1.03)'), opacity: 1, offset: 0.35, easing: 'ease-out' },
    { transform: at(there, 'scale(1)'), opacity: 0.9, offset: 0.75 },
    { transform: at(there, 'scale(1.05)'), opacity: 0 },
  ]
  return { ...size, frames }
}
