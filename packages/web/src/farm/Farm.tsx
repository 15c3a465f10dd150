import type { PlayerView } from '@la-granja/engine'
import { Crafts, Purse, Supply } from './Corners.tsx'
import { Donkeys, RoofSpaces } from './Middle.tsx'
import { Barrows, Extensions, Fields, Helpers } from './Sides.tsx'
import { Stores } from './Stores.tsx'
import { useFarm } from './useFarm.ts'
import './farm.css'
import './sides.css'
import './middle.css'
// Last, because a phone changes what the others say.
import './phone.css'

/** The farm of the seat through whose eyes the table is seen, laid out as on the board. */
export function FarmBoard({ view }: { readonly view: PlayerView }) {
  const { words } = useFarm()
  const { table, seat } = view
  const farm = seat === undefined ? undefined : table.farms[seat]
  if (seat === undefined || farm === undefined) return <p className="farm-watching">{words.watching}</p>
  const props = { table, farm, seat }
  return (
    <section className="farm" aria-label={words.title}>
      <div className="farm-board">
        <Purse farm={farm} />
        <Barrows {...props} />
        <Supply view={view} farm={farm} seat={seat} />
        <Fields {...props} />
        <div className="farm-middle">
          <Stores {...props} />
          <div className="farm-yard">
            <RoofSpaces view={view} farm={farm} />
            <Donkeys view={view} farm={farm} />
          </div>
        </div>
        <Extensions {...props} />
        <Crafts farm={farm} />
        <Helpers {...props} />
      </div>
    </section>
  )
}
