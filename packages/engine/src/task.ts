import type { BuildingId, Cause, FarmGood, Good, Harvest, Resource, RoofId, Source } from './words.ts'

/**
 * What still has to happen, as plain data. A player's `todo` is a stack of tasks: those that need no decision are carried
 * out at once, the others wait for an action. Revenue spaces, roofs, craft markers, commodities and helpers all give tasks,
 * so the whole board speaks one language.
 */
export type Task = TurnTask | AskingTask | Effect

/** A turn of one's own (R23): anytime actions are possible. */
export type TurnTask =
  | { readonly do: 'playing'; readonly plays: number }
  | { readonly do: 'trading' }
  | { readonly do: 'roofing'; readonly bought: boolean }
  | { readonly do: 'choosingDie' }
  | { readonly do: 'dieTaken'; readonly die: number; readonly last: boolean }
  | { readonly do: 'dieResolved'; readonly space: number; readonly last: boolean }
  | { readonly do: 'resting' }
  | { readonly do: 'delivering'; readonly left: number }
  | { readonly do: 'buying'; readonly left: number; readonly paid: boolean }

/** A question that must be answered before anything else. */
export type AskingTask =
  | { readonly do: 'offered'; readonly at: OfferTime }
  | { readonly do: 'choosingDonkey' }
  | { readonly do: 'exchangingDonkey' }
  | { readonly do: 'sorting' }
  | { readonly do: 'discarding' }
  | { readonly do: 'makingRoom'; readonly side: 'barrow' | 'helper' }
  | { readonly do: 'paying'; readonly cost: number; readonly paid: readonly Payment[] }
  | {
      readonly do: 'payingRoof'
      readonly roof: number
      readonly space: number
      readonly owed: number
      readonly paid: readonly Harvest[]
    }
  | { readonly do: 'placing'; readonly gains: readonly Gain[] }
  /** `quiet` (R30): any empty hex, nothing scored, nothing removed. */
  | { readonly do: 'stalling'; readonly value: number; readonly quiet?: true }
  /** R31: a roof has just been placed on a space worth this much. */
  | { readonly do: 'doubling'; readonly points: number }
  | { readonly do: 'peeking' }
  | { readonly do: 'repeating' }
  | Picking

/** Take `left` of the choices; `once` each at most, or as often as one likes. */
export interface Picking {
  readonly do: 'picking'
  readonly by: Cause
  readonly left: number
  readonly from: readonly Choice[]
  readonly once?: true
  /** Nothing of it may be forgone while it is possible. */
  readonly must?: true
}

export type Choice =
  | { readonly pick: 'take'; readonly goods: readonly Good[]; readonly different?: true }
  | { readonly pick: 'upgrade'; readonly goods: readonly Resource[] }
  /** Only to this barrow (card 49); or for the price of a bought delivery (R27). */
  | { readonly pick: 'deliver'; readonly barrow?: number; readonly bought?: true }
  | { readonly pick: 'play' }
  | { readonly pick: 'draw' }
  | { readonly pick: 'changeDie'; readonly change: number }
  | { readonly pick: 'advance' }
  | { readonly pick: 'collect'; readonly tasks: readonly Task[] }
  | { readonly pick: 'grow' }
  | { readonly pick: 'barter' }
  /** R10: the roof that does it cannot be the one. */
  | { readonly pick: 'turnUp'; readonly except?: RoofId }

/** Carried out at once, without a decision. */
export type Effect =
  | { readonly do: 'silver'; readonly amount: number; readonly by: Cause }
  | { readonly do: 'points'; readonly amount: number; readonly source: Source; readonly by: Cause }
  | { readonly do: 'gain'; readonly gains: readonly Gain[] }
  | { readonly do: 'advance'; readonly steps: number; readonly by: Cause }
  | { readonly do: 'space'; readonly space: number }
  | { readonly do: 'instant'; readonly building: BuildingId }
  | { readonly do: 'siestaPoints' }
  | { readonly do: 'barrowPoints' }
  | { readonly do: 'changeDie'; readonly change: number }
  | { readonly do: 'resolveDie'; readonly twice?: true }
  | { readonly do: 'reserve'; readonly space: number }
  | { readonly do: 'peek' }
  | { readonly do: 'drawUp' }
  | { readonly do: 'income' }

/** One thing that needs a marker (R1). */
export type Gain =
  | { readonly gain: 'good'; readonly good: Good; readonly by: Cause }
  | { readonly gain: 'crop'; readonly field: number }
  | { readonly gain: 'birth' }
  | { readonly gain: 'mark'; readonly card: number; readonly after: readonly Task[] }
  | { readonly gain: 'closing'; readonly use: string; readonly after: readonly Task[] }
  | { readonly gain: 'stall'; readonly hex: number; readonly quiet?: true }

interface Payment {
  readonly good: FarmGood
  readonly field: boolean
}

/** When a helper may be used: on any turn of one's own, or only at one moment. */
export type OfferTime =
  | 'turn'
  | 'ownTransport'
  | 'beforeRoll'
  | 'rolled'
  | 'takenDie'
  | 'anyDie'
  | 'resolvedDie'
  | 'revealed'
  | 'scoring'
