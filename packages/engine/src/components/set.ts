import type { CardId } from '../cards/index.ts'
import type { BuildingId, Good, Harvest, Phase, Resource, RoofId } from '../words.ts'

/** Everything that is printed on the parts of the game. One set per edition; a table may bring its own. */
export interface ComponentSet {
  readonly prices: Readonly<Record<'buy' | 'sell' | 'upgrade', Readonly<Record<Resource, number>>>>
  /** VP by siesta space, from the bottom. */
  readonly siesta: readonly number[]
  readonly donkeys: readonly Donkey[]
  /** VP by roof space, from the left. */
  readonly roofSpaces: readonly number[]
  readonly pens: number
  readonly handLimit: number
  readonly boughtDeliveries: number
  readonly markers: number
  readonly buildings: Readonly<Record<BuildingId, PrintedBuilding>>
  readonly hexes: readonly PrintedHex[]
  /** By round. */
  readonly roofs: readonly (readonly RoofId[])[]
  /** A roof that is not listed may be used in any phase. */
  readonly roofPhases: Readonly<Partial<Record<RoofId, readonly Phase[]>>>
  readonly cards: readonly PrintedCard[]
}

export interface Donkey {
  readonly deliveries: number
  readonly hats: number
}

export interface PrintedBuilding {
  /** The die roll that puts an order marker on it (§4.5). */
  readonly number: number
  readonly rows: readonly (readonly Good[])[]
}

export interface PrintedHex {
  readonly hex: number
  readonly q: number
  readonly r: number
  readonly value: number
  readonly centre: boolean
  /** The player counts with which it is closed (§4.10). */
  readonly closed: readonly number[]
}

export const EXTENSION_ICONS = ['card', 'income', 'delivery', 'pen'] as const
export type ExtensionIcon = (typeof EXTENSION_ICONS)[number]

export interface PrintedCard {
  readonly number: number
  /** Which helper it is. */
  readonly id: CardId
  readonly field: Harvest
  readonly barrow: { readonly goods: readonly Good[]; readonly points: number }
  readonly extension: readonly ExtensionIcon[]
}
