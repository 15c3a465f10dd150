import { formatAction, legalActions, type Seat, view, waitingFor } from '@la-granja/engine'
import type { Command } from '../../src/room/command.ts'
import { type Decision, decide, type Person } from '../../src/room/decide.ts'
import type { Entry } from '../../src/room/entry.ts'
import { follow, type Room } from '../../src/room/room.ts'
import type { Settings } from '../../src/room/settings.ts'

export const ann: Person = { id: 'ann', name: 'Ann' }
export const bob: Person = { id: 'bob', name: 'Bob' }
export const eve: Person = { id: 'eve', name: 'Eve' }

export const TWO: Settings = {
  players: 2,
  edition: 'classic',
  options: { simultaneousFarm: false, extraDeliveriesUpFront: false, hiddenScores: false },
  pace: { kind: 'none' },
  listed: true,
  rated: false,
  watchers: true,
  seats: ['me', 'open'],
}

export const START = 1_800_000_000_000

/** A table that has been opened by Ann, with time to be told. */
export function tableOf(settings: Settings = TWO) {
  const entries: Entry[] = []
  let room: Room | undefined
  let at = START

  function write(entry: Entry): void {
    entries.push(entry)
    room = follow(room, entry, at, 'table').room
  }

  write({ kind: 'opened', by: ann.id, settings, engine: 1 })
  settings.seats.forEach((plan, seat) => {
    if (plan === 'me') write({ kind: 'sat', seat: seat as Seat, person: ann.id, name: ann.name })
  })

  return {
    get room(): Room {
      return room as Room
    },
    entries,
    write,
    get now(): number {
      return at
    },
    wait(milliseconds: number): void {
      at += milliseconds
    },
    /** Carries out a command; gives back the reason if there is one against it. */
    do(person: Person, command: Command): Decision {
      const decided = decide(room as Room, person, command, () => 'seed')
      if ('entry' in decided) write(decided.entry)
      return decided
    },
    /** The first legal action of whoever is waited for. */
    next(): { readonly seat: Seat; readonly line: string } {
      const { game } = room as Room
      if (game === undefined) throw new Error('not begun')
      const [seat] = waitingFor(game)
      const [action] = legalActions(view(game, seat))
      if (seat === undefined || action === undefined) throw new Error('nobody is waited for')
      return { seat, line: formatAction(action) }
    },
  }
}

/** The same, with Bob at the other seat and the game begun. */
export function begun(settings: Settings = TWO) {
  const table = tableOf(settings)
  table.do(bob, { do: 'sit', seat: 1 })
  table.do(ann, { do: 'begin' })
  return table
}
