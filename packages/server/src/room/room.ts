import type { Level } from '@la-granja/bots'
import { type GameEvent, type GameState, newGame, parseAction, play, type Seat, waitingFor } from '@la-granja/engine'
import { hashOf } from '../people.ts'
import { back, type Clock, freshClock, gone, started, type Turns, ticked } from './clock.ts'
import type { Entry } from './entry.ts'
import type { Settings } from './settings.ts'

export type Stage = 'gathering' | 'playing' | 'over' | 'aborted'

/** A seat of the table. A person keeps it while a computer player sits in for them. */
export interface Chair {
  readonly person?: string
  readonly name?: string
  readonly computer?: Level
}

export interface Said {
  readonly version: number
  readonly at: number
  readonly person: string
  /** The same for all that one person says, at every table and under every name; nobody can tell the person from it. */
  readonly by: string
  readonly name: string
  readonly text: string
}

/** A table, as it follows from its entries. */
export interface Room {
  readonly id: string
  /** The number of the last entry. */
  readonly version: number
  readonly opened: number
  readonly host: string
  readonly settings: Settings
  readonly engine: number
  readonly stage: Stage
  readonly chairs: readonly Chair[]
  readonly game?: GameState
  /** How many actions have been played. */
  readonly moves: number
  readonly clock: Clock
  /** Who would like to end without a result. */
  readonly ends: readonly Seat[]
  readonly talk: readonly Said[]
  /** Where the same people play again. */
  readonly next?: string
}

/** One action with what it did. */
export interface Move {
  readonly action: string
  readonly seat: Seat
  readonly events: readonly GameEvent[]
}

export interface Changed {
  readonly room: Room
  readonly moves: readonly Move[]
}

/** More than anybody scrolls back; the rest is in the store. */
const TALK_KEPT = 200

/** The room after one more entry. Entries have been checked before they were written, so nothing is refused here. */
export function follow(room: Room | undefined, entry: Entry, at: number, id: string): Changed {
  if (entry.kind === 'opened') return { room: emptyRoom(entry, at, id), moves: [] }
  if (room === undefined) throw new Error(`table ${id} was never opened`)
  if (entry.kind === 'played') return playedOn(room, entry.actions, at)
  return { room: changed({ ...room, version: room.version + 1 }, entry, at), moves: [] }
}

function emptyRoom({ by, settings, engine }: Extract<Entry, { kind: 'opened' }>, at: number, id: string): Room {
  return {
    id,
    version: 1,
    opened: at,
    host: by,
    settings,
    engine,
    stage: 'gathering',
    chairs: settings.seats.map(plan => (plan === 'me' || plan === 'open' ? {} : { computer: plan })),
    moves: 0,
    clock: freshClock(settings.pace, settings.players),
    ends: [],
    talk: [],
  }
}

function changed(room: Room, entry: Exclude<Entry, { kind: 'opened' | 'played' }>, at: number): Room {
  switch (entry.kind) {
    case 'sat':
      return withChair(room, entry.seat, () => ({ person: entry.person, name: entry.name }))
    case 'stood':
      return withChair(room, entry.seat, () => ({}))
    case 'seated':
      return withChair(room, entry.seat, () => ({ computer: entry.level }))
    case 'began': {
      const game = gameOf(room.settings, entry.seed)
      return { ...room, stage: 'playing', game, clock: started(room.clock, waitingFor(game), at) }
    }
    case 'replaced':
      return allWish({
        ...withChair(room, entry.seat, chair => ({ ...chair, computer: entry.level })),
        clock: gone(room.clock, entry.seat, at),
      })
    case 'returned':
      return {
        ...withChair(room, entry.seat, ({ computer: _, ...chair }) => chair),
        clock: back(room.clock, entry.seat, room.game === undefined ? [] : waitingFor(room.game), at),
      }
    case 'rested': {
      const rest = room.clock.rest.map((days, seat) => (seat === entry.seat ? days - entry.days : days))
      const added = room.clock.added.map((days, seat) => (seat === entry.seat ? days + entry.days : days))
      return { ...room, clock: { ...room.clock, rest, added } }
    }
    case 'wishedEnd': {
      const others = room.ends.filter(seat => seat !== entry.seat)
      return allWish({ ...room, ends: entry.wish ? [...others, entry.seat] : others })
    }
    case 'said': {
      const { person, name, text } = entry
      const said = { version: room.version, at, person, by: hashOf(person).slice(0, 12), name, text }
      return { ...room, talk: [...room.talk, said].slice(-TALK_KEPT) }
    }
    case 'movedOn':
      return { ...room, next: entry.table }
  }
}

function withChair(room: Room, seat: Seat, change: (chair: Chair) => Chair): Room {
  return { ...room, chairs: room.chairs.map((chair, index) => (index === seat ? change(chair) : chair)) }
}

export function gameOf({ players, edition, options, components }: Settings, seed: string): GameState {
  return newGame({ seed, players, edition, options, ...(components === undefined ? {} : { components }) })
}

/** People who are at the table themselves. */
export function peopleIn({ chairs }: Pick<Room, 'chairs'>): Seat[] {
  return chairs.flatMap((chair, seat) =>
    chair.person !== undefined && chair.computer === undefined ? [seat as Seat] : [],
  )
}

/** Whether the same seats are waited for, in the same hands and as long: amid a turn, and then much need not be looked at. */
export function waitsAlike(before: Room, after: Room): boolean {
  return before.clock === after.clock && before.chairs === after.chairs && before.stage === after.stage
}

function allWish(room: Room): Room {
  const people = peopleIn(room)
  const agreed = room.stage === 'playing' && room.ends.length > 0 && people.every(seat => room.ends.includes(seat))
  return agreed ? { ...room, stage: 'aborted' } : room
}

export interface Batch {
  readonly state: GameState
  readonly moves: readonly Move[]
}

function playedOn(room: Room, actions: readonly string[], at: number): Changed {
  const batch = room.game === undefined ? undefined : tryBatch(room.game, actions)
  const version = room.version + 1
  if (batch === undefined || 'refused' in batch) throw new Error(`table ${room.id}: entry ${version} cannot be played`)
  const { state, moves } = batch
  const { id, opened, host, settings, engine, chairs, ends, talk, next } = room
  // Nearly every entry is one of these, and a room written out is made in a tenth of the time that a spread takes.
  const fresh: Room = {
    id,
    version,
    opened,
    host,
    settings,
    engine,
    stage: state.table.over ? 'over' : 'playing',
    chairs,
    game: state,
    moves: room.moves + moves.length,
    clock: ticked(room.clock, turnsOf(room, state), at),
    // Whoever plays on no longer wishes to end.
    ends: ends.length === 0 ? ends : ends.filter(seat => !moves.some(move => move.seat === seat)),
    talk,
  }
  return { room: next === undefined ? fresh : { ...fresh, next }, moves }
}

function turnsOf({ game, chairs }: Room, after: GameState): Turns {
  const { step, round } = game?.table ?? {}
  return {
    before: game === undefined ? [] : waitingFor(game),
    after: waitingFor(after),
    newStep: after.table.step !== step || after.table.round !== round,
    away: seat => chairs[seat]?.computer !== undefined,
  }
}

type Tried =
  | Batch
  | { readonly refused: number; readonly why: ReturnType<typeof play>; readonly moves: readonly Move[] }

type Read = readonly ReturnType<typeof parseAction>[]

/** Whoever decides on a batch follows it right after: what came of the last one is not found out twice. */
let last: { readonly game: GameState; readonly actions: readonly string[]; readonly came: Tried } | undefined

/** Plays actions one after the other: all of them, or none. Whoever has read them already hands that over. */
export function tryBatch(game: GameState, actions: readonly string[], read?: Read): Tried {
  if (last?.actions === actions && last.game === game) return last.came
  const came = played(game, actions, read)
  last = { game, actions, came }
  return came
}

function played(game: GameState, actions: readonly string[], read?: Read): Tried {
  let state = game
  const moves: Move[] = []
  for (const [index, line] of actions.entries()) {
    const action = read === undefined ? parseAction(line) : read[index]
    const next = play(state, action)
    if (action === undefined || 'refusal' in next) return { refused: index, why: next, moves }
    moves.push({ action: line, seat: action.seat, events: next.events })
    state = next.state
  }
  return { state, moves }
}
