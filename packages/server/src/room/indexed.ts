import type { Level } from '@la-granja/bots'
import { waitingFor } from '@la-granja/engine'
import type { TableIndex } from '../store/store.ts'
import type { Room } from './room.ts'
import type { Settings } from './settings.ts'

/** A table in a list: enough to decide whether to open it. */
export interface Summary {
  readonly players: number
  readonly edition: Settings['edition']
  readonly pace: Settings['pace']
  readonly rated: boolean
  readonly round: number
  readonly moves: number
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
  const { stage, settings, chairs, game, moves } = room
  const waiting = stage === 'playing' && game !== undefined ? waitingFor(game) : []
  const { players, edition, pace, rated, listed } = settings
  const summary: Summary = {
    players,
    edition,
    pace,
    rated,
    round: game?.table.round ?? 0,
    moves,
    seats: chairs.map(({ person: _, ...chair }) => chair),
  }
  return {
    stage,
    listed,
    summary: JSON.stringify(summary),
    seats: chairs.flatMap(({ person, computer }, seat) =>
      person === undefined
        ? []
        : [{ person, seat, waiting: computer === undefined && (waiting as number[]).includes(seat) }],
    ),
  }
}
