import { isOpen, NEUTRAL, NOBODY, partsOf, type Table } from '@la-granja/engine'
import { Piece } from '../draw/Piece.tsx'
import { boundsOf, CORNERS, middleOf } from '../village/hexes.ts'
import { NeutralPiece } from '../village/NeutralPiece.tsx'
import { At, Words } from './parts.tsx'

const STALL = 18
/** How much sun a hex of each value has; the table shows the same by colours that only browsers can mix. */
const TINTS: readonly number[] = [0, 0, 0.04, 0.15, 0.27, 0.4, 0.54]

interface MarketProps {
  readonly table: Table
  readonly width: number
  readonly height: number
}

export function Market({ table, width, height }: MarketProps) {
  const { hexes } = partsOf(table).set
  return (
    <svg viewBox={boundsOf(hexes)} width={width} height={height} aria-hidden="true">
      {hexes.map(hex => {
        const { x, y } = middleOf(hex)
        const open = isOpen(table, hex)
        const owner = table.stalls[hex.hex] ?? NOBODY
        const stands = owner !== NOBODY
        return (
          <At key={hex.hex} x={x} y={y}>
            <polygon
              points={CORNERS}
              fill={open ? 'var(--paper-raised)' : 'none'}
              stroke="var(--line)"
              strokeWidth="0.9"
            />
            {open ? (
              <polygon points={CORNERS} fill="var(--sun)" fillOpacity={TINTS[Math.min(hex.value, 6)]} />
            ) : undefined}
            {open ? (
              <Words x={0} y={stands ? -10 : 0} size={stands ? 11.5 : 15} face="title" anchor="middle">
                {hex.value}
              </Words>
            ) : undefined}
            {stands ? (
              <At x={-STALL / 2} y={-STALL / 2 + 4.5}>
                {owner === NEUTRAL ? <NeutralPiece size={STALL} /> : <Piece seat={owner} size={STALL} />}
              </At>
            ) : undefined}
          </At>
        )
      })}
    </svg>
  )
}
