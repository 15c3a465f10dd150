import type { Farm, Seat } from '@la-granja/engine'
import { Craft } from '../draw/Craft.tsx'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { useSpot } from '../table/useSpot.ts'
import { useFarm } from './useFarm.ts'

// What has no side of the farm stands in its corners.

export const Purse = drawOnChange(function Purse(farm: Pick<Farm, 'silver' | 'points'>) {
  const { words } = useFarm()
  const silver = useSpot('silver', words.silver(farm.silver))
  const points = useSpot('points', words.points(farm.points))
  return (
    <div className="farm-purse">
      <div {...silver} className="spot farm-count">
        <Icon name="silver" size={24} />
        <span className="farm-number">{farm.silver}</span>
      </div>
      <div {...points} className="spot farm-count">
        <Icon name="point" size={24} />
        <span className="farm-number">{farm.points}</span>
      </div>
    </div>
  )
})

interface SupplyProps {
  readonly seat: Seat
  readonly pool: number
  readonly markers: number
  /** Cards in hand, and how many there may be. */
  readonly held: number
  readonly limit: number
}

export const Supply = drawOnChange(function Supply({ seat, pool, markers: all, held, limit }: SupplyProps) {
  const { words } = useFarm()
  const markers = words.markers(pool, all)
  return (
    <dl className="farm-supply">
      <div data-says={markers} tabIndex={-1}>
        <dt>
          <Piece seat={seat} size={16} />
          <span className="farm-note">{words.markersShort}</span>
        </dt>
        <dd>{pool}</dd>
      </div>
      <div data-says={words.handOf(held, limit)} tabIndex={-1}>
        <dt>
          <Icon name="card" size={18} />
          <span className="farm-note">{words.handShort}</span>
        </dt>
        <dd>
          {held}
          <small>/{limit}</small>
        </dd>
      </div>
    </dl>
  )
})

export const Crafts = drawOnChange(function Crafts({ crafts }: Pick<Farm, 'crafts'>) {
  const { words, names } = useFarm()
  return (
    <ul className="farm-crafts" aria-label={words.crafts}>
      {crafts.length === 0 && <li className="farm-note">{words.noCrafts}</li>}
      {crafts.map(({ building, lasting }) => {
        const effect = names.crafts[building][lasting ? 'lasting' : 'instant']
        const label = words.craft(names.buildings[building], lasting, effect)
        return (
          <li key={building} aria-label={label} data-says={label} tabIndex={-1}>
            <Craft building={building} lasting={lasting} />
          </li>
        )
      })}
    </ul>
  )
})
