import type { PrintedCard } from './components/set.ts'
import type { GameEvent } from './event.ts'
import type { Farm, Table } from './state.ts'
import type { OfferTime, Task } from './task.ts'
import type { Good, Phase, Resource, Seat } from './words.ts'

/** One farm card with its four uses. */
export interface Card extends Omit<PrintedCard, 'id'> {
  readonly id: string
  readonly name: string
  readonly helper: Helper
  /** Where each value comes from; `house` is our own, because no text prints it. */
  readonly sources: Readonly<Record<'field' | 'barrow' | 'extension' | 'helper', string>>
}

export interface Helper {
  /** The effect in our own words: the specification of the code beside it. */
  readonly says: string
  readonly phases: readonly (Phase | 'any' | 'end')[]
  readonly limit: 'always' | 'round'
  /** Every round, in a step of its own. */
  readonly each?: {
    readonly income?: (table: Table, seat: Seat) => Income
    readonly growth?: (table: Table, seat: Seat) => readonly Task[]
    readonly scoring?: (table: Table, seat: Seat) => number
  }
  readonly may?: readonly Offer[]
  /** Reacts to an event. `seat` is the helper's owner. */
  readonly on?: { readonly [T in Reactive]?: (event: EventOf<T>, seat: Seat, table: Table) => readonly Task[] }
  readonly adjust?: { readonly [Q in keyof Questions]?: (answer: number, about: Questions[Q], farm: Farm) => number }
  /** VP at the end of the game, before the exchange (R18). */
  readonly worth?: (farm: Farm) => number
}

export interface Income {
  readonly silver?: number
  readonly goods?: readonly Good[]
}

/** Something a helper's owner may do: at what moment, for what payment, and what it gives. */
export interface Offer {
  readonly when: OfferTime
  readonly pay?: Price
  readonly gives: readonly Task[] | ((table: Table, seat: Seat) => readonly Task[])
  /** What must be true besides the payment. */
  readonly needs?: Need
}

export type Price = { readonly [K in 'silver' | 'points' | Good]?: number }

/** Conditions by name, so that a refusal can tell which one failed. */
export type Need =
  | 'grain'
  | 'olive'
  | 'pig'
  | 'resource'
  | 'harvestInDen'
  | 'emptyField'
  | 'usedRoof'
  | 'cardInHand'
  | 'cardToDraw'
  | 'dieOnFour'
  | 'dieOnThree'
  | 'dieUp'
  | 'dieDown'
  | 'dieOnTwoOrSix'
  | 'otherDonkey'
  | 'siestaStep'
  | 'delivery'

/** What the rules ask and helpers may change; the value says what the question is about. */
export interface Questions {
  readonly salePrice: Resource
  readonly buyPrice: Resource
  readonly upgradePrice: Resource
  readonly roofPrice: undefined
  readonly extensionCost: undefined
  readonly deliveryPrice: undefined
  readonly pens: undefined
  readonly breeders: undefined
  readonly litter: undefined
  readonly handLimit: undefined
  readonly barrowLimit: undefined
  readonly helperLimit: undefined
  readonly freeDeliveries: number
  readonly restingSteps: undefined
  readonly removalPoints: undefined
  /** 1 for yes: the questions below are flags. */
  readonly sellsCrops: undefined
  readonly sortsHand: undefined
  readonly paysRoofsWithHarvest: undefined
  readonly hasRoofSpace: undefined
  readonly protectsStall: number
  readonly restsUppermost: undefined
}

/** One bit for each question, so that a look at a card tells at once whether it has anything to say. */
export const QUESTION_BITS: Readonly<Record<keyof Questions, number>> = {
  salePrice: 1 << 0,
  buyPrice: 1 << 1,
  upgradePrice: 1 << 2,
  roofPrice: 1 << 3,
  extensionCost: 1 << 4,
  deliveryPrice: 1 << 5,
  pens: 1 << 6,
  breeders: 1 << 7,
  litter: 1 << 8,
  handLimit: 1 << 9,
  barrowLimit: 1 << 10,
  helperLimit: 1 << 11,
  freeDeliveries: 1 << 12,
  restingSteps: 1 << 13,
  removalPoints: 1 << 14,
  sellsCrops: 1 << 15,
  sortsHand: 1 << 16,
  paysRoofsWithHarvest: 1 << 17,
  hasRoofSpace: 1 << 18,
  protectsStall: 1 << 19,
  restsUppermost: 1 << 20,
}

export const REACTIVE = [
  'barrowCompleted',
  'stallRemoved',
  'upgraded',
  'cardPlayed',
  'roofBought',
  'buildingCompleted',
  'buildingOpened',
  'commoditySpent',
] as const
export type Reactive = (typeof REACTIVE)[number]

/** One bit for each, as for questions; 0 for events to which no helper reacts. */
export const REACTION_BITS: Readonly<Partial<Record<GameEvent['type'], number>>> = Object.fromEntries(
  REACTIVE.map((type, index) => [type, 1 << index]),
)

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>
