import { LAST_ROUND, type Seat, SOURCES, type Standing } from '@la-granja/engine'
import { Piece } from '../draw/Piece.tsx'
import type { LocalGame } from '../game/game.ts'
import { useUi } from '../words.ts'
import { pointsByRound } from './points.ts'
import { useWidth } from './useWidth.ts'

const BAR = 30
const LABELS = 92

interface SourceBarsProps {
  readonly ranking: readonly Standing[]
  readonly names: readonly string[]
  /** Averages are no whole numbers. */
  readonly format?: (points: number) => string
}

/** A bar for each player, best first; what was paid away lies left of the start. */
export function SourceBars({ ranking, names, format = String }: SourceBarsProps) {
  const { end } = useUi().table
  const [box, width] = useWidth()
  const earned = ({ bySource }: Standing) => SOURCES.reduce((sum, source) => sum + Math.max(0, bySource[source]), 0)
  const lost = ({ bySource }: Standing) => SOURCES.reduce((sum, source) => sum - Math.min(0, bySource[source]), 0)
  const before = Math.max(0, ...ranking.map(lost))
  const unit = (width - LABELS - 44) / Math.max(1, before + Math.max(...ranking.map(earned)))
  const zero = LABELS + before * unit
  return (
    <svg
      ref={box}
      className="table-chart"
      viewBox={`0 0 ${width} ${ranking.length * BAR + 4}`}
      role="img"
      aria-label={end.bars}
    >
      {ranking.map((standing, index) => {
        const y = index * BAR + 4
        let right = zero
        let left = zero
        return (
          <g key={standing.seat}>
            <g transform={`translate(0 ${y + 3})`}>
              <Piece seat={standing.seat} size={16} />
            </g>
            <text x="22" y={y + 16} className="table-chart-name">
              {shorten(names[standing.seat] ?? '')}
            </text>
            {SOURCES.map(source => {
              const wide = standing.bySource[source] * unit
              if (wide === 0) return undefined
              const x = wide > 0 ? right : left + wide
              if (wide > 0) right += wide
              else left += wide
              return (
                <rect
                  key={source}
                  x={x}
                  y={y}
                  width={Math.abs(wide)}
                  height={BAR - 8}
                  className="table-chart-part"
                  data-source={source}
                />
              )
            })}
            <text x={right + 6} y={y + 16} className="table-chart-value">
              {format(standing.points)}
            </text>
          </g>
        )
      })}
      <path d={`M${zero} 0V${ranking.length * BAR}`} className="table-chart-axis" />
    </svg>
  )
}

const TALL = 220
const FOOT = 22

/** Everybody's points after each round. */
export function RoundLines({ game }: { readonly game: LocalGame }) {
  return <PointLines rounds={pointsByRound(game)} names={game.names} />
}

interface PointLinesProps {
  /** At the start and after each round, by seat. */
  readonly rounds: readonly (readonly number[])[]
  readonly names: readonly string[]
  readonly format?: (points: number) => string
}

export function PointLines({ rounds, names, format = String }: PointLinesProps) {
  const { end, bar } = useUi().table
  const [box, width] = useWidth()
  const highest = Math.max(10, ...rounds.flat())
  const x = (round: number) => 34 + (round * (width - 34 - 100)) / LAST_ROUND
  const y = (points: number) => TALL - FOOT - (points * (TALL - FOOT - 14)) / highest
  const step = highest > 60 ? 20 : 10
  const marks = Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step)
  const last = rounds.at(-1) ?? []
  const ends = spread(last.map(points => y(points)))
  return (
    <svg ref={box} className="table-chart" viewBox={`0 0 ${width} ${TALL}`} role="img" aria-label={end.rounds}>
      {marks.map(mark => (
        <g key={mark}>
          <path d={`M34 ${y(mark)}H${x(LAST_ROUND)}`} className="table-chart-grid" />
          <text x="28" y={y(mark) + 4} className="table-chart-tick" textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      {rounds.map((_, round) => (
        <text key={round} x={x(round)} y={TALL - 4} className="table-chart-tick" textAnchor="middle">
          {round === 0 ? '' : round === 1 ? bar.roundShort(1) : round}
        </text>
      ))}
      {last.map((points, seat) => (
        <g key={seat} className={`table-line table-line-${seat}`}>
          <path d={rounds.map((all, round) => `${round === 0 ? 'M' : 'L'}${x(round)} ${y(all[seat] ?? 0)}`).join('')} />
          {rounds.map((all, round) => (
            <g key={round} transform={`translate(${x(round) - 5} ${y(all[seat] ?? 0) - 5})`}>
              <Piece seat={seat as Seat} size={10} />
            </g>
          ))}
          <text x={x(LAST_ROUND) + 10} y={(ends[seat] ?? 0) + 4} className="table-chart-name">
            {shorten(names[seat] ?? '')} {format(points)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Labels keep a line's distance from each other. */
function spread(heights: readonly number[]): readonly number[] {
  const spreadOut = [...heights]
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  order.forEach((index, place) => {
    const above = order[place - 1]
    if (above !== undefined) spreadOut[index] = Math.max(heights[index] ?? 0, (spreadOut[above] ?? 0) + 15)
  })
  return spreadOut
}

function shorten(name: string): string {
  return name.length > 9 ? `${name.slice(0, 8)}…` : name
}
