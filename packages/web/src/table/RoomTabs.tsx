import { useContext, useEffect, useRef } from 'react'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { useTable } from '../game/store.ts'
import { useUi } from '../words.ts'
import { isLitIn } from './askedIn.ts'
import { ExtrasContext } from './extras.ts'
import type { Room } from './Table.tsx'
import { RestingContext } from './useSpot.ts'

const ROOMS: readonly Room[] = ['village', 'farm', 'others', 'log']

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
  const inVillage = useTable(shown => isLitIn(shown, 'village'))
  const atFarm = useTable(shown => isLitIn(shown, 'farm'))
  const isLit = (one: Room) => !resting && (one === 'village' ? inVillage : one === 'farm' && atFarm)
  const tabList = useRef<HTMLElement>(null)
  // Each room is seen from its top, whoever opened it; where all rooms are seen at once nothing moves.
  useEffect(() => {
    if (tabList.current?.offsetParent != null) window.scrollTo(0, 0)
  }, [room])
  return (
    <nav ref={tabList} className="table-tabs" aria-label={rooms.tabs}>
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
