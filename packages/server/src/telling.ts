import type { Seat } from '@la-granja/engine'
import { deltaText } from './delta.ts'
import type { Told } from './protocol.ts'
import type { Changed, Room } from './room/room.ts'
import { gameSeen, movesSeen, seatsOf, tableSeen, tableSeenByAll } from './room/seen.ts'

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
  const table = deltaText(tableSeenByAll(before), tableSeenByAll(room)) ?? '{"in":{}}'
  const shared = deltaText(before.game?.table, room.game?.table)
  const open = movesSeen(moves, undefined)
  const openText = JSON.stringify(open)
  // What somebody who looks on sees whole, everybody sees so.
  const allOpen = moves.every(({ events }, index) =>
    events.every((event, place) => event === open[index]?.events[place]),
  )
  const told = new Map<string, string>()

  function gameOf(seat: Seat | undefined): string {
    const change = withShared(ownDelta(before, room, seat), shared)
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

/** What changed in a view beside its table. */
function ownDelta(before: Room, after: Room, seat: Seat | undefined): string | undefined {
  const [was, is] = [gameSeen(before, seat), gameSeen(after, seat)]
  return deltaText(was && is && { ...was, table: is.table }, is)
}

const INSIDE = '{"in":{'

/** The difference of the whole view: that of the table is one more among its fields. */
function withShared(own: string | undefined, shared: string | undefined): string | undefined {
  if (shared === undefined) return own
  if (own === undefined) return `${INSIDE}"table":${shared}}}`
  const rest = own.slice(INSIDE.length)
  return `${INSIDE}"table":${shared}${rest.startsWith('}') ? '' : ','}${rest}`
}
