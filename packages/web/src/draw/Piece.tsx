import type { Seat } from '@la-granja/engine'
import { memo } from 'react'
import { dot } from './ink.ts'
import { colourOf, type Shape, shapeOf } from './players.ts'
import './goods.css'

const OUTLINES: Readonly<Record<Shape, string>> = {
  circle: dot(12, 12, 9.2),
  triangle: 'M12 2.4L22.4 20.6H1.6z',
  square: 'M3.8 3.8h16.4v16.4H3.8z',
  diamond: 'M12 1.2L22.8 12 12 22.8 1.2 12z',
}

interface PieceProps {
  readonly seat: Seat
  readonly size?: number
  /** Without one, the piece only decorates. */
  readonly title?: string
}

/** A player's marker: colour and shape, with an edge in the colour of the ink so that it reads on light and dark. */
export const Piece = memo(function Piece({ seat, size = 16, title }: PieceProps) {
  return (
    <svg
      className="piece"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <path
        d={OUTLINES[shapeOf(seat)]}
        fill={colourOf(seat)}
        stroke="var(--piece-edge)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  )
})
