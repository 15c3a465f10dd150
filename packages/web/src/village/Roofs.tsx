import { type Phase, type PlayerView, partsOf, type RoofId, roofPrice } from '@la-granja/engine'
import { Icon } from '../draw/Icon.tsx'
import { useSpot } from '../table/useSpot.ts'
import { Gives } from './Gives.tsx'
import { ROOF_GIFTS } from './gives.ts'
import { spotClass, useVillage } from './useVillage.ts'

/** The roofs that can be bought this round, with the price that the seat would pay. */
export function Roofs({ view: { table, seat } }: { readonly view: PlayerView }) {
  const { words } = useVillage()
  const price = seat === undefined ? table.round : roofPrice(table, seat)
  const { roofPhases } = partsOf(table).set
  return (
    <section className="village-roofs" data-place="shop" aria-label={words.shop}>
      <h2 className="village-title">
        {words.roofs}
        {table.roofs.length > 0 && (
          <span className="village-price">
            {price} <Icon name="silver" size={14} />
            {table.roofs.length > 1 && words.each}
          </span>
        )}
      </h2>
      {table.roofs.length === 0 && <p className="village-none">{words.noRoofs}</p>}
      <div className="village-shop" data-lines={table.players > 2 ? 2 : 1}>
        {table.roofs.map((roof, index) => (
          <Roof key={`${index} ${roof}`} index={index} roof={roof} price={price} phases={roofPhases[roof] ?? []} />
        ))}
      </div>
    </section>
  )
}

interface RoofProps {
  readonly index: number
  readonly roof: RoofId
  readonly price: number
  /** None for any. */
  readonly phases: readonly Phase[]
}

function Roof({ index, roof, price, phases }: RoofProps) {
  const { words, names } = useVillage()
  const gives = names.roofs[roof]
  const when = phases.map(phase => names.phases[phase])
  const spot = useSpot(`shop:${index}`, words.roof(gives, price, when))
  return (
    <button type="button" {...spot} className={spotClass(spot, 'village-roof')} title={words.roof(gives, price, when)}>
      <Gives gifts={ROOF_GIFTS[roof]} />
      <span className="village-roof-words">{words.opening(gives)}</span>
      {when.length > 0 && <span className="village-phases">{when.join(' · ')}</span>}
    </button>
  )
}
