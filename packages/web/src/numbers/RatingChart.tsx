import type { Rating } from '@la-granja/server/protocol'
import { useWidth } from '../table/useWidth.ts'
import { useUi } from '../words.ts'
import { useFormat } from './useFormat.ts'

const TALL = 190
const LEFT = 34
const FOOT = 22

/** Twice the deviation on both sides holds the true strength 19 times in 20. */
export const SURE = 2

/** The estimate after each rated game, in a band that shows how sure it is. */
export function RatingChart({ ratings }: { readonly ratings: readonly Rating[] }) {
  const words = useUi().numbers.rating
  const { average } = useFormat()
  const [box, width] = useWidth()
  const lows = ratings.map(({ mu, sigma }) => mu - SURE * sigma)
  const highs = ratings.map(({ mu, sigma }) => mu + SURE * sigma)
  const [least, most] = [Math.floor(Math.min(...lows) / 5) * 5, Math.ceil(Math.max(...highs) / 5) * 5]
  const x = (game: number) => LEFT + ((game + 0.5) * (width - LEFT - 8)) / ratings.length
  const y = (rating: number) => 8 + ((most - rating) * (TALL - 8 - FOOT)) / Math.max(1, most - least)
  const path = (heights: readonly number[]) => heights.map((height, game) => `${x(game)} ${y(height)}`).join('L')
  const band = [
    ...highs.map((high, game) => [game, high] as const),
    ...lows.map((low, game) => [game, low] as const).reverse(),
  ]
  const marks = Array.from({ length: (most - least) / 5 + 1 }, (_, index) => least + index * 5)
  const shown = marks.filter(mark => marks.length < 7 || mark % 10 === 0)
  const [first, last] = [ratings[0], ratings.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return (
    <svg
      ref={box}
      className="table-chart numbers-rating"
      viewBox={`0 0 ${width} ${TALL}`}
      role="img"
      aria-label={words.chart(average(first.mu), average(last.mu))}
    >
      {shown.map(mark => (
        <g key={mark}>
          <path d={`M${LEFT} ${y(mark)}H${width}`} className="table-chart-grid" />
          <text x={LEFT - 6} y={y(mark) + 4} className="table-chart-tick" textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      <path className="numbers-band" d={`M${band.map(([game, height]) => `${x(game)} ${y(height)}`).join('L')}z`} />
      <path className="numbers-line" d={`M${path(ratings.map(({ mu }) => mu))}`} />
      {ratings.map(({ table, mu, sigma }, game) => (
        <g key={table}>
          <path className="numbers-whisker" d={`M${x(game)} ${y(mu - SURE * sigma)}V${y(mu + SURE * sigma)}`} />
          <circle className="numbers-dot" cx={x(game)} cy={y(mu)} r={ratings.length > 40 ? 2 : 4} />
        </g>
      ))}
      {[...new Set([0, ratings.length - 1])].map(game => (
        <text key={game} x={x(game)} y={TALL - 4} className="table-chart-tick" textAnchor="middle">
          {game + 1}
        </text>
      ))}
    </svg>
  )
}
