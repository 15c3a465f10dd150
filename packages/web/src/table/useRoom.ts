import { useState } from 'react'
import { useTable } from '../game/store.ts'
import { askedIn } from './askedIn.ts'
import type { Extras } from './extras.ts'
import type { Room } from './Table.tsx'
import { usePartInView } from './usePartInView.ts'

/** The room that is seen on a phone: where somebody goes, or is led, or is asked for something that can only be done there. */
export function useRoom(led: Extras['led']): readonly [room: Room, setRoom: (room: Room) => void] {
  const asked = useTable(askedIn)
  const [room, setRoom] = useState<Room>(led ?? asked ?? 'village')
  const [before, setBefore] = useState({ led, asked })
  if (led !== before.led || asked !== before.asked) {
    setBefore({ led, asked })
    // Whoever reads the log or looks at another farm is not called away.
    const atWork = room === 'village' || room === 'farm'
    if (led !== undefined && led !== before.led) setRoom(led)
    else if (led === undefined && asked !== undefined && atWork) setRoom(asked)
  }
  usePartInView(room)
  return [room, setRoom]
}
