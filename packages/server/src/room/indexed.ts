import type { Level } from '@la-granja/bots'
import { type Seat, waitingFor } from '@la-granja/engine'
import type { TableIndex } from '../store/store.ts'
import { deadlineOf } from './clock.ts'
import { kept } from './kept.ts'
import type { Room } from './room.ts'
import type { Settings } from './settings.ts'

export interface Waited {
  readonly seat: Seat
  readonly since: number
  readonly deadline?: number
}

/** A table in a list: enough to decide whether to open it. */
export interface Summary {
  readonly players: number
  readonly edition: Settings['edition']
  readonly pace: Settings['pace']
  readonly rated: boolean
  readonly round: number
  readonly moves: number
  /** Who is waited for, since when, and until when. */
  readonly waits?: readonly Waited[]
  /** By seat: a name, a computer player, or nothing for an open seat. */
  readonly seats: readonly { readonly name?: string; readonly computer?: Level }[]
}

/** A line in a list of tables. */
export interface TableLine extends Summary {
  readonly id: string
  readonly stage: TableIndex['stage']
  readonly touched: number
}

/** One where the reader has a seat. */
export interface MyTable extends TableLine {
  readonly yours: readonly number[]
  readonly waiting: boolean
}

export function indexOf(room: Room): TableIndex {
  const { stage, settings } = room
  return { stage, listed: settings.listed, summary: summaryOf(room), seats: seatsTaken(room) }
}

/** A `Summary` as JSON. It is written anew with every entry, so that what seldom changes is kept as text. */
function summaryOf(room: Room): string {
  const { stage, settings, chairs, game, moves } = room
  const waits = stage === 'playing' && game !== undefined ? waitingFor(game).map(seat => waited(room, seat)) : []
  const fields = `"round":${game?.table.round ?? 0},"moves":${moves},"waits":${JSON.stringify(waits)}`
  return `{${kindText(settings)},${fields},"seats":${seatsText(chairs)}}`
}

const kindText = kept(({ players, edition, pace, rated }: Settings) => {
  const kind: Pick<Summary, 'players' | 'edition' | 'pace' | 'rated'> = { players, edition, pace, rated }
  return JSON.stringify(kind).slice(1, -1)
})

const seatsText = kept((chairs: Room['chairs']) => {
  const seats: Summary['seats'] = chairs.map(({ person: _, ...chair }) => chair)
  return JSON.stringify(seats)
})

/** Who sits where, and who of them is waited for. */
export function seatsTaken({ stage, chairs, game }: Room): TableIndex['seats'] {
  const waiting: readonly number[] = stage === 'playing' && game !== undefined ? waitingFor(game) : []
  const seats: TableIndex['seats'][number][] = []
  for (let seat = 0; seat < chairs.length; seat++) {
    const { person, computer } = chairs[seat] ?? {}
    if (person !== undefined) seats.push({ person, seat, waiting: computer === undefined && waiting.includes(seat) })
  }
  return seats
}

function waited({ clock, chairs }: Room, seat: Seat): Waited {
  // A computer player has no time to keep.
  const deadline = chairs[seat]?.computer === undefined ? deadlineOf(clock, seat) : undefined
  const since = clock.since[seat] ?? 0
  return deadline === undefined ? { seat, since } : { seat, since, deadline }
}
