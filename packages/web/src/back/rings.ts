import { type GameEvent, type Seat, viewEvent } from '@la-granja/engine'
import type { Step } from '../game/game.ts'
import type { Place } from '../motion/moves.ts'
import { placesOf } from '../motion/places.ts'

export interface Trace {
  readonly place: Place
  readonly by: Seat
}

/** Places of the village where something came or went and still shows; the last who touched one counts. */
export function tracesOf(steps: readonly Step[], from: number, to: number, seat: Seat): readonly Trace[] {
  const traces = new Map<string, Trace>()
  for (const { action, events, before } of steps.slice(from, to))
    for (const event of events) {
      const seen = viewEvent(event, seat)
      if (seen === undefined || !STAYS.has(seen.type)) continue
      for (const place of placesOf(seen, { table: before.table, seat }))
        if (place.seat === undefined) traces.set(JSON.stringify(place), { place, by: action.seat })
    }
  return [...traces.values()]
}

/** What passes, a roll or a siesta, leaves no trace; what lies on somebody's own farm is told there. */
const STAYS: ReadonlySet<GameEvent['type']> = new Set([
  'delivered',
  'buildingOpened',
  'stallPlaced',
  'stallRemoved',
  'stallTakenBack',
  'neutralPlaced',
])
