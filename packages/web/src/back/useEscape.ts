import { useEffect } from 'react'

/** One key puts it away, unless something that lies over it has the key, or somebody types. */
export function useEscape(close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTaken(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [close])
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}
