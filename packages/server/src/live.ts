import type { Seat } from '@la-granja/engine'
import { type Asked, heard } from './asked.ts'
import { type Guest, type Line, makeGuests, mayLook, send } from './guests.ts'
import type { House } from './house.ts'
import { whoHas } from './people.ts'
import type { Sorry } from './protocol.ts'
import type { Room } from './room/room.ts'
import { scenesSeen } from './room/scenes.ts'
import { movesSeen, seatsOf } from './room/seen.ts'
import { makeStories } from './room/story.ts'
import type { Store } from './store/store.ts'
import type { Answer } from './writing.ts'

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

/** So many messages may come at once, and then as many a second as `perSecond` says. */
const AT_ONCE = 60
/** Of these messages more: the game is played anew to answer it. */
const SCENES_COUNT_FOR = 6

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
  const guests = makeGuests(house, now)
  const storyOf = makeStories()

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
    if (asked.say === 'scenes') return picture(guest, asked.from, asked.seat)
    if (asked.say === 'anew') return guests.show(guest)
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
    if (answered.refused.why === 'stale') guests.show(guest)
    refused(answered.refused.why)
    send(guest, { say: 'refused', id: asked.id, refused: answered.refused })
  }

  function tell(guest: Guest, from: number, seat: Seat | undefined): void {
    const room = house.peek(guest.table)
    if (room === undefined) return
    const eyes = eyesOf(room, guest, seat)
    const moves = movesSeen(storyOf(room).slice(from), eyes)
    send(guest, { say: 'story', from, ...(eyes === undefined ? {} : { seat: eyes }), moves })
  }

  function picture(guest: Guest, from: number, seat: Seat | undefined): void {
    const room = house.peek(guest.table)
    if (room === undefined) return
    const eyes = eyesOf(room, guest, seat)
    const scenes = scenesSeen(room, from, eyes)
    const whose = eyes === undefined ? '' : `"seat":${eyes},`
    if (scenes !== undefined) send(guest, `{"say":"scenes",${whose}${scenes.slice(1)}`)
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
        guests.join(guest)
      }

      return {
        async hear(text) {
          if (over) return
          if (tooMany()) return sorry('tooMany')
          const asked = heard(text)
          if (asked === undefined) return sorry('malformed')
          if (asked.say === 'scenes') credit -= SCENES_COUNT_FOR
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
          if (guest !== undefined) guests.part(guest)
        },
      }
    },
    looks: guests.looks,
    count: guests.count,
  }
}

/** The seat that was asked for, if it is the guest's own; else they look on. */
function eyesOf(room: Room, { person }: Guest, seat: Seat | undefined): Seat | undefined {
  return seat !== undefined && seatsOf(room, person?.id).includes(seat) ? seat : undefined
}
