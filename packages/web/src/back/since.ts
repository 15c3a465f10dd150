import {
  type BuildingId,
  type GameEvent,
  type Good,
  type RoofId,
  type Seat,
  type Side,
  viewEvent,
} from '@la-granja/engine'
import type { Step } from '../game/game.ts'
import { did } from './did.ts'

/** What is told first to somebody who comes back: what was taken from the market, then their place, then their farm. */
export const CONCERNS = ['stalls', 'place', 'farm'] as const
export type Concern = (typeof CONCERNS)[number]

/** Something that happened, as the reader may know it. */
export interface Seen {
  readonly event: GameEvent
  /** The number of the action that it belongs to, and whose that was. */
  readonly at: number
  readonly by: Seat
}

export interface Concerned extends Seen {
  readonly about: Concern
}

export type Counts<K> = ReadonlyMap<K, number>

/** What one player did, at a glance. */
export interface Did {
  readonly seat: Seat
  readonly delivered: ReadonlyMap<BuildingId, Counts<Good>>
  /** By barrow card. */
  readonly loaded: ReadonlyMap<number, Counts<Good>>
  readonly completed: readonly BuildingId[]
  readonly barrows: readonly number[]
  readonly stalls: readonly number[]
  /** Stalls of somebody else that had to go. */
  readonly removed: readonly { readonly hex: number; readonly owner: number }[]
  readonly cards: readonly { readonly card: number; readonly side: Side }[]
  readonly roofs: readonly RoofId[]
  readonly dice: readonly number[]
  /** Once it is revealed. */
  readonly donkey: number | undefined
  readonly siesta: number
  readonly sold: Counts<Good>
  readonly bought: Counts<Good>
  readonly upgraded: Counts<Good>
  readonly drawn: number
}

/** The actions of one player in a row, from and up to but without. */
export interface TurnSeen {
  readonly seat: Seat
  readonly from: number
  readonly to: number
  /** Whether anything in it concerns the reader. */
  readonly concerns: boolean
}

export interface Since {
  readonly reader: Seat
  /** Everything that changed the reader's stalls, place or farm, by what it is about and then as it happened. */
  readonly yours: readonly Concerned[]
  /** In the order in which they acted; the reader too, if a computer player acted in their place. */
  readonly players: readonly Did[]
  readonly turns: readonly TurnSeen[]
}

/** What has happened from this action on, as the reader's seat saw it. */
export function since(steps: readonly Step[], reader: Seat, from: number): Since {
  const seen = steps.slice(from).flatMap((step, index): Seen[] =>
    step.events.flatMap(event => {
      const shown = viewEvent(event, reader)
      return shown === undefined ? [] : [{ event: shown, at: from + index, by: step.action.seat }]
    }),
  )
  const concerned = seen.flatMap((one): Concerned[] => {
    const about = concernOf(one.event, reader)
    return about === undefined ? [] : [{ ...one, about }]
  })
  const actors = [...new Set(steps.slice(from).map(({ action }) => action.seat))]
  return {
    reader,
    yours: CONCERNS.flatMap(about => concerned.filter(one => one.about === about)),
    players: actors.map(seat => did(seat, seen)),
    turns: turnsOf(steps, from, new Set(concerned.map(({ at }) => at))),
  }
}

function turnsOf(steps: readonly Step[], from: number, concerning: ReadonlySet<number>): readonly TurnSeen[] {
  const turns: TurnSeen[] = []
  for (const [index, { action }] of steps.entries()) {
    if (index < from) continue
    const last = turns.at(-1)
    const concerns = concerning.has(index)
    if (last?.seat === action.seat)
      turns[turns.length - 1] = { ...last, to: index + 1, concerns: last.concerns || concerns }
    else turns.push({ seat: action.seat, from: index, to: index + 1, concerns })
  }
  return turns
}

/** The turn order on the screen says who is at it. */
const UNSAID: ReadonlySet<GameEvent['type']> = new Set(['turnBegan', 'turnEnded', 'stepBegan'])

/** Happens to everybody at once. */
const FOR_ALL: Readonly<Partial<Record<GameEvent['type'], Concern>>> = {
  orderSet: 'place',
  placeSet: 'place',
  donkeysRevealed: 'place',
  discsReturned: 'place',
  donkeysReturned: 'farm',
  marksRemoved: 'farm',
  craftsTurned: 'farm',
}

/** What of the reader's it changes; nothing if it only concerns others. */
export function concernOf(event: GameEvent, reader: Seat): Concern | undefined {
  if (UNSAID.has(event.type)) return undefined
  if (event.type === 'stallRemoved' && event.owner === reader) return 'stalls'
  if (event.type === 'rested' && event.seat === reader) return 'place'
  if ('seat' in event && event.seat === reader) return 'farm'
  return FOR_ALL[event.type]
}
