import { GOODS, partsOf, type Table } from '@la-granja/engine'
import type { ReactNode } from 'react'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { Points } from '../draw/Points.tsx'
import type { FarmFacts } from './facts.ts'
import { Row } from './StripRow.tsx'
import { StripBarrows, StripCrafts, StripHelpers, StripLand, StripRoofs } from './StripRows.tsx'
import { useFarm } from './useFarm.ts'

export interface StripFactsProps extends FarmFacts {
  readonly name: string
  readonly active: boolean
  /** With room for words. */
  readonly large: boolean
}

/** The facts of a farm, row by row. The strip around them says them in words, so all of it is silent. */
export function StripFacts({ name, active, large, ...facts }: StripFactsProps) {
  const { words } = useFarm()
  const { seat, farm, points, held, limit, order, donkey, roofPoints, print } = facts
  const props = { print, farm, seat, large }
  const place = order.indexOf(seat) + 1
  return (
    <div className="strip-facts" aria-hidden="true">
      <header className="strip-head">
        <Piece seat={seat} size={18} />
        <span className="strip-name">{name}</span>
        {large && active && <span className="strip-turn">{words.turn}</span>}
        <span className="strip-silver">
          <Icon name="silver" />
          {farm.silver}
        </span>
        <Points value={points} size={26} />
      </header>
      <div className="strip-counts">
        <Count note={words.position(place, order.length)}>
          <b className="strip-place">{words.place(place)}</b>
        </Count>
        <Count note={words.handOf(held, limit)}>
          <Icon name="card" />
          {held}/{limit}
        </Count>
        <Count note={words.markers(farm.pool, partsOf(print).set.markers)}>
          <Icon name="marker" />
          {farm.pool}
        </Count>
        <DonkeysLeft print={print} left={farm.donkeys} now={donkey} />
      </div>
      <Row title={large ? words.stores : undefined} kind="goods">
        {GOODS.map(good => (
          <span key={good} className="strip-good" data-none={farm.goods[good] === 0 || undefined}>
            <Icon name={good} />
            {farm.goods[good] > 0 && farm.goods[good]}
          </span>
        ))}
      </Row>
      <StripLand {...props} />
      <StripBarrows {...props} />
      <StripHelpers {...props} />
      <div className="strip-built">
        <StripRoofs {...props} roofPoints={roofPoints} />
        <StripCrafts {...props} />
      </div>
    </div>
  )
}

function Count({ note, children }: { readonly note: string; readonly children: ReactNode }) {
  return (
    <span className="strip-count" data-says={note}>
      {children}
    </span>
  )
}

interface DonkeysLeftProps {
  readonly print: Table
  readonly left: readonly number[]
  /** The one of this round, once it is known. */
  readonly now: number
}

/** By their deliveries, which is how people tell them apart; the one of this round stands out. */
function DonkeysLeft({ print, left, now }: DonkeysLeftProps) {
  const { words } = useFarm()
  const { donkeys } = partsOf(print).set
  return (
    <Count note={words.donkeysLeft(left.length)}>
      <Icon name="donkey" />
      {donkeys.map(({ deliveries }, index) => (
        <span
          key={deliveries}
          className="strip-donkey"
          data-gone={!left.includes(index + 1) || undefined}
          data-now={now === index + 1 || undefined}
        >
          {deliveries}
        </span>
      ))}
    </Count>
  )
}
