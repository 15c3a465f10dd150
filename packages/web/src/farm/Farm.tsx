import { barrowLimit, extensionCost, handLimit, helperLimit, type PlayerView, partsOf } from '@la-granja/engine'
import { printOf } from '../draw/print.ts'
import { Crafts, Purse, Supply } from './Corners.tsx'
import { donkeyOut } from './facts.ts'
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
  const { table, seat, hands, donkey } = view
  const farm = seat === undefined ? undefined : table.farms[seat]
  if (seat === undefined || farm === undefined) return <p className="farm-watching">{words.watching}</p>
  // Each part is given only what it shows, so that it stays as it is when something else happens.
  const print = printOf(table)
  return (
    <section className="farm" aria-label={words.title}>
      <div className="farm-board">
        <Purse silver={farm.silver} points={farm.points} />
        <Barrows barrows={farm.barrows} seat={seat} limit={barrowLimit(table, seat)} print={print} />
        <Supply
          seat={seat}
          pool={farm.pool}
          markers={partsOf(table).set.markers}
          held={hands[seat] ?? 0}
          limit={handLimit(table, seat)}
        />
        <Fields fields={farm.fields} />
        <div className="farm-middle">
          <Stores table={table} farm={farm} seat={seat} />
          <div className="farm-yard">
            <RoofSpaces table={table} farm={farm} />
            <Donkeys left={farm.donkeys} revealed={donkeyOut(table, seat)} chosen={donkey} print={print} />
          </div>
        </div>
        <Extensions extensions={farm.extensions} cost={extensionCost(table, seat)} print={print} />
        <Crafts crafts={farm.crafts} />
        <Helpers helpers={farm.helpers} limit={helperLimit(table, seat)} print={print} />
      </div>
    </section>
  )
}
