import { useContext } from 'react'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { litIn, seenBy } from '../game/seen.ts'
import { type Shown, useTable } from '../game/store.ts'
import { useUi } from '../words.ts'
import { ExtrasContext } from './extras.ts'
import type { Room } from './Table.tsx'
import { RestingContext } from './useSpot.ts'

const ROOMS: readonly Room[] = ['village', 'farm', 'others', 'log']
const IN_VILLAGE: ReadonlySet<string> = new Set(['row', 'building', 'die', 'hex', 'siesta', 'shop', 'pile'])

interface RoomTabsProps {
  readonly room: Room
  readonly onRoom: (room: Room) => void
  readonly alone: boolean
}

/** On a phone the table is one room at a time; a dot tells where something can be done. */
export const RoomTabs = drawOnChange(function RoomTabs({ room, onRoom, alone }: RoomTabsProps) {
  const { rooms } = useUi().table
  const resting = useContext(RestingContext)
  const { tabs } = useContext(ExtrasContext)
  const fresh = tabs.find(tab => tab.fresh !== undefined)?.fresh
  const inVillage = useTable(shown => isLitIn(shown, true))
  const atFarm = useTable(shown => isLitIn(shown, false))
  const isLit = (one: Room) => !resting && (one === 'village' ? inVillage : one === 'farm' && atFarm)
  return (
    <nav className="table-tabs" aria-label={rooms.tabs}>
      {ROOMS.filter(one => one !== 'others' || !alone).map(one => (
        <button
          key={one}
          type="button"
          className="table-tab"
          aria-current={room === one ? 'page' : undefined}
          data-lit={isLit(one) || undefined}
          data-fresh={(one === 'log' && fresh !== undefined) || undefined}
          onClick={() => {
            onRoom(one)
            window.scrollTo(0, 0)
          }}
        >
          {rooms[one]}
          {isLit(one) ? <span className="shell-hidden">{rooms.canDo}</span> : undefined}
          {one === 'log' && fresh !== undefined ? <span className="shell-hidden">{fresh}</span> : undefined}
        </button>
      ))}
    </nav>
  )
})

function isLitIn({ game, seat, chosen }: Shown, village: boolean): boolean {
  if (game === undefined) return false
  return [...litIn(seenBy(game.state, seat), chosen)].some(
    thing => IN_VILLAGE.has(thing.split(':')[0] ?? '') === village,
  )
}
