import type { Seat } from '@la-granja/engine'
import { deltaText } from './delta.ts'
import type { Told } from './protocol.ts'
import type { Changed, Room } from './room/room.ts'
import { gameSeen, movesSeen, seatsOf, tableChange, tableSeen } from './room/seen.ts'

/** Everything that somebody sees of a table. */
export function whole(room: Room, person: string | undefined, now: number): Told {
  const seats = seatsOf(room, person)
  const games = (seats.length === 0 ? [undefined] : seats).flatMap(seat => {
    const seen = gameSeen(room, seat)
    return seen === undefined ? [] : [{ ...(seat === undefined ? {} : { seat }), view: seen }]
  })
  return { say: 'table', table: tableSeen(room, person), games, now }
}

/**
 * What an entry changed, as a message to whoever has these seats and had them before. Most of it is the same for everybody, so
 * it is found and written out once, and each message is put together from such texts.
 */
export function newsOf(before: Room, { room, moves }: Changed, now: number): (seats: readonly Seat[]) => string {
  // What differs between people, which seats are theirs and who is the host, did not change.
  const table = tableChange(before, room)
  const shared = { name: 'table', text: deltaText(before.game?.table, room.game?.table) }
  const open = movesSeen(moves, undefined)
  const openText = JSON.stringify(open)
  // What somebody who looks on sees whole, everybody sees so.
  const allOpen = moves.every(({ events }, index) =>
    events.every((event, place) => event === open[index]?.events[place]),
  )
  const told = new Map<string, string>()

  function gameOf(seat: Seat | undefined): string {
    const change = deltaText(gameSeen(before, seat), gameSeen(room, seat), shared)
    const whose = seat === undefined ? '' : `"seat":${seat},`
    const what = change === undefined ? '' : `"change":${change},`
    return `{${whose}${what}"moves":${allOpen ? openText : JSON.stringify(movesSeen(moves, seat))}}`
  }

  return seats => {
    const key = seats.join()
    const known = told.get(key)
    if (known !== undefined) return known
    const games = moves.length === 0 ? [] : seats.length === 0 ? [gameOf(undefined)] : seats.map(gameOf)
    const text = `{"say":"news","after":${before.version},"table":${table},"games":[${games.join()}],"now":${now}}`
    told.set(key, text)
    return text
  }
}
