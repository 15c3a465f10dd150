import type { Level } from '@la-granja/bots'
import { type GameEvent, type PlayerView, type Seat, view, viewEvent, waitingFor } from '@la-granja/engine'
import { deadlineOf } from './clock.ts'
import type { Move, Room, Said, Stage } from './room.ts'
import type { Settings } from './settings.ts'

export interface ChairSeen {
  readonly kind: 'open' | 'person' | 'computer'
  readonly name?: string
  readonly level?: Level
  /** A person's seat that a computer player holds for them. */
  readonly away?: boolean
  /** Milliseconds that were left when it was last somebody's move, and when time is over. */
  readonly left?: number
  readonly deadline?: number
  readonly rest?: number
}

/** What one person sees of the table beside the game itself. */
export interface TableSeen {
  readonly id: string
  readonly version: number
  readonly moves: number
  readonly stage: Stage
  readonly settings: Omit<Settings, 'components' | 'seats'>
  readonly chairs: readonly ChairSeen[]
  /** Where one sits oneself. */
  readonly yours: readonly Seat[]
  readonly host: boolean
  readonly waiting: readonly Seat[]
  readonly ends: readonly Seat[]
  readonly talk: readonly Omit<Said, 'person'>[]
  readonly next?: string
}

/** One action as a seat sees it. */
export interface MoveSeen {
  readonly seat: Seat
  readonly events: readonly GameEvent[]
}

export function seatsOf(room: Room, person: string | undefined): readonly Seat[] {
  const seats: Seat[] = []
  if (person !== undefined)
    for (const [seat, chair] of room.chairs.entries()) if (chair.person === person) seats.push(seat as Seat)
  return seats
}

/** The same each time it is asked for, so that nobody has to compare what did not change. */
function kept<Whole extends object, Part>(part: (whole: Whole) => Part): (whole: Whole) => Part {
  const known = new WeakMap<Whole, Part>()
  return whole => {
    const found = known.get(whole) ?? part(whole)
    known.set(whole, found)
    return found
  }
}

const settingsSeen = kept(({ components: _, seats: __, ...settings }: Settings) => settings)
const talkSeen = kept((talk: readonly Said[]) => talk.map(({ person: _, ...said }) => said))

export function tableSeen(room: Room, person: string | undefined): TableSeen {
  const { id, version, moves, stage, ends, next } = room
  return {
    id,
    version,
    moves,
    stage,
    settings: settingsSeen(room.settings),
    chairs: room.chairs.map((_, seat) => chairSeen(room, seat as Seat)),
    yours: seatsOf(room, person),
    host: room.host === person,
    waiting: stage === 'playing' && room.game !== undefined ? waitingFor(room.game) : [],
    ends,
    talk: talkSeen(room.talk),
    ...(next === undefined ? {} : { next }),
  }
}

/** As somebody sees it who has nothing to do with it. After each entry it is asked for, and after the next one once more. */
export const tableSeenByAll = kept((room: Room) => tableSeen(room, undefined))

function chairSeen({ chairs, clock, stage }: Room, seat: Seat): ChairSeen {
  const { person, name, computer } = chairs[seat] ?? {}
  const deadline = stage === 'playing' && computer === undefined ? deadlineOf(clock, seat) : undefined
  return {
    kind: computer !== undefined ? 'computer' : person !== undefined ? 'person' : 'open',
    ...(name === undefined ? {} : { name }),
    ...(computer === undefined ? {} : { level: computer }),
    ...(person !== undefined && computer !== undefined ? { away: true } : {}),
    ...(clock.pace.kind === 'live' ? { left: clock.left[seat] ?? 0 } : {}),
    ...(clock.pace.kind === 'days' ? { rest: clock.rest[seat] ?? 0 } : {}),
    ...(deadline === undefined ? {} : { deadline }),
  }
}

/** The game through the eyes of a seat; of a spectator without one. */
export function gameSeen(room: Room, seat: Seat | undefined): PlayerView | undefined {
  return room.game === undefined ? undefined : view(room.game, seat)
}

export function movesSeen(moves: readonly Move[], seat: Seat | undefined): readonly MoveSeen[] {
  return moves.map(move => ({
    seat: move.seat,
    events: move.events.flatMap(event => viewEvent(event, seat) ?? []),
  }))
}
