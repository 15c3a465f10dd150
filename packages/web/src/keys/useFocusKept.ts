import { useEffect } from 'react'
import { afterPaint } from '../draw/afterPaint.ts'
import { useTable } from '../game/store.ts'
import { isByKey } from './byKey.ts'
import { type Focusable, type Group, groupOf, membersOf } from './groups.ts'
import { doableNear, remember } from './move.ts'

const OPEN = '[role="dialog"], [role="menu"], [role="listbox"]'
/** The sentence, which is always there: it waits with whoever waits for others. */
const REST = '.table-says'
const BREATH = 30

/** Where in which group the focus was; when it is gone, nobody can say any more. */
let was: { readonly group: Group; readonly index: number } | undefined

/** What was pressed is often gone with the action. Whoever plays by key must not have to start from the top of the page again. */
export function useFocusKept(): void {
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      remember(target)
      const group = groupOf(target)
      if (group !== undefined) was = { group, index: membersOf(group).indexOf(target as Focusable) }
    }
    let looking = false
    const look = () => {
      if (looking || !isByKey()) return
      looking = true
      afterPaint(() => {
        looking = false
        // Twice, because whoever closes a dialog gives the focus back a moment later.
        if (isLost()) afterPaint(() => isLost() && placeToGoOn()?.focus(), BREATH)
      })
    }
    // Whoever leaves the page by Tab means to.
    const pressed = ({ key }: KeyboardEvent) => key === 'Tab' || look()
    look()
    document.addEventListener('focusin', note)
    window.addEventListener('keyup', pressed)
    window.addEventListener('focus', look)
    const leave = useTable.subscribe(look)
    return () => {
      document.removeEventListener('focusin', note)
      window.removeEventListener('keyup', pressed)
      window.removeEventListener('focus', look)
      leave()
    }
  }, [])
}

function isLost(): boolean {
  if (!isByKey() || !document.hasFocus() || document.querySelector(OPEN) !== null) return false
  const { activeElement: at, body } = document
  // Whoever has rested goes on when there is something to do.
  return at === null || at === body || (at.matches(REST) && document.querySelector('.table-more') !== null)
}

/** The choices of the moment, else what can be done where the focus was, else the menu of everything, which does nothing yet. */
function placeToGoOn(): Focusable | undefined {
  const choice = document.querySelector<HTMLElement>('.table-tray .table-act')
  if (choice !== null) return choice
  const near = was === undefined ? undefined : doableNear(was.group, was.index)
  if (near !== undefined) return near
  const rest = ['.table-more', '.table-prompt-buttons [data-primary]', REST]
  return rest.map(selector => document.querySelector<HTMLElement>(selector)).find(found => found !== null) ?? undefined
}
