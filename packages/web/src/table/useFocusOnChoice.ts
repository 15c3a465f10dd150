import { type RefObject, useEffect, useRef } from 'react'
import { focusedByKey } from '../draw/byKey.ts'
import type { Thing } from '../things.ts'

/**
 * Somebody who chooses a thing by key goes straight to the list of what can be done with it, and back when the choice is
 * dropped. A pointer moves no focus.
 */
export function useFocusOnChoice(chosen: Thing | undefined): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const from = document.activeElement
    if (chosen === undefined || !(from instanceof HTMLElement || from instanceof SVGElement)) return
    if (!focusedByKey(from)) return
    box.current?.querySelector('button')?.focus()
    return () => {
      // The list is gone only after this.
      setTimeout(() => {
        if (document.activeElement === document.body && from.isConnected) from.focus()
      })
    }
  }, [chosen])
  return box
}
