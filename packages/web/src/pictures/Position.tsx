import type { PlayerView, Seat } from '@la-granja/engine'
import { Farm } from './Farm.tsx'
import { Head } from './Head.tsx'
import { fitting } from './measure.ts'
import { At, Plate, Words } from './parts.tsx'
import { VILLAGE, Village } from './Village.tsx'

export const POSITION = { width: 1280, height: 796 } as const

const SIDE = 24
const HEAD = 56
const GAP = 12
const FARM = 270
/** A farm alone need not be as wide as four. */
const WIDEST = 610

export interface Scene {
  readonly view: PlayerView
  readonly names: readonly string[]
  readonly says: string
  /** What has just happened. */
  readonly told: string
}

/** One position: village and farms, with names and points. */
export function Position({ view, names, says, told }: Scene) {
  const { players } = view.table
  const width = Math.min(WIDEST, (VILLAGE.width - GAP * (players - 1)) / players)
  const left = (POSITION.width - players * (width + GAP) + GAP) / 2
  const top = HEAD + VILLAGE.height + GAP
  return (
    <>
      <Ground {...POSITION} />
      <At x={SIDE} y={HEAD / 2}>
        <Head view={view} names={names} says={says} width={VILLAGE.width} />
      </At>
      <At x={SIDE} y={HEAD}>
        <Village view={view} />
      </At>
      {names.map((name, seat) => (
        <At key={seat} x={left + seat * (width + GAP)} y={top}>
          <Farm view={view} seat={seat as Seat} name={name} width={width} height={FARM} />
        </At>
      ))}
      <Words x={SIDE} y={top + FARM + 28} size={17}>
        {fitting(told, VILLAGE.width, { size: 17 })}
      </Words>
    </>
  )
}

export function Ground({ width, height }: { readonly width: number; readonly height: number }) {
  return <Plate width={width} height={height} fill="var(--paper)" line="none" round={0} />
}
