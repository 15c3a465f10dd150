import type { PlayerView, Seat } from '@la-granja/engine'
import { type Asked, heard } from './asked.ts'
import { type Delta, delta } from './delta.ts'
import type { Answer, House } from './house.ts'
import { whoHas } from './people.ts'
import type { GameChange, Sorry, Told } from './protocol.ts'
import type { Person } from './room/decide.ts'
import { type Changed, type Room, retold } from './room/room.ts'
import { gameSeen, movesSeen, seatsOf, tableSeen } from './room/seen.ts'
import type { Store } from './store/store.ts'

/** A connection as this file needs it; `sockets.ts` makes one from a WebSocket, tests from nothing. */
export interface Line {
  send(text: string): void
  /** Bytes that wait to be sent. */
  waiting(): number
  close(): void
}

export interface Caller {
  hear(text: string): Promise<void>
  gone(): void
}

export interface Live {
  connect(line: Line): Caller
  /** Whether this person is looking at the table now, here. */
  looks(table: string, person: string): boolean
  count(): number
}

interface Guest {
  readonly line: Line
  readonly person: Person | undefined
  readonly table: string
}

interface Happened {
  readonly before: Room
  readonly change: Changed
  readonly shared: Delta | undefined
}

interface Group {
  readonly guests: Set<Guest>
  readonly leave: () => void
}

/** Somebody who does not read is let go, and gets everything anew when they come back. */
const MOST_WAITING = 1 << 20
/** So many messages may come at once, and then as many a second as `perSecond` says. */
const AT_ONCE = 60

export interface Parts {
  readonly house: House
  readonly store: Store
  readonly now: () => number
  readonly perSecond: number
  readonly report: (error: unknown, about: string) => void
  /** Told of every refusal, for statistics. */
  readonly refused?: (why: string) => void
}

export function makeLive({ house, store, now, perSecond, report, refused = () => {} }: Parts): Live {
  const groups = new Map<string, Group>()

  function send({ line }: Pick<Guest, 'line'>, told: Told | string): void {
    if (line.waiting() > MOST_WAITING) return line.close()
    line.send(typeof told === 'string' ? told : JSON.stringify(told))
  }

  function join(guest: Guest): void {
    const group = groups.get(guest.table) ?? {
      guests: new Set(),
      leave: house.watch(guest.table, (before, change) => spread(guest.table, before, change)),
    }
    groups.set(guest.table, group)
    group.guests.add(guest)
  }

  function part(guest: Guest): void {
    const group = groups.get(guest.table)
    if (group === undefined || !group.guests.delete(guest)) return
    if (group.guests.size > 0) return
    group.leave()
    groups.delete(guest.table)
  }

  /** Tells everybody at the table what an entry changed, each one only what they may know. */
  function spread(table: string, before: Room, change: Changed): void {
    const same = new Map<string, string>()
    // What lies on the table is the same for everybody, and most of a view.
    const happened = { before, change, shared: delta(before.game?.table, change.room.game?.table) }
    for (const guest of groups.get(table)?.guests ?? []) {
      const person = guest.person?.id
      const seats = seatsOf(change.room, person)
      if (!mayLook(change.room, person)) {
        // The game begins, and whoever has no seat at a closed table goes.
        send(guest, { say: 'sorry', why: 'noWatchers' })
        guest.line.close()
        continue
      }
      // Whoever sat down or stood up sees another game than before.
      if (!alike(seats, seatsOf(before, person)) || before.game === undefined) {
        send(guest, whole(change.room, person))
        continue
      }
      const key = `${seats} ${change.room.host === person}`
      const text = same.get(key) ?? JSON.stringify(news(happened, person, seats))
      same.set(key, text)
      send(guest, text)
    }
    if (before.chairs !== change.room.chairs) presence(table)
  }

  function news({ before, change, shared }: Happened, person: string | undefined, seats: readonly Seat[]): Told {
    const { room, moves } = change
    const changeFor = (seat: Seat | undefined): GameChange => {
      const part = viewDelta(gameSeen(before, seat), gameSeen(room, seat), shared)
      return {
        ...(seat === undefined ? {} : { seat }),
        ...(part === undefined ? {} : { change: part }),
        moves: movesSeen(moves, seat),
      }
    }
    const table = delta(tableSeen(before, person), tableSeen(room, person)) ?? { in: {} }
    const games = moves.length === 0 ? [] : seats.length === 0 ? [changeFor(undefined)] : seats.map(changeFor)
    return { say: 'news', after: before.version, table, games, now: now() }
  }

  function whole(room: Room, person: string | undefined): Told {
    const seats = seatsOf(room, person)
    const games = (seats.length === 0 ? [undefined] : seats).flatMap(seat => {
      const seen = gameSeen(room, seat)
      return seen === undefined ? [] : [{ ...(seat === undefined ? {} : { seat }), view: seen }]
    })
    return { say: 'table', table: tableSeen(room, person), games, now: now() }
  }

  function show(guest: Guest): void {
    const room = house.peek(guest.table)
    if (room !== undefined) send(guest, whole(room, guest.person?.id))
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

  async function welcome(line: Line, asked: Extract<Asked, { say: 'hello' }>): Promise<Guest | Sorry> {
    const person = asked.key === undefined ? undefined : await whoHas(store, asked.key)
    if (asked.key !== undefined && person === undefined) return 'unknownKey'
    const room = await house.room(asked.table)
    if (room === undefined) return 'noSuchTable'
    if (!mayLook(room, person?.id)) return 'noWatchers'
    return { line, person, table: asked.table }
  }

  async function answer(guest: Guest, asked: Exclude<Asked, { say: 'hello' }>): Promise<void> {
    if (asked.say === 'ping') return send(guest, { say: 'pong' })
    if (asked.say === 'story') return tell(guest, asked.from, asked.seat)
    const { person, table } = guest
    if (person === undefined) return send(guest, { say: 'refused', id: asked.id, refused: { why: 'notYourSeat' } })
    let answered: Answer
    try {
      answered = await house.command(table, person, asked.command, asked.id)
    } catch (error) {
      report(error, 'command')
      return send(guest, { say: 'later', id: asked.id })
    }
    if ('done' in answered) return send(guest, { say: 'done', id: asked.id, version: answered.done })
    if ('unknown' in answered) return send(guest, { say: 'sorry', why: 'noSuchTable' })
    // Whoever was too late needs to see why before the answer.
    if (answered.refused.why === 'stale') show(guest)
    refused(answered.refused.why)
    send(guest, { say: 'refused', id: asked.id, refused: answered.refused })
  }

  function tell(guest: Guest, from: number, seat: Seat | undefined): void {
    const room = house.peek(guest.table)
    if (room === undefined) return
    const eyes = seat !== undefined && seatsOf(room, guest.person?.id).includes(seat) ? seat : undefined
    const moves = movesSeen(retold(room).slice(from), eyes)
    send(guest, { say: 'story', from, ...(eyes === undefined ? {} : { seat: eyes }), moves })
  }

  return {
    connect(line) {
      let guest: Guest | undefined
      let over = false
      let credit = AT_ONCE
      let counted = now()

      function sorry(why: Sorry): void {
        // Whatever comes until the other side has closed is not heard.
        over = true
        send({ line }, { say: 'sorry', why })
        line.close()
      }

      function tooMany(): boolean {
        const moment = now()
        credit = Math.min(AT_ONCE, credit + (Math.max(0, moment - counted) * perSecond) / 1000) - 1
        counted = moment
        return credit < 0
      }

      async function enter(asked: Extract<Asked, { say: 'hello' }>): Promise<void> {
        const welcomed = await welcome(line, asked)
        if (typeof welcomed === 'string') return sorry(welcomed)
        if (over || guest !== undefined) return
        guest = welcomed
        join(guest)
        show(guest)
        presence(guest.table)
      }

      return {
        async hear(text) {
          if (over) return
          if (tooMany()) return sorry('tooMany')
          const asked = heard(text)
          if (asked === undefined) return sorry('malformed')
          try {
            if (asked.say !== 'hello') await (guest === undefined ? sorry('helloFirst') : answer(guest, asked))
            else if (guest === undefined) await enter(asked)
            else sorry('malformed')
          } catch (error) {
            report(error, 'hello')
            sorry('unavailable')
          }
        },
        gone() {
          over = true
          if (guest === undefined) return
          part(guest)
          presence(guest.table)
        },
      }
    },
    looks(table, person) {
      return [...(groups.get(table)?.guests ?? [])].some(guest => guest.person?.id === person)
    },
    count() {
      return [...groups.values()].reduce((sum, { guests }) => sum + guests.size, 0)
    },
  }
}

/** As `delta` of both views, with what is known of their tables. */
function viewDelta(
  before: PlayerView | undefined,
  after: PlayerView | undefined,
  shared: Delta | undefined,
): Delta | undefined {
  if (before === undefined || after === undefined) return delta(before, after)
  const own = delta({ ...before, table: undefined }, { ...after, table: undefined })
  if (shared === undefined) return own
  return own !== undefined && 'in' in own ? { ...own, in: { ...own.in, table: shared } } : { in: { table: shared } }
}

function mayLook(room: Room, person: string | undefined): boolean {
  if (room.stage === 'gathering' || room.settings.watchers) return true
  return seatsOf(room, person).length > 0 || room.host === person
}

function alike(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === b.length && a.every((seat, index) => seat === b[index])
}
