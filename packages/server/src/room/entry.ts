import type { Level } from '@la-granja/bots'
import type { Seat } from '@la-granja/engine'
import type { Settings } from './settings.ts'

/** What can happen at a table. The list of these is the table; they are never changed once written, only new kinds added. */
export type Entry =
  | { readonly kind: 'opened'; readonly by: string; readonly settings: Settings; readonly engine: number }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly person: string; readonly name: string }
  | { readonly kind: 'stood'; readonly seat: Seat }
  /** A computer player sits down before the game begins. */
  | { readonly kind: 'seated'; readonly seat: Seat; readonly level: Level }
  /** The seed stays in here: whoever knew it would know every card. */
  | { readonly kind: 'began'; readonly seed: string }
  | { readonly kind: 'played'; readonly seat: Seat; readonly actions: readonly string[] }
  /** A computer player takes over for somebody who left or whose time ran out. */
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly level: Level; readonly why: 'left' | 'time' }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'rested'; readonly seat: Seat; readonly days: number }
  /** Somebody would like to end the game without a result; when all people wish it, it ends. */
  | { readonly kind: 'wishedEnd'; readonly seat: Seat; readonly wish: boolean }
  | { readonly kind: 'said'; readonly person: string; readonly name: string; readonly text: string }
  /** The same people play again at another table. */
  | { readonly kind: 'movedOn'; readonly table: string }
