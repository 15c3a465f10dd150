import { GOODS, type Good } from '@la-granja/engine'
import type { Place, Spot } from './moves.ts'

/** Where something is on the screen: its middle and its size. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The box of a place, or of the nearest thing around it that can be seen now; nothing when none of its owner's is. */
export function find(place: Place): Box | undefined {
  const element = findElement(place)
  return element === undefined ? undefined : boxOf(element)
}

export function findElement(place: Place): Element | undefined {
  for (const element of candidates(place)) if (element !== null && boxOf(element) !== undefined) return element
  return undefined
}

function boxOf(element: Element): Box | undefined {
  const { left, top, width, height } = element.getBoundingClientRect()
  // What lies in a room that is not open has no size.
  if (width === 0 || height === 0) return undefined
  return { x: left + width / 2, y: top + height / 2, width, height }
}

/** From the most exact to the coarsest. */
function* candidates(place: Place): Generator<Element | null> {
  const { at, seat, slot } = place
  if (seat === undefined) {
    const shared = document.querySelector(`[data-thing="${at}"], [data-place="${at}"]`)
    if (slot !== undefined) yield within(shared, slot)
    yield shared
    return
  }
  // Each looks through the whole page, and a touch waits for it: only what is needed.
  const chip = () => document.querySelector(`[data-chip="${seat}"]`)
  if (at === 'chip') yield chip()
  if (at === 'hand' || at.startsWith('card:')) {
    const hand = document.querySelector(`[data-hand="${seat}"]`)
    yield hand?.querySelector(`[data-thing="${at}"]`) ?? null
    yield hand
  }
  const farm = document.querySelector(`[data-farm="${seat}"]`)
  const own = farm?.querySelector(OWN[at as Spot] ?? `[data-thing="${at}"]`) ?? null
  if (slot !== undefined) yield within(own, slot)
  yield own
  yield farm?.querySelector(inStrip(at)) ?? null
  yield farm
  yield chip()
}

const SLOTS = '.village-slot, .village-rolled .die, .goods-symbol'

function within(element: Element | null, slot: number): Element | null {
  return element?.querySelectorAll(SLOTS)[slot] ?? null
}

/** What is on one's own farm without being a thing to touch. */
const OWN: Readonly<Partial<Record<Spot, string>>> = {
  crafts: '.farm-crafts',
  markers: '.farm-supply > :first-child',
  donkeys: '.farm-donkeys',
}

/** The same places in the strip of another farm, which has no things to touch. */
function inStrip(at: Place['at']): string {
  const [kind = '', which = '', from = ''] = at.split(':')
  if (kind === 'good' && from === 'field') return row('fields')
  if (kind === 'good') return `${row('goods')} .strip-good:nth-child(${GOODS.indexOf(which as Good) + 1})`
  if (kind === 'roof' || kind === 'roofSpace') return `${row('roofs')} .strip-roof:nth-child(${Number(which) + 1})`
  if (kind === 'side') return row(`${which}s`)
  return PARTS[kind] ?? '.strip'
}

const row = (kind: string) => `[data-row="${kind}"]`

const PARTS: Readonly<Record<string, string>> = {
  silver: '.strip-silver',
  points: '.strip-head > .points',
  barrow: row('barrows'),
  helper: row('helpers'),
  crafts: row('crafts'),
  card: '.strip-counts > :nth-child(2)',
  hand: '.strip-counts > :nth-child(2)',
  markers: '.strip-counts > :nth-child(3)',
  donkey: '.strip-counts > :nth-child(4)',
  donkeys: '.strip-counts > :nth-child(4)',
}
