import type { Box } from '../draw/place.ts'
import { eachGroup, type Focusable, type Group, groupOf, isLit, isSeen, membersOf } from './groups.ts'
import { type Direction, nearest } from './nearest.ts'

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  arrowleft: 'left',
  arrowright: 'right',
  arrowup: 'up',
  arrowdown: 'down',
}

/** Where the focus was last in each group: there it enters again. */
const last = new Map<Group, Element>()

export function remember(element: Element): void {
  const group = groupOf(element)
  if (group !== undefined) last.set(group, element)
}

/** Arrows, Home and End inside the group that has the focus. Tells whether the focus has moved. */
export function moveInGroup(key: string): boolean {
  const from = document.activeElement
  const group = groupOf(from)
  if (from === null || group === undefined) return false
  const next = nextInGroup(from, membersOf(group), key)
  next?.focus()
  return next !== undefined
}

function nextInGroup(from: Element, members: readonly Focusable[], key: string): Focusable | undefined {
  if (key === 'home') return members[0]
  if (key === 'end') return members.at(-1)
  const direction = DIRECTIONS[key]
  if (direction === undefined) return undefined
  const others = members.filter(member => member !== from)
  const index = nearest(boxOf(from), others.map(boxOf), direction)
  return index === undefined ? undefined : others[index]
}

/** A side of the farm lies under all that is on it; for the arrows it is where its name stands. */
function boxOf(element: Element): Box {
  const title = element.matches('.farm-side-spot') ? element.nextElementSibling : undefined
  return (title ?? element).getBoundingClientRect()
}

/**
 * Before Tab goes on: every group is one stop, at what had the focus there last if something can be done with it, else at the
 * first thing that is lit. This is done when the key is pressed, so that drawing the table costs nothing.
 */
export function setStops(): void {
  for (const group of eachGroup()) {
    const members = membersOf(group)
    const stop = stopOf(group, members)
    for (const member of members) {
      const index = member === stop ? '0' : '-1'
      if (member.getAttribute('tabindex') !== index) member.setAttribute('tabindex', index)
    }
  }
}

function stopOf(group: Group, members: readonly Focusable[]): Focusable | undefined {
  const focused = members.find(member => member === document.activeElement)
  if (focused !== undefined) return focused
  const lit = members.filter(isLit)
  const able = lit.length > 0 ? lit : members
  return able.find(member => member === last.get(group)) ?? able[0]
}

/** Everything that can be done: what is lit, and the choices that are offered in words. */
const DOABLE = '.table :is([data-thing][data-lit], .table-act)'

/** The next thing with which something can be done, or the one before; after the last comes the first. */
export function nextDoable(step: 1 | -1): Focusable | undefined {
  const all = [...document.querySelectorAll<Focusable>(DOABLE)]
  const from = document.activeElement
  const at = all.indexOf(from as Focusable)
  if (at >= 0) return all.at((at + step) % all.length)
  const after = from === null ? 0 : all.findIndex(one => isAfter(one, from))
  if (step > 0) return all[after] ?? all[0]
  return after < 0 ? all.at(-1) : all.at(after - 1)
}

function isAfter(one: Element, other: Element): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** What can be done in this group, nearest to what was the so-and-so-many-th in it. */
export function doableNear(group: Group, index: number): Focusable | undefined {
  const members = membersOf(group)
  const lit = members.flatMap((member, at) => (isLit(member) ? [{ member, away: Math.abs(at - index) }] : []))
  return lit.sort((a, b) => a.away - b.away)[0]?.member
}

/** The room that must be shown before the element can have the focus. */
export function hiddenRoom(element: Element): 'village' | 'farm' | undefined {
  if (isSeen(element)) return undefined
  return element.closest('.table-village') === null ? 'farm' : 'village'
}
