import { LAST_ROUND, type Seat } from '@la-granja/engine'
import { useMemo } from 'react'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Piece } from '../draw/Piece.tsx'
import type { LocalGame } from '../game/game.ts'
import { useUi } from '../words.ts'
import { curvesOf, highestOf, pathOf, type Turn } from './curves.ts'
import { stateAt } from './stops.ts'
import type { Moment } from './useMoment.ts'

interface TimelineProps {
  readonly game: LocalGame
  readonly moment: Moment
  /** Whose points may be seen. */
  readonly seats: readonly Seat[]
}

/** The whole game as a line to slide along, with its rounds and everybody's points above it. */
export function Timeline({ game, moment, seats }: TimelineProps) {
  const { replay, table } = useUi()
  const { at, last, stops, jump } = moment
  const curves = useMemo(() => curvesOf(game), [game])
  const shown = seats.map(seat => curves[seat] ?? [])
  const highest = highestOf(shown)
  const state = stateAt(game, at)
  const across = (where: number) => `${(100 * where) / Math.max(1, last)}%`
  const starts = stops.round.filter(stop => stop < last || last === 0)
  return (
    <div className="replay-timeline">
      <div className="replay-chart" role="img" aria-label={replay.chart}>
        {starts.map(start => (
          <span key={start} className="replay-round" style={{ left: across(start) }}>
            {stateAt(game, start).table.round}
          </span>
        ))}
        <Lines curves={shown} seats={seats} last={last} highest={highest} />
        <i className="replay-now" style={{ left: across(at) }} />
        {seats.map(seat => {
          const points = state.table.farms[seat]?.points ?? 0
          const top = `${100 - (100 * points) / highest}%`
          return (
            <span key={seat} className="replay-piece" style={{ left: across(at), top }}>
              <Piece seat={seat} size={9} />
            </span>
          )
        })}
      </div>
      <input
        className="replay-range"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={replay.timeline}
        aria-valuetext={`${replay.position(at, last)}, ${table.bar.round(state.table.round, LAST_ROUND)}`}
        onChange={({ target }) => jump(Number(target.value))}
      />
    </div>
  )
}

interface LinesProps {
  readonly curves: readonly (readonly Turn[])[]
  readonly seats: readonly Seat[]
  readonly last: number
  readonly highest: number
}

/** Stretched to its box; only the lines keep their width. */
const Lines = drawOnChange(function Lines({ curves, seats, last, highest }: LinesProps) {
  return (
    <svg viewBox={`0 0 ${Math.max(1, last)} ${highest}`} preserveAspectRatio="none" aria-hidden="true">
      {curves.map((curve, index) => (
        <path key={seats[index]} data-seat={seats[index]} d={pathOf(curve, last, highest)} />
      ))}
    </svg>
  )
})
