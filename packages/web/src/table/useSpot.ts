import { createContext, type KeyboardEvent, type MouseEvent, useContext } from 'react'
import { litIn, seenBy } from '../game/seen.ts'
import { type Shown, touch, useTable } from '../game/store.ts'
import type { Thing } from '../things.ts'

/** While earlier moves are shown again, nothing can be touched: what was possible then is not possible now. */
export const RestingContext = createContext(false)

/** A primitive, so that only those spots are drawn anew for which it changes. */
function standing({ game, seat, chosen }: Shown, thing: Thing): 'chosen' | 'lit' | 'calm' {
  if (chosen === thing) return 'chosen'
  return game !== undefined && litIn(seenBy(game.state, seat), chosen).has(thing) ? 'lit' : 'calm'
}

/** Everything an element needs to be a thing that can be touched, whether HTML or SVG. */
export function useSpot(thing: Thing, label: string) {
  const resting = useContext(RestingContext)
  const now = useTable(shown => standing(shown, thing))
  const chosen = now === 'chosen'
  const lit = now !== 'calm' && !resting
  return {
    role: 'button' as const,
    // Where Tab stops is settled when it is pressed. Changed here, on the thing that was just touched and so has the focus, it
    // would make the browser lay out the page in the middle of drawing it.
    tabIndex: -1,
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
      // A key that is held down must not do the next thing as well.
      if (!event.repeat) touch(thing)
    },
  }
}
