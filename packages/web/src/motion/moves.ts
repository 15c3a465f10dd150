import type { BuildingId, RoofId, Seat, StallOwner } from '@la-granja/engine'
import type { IconName } from '../draw/Icon.tsx'
import type { Thing } from '../things.ts'

// What can be seen moving, in words that need no screen. `find.ts` knows where the places are.

/** Parts of a farm and of the village that nobody can touch, but to which something can go. */
export type Spot = 'farm' | 'hand' | 'chip' | 'markers' | 'crafts' | 'donkeys' | 'discards' | 'shop' | 'phase'

export interface Place {
  readonly at: Thing | Spot
  /** Whose; without a seat it is something that all share. */
  readonly seat?: Seat
  /** Which symbol of a row or barrow, or which die of a space. */
  readonly slot?: number
}

export type Token =
  | { readonly icon: IconName }
  | { readonly piece: StallOwner }
  | { readonly die: number }
  | { readonly card: number }
  | { readonly roof: RoofId }
  | { readonly craft: BuildingId }

export type Move =
  | { readonly do: 'fly'; readonly what: Token; readonly from: Place; readonly to: Place }
  | { readonly do: 'arrive' | 'leave' | 'tumble'; readonly what: Token; readonly at: Place }
  /** A ring around the place, with how much more or less there is now. */
  | { readonly do: 'pulse'; readonly at: Place; readonly amount?: number }

export function fly(what: Token, from: Place, to: Place): Move {
  return { do: 'fly', what, from, to }
}

export function arrive(what: Token, at: Place): Move {
  return { do: 'arrive', what, at }
}

export function leave(what: Token, at: Place): Move {
  return { do: 'leave', what, at }
}

export function pulse(at: Place, amount?: number): Move {
  return amount === undefined ? { do: 'pulse', at } : { do: 'pulse', at, amount }
}
