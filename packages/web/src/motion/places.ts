import type { GameEvent } from '@la-granja/engine'
import { moveOf, type Scene } from './moveOf.ts'
import type { Place } from './moves.ts'

/** The places on the table that an event is about: where something was, and where it went. */
export function placesOf(event: GameEvent, scene: Scene): readonly Place[] {
  const moved = moveOf(event, scene)
    .flatMap(move => (move.do === 'fly' ? [move.from, move.to] : [move.at]))
    // The shop closes up behind a roof: by now another one may lie there.
    .filter(({ at }) => !at.startsWith('shop:'))
  // What is bought is seen coming by an event of its own; the line that tells of it is this one.
  return event.type === 'bought' ? [...moved, { seat: event.seat, at: `good:${event.good}:store` }] : moved
}
