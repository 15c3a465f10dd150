import type { Action } from '@la-granja/engine'
import { useEffect } from 'react'

let byKey = false
window.addEventListener('keydown', () => {
  byKey = true
})
window.addEventListener('pointerdown', () => {
  byKey = false
})

/** Where somebody who plays by key goes on: the choices of the moment, else the menu of everything, which does nothing yet. */
const NEXT = ['.table-tray .table-act', '.table-more']

/** What was pressed is often gone with the action. Whoever plays by key must not have to start from the top of the page again. */
export function useFocusKept(legal: readonly Action[]): void {
  useEffect(() => {
    if (legal.length === 0) return
    // After whoever wants the focus back for something that is still there.
    const timer = setTimeout(() => {
      if (!byKey || document.activeElement !== document.body) return
      const next = NEXT.map(selector => document.querySelector<HTMLElement>(selector)).find(Boolean)
      next?.focus()
    })
    return () => clearTimeout(timer)
  }, [legal])
}
