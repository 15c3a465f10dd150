import { create } from 'zustand'
import { type Known, NOTHING_KNOWN } from './known.ts'
import type { LineState } from './link.ts'

/** Why what was prepared is gone. */
export type Dropped = 'stale' | 'elsewhere' | 'refused'

/** What the screen shows of a table over the network beside the game itself. */
export interface Online {
  /** Nothing while no such table is open. */
  readonly id: string | undefined
  readonly line: LineState
  readonly known: Known
  /** One's own turn is on its way, and nothing can be done until it has arrived. */
  readonly sending: boolean
  readonly dropped: Dropped | undefined
}

export const NO_TABLE: Online = {
  id: undefined,
  line: 'connecting',
  known: NOTHING_KNOWN,
  sending: false,
  dropped: undefined,
}

export const useOnline = create<Online>(() => NO_TABLE)

export function dismissDropped(): void {
  useOnline.setState({ dropped: undefined })
}
