import { useLayoutEffect } from 'react'
import { setSetting, settings } from '../game/settings.ts'
import { keyOf } from '../keys/letter.ts'
import type { Moment } from './useMoment.ts'

/** Keys of the whole replay. They come first, because a thing on the table would take the space bar for a touch. */
export function useReplayKeys({ move, toggle }: Pick<Moment, 'move' | 'toggle'>): void {
  // Before it is seen: whoever sees it may press at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTaken(event)) return
      const { key, shiftKey } = event
      if (key === 'ArrowRight') move(shiftKey ? 'turn' : 'action', 1)
      else if (key === 'ArrowLeft') move(shiftKey ? 'turn' : 'action', -1)
      else if (key === 'ArrowDown') move('round', 1)
      else if (key === 'ArrowUp') move('round', -1)
      else if (key === ' ') toggle()
      else if (settings().letters && keyOf(event) === 't') setSetting({ textTable: !settings().textTable })
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [move, toggle])
}

/** Lists keep their arrows, buttons their space bar, and what scrolls keeps both ways. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null) return true
  if (!(target instanceof Element)) return false
  if (target.closest('select, textarea, input:not([type="range"], [type="checkbox"])') !== null) return true
  if (key === ' ')
    return target.closest('button, summary, a, input[type="checkbox"]') !== null && !target.matches('.spot')
  return (key === 'ArrowUp' || key === 'ArrowDown') && target.matches('.table-log-lines')
}
