import type { Box } from '../draw/place.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

/** A little beside each other is still in line. */
const SLACK = 2
/** How much worse it is to lie aside than to lie further away. */
const ASIDE = 3
const ASKEW = 0.3

/** Which of the others is next in this direction: rather one in line than one that is near but aside. */
export function nearest(from: Box, others: readonly Box[], direction: Direction): number | undefined {
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  others.forEach((other, index) => {
    const far = farness(from, other, direction)
    if (far === undefined || far >= least) return
    least = far
    best = index
  })
  return best
}

/** Nothing for what is not in this direction. */
function farness(from: Box, to: Box, direction: Direction): number | undefined {
  const flat = direction === 'left' || direction === 'right'
  const ahead =
    (flat ? acrossOf(to).middle - acrossOf(from).middle : downOf(to).middle - downOf(from).middle) * signOf()
  if (ahead <= SLACK) return undefined
  const [here, there] = flat ? [downOf(from), downOf(to)] : [acrossOf(from), acrossOf(to)]
  const gap = Math.max(0, there.start - here.end, here.start - there.end)
  return ahead + ASIDE * gap + ASKEW * Math.abs(there.middle - here.middle)

  function signOf(): number {
    return direction === 'left' || direction === 'up' ? -1 : 1
  }
}

interface Extent {
  readonly start: number
  readonly end: number
  readonly middle: number
}

function acrossOf({ left, width }: Box): Extent {
  return { start: left, end: left + width, middle: left + width / 2 }
}

function downOf({ top, height }: Box): Extent {
  return { start: top, end: top + height, middle: top + height / 2 }
}
