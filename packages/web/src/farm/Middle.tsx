import { type Farm, type PlayerView, partsOf } from '@la-granja/engine'
import { Icon } from '../draw/Icon.tsx'
import { Points } from '../draw/Points.tsx'
import { useSpot } from '../table/useSpot.ts'
import { type RoofSpace, roofSpaces } from './facts.ts'
import { RoofFace } from './RoofFace.tsx'
import { useFarm } from './useFarm.ts'

export function RoofSpaces({ view: { table }, farm }: { readonly view: PlayerView; readonly farm: Farm }) {
  const { words } = useFarm()
  return (
    <section className="farm-roofs" aria-label={words.roofs}>
      {roofSpaces(table, farm).map(({ space, points, roof }) =>
        roof === undefined ? (
          <FreeSpace key={space} space={space} points={points} />
        ) : (
          <RoofTile key={space} roof={roof} />
        ),
      )}
    </section>
  )
}

function FreeSpace({ space, points }: { readonly space: number; readonly points: number }) {
  const { words } = useFarm()
  const spot = useSpot(`roofSpace:${space}`, words.freeSpace(space + 1, points))
  return (
    <div {...spot} className="spot farm-roof" data-free title={spot['aria-label']}>
      <Points value={points} size={24} />
    </div>
  )
}

function RoofTile({ roof: { roof, space, used } }: { readonly roof: NonNullable<RoofSpace['roof']> }) {
  const { words, names } = useFarm()
  const spot = useSpot(`roof:${space}`, words.roof(space + 1, names.roofs[roof], used))
  return (
    <div {...spot} className="spot farm-roof" data-used={used || undefined} title={spot['aria-label']}>
      <RoofFace roof={roof} />
    </div>
  )
}

export function Donkeys({ view, farm }: { readonly view: PlayerView; readonly farm: Farm }) {
  const { words } = useFarm()
  const { donkeys } = partsOf(view.table).set
  return (
    <section className="farm-donkeys" aria-label={words.donkeys}>
      {donkeys.map(({ deliveries, hats }, index) => (
        <Donkey
          key={`${deliveries} ${hats}`}
          number={index + 1}
          deliveries={deliveries}
          hats={hats}
          state={stateOf(index + 1, view, farm)}
        />
      ))}
    </section>
  )
}

type DonkeyState = 'left' | 'used' | 'chosen' | 'revealed'

function stateOf(donkey: number, view: PlayerView, farm: Farm): DonkeyState {
  if (farm.donkey === donkey) return 'revealed'
  if (view.donkey === donkey) return 'chosen'
  return farm.donkeys.includes(donkey) ? 'left' : 'used'
}

interface DonkeyProps {
  readonly number: number
  readonly deliveries: number
  readonly hats: number
  readonly state: DonkeyState
}

function Donkey({ number, deliveries, hats, state }: DonkeyProps) {
  const { words } = useFarm()
  const label = words.donkey(deliveries, hats, words.donkeyStates[state])
  const spot = useSpot(`donkey:${number}`, label)
  return (
    <div {...spot} className="spot farm-donkey" data-state={state} title={label}>
      <Icon name="donkey" size={22} />
      <span className="farm-donkey-does" aria-hidden="true">
        {deliveries}
        <Icon name="delivery" size={15} />
        {hats}
        <Icon name="hat" size={15} />
      </span>
    </div>
  )
}
