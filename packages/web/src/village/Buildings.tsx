import {
  BUILDINGS,
  type BuildingId,
  type Building as BuildingState,
  FIRST_POINTS,
  partsOf,
  type Table,
} from '@la-granja/engine'
import type { CSSProperties } from 'react'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { useSpot } from '../table/useSpot.ts'
import { rowsAlike } from './facts.ts'
import { Row } from './Row.tsx'
import { nameOf, spotClass, useVillage } from './useVillage.ts'

interface BuildingsProps {
  readonly table: Table
  readonly print: Table
  readonly names: readonly string[]
  readonly side: 'left' | 'right'
}

/** Three of the craft buildings. */
export function Buildings({ table, print, names, side }: BuildingsProps) {
  const ids = side === 'left' ? BUILDINGS.slice(0, 3) : BUILDINGS.slice(3)
  return (
    <div className={`village-crafts village-crafts-${side}`}>
      {ids.map(id => (
        <Building key={id} id={id} stands={table.buildings[id]} players={table.players} print={print} names={names} />
      ))}
    </div>
  )
}

interface BuildingProps {
  readonly id: BuildingId
  readonly stands: BuildingState
  readonly print: Table
  readonly names: readonly string[]
}

export const Building = drawOnChange(function Building({
  id,
  stands,
  players,
  print,
  names,
}: BuildingProps & { readonly players: number }) {
  const { rows, owners, orderMarker } = stands
  const printed = partsOf(print).set.buildings[id].rows
  const alike = rowsAlike(printed)
  // Of rows that are alike nobody can ever need more than one each.
  const shown = alike ? rows.slice(0, players) : rows
  const columns = { '--columns': Math.max(4, ...printed.map(row => row.length)) } as CSSProperties
  return (
    <article className="village-building" data-blocked={orderMarker > 0 || undefined} style={columns}>
      <Head id={id} stands={stands} print={print} names={names} />
      {alike && (
        <div className="village-asks" aria-hidden="true">
          {(printed[0] ?? []).map((good, index) => (
            <Icon key={index} name={good} size={18} />
          ))}
        </div>
      )}
      <div className="village-rows">
        {shown.map(({ seat, filled }, row) => (
          <Row
            key={row}
            building={id}
            row={row}
            alike={alike}
            seat={seat}
            filled={filled}
            place={seat === undefined ? 0 : owners.indexOf(seat) + 1}
            print={print}
            names={names}
          />
        ))}
        {orderMarker > 0 && <Blocked marker={orderMarker} />}
      </div>
    </article>
  )
})

function Head({ id, stands, print, names: players }: BuildingProps) {
  const { words, names } = useVillage()
  const { owners, orderMarker } = stands
  const { instant, lasting } = names.crafts[id]
  const first = owners.length === 0
  const printed = partsOf(print).set.buildings[id].rows
  // Where rows differ, each row's own label tells what it asks for.
  const goods = rowsAlike(printed) ? (printed[0] ?? []) : []
  const standing = first ? words.toTheFirst(FIRST_POINTS) : words.completedBy(owners.map(seat => nameOf(players, seat)))
  const notes = [
    goods.length > 0 ? words.asks(goods.map(good => names.goods[good].one ?? names.goods[good].other)) : '',
    orderMarker > 0 ? words.blocked(orderMarker, FIRST_POINTS) : '',
    standing,
    words.effects(instant, lasting),
  ]
  const spot = useSpot(`building:${id}`, words.building(names.buildings[id], notes))
  return (
    // The effects are worth reading when there is nothing to do here, so the keyboard reaches it always.
    <button type="button" {...spot} tabIndex={0} className={spotClass(spot, 'village-head')}>
      <span className="village-name" data-long={names.buildings[id].length > 14 || undefined}>
        {names.buildings[id]}
      </span>
      {first && (
        <span className="village-first" aria-hidden="true">
          {FIRST_POINTS}
          <Icon name="point" size={16} />
        </span>
      )}
    </button>
  )
}

function Blocked({ marker }: { readonly marker: number }) {
  return (
    <span className="village-blocked" aria-hidden="true">
      <Icon name="lock" size={16} />
      <b>{marker}</b>
      <span className="village-first">
        {FIRST_POINTS}
        <Icon name="point" size={16} />
      </span>
    </span>
  )
}
