/** The colours that a drawing may use; `now` is the colour of the text around it. */
export type Ink =
  | 'now'
  | 'line'
  | 'light'
  | 'olive'
  | 'leaf'
  | 'grain'
  | 'grape'
  | 'pig'
  | 'snout'
  | 'food'
  | 'wine'
  | 'meat'
  | 'commodity'
  | 'silver'
  | 'point'
  | 'straw'
  | 'donkey'
  | 'earth'
  | 'tile'
  | 'shirt'

/** One path in a square of 24 by 24. */
export interface Mark {
  readonly d: string
  readonly fill?: Ink
  readonly line?: Ink
  readonly width?: number
}

export type Drawing = readonly Mark[]

export function inkOf(ink: Ink | undefined): string {
  if (ink === undefined) return 'none'
  return ink === 'now' ? 'currentColor' : `var(--ink-${ink})`
}

/** A shape that is filled and has the thin dark edge that holds it together on any ground. */
export function solid(fill: Ink, d: string): Mark {
  return { d, fill, line: 'line', width: 1 }
}

export function stroke(line: Ink, d: string, width = 1.4): Mark {
  return { d, line, width }
}

export function flat(fill: Ink, d: string): Mark {
  return { d, fill }
}

export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}
