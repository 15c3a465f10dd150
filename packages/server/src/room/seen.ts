import type { Level } from '@la-granja/bots'
import { type GameEvent, type PlayerView, type Seat, view, viewEvent, waitingFor } from '@la-granja/engine'
import { deltaText } from '../delta.ts'
import { deadlineOf } from './clock.ts'
import { kept } from './kept.ts'
import { type Move, type Room, type Said, type Stage, waitsAlike } from './room.ts'
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
  if (person === undefined) return seats
  for (let seat = 0; seat < room.chairs.length; seat++)
    if (room.chairs[seat]?.person === person) seats.push(seat as Seat)
  return seats
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

/** What an entry changed for everybody, as a difference: which seats are theirs and who is the host did not change. */
export function tableChange(before: Room, after: Room): string {
  const parts = waitsAlike(before, after) ? restless : seenByAll
  return deltaText(parts(before), parts(after)) ?? '{"in":{}}'
}

const seenByAll = (room: Room) => tableSeen(room, undefined)

/** All that can be different while the same seats are waited for. */
function restless({ version, moves, ends, talk, next }: Room): Partial<TableSeen> {
  const seen = { version, moves, ends, talk: talkSeen(talk) }
  return next === undefined ? seen : { ...seen, next }
}

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
  return moves.map(move => ({ seat: move.seat, events: eventsSeen(move.events, seat) }))
}

function eventsSeen(events: readonly GameEvent[], seat: Seat | undefined): readonly GameEvent[] {
  const seen: GameEvent[] = []
  for (const event of events) {
    const part = viewEvent(event, seat)
    if (part !== undefined) seen.push(part)
  }
  return seen
}
