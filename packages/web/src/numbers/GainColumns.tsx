import { SOURCES } from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import { useWidth } from '../table/useWidth.ts'
import { useLanguage, useUi } from '../words.ts'
import type { BySource } from './facts.ts'
import { useFormat } from './useFormat.ts'

const TALL = 200
const HEAD = 18
const FOOT = 22

/** A column for each round, by source; what was paid away hangs below. */
export function GainColumns({ gains }: { readonly gains: readonly BySource[] }) {
  const { numbers: words, table } = useUi()
  const { sources } = namesIn(useLanguage())
  const { average } = useFormat()
  const [box, width] = useWidth()
  const sums = gains.map(gain => ({
    up: SOURCES.reduce((sum, source) => sum + Math.max(0, gain[source]), 0),
    down: SOURCES.reduce((sum, source) => sum - Math.min(0, gain[source]), 0),
  }))
  const below = Math.max(0, ...sums.map(({ down }) => down))
  const unit = (TALL - HEAD - FOOT) / Math.max(1, below + Math.max(0, ...sums.map(({ up }) => up)))
  const zero = TALL - FOOT - below * unit
  const each = width / Math.max(1, gains.length)
  const wide = Math.min(64, each * 0.62)
  const told = SOURCES.filter(source => gains.some(gain => gain[source] !== 0))
  return (
    <>
      <svg ref={box} className="table-chart" viewBox={`0 0 ${width} ${TALL}`} role="img" aria-label={words.gains}>
        {gains.map((gain, round) => {
          const x = each * (round + 0.5) - wide / 2
          let [top, bottom] = [zero, zero]
          return (
            <g key={round}>
              {told.map(source => {
                const tall = Math.abs(gain[source]) * unit
                if (tall === 0) return undefined
                const y = gain[source] > 0 ? top - tall : bottom
                if (gain[source] > 0) top -= tall
                else bottom += tall
                return (
                  <rect
                    key={source}
                    x={x}
                    y={y}
                    width={wide}
                    height={tall}
                    className="table-chart-part"
                    data-source={source}
                  />
                )
              })}
              <text x={x + wide / 2} y={top - 5} className="table-chart-value" textAnchor="middle">
                {average((sums[round]?.up ?? 0) - (sums[round]?.down ?? 0))}
              </text>
              <text x={x + wide / 2} y={TALL - 4} className="table-chart-tick" textAnchor="middle">
                {round === 0 ? table.bar.roundShort(1) : round + 1}
              </text>
            </g>
          )
        })}
        <path d={`M0 ${zero}H${width}`} className="table-chart-axis" />
      </svg>
      <ul className="numbers-legend">
        {told.map(source => (
          <li key={source}>
            <span className="table-swatch" data-source={source} aria-hidden="true" />
            {sources[source]}
          </li>
        ))}
      </ul>
    </>
  )
}
