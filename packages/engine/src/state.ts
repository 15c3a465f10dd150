import type { ComponentSet } from './components/set.ts'
import type { Task } from './task.ts'
import type { BuildingId, Edition, Good, Harvest, RoofId, Seat, Source, StallOwner, Step } from './words.ts'

/** What lies on the table is public; what does not is in `secrets`. All of it is plain JSON. */
export interface GameState {
  readonly table: Table
  readonly secrets: Secrets
}

export interface TableOptions {
  /** §6: steps 1-3 of the farm phase are played by all at once. */
  readonly simultaneousFarm?: boolean
  /** R16: the stricter first-edition text; bought deliveries are paid for in one go. */
  readonly extraDeliveriesUpFront?: boolean
  /** R21: the screen keeps other players' points covered until the end. */
  readonly hiddenScores?: boolean
}

export interface Table {
  readonly edition: Edition
  readonly players: number
  readonly options: TableOptions
  /** Only when the game is not played with the edition's own set. */
  readonly components?: ComponentSet
  readonly round: number
  readonly step: Step
  readonly over: boolean
  /** Seats that have the turn now; more than one for a simultaneous step. */
  readonly waiting: readonly Seat[]
  /** Seats whose turn in this step is still to come. */
  readonly queue: readonly Seat[]
  readonly order: readonly Seat[]
  /** Solo (§11): the neutral player is first in this round. */
  readonly neutralFirst: boolean
  readonly farms: readonly Farm[]
  readonly buildings: Readonly<Record<BuildingId, Building>>
  /** By hex number; index 0 is not used. */
  readonly stalls: readonly StallOwner[]
  /** Discs by siesta space, each stack from the bottom up. */
  readonly siesta: readonly (readonly Seat[])[]
  /** The dice that still lie on revenue spaces, in ascending order. */
  readonly dice: readonly number[]
  /** At most one. */
  readonly reserved: readonly Reservation[]
  readonly roofs: readonly RoofId[]
  readonly discards: readonly number[]
}

/** Village Elder: the last die on this space is for this seat alone. */
export interface Reservation {
  readonly seat: Seat
  readonly space: number
}

export interface Farm {
  readonly silver: number
  readonly points: number
  readonly scored: Readonly<Record<Source, number>>
  /** §2.7: the markers of the 25 that are not in use. */
  readonly pool: number
  /** In dens, sty and commodity space. */
  readonly goods: Readonly<Record<Good, number>>
  readonly fields: readonly Field[]
  readonly barrows: readonly Barrow[]
  readonly extensions: readonly number[]
  readonly helpers: readonly HiredHelper[]
  readonly roofs: readonly Roof[]
  readonly crafts: readonly Craft[]
  /** Donkeys not used since the start or since round 4. */
  readonly donkeys: readonly number[]
  /** The donkey of this round, once revealed; 0 before. */
  readonly donkey: number
  /** Travelling Salesman: commodity uses that are closed, one marker each. */
  readonly closed: readonly string[]
  /** What this player still has to do or may do now; the last entry comes first. */
  readonly todo: readonly Task[]
}

export interface Field {
  readonly card: number
  readonly good: Harvest
  /** Whether its crop stands on it. */
  readonly ripe: boolean
}

/** `filled` has one bit per symbol. */
export interface Barrow {
  readonly card: number
  readonly filled: number
}

/** R2: `marked` when one of the player's own markers shows that it is used. */
export interface HiredHelper {
  readonly card: number
  readonly used: boolean
  readonly marked: boolean
}

/** `space` counts the printed roof spaces from 0; the next number is the Storage Builder's. */
export interface Roof {
  readonly roof: RoofId
  readonly space: number
  readonly used: boolean
}

export interface Craft {
  readonly building: BuildingId
  readonly lasting: boolean
}

export interface Building {
  readonly rows: readonly Row[]
  /** Who has completed it, in order. */
  readonly owners: readonly Seat[]
  /** 1, 2 or 3 while an order marker blocks it, else 0. */
  readonly orderMarker: number
}

/** A row nobody has claimed has no seat. */
export interface Row {
  readonly seat?: Seat
  readonly filled: number
}

export interface Secrets {
  readonly seed: string
  readonly random: readonly number[]
  readonly hands: readonly (readonly number[])[]
  /** The top card is the last one. */
  readonly pile: readonly number[]
  /** By round, from round 2 on. */
  readonly roofs: readonly (readonly RoofId[])[]
  /** 0 where nothing has been chosen. */
  readonly donkeys: readonly number[]
  /** The card that each player is about to play but has not paid or made room for; 0 for none. It is still in hand. */
  readonly chosen: readonly number[]
  /** Every action so far, a line each. */
  readonly history: string
}
