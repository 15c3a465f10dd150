import { SEATS, type Seat } from '@la-granja/engine'
import { Piece } from '../draw/Piece.tsx'
import { useUi } from '../words.ts'

/** Whose moves are told: everybody's, one player's, or whatever concerns oneself. */
export type Wanted = Seat | 'all' | 'mine'

interface LogFilterProps {
  readonly names: readonly string[]
  /** Whether somebody looks on who plays. */
  readonly plays: boolean
  readonly wanted: Wanted
  readonly onWanted: (wanted: Wanted) => void
}

export function LogFilter({ names, plays, wanted, onWanted }: LogFilterProps) {
  const words = useUi().table.log
  return (
    <div className="table-log-filter" role="toolbar" aria-label={words.filter}>
      <button type="button" aria-pressed={wanted === 'all'} onClick={() => onWanted('all')}>
        {words.all}
      </button>
      {plays ? (
        <button type="button" aria-pressed={wanted === 'mine'} title={words.mineHint} onClick={() => onWanted('mine')}>
          {words.mine}
        </button>
      ) : undefined}
      {SEATS.slice(0, names.length).map(one => {
        const label = words.only(names[one] ?? '')
        return (
          <button key={one} type="button" aria-pressed={wanted === one} title={label} onClick={() => onWanted(one)}>
            <Piece seat={one} size={14} title={label} />
          </button>
        )
      })}
    </div>
  )
}
