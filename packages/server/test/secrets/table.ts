import type { Seat } from '@la-granja/engine'
import { freshKey } from '../../src/people.ts'
import { follow, type Room } from '../../src/room/room.ts'
import type { Settings } from '../../src/room/settings.ts'

export const NOW = 1_800_000_000_000

export interface Sitter {
  /** Nobody else may learn either of them. */
  readonly id: string
  readonly key: string
}

export interface Begun {
  readonly room: Room
  readonly sitters: readonly Sitter[]
}

/** A table at which the game has just begun, with a person at every seat. */
export function begunTable(settings: Omit<Settings, 'seats'>, seed: string): Begun {
  const seats = Array.from({ length: settings.players }, (_, seat) => seat as Seat)
  const sitters = seats.map(seat => ({ id: `person-${seat}-${freshKey().slice(0, 12)}`, key: freshKey() }))
  const plans = seats.map(() => 'open' as const)
  let { room } = follow(
    undefined,
    { kind: 'opened', by: sitters[0]?.id ?? '', settings: { ...settings, seats: plans }, engine: 1 },
    NOW,
    'the-table',
  )
  for (const seat of seats) {
    const { id } = sitters[seat] as Sitter
    room = follow(room, { kind: 'sat', seat, person: id, name: `Player ${seat}` }, NOW, room.id).room
  }
  room = follow(
    room,
    { kind: 'said', person: sitters[0]?.id ?? '', name: 'Player 0', text: 'hello' },
    NOW,
    room.id,
  ).room
  room = follow(room, { kind: 'began', seed }, NOW, room.id).room
  return { room, sitters }
}
