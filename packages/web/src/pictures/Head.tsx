import type { PlayerView } from '@la-granja/engine'
import { Piece } from '../draw/Piece.tsx'
import { Points } from '../draw/Points.tsx'
import { pointsShown } from '../farm/facts.ts'
import { useUi } from '../words.ts'
import type { Item } from './flow.tsx'
import { fitting, widthOf } from './measure.ts'
import { At, Words } from './parts.tsx'

const LONGEST = 150

interface HeadProps {
  readonly view: PlayerView
  readonly names: readonly string[]
  /** What moment it is. */
  readonly says: string
  readonly width: number
}

/** What game, what moment, and how everybody stands; drawn from the left and the middle of the line. */
export function Head({ view, names, says, width }: HeadProps) {
  const { title } = useUi().table.start
  const players = view.table.order.map((seat): Item => {
    const name = fitting(names[seat] ?? '', LONGEST, { size: 17, bold: true })
    const length = widthOf(name, { size: 17, bold: true })
    const drawn = (
      <>
        <At x={0} y={-9}>
          <Piece seat={seat} size={18} />
        </At>
        <Words x={24} y={0} size={17} bold>
          {name}
        </Words>
        <At x={length + 30} y={-13}>
          <Points value={pointsShown(view, seat)} size={26} />
        </At>
      </>
    )
    return { key: String(seat), width: length + 56, drawn }
  })
  let x = width
  const placed = [...players].reverse().map(player => {
    x -= player.width
    const at = x
    x -= 22
    return (
      <At key={player.key} x={at} y={0}>
        {player.drawn}
      </At>
    )
  })
  const name = widthOf(title, { size: 28, face: 'title' })
  return (
    <>
      <Words x={0} y={0} size={28} face="title" fill="var(--terracotta)">
        {title}
      </Words>
      <Words x={name + 18} y={2} size={18} bold>
        {fitting(says, x - name - 24, { size: 18, bold: true })}
      </Words>
      {placed}
    </>
  )
}
