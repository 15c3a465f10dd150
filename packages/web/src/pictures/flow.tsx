import type { ReactNode } from 'react'
import { At } from './parts.tsx'

/** Something that stands in a line with others, drawn from its left edge and the middle of the line. */
export interface Item {
  readonly key: string
  readonly width: number
  readonly drawn: ReactNode
}

const GAP = 5

interface FlowProps {
  readonly items: readonly Item[]
  readonly width: number
  readonly line: number
  readonly gap?: number
}

/** Items side by side, in as many lines as they need; drawn from the top left. */
export function Flow({ items, width, line, gap = GAP }: FlowProps) {
  return linesOf(items, width, gap).map((placed, index) => (
    <At key={placed[0]?.item.key} x={0} y={(index + 0.5) * line}>
      {placed.map(({ item, x }) => (
        <At key={item.key} x={x} y={0}>
          {item.drawn}
        </At>
      ))}
    </At>
  ))
}

/** How many lines it will be. */
export function linesFor(items: readonly Item[], width: number, gap = GAP): number {
  return linesOf(items, width, gap).length
}

interface Placed {
  readonly item: Item
  readonly x: number
}

function linesOf(items: readonly Item[], width: number, gap: number): readonly (readonly Placed[])[] {
  const lines: Placed[][] = []
  let x = 0
  for (const item of items) {
    const last = lines.at(-1)
    if (last !== undefined && x + item.width <= width) last.push({ item, x })
    else {
      x = 0
      lines.push([{ item, x }])
    }
    x += item.width + gap
  }
  return lines
}
