import type { BuildingId, CommodityUse, Good, PlayerView, RoofId, Side, Source, StallOwner } from '@la-granja/engine'
import type { Style } from '../search.ts'
import { type Account, accountOf } from './account.ts'
import type { Line } from './lines.ts'
import { CARD_FINDERS } from './reasonsCards.ts'
import { DELIVERY_FINDERS, TEMPO_FINDERS } from './reasonsDeliveries.ts'
import { GAIN_FINDERS } from './reasonsGains.ts'
import { PLAIN_FINDERS } from './reasonsPlain.ts'

/** Why one line is better than what was played: ids and numbers only, the words are in `text`. `better` is what it would have been. */
export type Reason =
  // deliveries
  | { readonly kind: 'missedFirst'; readonly building: BuildingId }
  | { readonly kind: 'missedBuilding'; readonly building: BuildingId }
  | { readonly kind: 'missedBarrow'; readonly card: number; readonly points: number }
  /** The turn was ended with free deliveries that could have been made. */
  | { readonly kind: 'unusedDelivery'; readonly left: number }
  /** In this turn, or on average in this round: then not whole numbers. */
  | { readonly kind: 'fewerDeliveries'; readonly played: number; readonly better: number }
  /** Places that opponents' stalls were removed from. */
  | { readonly kind: 'missedPush'; readonly played: number; readonly better: number }
  /** The owner of the stall that was removed, and whose it should have been. */
  | { readonly kind: 'weakerPush'; readonly played: StallOwner; readonly better: StallOwner }
  | { readonly kind: 'weakerDelivery'; readonly played: Delivery; readonly better: Delivery }
  /** Place in turn order on average; 1 is first. */
  | { readonly kind: 'lostTurnOrder'; readonly played: number; readonly better: number }
  /** Spaces on the siesta track, on average in this round. */
  | { readonly kind: 'shorterSiesta'; readonly played: number; readonly better: number }
  // cards and roofs
  | { readonly kind: 'weakerSide'; readonly card: number; readonly played: Side; readonly better: Side }
  | { readonly kind: 'weakerCard'; readonly played: Tucked; readonly better: Tucked }
  | { readonly kind: 'missedCard'; readonly better: Tucked }
  | { readonly kind: 'missedRoof'; readonly roof: RoofId }
  | { readonly kind: 'weakerRoof'; readonly played: RoofId; readonly better: RoofId }
  // what waits to be used
  | ({ readonly kind: 'unused' } & Waiting)
  | ({ readonly kind: 'usedTooSoon' } & Waiting)
  // goods and silver
  | { readonly kind: 'wastedGoods'; readonly how: 'sold' | 'forgone' | 'lost'; readonly goods: Amounts }
  | { readonly kind: 'overpaid'; readonly played: Payment; readonly better: Payment }
  | { readonly kind: 'fewerUpgrades'; readonly played: number; readonly better: number }
  | { readonly kind: 'fewerGoods'; readonly played: Amounts; readonly better: Amounts }
  | { readonly kind: 'weakerGoods'; readonly played: Amounts; readonly better: Amounts }
  | { readonly kind: 'fewerPoints'; readonly source: Source; readonly played: number; readonly better: number }
  /** The turn was ended with this many actions left that would have cost nothing. */
  | { readonly kind: 'endedEarly'; readonly left: number }
  // what differs, where nothing else tells why
  | { readonly kind: 'lessSilver'; readonly played: number; readonly better: number }
  | { readonly kind: 'weakerDie'; readonly played: number; readonly better: number }
  | { readonly kind: 'weakerDonkey'; readonly played: number; readonly better: number }
  | { readonly kind: 'weakerHex'; readonly played: number; readonly better: number }
  | { readonly kind: 'other' }

export type ReasonKind = Reason['kind']

/** A good that was brought to a building, or to the barrow with this card's number. */
export interface Delivery {
  readonly good: Good
  readonly to: BuildingId | number
}

/** A card and the side of the farm that it was played on. */
export interface Tucked {
  readonly card: number
  readonly side: Side
}

/** Something that can be used once: a roof, a helper or a commodity. */
export type Waiting = { readonly roof: RoofId } | { readonly helper: number } | { readonly commodity: CommodityUse }

export type Amounts = Readonly<Partial<Record<Good, number>>>

export interface Payment {
  readonly silver: number
  readonly points: number
  readonly goods: Amounts
}

/** Looks for one kind of reason. */
export type Finder = (played: Account, better: Account) => readonly Reason[]

/** The weightiest first. */
const FINDERS = [...DELIVERY_FINDERS, ...CARD_FINDERS, ...TEMPO_FINDERS, ...GAIN_FINDERS]

/** More would be a list, not an explanation. */
const MOST = 3

/** What speaks for the better line, the weightiest first; never empty. Both lines begin at the view. */
export function reasonsFor(view: PlayerView, played: Line, better: Line, style: Style): readonly Reason[] {
  const lines = [accountOf(view, played, style), accountOf(view, better, style)] as const
  const found = FINDERS.flatMap(find => find(...lines))
  const why = found.filter(reason => !isSaidBy(reason, found))
  const told = why.length > 0 ? why : PLAIN_FINDERS.flatMap(find => find(...lines))
  return told.length > 0 ? told.slice(0, MOST) : [{ kind: 'other' }]
}

/** Reasons that another one says better. */
const SAID_BY: Readonly<Partial<Record<ReasonKind, readonly ReasonKind[]>>> = {
  fewerDeliveries: ['unusedDelivery'],
  weakerDelivery: ['fewerDeliveries', 'unusedDelivery', 'missedFirst', 'missedBuilding', 'missedBarrow'],
  fewerGoods: ['unused', 'missedBarrow', 'fewerDeliveries', 'unusedDelivery', 'overpaid'],
  weakerGoods: ['missedBarrow', 'fewerDeliveries', 'unusedDelivery', 'overpaid'],
  weakerPush: ['missedPush'],
  shorterSiesta: ['lostTurnOrder'],
  endedEarly: [
    'unused',
    'unusedDelivery',
    'fewerDeliveries',
    'missedBuilding',
    'missedFirst',
    'missedBarrow',
    'missedCard',
    'missedRoof',
  ],
  fewerUpgrades: ['overpaid'],
  fewerPoints: ['missedFirst', 'missedBuilding', 'missedBarrow', 'missedPush', 'missedRoof', 'weakerRoof', 'unused'],
}

function isSaidBy({ kind }: Reason, found: readonly Reason[]): boolean {
  const better = SAID_BY[kind] ?? []
  return found.some(other => better.includes(other.kind))
}
