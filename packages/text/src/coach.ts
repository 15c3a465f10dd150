import type { BuildingId, CommodityUse, FarmGood, Good, RoofId, Side, Source, StallOwner } from '@la-granja/engine'
import type { CardNames, Language, Who } from './language.ts'

/** What each kind of reason is told with. `played` is the weaker way and `better` the other, whichever was played in the game. */
interface ReasonFacts {
  missedFirst: { readonly building: BuildingId }
  missedBuilding: { readonly building: BuildingId }
  missedBarrow: { readonly card: number; readonly points: number }
  unusedDelivery: { readonly left: number }
  fewerDeliveries: Two<number>
  missedPush: Two<number>
  weakerPush: Two<StallOwner>
  weakerDelivery: Two<CoachDelivery>
  lostTurnOrder: Two<number>
  shorterSiesta: Two<number>
  weakerSide: Two<Side> & { readonly card: number }
  weakerCard: Two<CoachCard>
  missedCard: { readonly better: CoachCard }
  missedRoof: { readonly roof: RoofId }
  weakerRoof: Two<RoofId>
  unused: CoachUse
  usedTooSoon: CoachUse
  wastedGoods: { readonly how: 'sold' | 'forgone' | 'lost'; readonly goods: CoachGoods }
  overpaid: Two<CoachPrice>
  fewerUpgrades: Two<number>
  fewerGoods: Two<CoachGoods>
  weakerGoods: Two<CoachGoods>
  fewerPoints: Two<number> & { readonly source: Source }
  endedEarly: { readonly left: number }
  lessSilver: Two<number>
  weakerDie: Two<number>
  weakerDonkey: Two<number>
  weakerHex: Two<number>
  other: object
}

interface Two<T> {
  readonly played: T
  readonly better: T
}

type ReasonKind = keyof ReasonFacts

/**
 * What speaks for one way to play a turn against another, as the coach of `bots` finds it: whoever hands its reasons in does not
 * compile if a kind is missing here.
 */
export type CoachReason = { [K in ReasonKind]: { readonly kind: K } & ReasonFacts[K] }[ReasonKind]

export type CoachUse = { readonly roof: RoofId } | { readonly helper: number } | { readonly commodity: CommodityUse }

export interface CoachDelivery {
  readonly good: Good
  /** A building, or the barrow with this card's number. */
  readonly to: BuildingId | number
}

export interface CoachCard {
  readonly card: number
  readonly side: Side
}

export type CoachGoods = Readonly<Partial<Record<Good, number>>>

export interface CoachPrice {
  readonly silver: number
  readonly points: number
  readonly goods: CoachGoods
}

/** A sentence for each kind. It speaks of the better way as “it”, so that it is true of a mistake and of a move well played. */
export type ReasonTexts = {
  readonly [K in ReasonKind]: (reason: ReasonFacts[K], who: Who, nameOf: CardNames) => string
}

const LESSONS: Readonly<Record<Language, () => Promise<{ readonly reasons: ReasonTexts }>>> = {
  en: () => import('./en/coach.ts'),
  de: () => import('./de/coach.ts'),
  pl: () => import('./pl/coach.ts'),
  it: () => import('./it/coach.ts'),
  ru: () => import('./ru/coach.ts'),
  cs: () => import('./cs/coach.ts'),
}

/** The coach speaks after a game only, so what it says is fetched then. */
export async function learnCoach(language: Language): Promise<ReasonTexts> {
  return (await LESSONS[language]()).reasons
}

// What the languages share.

type AmountOf = (amount: number, good: Good | FarmGood) => string

export function amountsIn(goods: CoachGoods, amountOf: AmountOf): readonly string[] {
  return Object.entries(goods).map(([good, amount]) => amountOf(amount, good as Good))
}

export function priceIn({ silver, points, goods }: CoachPrice, amountOf: AmountOf): readonly string[] {
  return [
    ...(silver === 0 ? [] : [amountOf(silver, 'silver')]),
    ...(points === 0 ? [] : [amountOf(points, 'point')]),
    ...amountsIn(goods, amountOf),
  ]
}

/** With one digit after the point where it is no whole number. */
export function decimalIn(language: Language): (amount: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return amount => format.format(amount)
}

/** Averages are hardly ever whole numbers; what was counted always is. */
export function isCounted({ played, better }: Two<number>): boolean {
  return Number.isInteger(played) && Number.isInteger(better)
}
