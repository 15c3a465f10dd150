import type { Side } from '@la-granja/engine'
import type { DragEvent, ReactNode } from 'react'
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
  const over = (event: DragEvent) => {
    if (lit) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    touch(thing)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to do what the button inside does
    <div className="farm-side" data-side={side} data-open={lit || undefined} onDragOver={over} onDrop={drop}>
      <div {...spot} className="spot farm-side-spot" />
      <div className="farm-side-title" aria-hidden="true">
        <span>{title}</span>
        {note !== undefined && <span className="farm-note">{note}</span>}
      </div>
      <div className="farm-side-holds">{children}</div>
    </div>
  )
}
