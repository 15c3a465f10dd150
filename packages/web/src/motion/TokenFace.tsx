import { NEUTRAL, type Seat, type Table } from '@la-granja/engine'
import { CardFace } from '../card/Card.tsx'
import { Craft } from '../draw/Craft.tsx'
import { Die } from '../draw/Die.tsx'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { RoofFace } from '../farm/RoofFace.tsx'
import { NeutralPiece } from '../village/NeutralPiece.tsx'
import type { Token } from './moves.ts'

/** What is seen of a thing while it moves. */
export function TokenFace({ token, table }: { readonly token: Token; readonly table: Table }) {
  if ('icon' in token)
    return (
      <span className="motion-good">
        <Icon name={token.icon} size={24} />
      </span>
    )
  if ('die' in token) return <Die value={token.die} size={26} />
  if ('card' in token) return <CardFace card={token.card} print={table} size="small" />
  if ('craft' in token) return <Craft building={token.craft} lasting size={30} />
  if ('roof' in token)
    return (
      <span className="motion-roof">
        <RoofFace roof={token.roof} />
      </span>
    )
  return token.piece === NEUTRAL ? <NeutralPiece size={24} /> : <Piece seat={token.piece as Seat} size={24} />
}
