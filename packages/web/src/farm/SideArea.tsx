import type { Side } from '@la-granja/engine'
import { type DragEvent, type ReactNode, useState } from 'react'
import { touch } from '../game/store.ts'
import { useSpot } from '../table/useSpot.ts'
import type { Thing } from '../things.ts'
import { useFarm } from './useFarm.ts'

interface SideAreaProps {
  readonly side: Side
  readonly title: string
  /** Beside the title: how many there may be, or what the next one costs. */
  readonly note?: string
  /** What lies here, in words. */
  readonly holds: readonly string[]
  readonly children: ReactNode
}

/** One side of the farm. The area where a card can be laid lies under what is there, so that no button is inside another. */
export function SideArea({ side, title, note, holds, children }: SideAreaProps) {
  const { words, names } = useFarm()
  const thing: Thing = `side:${side}`
  const spot = useSpot(thing, words.side(names.sides[side], holds))
  const lit = spot['data-lit'] === true
  const [below, setBelow] = useState(false)
  const dragging = {
    onDragOver: (event: DragEvent) => {
      if (!lit) return
      event.preventDefault()
      setBelow(true)
    },
    onDragLeave: (event: DragEvent) => {
      // To something inside is not away.
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setBelow(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setBelow(false)
      touch(thing)
    },
  }
  return (
    <div
      className="farm-side"
      data-side={side}
      data-open={lit || undefined}
      data-below={below || undefined}
      {...dragging}
    >
      <div {...spot} className="spot farm-side-spot" />
      <div className="farm-side-title" aria-hidden="true">
        <span>{title}</span>
        {note !== undefined && <span className="farm-note">{note}</span>}
      </div>
      <div className="farm-side-holds">{children}</div>
    </div>
  )
}
