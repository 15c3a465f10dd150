import { type Farm, partsOf, type RoofId, type Table } from '@la-granja/engine'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { Points } from '../draw/Points.tsx'
import { useSpot } from '../table/useSpot.ts'
import { roofSpaces } from './facts.ts'
import { RoofFace } from './RoofFace.tsx'
import { useFarm } from './useFarm.ts'

export function RoofSpaces({ table, farm }: { readonly table: Table; readonly farm: Farm }) {
  const { words } = useFarm()
  return (
    <section className="farm-roofs" aria-label={words.roofs}>
      {roofSpaces(table, farm).map(({ space, points, roof }) =>
        roof === undefined ? (
          <FreeSpace key={space} space={space} points={points} />
        ) : (
          <RoofTile key={space} space={space} roof={roof.roof} used={roof.used} />
        ),
      )}
    </section>
  )
}

interface FreeSpaceProps {
  readonly space: number
  readonly points: number
}

const FreeSpace = drawOnChange(function FreeSpace({ space, points }: FreeSpaceProps) {
  const { words } = useFarm()
  const spot = useSpot(`roofSpace:${space}`, words.freeSpace(space + 1, points))
  return (
    <div {...spot} className="spot farm-roof" data-free>
      <Points value={points} size={24} />
    </div>
  )
})

interface RoofTileProps {
  readonly space: number
  readonly roof: RoofId
  readonly used: boolean
}

const RoofTile = drawOnChange(function RoofTile({ space, roof, used }: RoofTileProps) {
  const { words, names } = useFarm()
  const spot = useSpot(`roof:${space}`, words.roof(space + 1, names.roofs[roof], used))
  return (
    <div {...spot} className="spot farm-roof" data-used={used || undefined}>
      <RoofFace roof={roof} />
    </div>
  )
})

interface DonkeysProps {
  readonly left: readonly number[]
  /** The donkey of this round: once revealed, and while only its owner knows it; 0 for none. */
  readonly revealed: number
  readonly chosen: number
  readonly print: Table
}

export const Donkeys = drawOnChange(function Donkeys({ left, revealed, chosen, print }: DonkeysProps) {
  const { words } = useFarm()
  const { donkeys } = partsOf(print).set
  const stateOf = (donkey: number): DonkeyState => {
    if (revealed === donkey) return 'revealed'
    if (chosen === donkey) return 'chosen'
    return left.includes(donkey) ? 'left' : 'used'
  }
  return (
    <section className="farm-donkeys" aria-label={words.donkeys}>
      {donkeys.map(({ deliveries, hats }, index) => (
        <Donkey
          key={`${deliveries} ${hats}`}
          number={index + 1}
          deliveries={deliveries}
          hats={hats}
          state={stateOf(index + 1)}
        />
      ))}
    </section>
  )
})

type DonkeyState = 'left' | 'used' | 'chosen' | 'revealed'

interface DonkeyProps {
  readonly number: number
  readonly deliveries: number
  readonly hats: number
  readonly state: DonkeyState
}

const Donkey = drawOnChange(function Donkey({ number, deliveries, hats, state }: DonkeyProps) {
  const { words } = useFarm()
  const label = words.donkey(deliveries, hats, words.donkeyStates[state])
  const spot = useSpot(`donkey:${number}`, label)
  return (
    <div {...spot} className="spot farm-donkey" data-state={state}>
      <Icon name="donkey" size={22} />
      <span className="farm-donkey-does" aria-hidden="true">
        {deliveries}
        <Icon name="delivery" size={15} />
        {hats}
        <Icon name="hat" size={15} />
      </span>
    </div>
  )
})
