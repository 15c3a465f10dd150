import type { GameEvent, Seat } from '@la-granja/engine'
import type { Line } from './logLines.ts'

/** Somebody does it, but it changes what everybody can do. */
const FOR_ALL: ReadonlySet<GameEvent['type']> = new Set(['diceRolled', 'buildingOpened'])

/** Whether it is about this player: their own doing, something of theirs that is taken, or what happens to all. */
export function concerns(event: GameEvent, seat: Seat): boolean {
  if (FOR_ALL.has(event.type) || !('seat' in event)) return true
  return event.seat === seat || ('owner' in event && event.owner === seat)
}

export function lineConcerns({ events }: Line, seat: Seat): boolean {
  return events.some(event => concerns(event, seat))
}
