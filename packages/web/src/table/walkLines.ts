import type { KeyboardEvent } from 'react'

/** The log is one stop for the Tab key, however long it is; arrows go from line to line. */
export function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[data-line]')]
  const now = lines.indexOf(target as HTMLElement)
  const last = lines.length - 1
  const next = { ArrowUp: now < 0 ? last : now - 1, ArrowDown: now < 0 ? last : now + 1, Home: 0, End: last }[key]
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  lines[Math.min(Math.max(next, 0), last)]?.focus()
}
