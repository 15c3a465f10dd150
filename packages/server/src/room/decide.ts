import type { Level } from '@la-granja/bots'
import { ENGINE_VERSION, parseAction, type Refusal, type Seat, showsSomething, waitingFor } from '@la-granja/engine'
import { deadlineOf } from './clock.ts'
import type { Command } from './command.ts'
import type { Entry } from './entry.ts'
import { type Chair, type Room, tryBatch } from './room.ts'

export interface Person {
  readonly id: string
  readonly name: string
}

/** Why not, by name: the words for it are the client's. */
export type Why =
  | 'noSuchSeat'
  | 'notYourSeat'
  | 'seatTaken'
  | 'seatsOpen'
  | 'notHost'
  | 'begun'
  | 'notBegun'
  | 'over'
  | 'stale'
  | 'refused'
  | 'notReplaced'
  | 'noRest'
  | 'otherEngine'

export interface Refused {
  readonly why: Why
  /** What the rules say against it, and which action of the batch it was. */
  readonly refusal?: Refusal
  readonly index?: number
}

/** Who plays on when somebody's time is over, and wherever somebody leaves a rated game. */
export const STAND_IN: Level = 'farmer'

export type Decision = { readonly entry: Entry } | { readonly refused: Refused }

const no = (why: Why): Decision => ({ refused: { why } })
const yes = (entry: Entry): Decision => ({ entry })

/** What a person's command comes to at this table, and nothing else: it is written and told by others. */
export function decide(room: Room, person: Person, command: Command, freshSeed: () => string): Decision {
  if (command.do === 'say') return yes({ kind: 'said', person: person.id, name: person.name, text: command.text })
  if (room.stage === 'over' || room.stage === 'aborted') return no('over')
  if (command.do === 'begin') return begin(room, person, freshSeed)
  if (command.do === 'play') return playing(room, command, seat => room.chairs[seat]?.person === person.id)
  const chair = room.chairs[command.seat]
  if (chair === undefined) return no('noSuchSeat')
  return room.stage === 'gathering'
    ? gathering(room, person, command, chair)
    : whilePlaying(room, person, command, chair)
}

type AboutSeat = Extract<Command, { seat: Seat }>

function gathering(room: Room, person: Person, command: AboutSeat, chair: Chair): Decision {
  const { seat } = command
  const host = room.host === person.id
  switch (command.do) {
    case 'sit':
      if (chair.person !== undefined || chair.computer !== undefined) return no('seatTaken')
      return yes({ kind: 'sat', seat, person: person.id, name: command.name ?? person.name })
    case 'stand':
      return chair.person === person.id || host ? yes({ kind: 'stood', seat }) : no('notYourSeat')
    case 'seat':
      if (!host) return no('notHost')
      return chair.person === undefined ? yes({ kind: 'seated', seat, level: command.level }) : no('seatTaken')
    default:
      return no('notBegun')
  }
}

function whilePlaying(room: Room, person: Person, command: AboutSeat, chair: Chair): Decision {
  const { seat } = command
  if (command.do === 'sit' || command.do === 'stand' || command.do === 'seat') return no('begun')
  if (chair.person !== person.id) return no('notYourSeat')
  switch (command.do) {
    case 'leave':
      if (chair.computer !== undefined) return no('seatTaken')
      // Nobody's rating is won by a stronger player.
      return yes({ kind: 'replaced', seat, level: room.settings.rated ? STAND_IN : command.level, why: 'left' })
    case 'return':
      return chair.computer === undefined ? no('notReplaced') : yes({ kind: 'returned', seat })
    case 'rest':
      return (room.clock.rest[seat] ?? 0) < command.days
        ? no('noRest')
        : yes({ kind: 'rested', seat, days: command.days })
    case 'wishEnd':
      return yes({ kind: 'wishedEnd', seat, wish: command.wish })
  }
}

function begin(room: Room, person: Person, freshSeed: () => string): Decision {
  if (room.stage !== 'gathering') return no('begun')
  if (room.host !== person.id) return no('notHost')
  const open = room.chairs.some(({ person: sitter, computer }) => sitter === undefined && computer === undefined)
  return open ? no('seatsOpen') : yes({ kind: 'began', seed: freshSeed() })
}

function playing(
  room: Room,
  { at, actions }: { readonly at: number; readonly actions: readonly string[] },
  mayAct: (seat: Seat) => boolean,
): Decision {
  if (room.game === undefined) return no('notBegun')
  // A game is played to its end by the engine that began it.
  if (room.engine !== ENGINE_VERSION) return no('otherEngine')
  if (at !== room.moves) return no('stale')
  const read = actions.map(parseAction)
  const seat = read[0]?.seat
  if (seat === undefined || read.some(action => action?.seat !== seat))
    return { refused: { why: 'refused', refusal: { rule: 'input', why: 'malformed' } } }
  if (!mayAct(seat)) return no('notYourSeat')
  const batch = tryBatch(room.game, actions, read)
  // Whoever could send on behind something new would learn it from the answer, and take all of it back.
  const line = batch.moves.findIndex(({ events }) => showsSomething(events))
  if (line >= 0 && line < actions.length - 1) return { refused: { why: 'refused', index: line + 1 } }
  if (!('refused' in batch)) return yes({ kind: 'played', seat, actions })
  const { refused: index, why } = batch
  return { refused: { why: 'refused', index, ...('refusal' in why ? { refusal: why.refusal } : {}) } }
}

/** What a computer player has thought out, for a seat that it holds. */
export function decideForComputer(room: Room, seat: Seat, at: number, actions: readonly string[]): Decision {
  return playing(room, { at, actions }, mover => mover === seat && room.chairs[seat]?.computer !== undefined)
}

/** Whether somebody's time is over now: then a computer player goes on. */
export function decideTime(room: Room, now: number, level: Level): Decision {
  if (room.stage !== 'playing' || room.game === undefined) return no('over')
  const late = waitingFor(room.game).find(seat => {
    const deadline = deadlineOf(room.clock, seat)
    return room.chairs[seat]?.computer === undefined && deadline !== undefined && deadline <= now
  })
  return late === undefined ? no('stale') : yes({ kind: 'replaced', seat: late, level, why: 'time' })
}
