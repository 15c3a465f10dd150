/** What can have the focus, HTML or SVG. */
export type Focusable = HTMLElement | SVGElement

const THING = '[data-thing]'
/** What cannot be touched, but explains itself. */
const SAYS = '[data-says][tabindex]'

/** The parts of the table among which Tab goes, and what the arrows go to inside each. */
const GROUPS: readonly (readonly [place: string, members: string])[] = [
  ['.table-tools', 'button'],
  ['.table-others', '.strip'],
  ['.village-dice', THING],
  ['.village-crafts', THING],
  ['.village-market', THING],
  ['.village-roofs', THING],
  ['.village-siesta', THING],
  ['.village-piles', 'button'],
  ['.table-farm', `:is(${THING}, ${SAYS})`],
  ['.table-hand', THING],
  ['.table-log-filter', 'button'],
  ['.table-tray', 'button'],
]

const SELECTORS = GROUPS.map(([place, members]) => `${place} ${members}`)

export type Group = string

/** The group to which an element belongs. */
export function groupOf(element: Element | null): Group | undefined {
  return SELECTORS.find(selector => element?.matches(selector) === true)
}

/** All of a group that can be seen, in the order of the page. */
export function membersOf(group: Group): Focusable[] {
  return [...document.querySelectorAll<Focusable>(group)].filter(isSeen)
}

export function eachGroup(): readonly Group[] {
  return SELECTORS
}

/** On a phone most rooms are hidden. */
export function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0
}

export function isLit(element: Element): boolean {
  return element.matches('[data-lit]')
}
