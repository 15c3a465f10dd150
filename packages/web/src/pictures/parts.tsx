import type { ReactNode } from 'react'

// A picture leaves the page, so it is one plain drawing: shapes, and words that stand where they are put.

export type Face = 'text' | 'title'

interface AtProps {
  readonly x: number
  readonly y: number
  readonly children: ReactNode
}

export function At({ x, y, children }: AtProps) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}

interface WordsProps {
  readonly x: number
  /** Of the middle of the line. */
  readonly y: number
  readonly size?: number
  readonly bold?: boolean
  readonly face?: Face
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly children: ReactNode
}

export function Words(props: WordsProps) {
  const { x, y, size = 15, bold = false, face = 'text', fill = 'var(--ink)', anchor = 'start', children } = props
  return (
    <text
      x={x}
      // Not every program knows the middle of a line, but all know where letters stand.
      y={y + size * 0.34}
      fontSize={size}
      fontWeight={face === 'title' ? 600 : bold ? 700 : 400}
      fontFamily={`var(--${face})`}
      fill={fill}
      textAnchor={anchor}
    >
      {children}
    </text>
  )
}

interface PlateProps {
  readonly width: number
  readonly height: number
  readonly fill?: string
  readonly line?: string
  readonly dashed?: boolean
  readonly round?: number
  readonly pale?: boolean
}

export function Plate(props: PlateProps) {
  const {
    width,
    height,
    fill = 'var(--paper-raised)',
    line = 'var(--line)',
    dashed = false,
    round = 7,
    pale = false,
  } = props
  return (
    <rect
      width={width}
      height={height}
      rx={round}
      fill={fill}
      stroke={line}
      strokeDasharray={dashed ? '3 3' : undefined}
      opacity={pale ? 0.5 : undefined}
    />
  )
}
