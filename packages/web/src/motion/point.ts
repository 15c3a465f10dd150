import { findElement } from './find.ts'
import type { Place } from './moves.ts'

const POINTED = 'data-pointed'

let pointed: readonly Element[] = []

/** Lights up places, and nothing else. An attribute does it, so nothing is drawn anew. */
export function pointAt(places: readonly Place[]): void {
  const found = new Set(places.flatMap(place => findElement(place) ?? []))
  // Of a place that is gone only the part around it is found; where something in that part is meant too, that says more.
  const inner = [...found].filter(element => ![...found].some(other => other !== element && element.contains(other)))
  for (const element of pointed) if (!inner.includes(element)) element.removeAttribute(POINTED)
  for (const element of inner) element.setAttribute(POINTED, '')
  pointed = inner
}

export function pointAway(): void {
  pointAt([])
}
