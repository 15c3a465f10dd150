import type { PlayerView } from '@la-granja/engine'
import { type RefObject, useEffect, useRef } from 'react'

/** What was pressed is often gone with the action; then the prompt line has the focus, so that nobody starts again at the top. */
export function useKeptFocus(view: PlayerView): RefObject<HTMLElement | null> {
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    // After whoever else puts the focus somewhere on purpose.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) line.current?.focus({ preventScroll: true })
    }, 20)
    return () => clearTimeout(timer)
  }, [view])
  return line
}
