import type { PlayerView } from '@la-granja/engine'
import { useEffect } from 'react'
import { afterPaint } from '../draw/afterPaint.ts'
import { useTable } from '../game/store.ts'
import type { Thing } from '../things.ts'
import { useUi } from '../words.ts'
import { lockedIn } from './locked.ts'

const LOCKED = 'data-locked'
/** Asking about every thing takes a moment; whoever touches the next one in the meantime goes first. */
const BREATH = 250

/** Marks the things whose touch cannot be taken back. Attributes do it, so nothing is drawn anew. */
export function useLocks(view: PlayerView): void {
  const { lock } = useUi().table.prompt
  const chosen = useTable(shown => shown.chosen)
  useEffect(() => {
    let here = true
    const mark = () => {
      if (!here) return
      const locked = lockedIn(view, chosen)
      for (const element of document.querySelectorAll('.table .spot:is([data-lit], [data-locked])')) {
        const stays = element.hasAttribute('data-lit') && locked(element.getAttribute('data-thing') as Thing)
        element.toggleAttribute(LOCKED, stays)
        if (stays) element.setAttribute('aria-description', lock)
        else element.removeAttribute('aria-description')
      }
    }
    afterPaint(mark, BREATH)
    return () => {
      here = false
    }
  }, [view, chosen, lock])
}
