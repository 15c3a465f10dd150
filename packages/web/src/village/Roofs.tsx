import { type Phase, partsOf, type RoofId, type Table } from '@la-granja/engine'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { useSpot } from '../table/useSpot.ts'
import { Gives } from './Gives.tsx'
import { ROOF_GIFTS } from './gives.ts'
import { spotClass, useVillage } from './useVillage.ts'

interface RoofsProps {
  readonly roofs: Table['roofs']
  readonly price: number
  readonly players: number
  readonly print: Table
}

/** The roofs that can be bought this round. */
export const Roofs = drawOnChange(function Roofs({ roofs, price, players, print }: RoofsProps) {
  const { words } = useVillage()
  const { roofPhases } = partsOf(print).set
  return (
    <section className="village-roofs" data-place="shop" aria-label={words.shop}>
      <h2 className="village-title">
        {words.roofs}
        {roofs.length > 0 && (
          <span className="village-price">
            {price} <Icon name="silver" size={14} />
            {roofs.length > 1 && words.each}
          </span>
        )}
      </h2>
      <div className="village-shop" data-lines={players > 2 ? 2 : 1}>
        {roofs.length === 0 && <p className="village-none">{words.noRoofs}</p>}
        {roofs.map((roof, index) => (
          <Roof key={`${index} ${roof}`} index={index} roof={roof} price={price} phases={roofPhases[roof] ?? []} />
        ))}
      </div>
    </section>
  )
})

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
    <button type="button" {...spot} className={spotClass(spot, 'village-roof')} data-roof={roof}>
      <Gives gifts={ROOF_GIFTS[roof]} />
      <span className="village-roof-words">{words.opening(gives)}</span>
      {when.length > 0 && <span className="village-phases">{when.join(' · ')}</span>}
    </button>
  )
}
