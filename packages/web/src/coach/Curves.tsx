import type { Mark } from '@la-granja/bots'
import type { PointerEvent } from 'react'
import { useWidth } from '../table/useWidth.ts'
import { useUi } from '../words.ts'
import { acrossOf, curveIn, type Frame, heightOf, nearest, raised, roundsIn, tensAround } from './curve.ts'
import { useFigures } from './scene.ts'

const LEFT = 46
const RIGHT = 16
const HEAD = 22
const TALL = 112
const BETWEEN = 34
const FOOT = 22
const FLAG = 19
const HEIGHT = HEAD + TALL + BETWEEN + TALL + FOOT

interface CurvesProps {
  readonly graph: readonly Mark[]
  readonly points: readonly number[]
  readonly finds: readonly number[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/** Two curves above each other with the same turns: the chance to win, and the points to be expected. */
export function Curves({ graph, points, finds, chosen, onChoose }: CurvesProps) {
  const { coach, table } = useUi()
  const { percent } = useFigures()
  const [box, width] = useWidth()
  const sides = { left: LEFT, right: width - RIGHT }
  const count = graph.length
  const chances = graph.map(({ winChance }) => winChance)
  const expected = graph.map(mark => mark.points)
  const above: Frame = { ...sides, top: HEAD, bottom: HEAD + TALL, low: 0, high: 1 }
  const top = HEAD + TALL + BETWEEN
  const below: Frame = { ...sides, top, bottom: top + TALL, ...tensAround(expected) }
  const x = (index: number) => acrossOf(sides, index, count)
  const flags = graph.flatMap(({ at }, index) => {
    const number = points.indexOf(at)
    return number < 0 && !finds.includes(at) ? [] : { at, number, index }
  })
  const ups = raised(
    flags.map(({ index }) => x(index)),
    FLAG,
  )
  const pick = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) =>
    onChoose(nearest(sides, clientX - currentTarget.getBoundingClientRect().left, count))
  return (
    <svg
      ref={box}
      className="coach-curves"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={`${coach.winChance}, ${coach.points}`}
      onPointerDown={pick}
      onPointerMove={event => event.buttons > 0 && pick(event)}
    >
      <Grid frame={above} title={coach.winChance} ticks={[0, 0.5, 1]} write={percent} />
      <Grid
        frame={below}
        title={coach.points}
        ticks={[below.low, (below.low + below.high) / 2, below.high]}
        write={String}
      />
      {roundsIn(graph).map(({ round, index }) => (
        <g key={index}>
          <path className="coach-round" d={`M${x(index)} ${HEAD}V${above.bottom}M${x(index)} ${top}V${below.bottom}`} />
          <text className="coach-tick" x={x(index) + 3} y={HEIGHT - 6}>
            {index === 0 ? table.bar.roundShort(round) : round}
          </text>
        </g>
      ))}
      <path className="coach-now" d={`M${x(chosen)} ${HEAD}V${below.bottom}`} />
      <path className="coach-curve" data-of="chance" d={curveIn(above, chances)} />
      <path className="coach-curve" data-of="points" d={curveIn(below, expected)} />
      {flags.map(({ at, number, index }, place) => {
        const y = heightOf(above, chances[index] ?? 0) - FLAG * (ups[place] ?? 0)
        return (
          <g key={at} className="coach-flag" data-good={number < 0 || undefined}>
            <circle cx={x(index)} cy={y} r="9" />
            <text x={x(index)} y={y + 4} textAnchor="middle">
              {number < 0 ? '★' : number + 1}
            </text>
          </g>
        )
      })}
      <circle className="coach-dot" cx={x(chosen)} cy={heightOf(above, chances[chosen] ?? 0)} r="4" />
      <circle className="coach-dot" cx={x(chosen)} cy={heightOf(below, expected[chosen] ?? 0)} r="4" />
    </svg>
  )
}

interface GridProps {
  readonly frame: Frame
  readonly title: string
  readonly ticks: readonly number[]
  readonly write: (value: number) => string
}

function Grid({ frame, title, ticks, write }: GridProps) {
  return (
    <g>
      <text className="coach-axis" x={frame.left} y={frame.top - 8}>
        {title}
      </text>
      {ticks.map(tick => (
        <g key={tick}>
          <path className="coach-grid" d={`M${frame.left} ${heightOf(frame, tick)}H${frame.right}`} />
          <text className="coach-tick" x={frame.left - 6} y={heightOf(frame, tick) + 4} textAnchor="end">
            {write(tick)}
          </text>
        </g>
      ))}
    </g>
  )
}
