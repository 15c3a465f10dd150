import { useState } from 'react'
import type { Extras } from './extras.ts'
import type { Room } from './Table.tsx'

/** The room that is seen on a phone: where somebody goes, or is led. */
export function useRoom(led: Extras['led']): readonly [room: Room, setRoom: (room: Room) => void] {
  const [room, setRoom] = useState<Room>(led ?? 'village')
  const [before, setBefore] = useState(led)
  if (led !== before) {
    setBefore(led)
    if (led !== undefined) setRoom(led)
  }
  return [room, setRoom]
}
