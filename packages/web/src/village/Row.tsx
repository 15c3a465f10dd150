import { type BuildingId, partsOf, type Seat, type Table } from '@la-granja/engine'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { useSpot } from '../table/useSpot.ts'
import { nameOf, spotClass, useVillage } from './useVillage.ts'

interface RowProps {
  readonly building: BuildingId
  readonly row: number
  /** The goods are printed once above all rows. */
  readonly alike: boolean
  readonly seat: Seat | undefined
  /** One bit per symbol. */
  readonly filled: number
  /** Whether its owner was the first, second … to complete it; 0 while it is open. */
  readonly place: number
  readonly print: Table
  readonly names: readonly string[]
}

/** One row of a building: whose it is, and what has been delivered to it. */
export const Row = drawOnChange(function Row(props: RowProps) {
  const { building, row, alike, seat, filled, place, print, names: players } = props
  const { words, names } = useVillage()
  const symbols = partsOf(print).set.buildings[building].rows[row] ?? []
  const isThere = (index: number) => (filled & (1 << index)) !== 0
  const goodNames = (there: boolean) =>
    symbols.filter((_, index) => isThere(index) === there).map(good => names.goods[good].one ?? names.goods[good].other)
  const what = () => {
    if (seat === undefined) return words.freeRow(goodNames(false))
    const name = nameOf(players, seat)
    return place > 0 ? words.doneRow(name, place) : words.ownedRow(name, goodNames(true), goodNames(false))
  }
  const spot = useSpot(`row:${building}:${row}`, words.row(names.buildings[building], row + 1, what()))
  return (
    <button type="button" {...spot} className={spotClass(spot, 'village-row')} data-done={place > 0 || undefined}>
      <span className="village-owner" aria-hidden="true">
        {seat !== undefined && <Piece seat={seat} size={14} />}
      </span>
      {place > 0 ? (
        <span className="village-done" aria-hidden="true">
          {words.done}
        </span>
      ) : (
        symbols.map((good, index) => (
          <span key={index} className="village-slot" data-there={isThere(index) || undefined} aria-hidden="true">
            {isThere(index) && seat !== undefined ? (
              <Piece seat={seat} size={14} />
            ) : (
              !alike && <Icon name={good} size={14} />
            )}
          </span>
        ))
      )}
    </button>
  )
})
