import type { Action } from '@la-granja/engine'
import { useEffect } from 'react'
import { doAction, dropChoice, redoAction, undoAction } from '../game/store.ts'
import { useFocusKept } from './useFocusKept.ts'

/** Keys of the whole table; not while somebody types, nor while a dialog or menu has them. */
export function useTableKeys(legal: readonly Action[]): void {
  useFocusKept(legal)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isTaken(event.target)) return
      const key = keyOf(event)
      const command = event.ctrlKey || event.metaKey
      const handled = command ? commanded(key, event.shiftKey) : plain(key, legal)
      if (handled) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [legal])
}

/** The letter that is meant: where the keyboard writes another alphabet, the one that stands on the key beside it. */
function keyOf({ key, code }: KeyboardEvent): string {
  const other = key.length === 1 && /\p{L}/u.test(key) && !/[a-z]/i.test(key)
  return (other ? code.replace('Key', '') : key).toLowerCase()
}

function commanded(key: string, shift: boolean): boolean {
  if (key === 'z' && !shift) undoAction()
  else if (key === 'y' || (key === 'z' && shift)) redoAction()
  else return false
  return true
}

function plain(key: string, legal: readonly Action[]): boolean {
  const end = key === 'e' ? legal.find(({ type }) => type === 'endTurn') : undefined
  if (key === 'escape') dropChoice()
  else if (end !== undefined) doAction(end)
  else return false
  return true
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
