import type { Action } from '@la-granja/engine'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { openBook } from '../book/opened.ts'
import { explainedPage, hideExplanation } from '../explain/shown.ts'
import { settings } from '../game/settings.ts'
import { doAction, dropChoice, redoAction, undoAction } from '../game/store.ts'
import { keyOf } from './letter.ts'
import { hiddenRoom, moveInGroup, nextDoable, setStops } from './move.ts'
import { useFocusKept } from './useFocusKept.ts'

export interface TableKeys {
  readonly legal: readonly Action[]
  readonly onRoom: (room: 'village' | 'farm') => void
  /** The list of all keys. */
  readonly onList: () => void
  /** The book at the page of what is being done. */
  readonly onBook: () => void
}

/** Keys of the whole table; not while somebody types, nor while a dialog or menu has them. */
export function useTableKeys(keys: TableKeys): void {
  useFocusKept()
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Tab') return setStops()
      if (event.defaultPrevented || event.altKey || isTaken(event.target)) return
      const key = keyOf(event)
      const command = event.ctrlKey || event.metaKey
      const handled = command ? commanded(key, event.shiftKey) : plain(key, event, now.current)
      if (handled) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function commanded(key: string, shift: boolean): boolean {
  if (key === 'z' && !shift) undoAction()
  else if (key === 'y' || (key === 'z' && shift)) redoAction()
  else return false
  return true
}

function plain(key: string, { repeat, shiftKey }: KeyboardEvent, keys: TableKeys): boolean {
  // Enter that is held down must not do the next thing as well.
  if (key === 'enter') return repeat
  if (key === 'escape') dropChoice()
  else if (key === 'f1') keys.onBook()
  else return moveInGroup(key) || (settings().letters && !repeat && lettered(key, shiftKey, keys))
  return true
}

function lettered(key: string, shift: boolean, { legal, onRoom, onList, onBook }: TableKeys): boolean {
  if (key === 'n') goOn(shift ? -1 : 1, onRoom)
  else if (key === 'e') {
    const end = legal.find(({ type }) => type === 'endTurn')
    if (end !== undefined) doAction(end)
  } else if (key === 'm') {
    const more = document.querySelector<HTMLElement>('.table-more')
    more?.focus()
    more?.click()
  } else if (key === 'r') read(onBook)
  else if (key === '?') onList()
  else return false
  return true
}

/** More about what is explained, else about what is being done. */
function read(onBook: TableKeys['onBook']): void {
  const page = explainedPage()
  if (page === undefined) return onBook()
  hideExplanation()
  openBook(page)
}

function goOn(step: 1 | -1, onRoom: TableKeys['onRoom']): void {
  const next = nextDoable(step)
  const room = next && hiddenRoom(next)
  // What is not drawn cannot have the focus.
  if (room !== undefined) flushSync(() => onRoom(room))
  next?.focus()
}

/** Somebody types, or a dialog or menu has the keys. */
export function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
