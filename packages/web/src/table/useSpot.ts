import { legalActions, type PlayerView } from '@la-granja/engine'
import { createContext, type KeyboardEvent, type MouseEvent, useContext } from 'react'
import { touch, useTable } from '../game/store.ts'
import { litThings, type Thing } from '../things.ts'

/** What can be touched now, worked out once for the whole table. */
export const LitContext = createContext<ReadonlySet<Thing>>(new Set())

export function litFor(view: PlayerView, chosen: Thing | undefined): ReadonlySet<Thing> {
  return litThings(legalActions(view), view.table, chosen)
}

/** Everything an element needs to be a thing that can be touched, whether HTML or SVG. */
export function useSpot(thing: Thing, label: string) {
  const lit = useContext(LitContext).has(thing)
  const chosen = useTable(shown => shown.chosen === thing)
  return {
    role: 'button' as const,
    tabIndex: lit ? 0 : -1,
    'aria-label': label,
    'aria-pressed': chosen,
    'aria-disabled': !lit,
    'data-thing': thing,
    'data-lit': lit || undefined,
    'data-chosen': chosen || undefined,
    className: 'spot',
    onClick: (event: MouseEvent) => {
      event.stopPropagation()
      touch(thing)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      touch(thing)
    },
  }
}
