import type { Unit } from './shown.ts'

/** Drawings that mean something. */
export const SIGNS = '.icon, .die, .points, .piece, .craft, .village-neutral, .table-lock'
/** Parts of the table that have words of their own. */
const SAYING = '[data-thing], [data-says]'
/** What shows itself larger, with all its words: only its signs are explained. */
const ENLARGED = '[data-thing^="card:"], [data-thing^="helper:"], .strip'
/** What tells something when it has the focus. */
const FOCUSED = `${SAYING}, .table-act:has(.table-lock)`

/** What is explained to a pointer at this element. */
export function unitAt(target: Element, by: Unit['by']): Unit | undefined {
  const says = target.closest('[data-says]')
  // Signs are explained at the table; elsewhere stands beside them what they mean.
  if (target.closest('.table') === null) return says === null ? undefined : { anchor: says, sign: undefined, by }
  const sign = target.closest(SIGNS) ?? undefined
  const saying = target.closest(SAYING)
  if (target.closest(ENLARGED) !== null) return sign && { anchor: sign, sign, by }
  const anchor = saying ?? sign
  return anchor === undefined ? undefined : { anchor, sign, by }
}

/** What is explained to whoever has the focus there. */
export function unitIn(target: Element): Unit | undefined {
  return target.matches(FOCUSED) ? { anchor: target, sign: undefined, by: 'focus' } : undefined
}
