import { BUILDINGS, type BuildingId, FIRST_POINTS, type Good, partsOf, type Table } from '@la-granja/engine'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { rowsAlike } from '../village/facts.ts'
import { useVillage } from '../village/useVillage.ts'
import { fitting } from './measure.ts'
import { At, Plate, Words } from './parts.tsx'

const GAP = 8
const HEAD = 25
const OWNER = 26
const PIECE = 14

interface BuildingsProps {
  readonly table: Table
  readonly side: 'left' | 'right'
  readonly width: number
  readonly height: number
}

export function Buildings({ table, side, width, height }: BuildingsProps) {
  const ids = side === 'left' ? BUILDINGS.slice(0, 3) : BUILDINGS.slice(3)
  const each = (height - 2 * GAP) / 3
  return ids.map((id, index) => (
    <At key={id} x={0} y={index * (each + GAP)}>
      <Building table={table} id={id} width={width} height={each} />
    </At>
  ))
}

interface BuildingProps {
  readonly table: Table
  readonly id: BuildingId
  readonly width: number
  readonly height: number
}

function Building({ table, id, width, height }: BuildingProps) {
  const { names } = useVillage()
  const { rows, owners, orderMarker } = table.buildings[id]
  const printed = partsOf(table).set.buildings[id].rows
  const alike = rowsAlike(printed)
  // Of rows that are alike nobody can ever need more than one each.
  const shown = alike ? rows.slice(0, table.players) : rows
  const top = HEAD + (alike ? 24 : 4)
  const line = Math.min(22, (height - top - 4) / shown.length)
  const column = (width - OWNER) / Math.max(4, ...printed.map(row => row.length))
  const middle = (symbol: number) => OWNER + column * (symbol + 0.5)
  return (
    <>
      <Plate width={width} height={height} />
      <Plate width={width} height={HEAD} fill="var(--paper-sunk)" />
      <Words x={9} y={HEAD / 2} size={15} face="title">
        {fitting(names.buildings[id], width - 60, { face: 'title' })}
      </Words>
      {owners.length === 0 ? <First x={width - 36} y={HEAD / 2} /> : undefined}
      <g opacity={orderMarker > 0 ? 0.45 : 1}>
        {alike
          ? (printed[0] ?? []).map((good, index) => (
              <Asked key={index} good={good} x={middle(index)} y={HEAD + 13} size={19} />
            ))
          : undefined}
        {shown.map((row, index) => (
          <At key={index} x={0} y={top + line * (index + 0.5)}>
            <Row
              seat={row.seat}
              filled={row.filled}
              symbols={printed[index] ?? []}
              alike={alike}
              done={row.seat !== undefined && owners.includes(row.seat)}
              middle={middle}
            />
          </At>
        ))}
      </g>
      {orderMarker > 0 ? <Blocked marker={orderMarker} x={width / 2} y={(height + HEAD) / 2} /> : undefined}
    </>
  )
}

interface RowProps {
  readonly seat: Table['buildings'][BuildingId]['rows'][number]['seat']
  readonly filled: number
  readonly symbols: readonly Good[]
  readonly alike: boolean
  readonly done: boolean
  readonly middle: (symbol: number) => number
}

function Row({ seat, filled, symbols, alike, done, middle }: RowProps) {
  const { words } = useVillage()
  return (
    <>
      {seat === undefined ? undefined : (
        <At x={7} y={-PIECE / 2}>
          <Piece seat={seat} size={PIECE} />
        </At>
      )}
      {done ? (
        <Words x={OWNER + 6} y={0} size={14} fill="var(--ink-soft)">
          {words.done}
        </Words>
      ) : (
        symbols.map((good, index) => {
          if ((filled & (1 << index)) !== 0 && seat !== undefined)
            return (
              <At key={index} x={middle(index) - PIECE / 2} y={-PIECE / 2}>
                <Piece seat={seat} size={PIECE} />
              </At>
            )
          return alike ? (
            <circle key={index} cx={middle(index)} r="4.200" fill="none" stroke="var(--line)" strokeWidth="1.500" />
          ) : (
            <Asked key={index} good={good} x={middle(index)} y={0} size={15} />
          )
        })
      )}
    </>
  )
}

interface AskedProps {
  readonly good: Good
  readonly x: number
  readonly y: number
  readonly size: number
}

function Asked({ good, x, y, size }: AskedProps) {
  return (
    <At x={x - size / 2} y={y - size / 2}>
      <Icon name={good} size={size} />
    </At>
  )
}

function First({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <At x={x} y={y}>
      <Words x={0} y={0} bold>
        {FIRST_POINTS}
      </Words>
      <At x={10} y={-9}>
        <Icon name="point" size={18} />
      </At>
    </At>
  )
}

function Blocked({ marker, x, y }: { readonly marker: number; readonly x: number; readonly y: number }) {
  return (
    <At x={x - 50} y={y - 15}>
      <Plate width={100} height={30} fill="var(--paper)" round={15} />
      <At x={12} y={6}>
        <Icon name="lock" size={18} />
      </At>
      <circle cx="46" cy="15" r="10" fill="none" stroke="var(--ink)" strokeWidth="1.500" />
      <Words x={46} y={15} size={14} face="title" anchor="middle">
        {marker}
      </Words>
      <First x={64} y={15} />
    </At>
  )
}
