import { type PlayerView, partsOf } from '@la-granja/engine'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { NeutralPiece } from '../village/NeutralPiece.tsx'
import { useVillage } from '../village/useVillage.ts'
import { fitting } from './measure.ts'
import { At, Plate, Words } from './parts.tsx'

const TITLE = 24
const ORDER = 52
const PILES = 62
const GAP = 4
const DISC = 20

interface SiestaProps {
  readonly view: PlayerView
  readonly width: number
  readonly height: number
}

/** The siesta track with its last space on top, the turn order, and the piles. */
export function Siesta({ view, width, height }: SiestaProps) {
  const { words } = useVillage()
  const { table, pile } = view
  const { siesta } = partsOf(table).set
  const each = (height - TITLE - ORDER - PILES) / siesta.length - GAP
  const order = table.order.map(seat => <Piece key={seat} seat={seat} size={18} />)
  const neutral = <NeutralPiece key="neutral" size={18} />
  const all = table.players > 1 ? order : table.neutralFirst ? [neutral, ...order] : [...order, neutral]
  return (
    <>
      <At x={0} y={2}>
        <Icon name="hat" size={18} />
      </At>
      <Words x={24} y={TITLE / 2} face="title">
        {fitting(words.siesta, width - 24, { face: 'title' })}
      </Words>
      {siesta.map((points, space) => (
        <At key={space} x={0} y={TITLE + (siesta.length - 1 - space) * (each + GAP)}>
          <Plate width={width} height={each} />
          <Words x={9} y={each / 2} size={17} face="title">
            {points}
          </Words>
          {points > 0 ? (
            <At x={22} y={each / 2 - 8}>
              <Icon name="point" size={16} />
            </At>
          ) : undefined}
          {(table.siesta[space] ?? []).map((seat, index) => (
            <At key={seat} x={46 + index * DISC * 0.95} y={(each - DISC) / 2}>
              <Piece seat={seat} size={DISC} />
            </At>
          ))}
        </At>
      ))}
      <At x={0} y={height - ORDER - PILES}>
        <Words x={0} y={13} face="title">
          {fitting(words.order, width, { face: 'title' })}
        </Words>
        {all.map((piece, index) => (
          <At key={piece.key} x={index * 26} y={26}>
            {piece}
          </At>
        ))}
      </At>
      {[[words.pile, pile] as const, [words.discards, table.discards.length] as const].map(([name, cards], index) => (
        <At key={name} x={0} y={height - PILES + 4 + index * 31}>
          <Plate width={width} height={27} />
          <At x={6} y={4}>
            <Icon name="card" size={19} />
          </At>
          <Words x={30} y={13.5} size={14}>
            {fitting(name, width - 62, { size: 14 })}
          </Words>
          <Words x={width - 9} y={13.5} bold anchor="end">
            {cards}
          </Words>
        </At>
      ))}
    </>
  )
}
