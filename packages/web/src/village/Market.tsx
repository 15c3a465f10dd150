import { NEUTRAL, NOBODY, type PrintedHex, partsOf, type StallOwner, type Table } from '@la-granja/engine'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Piece } from '../draw/Piece.tsx'
import { useSpot } from '../table/useSpot.ts'
import { boundsOf, CORNERS, middleOf, RING } from './hexes.ts'
import { NeutralPiece } from './NeutralPiece.tsx'
import { nameOf, spotClass, useVillage } from './useVillage.ts'

interface MarketProps {
  readonly stalls: Table['stalls']
  /** By place in the printed list. */
  readonly open: readonly boolean[]
  readonly print: Table
  readonly names: readonly string[]
}

const STALL = 18

/** The market hexes. The darker the hex, the higher its value. */
export const Market = drawOnChange(function Market({ stalls, open, print, names }: MarketProps) {
  const { words } = useVillage()
  const { hexes } = partsOf(print).set
  return (
    <section className="village-market" aria-label={words.market}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section has its name, and a title would lie over every hex as a tip */}
      <svg viewBox={boundsOf(hexes)}>
        <defs>
          <pattern id="village-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className="village-hatch" d="M0 0V5" />
          </pattern>
        </defs>
        {hexes.map((hex, index) => (
          <Hex key={hex.hex} hex={hex} owner={stalls[hex.hex] ?? NOBODY} open={open[index] === true} names={names} />
        ))}
      </svg>
    </section>
  )
})

interface HexProps {
  readonly hex: PrintedHex
  readonly owner: StallOwner
  readonly open: boolean
  readonly names: readonly string[]
}

const Hex = drawOnChange(function Hex({ hex, owner, open, names }: HexProps) {
  const { words } = useVillage()
  const label = words.hex(hex.hex, hex.value, open ? standing(owner, names, words) : words.closedHex)
  const spot = useSpot(`hex:${hex.hex}`, label)
  const { x, y } = middleOf(hex)
  const stands = owner !== NOBODY
  return (
    <g
      {...spot}
      className={spotClass(spot, 'village-hex')}
      transform={`translate(${x} ${y})`}
      data-value={Math.min(Math.max(hex.value, 2), 6)}
      data-closed={!open || undefined}
    >
      <polygon className="village-tile" points={CORNERS} />
      {!open && <polygon points={CORNERS} fill="url(#village-hatch)" />}
      <polygon className="village-ring" points={RING} />
      {open && (
        <text className="village-value" data-small={stands || undefined} y={stands ? -10 : 0}>
          {hex.value}
        </text>
      )}
      {stands && (
        <g transform={`translate(${-STALL / 2} ${-STALL / 2 + 4.5})`}>
          {owner === NEUTRAL ? <NeutralPiece size={STALL} /> : <Piece seat={owner} size={STALL} />}
        </g>
      )}
    </g>
  )
})

function standing(owner: StallOwner, names: readonly string[], words: ReturnType<typeof useVillage>['words']): string {
  if (owner === NOBODY) return words.emptyHex
  return owner === NEUTRAL ? words.neutralStall : words.stallOf(nameOf(names, owner))
}
