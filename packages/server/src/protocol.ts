import type { GameRecord, PlayerView, Seat } from '@la-granja/engine'
import type { Delta } from './delta.ts'
import type { Refused } from './room/decide.ts'
import type { Scenes } from './room/scenes.ts'
import type { MoveSeen, TableSeen } from './room/seen.ts'

export type { Asked } from './asked.ts'
export { beginOf, challengeOf, type Day, dayAt, daysBefore, endOf } from './daily/challenge.ts'
export type { NotEntered } from './daily/judge.ts'
export type { DailyLine, DailyTable, MyDays } from './daily/routes.ts'
export { type Delta, patched } from './delta.ts'
export type { PasskeyLine, PasskeysOffered } from './passkeys/routes.ts'
export type { Command } from './room/command.ts'
export type { Refused, Why } from './room/decide.ts'
export type { MyTable, Summary, TableLine } from './room/indexed.ts'
export type { ChairSeen, MoveSeen, TableSeen } from './room/seen.ts'
export type { Settings } from './room/settings.ts'
export type { Rating } from './store/store.ts'

// What goes over the socket to the player; the other way is `asked.ts`. A connection is about one table, named in its first message.

/** The game through the eyes of one seat; without a seat, of somebody who looks on. */
export interface GameSeen {
  readonly seat?: Seat
  readonly view: PlayerView
}

export interface GameChange {
  readonly seat?: Seat
  readonly change?: Delta
  readonly moves: readonly MoveSeen[]
}

/** To the player. */
export type Told =
  /** Everything, at the beginning and whenever the player's side may have lost track. */
  | { readonly say: 'table'; readonly table: TableSeen; readonly games: readonly GameSeen[]; readonly now: number }
  /** What one entry changed. It follows on entry `after`; whoever has another one asks for everything. */
  | {
      readonly say: 'news'
      readonly after: number
      readonly table: Delta
      readonly games: readonly GameChange[]
      readonly now: number
    }
  | { readonly say: 'done'; readonly id: string; readonly version: number }
  | { readonly say: 'refused'; readonly id: string; readonly refused: Refused }
  /** Not decided: the store cannot be reached. The same command may be sent again with the same id. */
  | { readonly say: 'later'; readonly id: string }
  | { readonly say: 'story'; readonly from: number; readonly seat?: Seat; readonly moves: readonly MoveSeen[] }
  | ({ readonly say: 'scenes'; readonly seat?: Seat } & Scenes)
  | { readonly say: 'here'; readonly seats: readonly Seat[]; readonly watchers: number }
  | { readonly say: 'pong' }
  | { readonly say: 'sorry'; readonly why: Sorry }

/** Why the connection is of no use. */
export type Sorry = 'malformed' | 'noSuchTable' | 'unknownKey' | 'noWatchers' | 'helloFirst' | 'tooMany' | 'unavailable'

/** A finished game, as everybody may have it. */
export interface Finished {
  readonly record: GameRecord
  readonly names: readonly string[]
}
