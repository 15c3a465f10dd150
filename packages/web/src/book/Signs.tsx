import { BUILDINGS, FARM_GOODS, ROOFS, type Seat, SIDES } from '@la-granja/engine'
import { namesIn, type PieceId, type SignId } from '@la-granja/text'
import { Fragment, type ReactNode } from 'react'
import { Craft } from '../draw/Craft.tsx'
import { Die } from '../draw/Die.tsx'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { oneOf } from '../farm/useFarm.ts'
import { Gives } from '../village/Gives.tsx'
import { ROOF_GIFTS } from '../village/gives.ts'
import { NeutralPiece } from '../village/NeutralPiece.tsx'
import { useUi } from '../words.ts'
import { useOpenBook } from './open.ts'
import { Heading, Linked } from './Prose.tsx'

interface Sign {
  readonly key: string
  readonly drawn: ReactNode
  readonly name: string
  readonly says: string
}

const OWN: Seat = 0

const PIECES: Readonly<Record<PieceId, ReactNode>> = {
  marker: <Piece seat={OWN} size={24} />,
  disc: <Piece seat={OWN} size={24} />,
  stall: <Icon name="stall" size={26} />,
  ownership: <Piece seat={OWN} size={24} />,
  craft: <Craft building="deli" lasting size={28} />,
  orderMarker: <Icon name="lock" size={24} />,
  donkey: <Icon name="donkey" size={28} />,
  hat: <Icon name="hat" size={26} />,
  neutral: <NeutralPiece size={24} />,
}

const ICONS = ['card', 'income', 'delivery', 'pen'] as const
const SPACES = [1, 2, 3, 4, 5, 6] as const
/** Every sign with its name and one sentence. */
export function Signs({ level = 1 }: { readonly level?: 1 | 2 }) {
  const { book, language } = useOpenBook()
  const words = useUi().book
  const names = namesIn(language)
  const { goods, sides, icons, spaces, buildings, pieces, roofs, signs } = book.concepts
  const groups: Readonly<Record<keyof typeof words.signGroups, readonly Sign[]>> = {
    goods: [...FARM_GOODS, 'commodity' as const].map(id => ({
      key: id,
      drawn: <Icon name={id} size={26} />,
      name: oneOf(names, id),
      says: goods[id],
    })),
    sides: SIDES.map(id => ({
      key: id,
      drawn: <Icon name={id} size={26} />,
      name: names.sides[id],
      says: sides[id],
    })),
    icons: ICONS.map(id => ({ key: id, drawn: <Icon name={id} size={26} />, name: names.icons[id], says: icons[id] })),
    spaces: SPACES.map(id => ({ key: `${id}`, drawn: <Die value={id} size={26} />, name: `${id}`, says: spaces[id] })),
    buildings: BUILDINGS.map(id => ({
      key: id,
      drawn: <Craft building={id} lasting size={28} />,
      name: names.buildings[id],
      says: buildings[id],
    })),
    pieces: (Object.keys(PIECES) as PieceId[]).map(id => ({ key: id, drawn: PIECES[id], ...pieces[id] })),
    roofs: ROOFS.map(id => ({
      key: id,
      drawn: <Gives gifts={ROOF_GIFTS[id]} />,
      name: names.roofs[id],
      says: roofs[id],
    })),
    signs: (Object.keys(signs) as SignId[]).map(id => ({
      key: id,
      drawn: <Icon name={id} size={26} />,
      ...signs[id],
    })),
  }
  return (
    <>
      <Heading level={level} className="book-title">
        {words.signs}
      </Heading>
      <p className="book-short">{words.signsLead}</p>
      {(Object.keys(groups) as (keyof typeof groups)[]).map(group => (
        <Fragment key={group}>
          <Heading level={2}>{words.signGroups[group]}</Heading>
          <dl className="book-signs" data-group={group}>
            {groups[group].map(({ key, drawn, name, says }) => (
              <div key={key}>
                <dt>
                  <span className="book-drawn" aria-hidden="true">
                    {drawn}
                  </span>
                  {name}
                </dt>
                <dd>
                  <Linked text={says} />
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </>
  )
}
