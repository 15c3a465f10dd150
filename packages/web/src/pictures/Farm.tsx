import type { PlayerView, Seat } from '@la-granja/engine'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { Points } from '../draw/Points.tsx'
import { factsOf } from '../farm/facts.ts'
import { useLanguage } from '../words.ts'
import { barrowItems, countItems, craftItems, goodItems, helperItems, landItems, roofItems } from './farmItems.tsx'
import { Flow, type Item, linesFor } from './flow.tsx'
import { fitting, widthOf } from './measure.ts'
import { At, Plate, Words } from './parts.tsx'

const PAD = 12
const HEAD = 34
/** Of one line of a part; less where a rich farm needs many. */
const LINE = 28

interface FarmProps {
  readonly view: PlayerView
  readonly seat: Seat
  readonly name: string
  readonly width: number
  readonly height: number
}

/** Everything public of one farm. */
export function Farm({ view, seat, name, width, height }: FarmProps) {
  const language = useLanguage()
  const facts = factsOf(view, seat)
  const { farm, points, roofPoints, print } = facts
  const inner = width - 2 * PAD
  const silver = String(farm.silver)
  const purse = widthOf(silver, { bold: true, size: 17 })
  const active = view.table.waiting.includes(seat)
  const parts: readonly (readonly Item[])[] = [
    countItems(facts),
    goodItems(farm),
    landItems(print, farm),
    barrowItems(print, farm, seat),
    helperItems(print, farm, inner, language),
    [...roofItems(farm, roofPoints), ...craftItems(farm)],
  ]
  return (
    <>
      <Plate width={width} height={height} round={9} line={active ? 'var(--terracotta)' : 'var(--line)'} />
      <At x={PAD} y={PAD / 2 + HEAD / 2}>
        <At x={0} y={-10}>
          <Piece seat={seat} size={20} />
        </At>
        <Words x={28} y={0} size={18} face="title">
          {fitting(name, inner - 28 - purse - 68, { size: 18, face: 'title' })}
        </Words>
        <At x={inner - 32 - purse - 24} y={-10}>
          <Icon name="silver" size={20} />
        </At>
        <Words x={inner - 36} y={0} size={17} bold anchor="end">
          {silver}
        </Words>
        <At x={inner - 28} y={-14}>
          <Points value={points} size={28} />
        </At>
      </At>
      <At x={PAD} y={HEAD + PAD / 2}>
        {stacked(parts, inner, height - HEAD - PAD)}
      </At>
    </>
  )
}

/** Part below part, each as high as it needs. */
function stacked(parts: readonly (readonly Item[])[], width: number, height: number) {
  const heights = parts.map(items => linesFor(items, width))
  const each = Math.min(LINE, height / heights.reduce((sum, lines) => sum + lines, 0))
  return parts.map((items, index) => {
    const above = heights.slice(0, index).reduce((sum, lines) => sum + lines, 0)
    return (
      <At key={index} x={0} y={above * each}>
        <Flow items={items} width={width} line={each} />
      </At>
    )
  })
}
