import type { Seat } from '@la-granja/engine'
import { type ComponentType, createContext, type ReactNode } from 'react'
import type { Looks } from '../back/looks.ts'

export interface ExtraTab {
  readonly id: string
  readonly title: string
  /** Something is there that was not seen yet. */
  readonly fresh: string | undefined
  readonly body: ReactNode
}

/** What a table with others shows beside the game. A table on this device has none of it. */
export interface Extras {
  /** Behind everybody's name in the turn order. */
  readonly Chip?: ComponentType<{ readonly seat: Seat }>
  /** Beside log and forecast. */
  readonly tabs: readonly ExtraTab[]
  /** Under the bar. */
  readonly line?: ReactNode
  /** Among the tools of the bar. */
  readonly tools?: ReactNode
  /** Instead of the sentence that says what can be done. */
  readonly says?: ReactNode
  /** Somebody leads through this game, and wants this room to be seen where only one can be. */
  readonly led?: 'village' | 'farm' | 'log'
  /** The same people once more; nothing for those who only look on. */
  readonly again?: (() => void) | undefined
  readonly leave?: () => void
  /** Where it is kept how far somebody has looked; without it, on this device. */
  readonly looks?: Looks | undefined
  /** Set while not all that happened is known yet. */
  readonly partial?: boolean
}

export const NO_EXTRAS: Extras = { tabs: [] }

export const ExtrasContext = createContext<Extras>(NO_EXTRAS)
