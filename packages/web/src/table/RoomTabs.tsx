import type { Thing } from '../things.ts'
import { useUi } from '../words.ts'
import type { Room } from './Table.tsx'

const ROOMS: readonly Room[] = ['village', 'farm', 'others', 'log']
const IN_VILLAGE: ReadonlySet<string> = new Set(['row', 'building', 'die', 'hex', 'siesta', 'shop', 'pile'])

interface RoomTabsProps {
  readonly room: Room
  readonly onRoom: (room: Room) => void
  readonly lit: ReadonlySet<Thing>
  readonly alone: boolean
}

/** On a phone the table is one room at a time; a dot tells where something can be done. */
export function RoomTabs({ room, onRoom, lit, alone }: RoomTabsProps) {
  const { rooms } = useUi().table
  const kinds = [...lit].map(thing => IN_VILLAGE.has(thing.split(':')[0] ?? ''))
  const isLit = (one: Room) => (one === 'village' ? kinds.includes(true) : one === 'farm' && kinds.includes(false))
  return (
    <nav className="table-tabs" aria-label={rooms.tabs}>
      {ROOMS.filter(one => one !== 'others' || !alone).map(one => (
        <button
          key={one}
          type="button"
          className="table-tab"
          aria-current={room === one ? 'page' : undefined}
          data-lit={isLit(one) || undefined}
          onClick={() => {
            onRoom(one)
            window.scrollTo(0, 0)
          }}
        >
          {rooms[one]}
          {isLit(one) ? <span className="shell-hidden">{rooms.canDo}</span> : undefined}
        </button>
      ))}
    </nav>
  )
}
