import { partsOf, type Seat, type Table } from '@la-granja/engine'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { useSpot } from '../table/useSpot.ts'
import { NeutralPiece } from './NeutralPiece.tsx'
import { nameOf, spotClass, useVillage } from './useVillage.ts'

interface SiestaProps {
  /** By space. */
  readonly discs: Table['siesta']
  readonly order: Table['order']
  readonly players: number
  readonly neutralFirst: boolean
  readonly print: Table
  readonly names: readonly string[]
}

/** The siesta track, its last space on top, and the turn order that it decides. */
export const Siesta = drawOnChange(function Siesta({ discs, print, names, ...turns }: SiestaProps) {
  const { words } = useVillage()
  const { siesta } = partsOf(print).set
  return (
    <section className="village-siesta" aria-label={words.siesta}>
      <h2 className="village-title">
        <Icon name="hat" size={16} />
        {words.siesta}
      </h2>
      <div className="village-track">
        {siesta.map((points, space) => (
          <Space key={space} space={space} points={points} discs={discs[space] ?? []} names={names} />
        ))}
      </div>
      <Order {...turns} names={names} />
    </section>
  )
})

interface SpaceProps {
  readonly space: number
  readonly points: number
  readonly discs: readonly Seat[]
  readonly names: readonly string[]
}

const Space = drawOnChange(function Space({ space, points, discs, names }: SpaceProps) {
  const { words } = useVillage()
  const label = words.siestaSpace(
    space,
    points,
    discs.map(seat => nameOf(names, seat)),
  )
  const spot = useSpot(`siesta:${space}`, label)
  return (
    <button type="button" {...spot} className={spotClass(spot, 'village-rest')}>
      <span className="village-rest-points">
        {points}
        {points > 0 && <Icon name="point" size={14} />}
      </span>
      <span className="village-discs" data-discs={discs.length} aria-hidden="true">
        {discs.map(seat => (
          <span key={seat} className="village-disc">
            <Piece seat={seat} size={18} />
          </span>
        ))}
      </span>
    </button>
  )
})

function Order({ order, players, neutralFirst, names }: Omit<SiestaProps, 'discs' | 'print'>) {
  const { words } = useVillage()
  const people = order.map(seat => ({ seat, name: nameOf(names, seat) }))
  const neutral = { seat: undefined, name: words.neutral }
  const all = players > 1 ? people : neutralFirst ? [neutral, ...people] : [...people, neutral]
  return (
    <div className="village-order">
      <h2 className="village-title">{words.order}</h2>
      <ol>
        {all.map(({ seat, name }, index) => (
          <li key={name} title={words.place(index + 1, name)}>
            {seat === undefined ? (
              <NeutralPiece size={16} title={name} />
            ) : (
              <Piece seat={seat} size={16} title={name} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
