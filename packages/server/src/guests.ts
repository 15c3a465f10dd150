import type { Seat } from '@la-granja/engine'
import type { House } from './house.ts'
import type { Told } from './protocol.ts'
import type { Person } from './room/decide.ts'
import type { Changed, Room } from './room/room.ts'
import { seatsOf } from './room/seen.ts'
import { newsOf, whole } from './telling.ts'

/** A connection as these files need it; `sockets.ts` makes one from a WebSocket, tests from nothing. */
export interface Line {
  send(text: string): void
  /** Bytes that wait to be sent. */
  waiting(): number
  close(): void
}

/** Somebody who looks at a table. */
export interface Guest {
  readonly line: Line
  readonly person: Person | undefined
  readonly table: string
}

/** Who is at which table. Whatever happens there is told to them. */
export interface Guests {
  join(guest: Guest): void
  part(guest: Guest): void
  /** Everything that the guest may see now. */
  show(guest: Guest): void
  /** Whether this person is looking at the table now, here. */
  looks(table: string, person: string): boolean
  count(): number
}

interface Group {
  readonly guests: Set<Guest>
  readonly leave: () => void
}

/** Somebody who does not read is let go, and gets everything anew when they come back. */
const MOST_WAITING = 1 << 20

export function send({ line }: Pick<Guest, 'line'>, told: Told | string): void {
  if (line.waiting() > MOST_WAITING) return line.close()
  line.send(typeof told === 'string' ? told : JSON.stringify(told))
}

export function makeGuests(house: House, now: () => number): Guests {
  const groups = new Map<string, Group>()

  /** Tells everybody at the table what an entry changed, each one only what they may know. */
  function spread(table: string, before: Room, change: Changed): void {
    const news = newsOf(before, change, now())
    const sameChairs = before.chairs === change.room.chairs
    for (const guest of groups.get(table)?.guests ?? []) {
      const person = guest.person?.id
      const seats = seatsOf(change.room, person)
      if (!mayLook(change.room, person)) {
        // The game begins, and whoever has no seat at a closed table goes.
        send(guest, { say: 'sorry', why: 'noWatchers' })
        guest.line.close()
        part(guest)
        continue
      }
      // Whoever sat down or stood up sees another game than before.
      if (before.game === undefined || !(sameChairs || alike(seats, seatsOf(before, person)))) {
        send(guest, whole(change.room, person, now()))
        continue
      }
      send(guest, news(seats))
    }
    if (!sameChairs) presence(table)
  }

  function show(guest: Guest): void {
    const room = house.peek(guest.table)
    if (room !== undefined) send(guest, whole(room, guest.person?.id, now()))
  }

  /** Who is at the table, as its other guests see it. */
  function presence(table: string): void {
    const room = house.peek(table)
    const guests = groups.get(table)?.guests
    if (room === undefined || guests === undefined) return
    const people = new Set([...guests].flatMap(({ person }) => person?.id ?? []))
    const seats = room.chairs.flatMap(({ person }, seat) =>
      person !== undefined && people.has(person) ? [seat as Seat] : [],
    )
    const watchers = [...guests].filter(({ person }) => seatsOf(room, person?.id).length === 0).length
    const text = JSON.stringify({ say: 'here', seats, watchers } satisfies Told)
    for (const guest of guests) send(guest, text)
  }

  function part(guest: Guest): void {
    const group = groups.get(guest.table)
    if (group === undefined || !group.guests.delete(guest)) return
    if (group.guests.size > 0) return presence(guest.table)
    group.leave()
    groups.delete(guest.table)
  }

  return {
    join(guest) {
      const { table } = guest
      const group = groups.get(table) ?? {
        guests: new Set(),
        leave: house.watch(table, (before, change) => spread(table, before, change)),
      }
      groups.set(table, group)
      group.guests.add(guest)
      show(guest)
      presence(table)
    },
    part,
    show,
    looks(table, person) {
      return [...(groups.get(table)?.guests ?? [])].some(guest => guest.person?.id === person)
    },
    count() {
      return [...groups.values()].reduce((sum, { guests }) => sum + guests.size, 0)
    },
  }
}

export function mayLook(room: Room, person: string | undefined): boolean {
  if (room.stage === 'gathering' || room.settings.watchers) return true
  return seatsOf(room, person).length > 0 || room.host === person
}

function alike(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === b.length && a.every((seat, index) => seat === b[index])
}
