import {
  amountsIn,
  type CoachCard,
  type CoachDelivery,
  decimalIn,
  isCounted,
  priceIn,
  type ReasonTexts,
} from '../coach.ts'
import type { CardNames } from '../language.ts'
import { ownerName } from './events.ts'
import { amountOf, listed, names, OF_BUILDING, objectOf, TO_BUILDING } from './names.ts'

// “Tak” is the better way to play the turn. The verbs are impersonal, so they fit whoever plays.

const { roofs, sides, sources, spaces, uses } = names

const decimal = decimalIn('cs')
const roof = (id: keyof typeof roofs): string => `„${roofs[id]}“`
const cost = (words: readonly string[]): string => (words.length === 0 ? 'zdarma' : `za ${listed(words)}`)
const not = (instead: string): string => (instead === '' ? '' : `, a ne ${instead}`)
const more = ({ played, better }: { readonly played: number; readonly better: number }): string =>
  `${decimal(better)} místo ${decimal(played)}`

export const reasons: ReasonTexts = {
  missedFirst: ({ building }) => `Tak se dá budova ${OF_BUILDING[building]} dokončit jako první.`,
  missedBuilding: ({ building }) => `Tak se dá dokončit budova ${OF_BUILDING[building]}.`,
  missedBarrow: ({ card, points }, _, nameOf) =>
    `Tak se dá dokončit trakař ${nameOf(card)} za ${amountOf(points, 'point')}.`,
  unusedDelivery: ({ left }) => `Tak se využije víc dodávek zdarma; jinak jich zbude nevyužito: ${left}.`,
  fewerDeliveries: reason =>
    `Tak je dodávek ${isCounted(reason) ? '' : 'v tomto kole v průměru '}víc: ${more(reason)}.`,
  missedPush: reason => `Tak se z trhu odstraní víc stánků: ${more(reason)}.`,
  weakerPush: ({ played, better }, who) =>
    `Tak se z trhu odstraní jiný stánek (majitel: ${ownerName(better, who)}, ne ${ownerName(played, who)}).`,
  weakerDelivery: ({ played, better }, _, nameOf) =>
    `Tak se dodá ${delivery(better, nameOf)}, a ne ${delivery(played, nameOf)}.`,
  lostTurnOrder: ({ played, better }) =>
    `Tak je místo v pořadí hráčů lepší: v průměru ${decimal(better)} místo ${decimal(played)}.`,
  shorterSiesta: ({ played, better }) =>
    `Tak je siesta delší: kroků v tomto kole je v průměru ${decimal(better)} místo ${decimal(played)}.`,

  weakerSide: ({ card, played, better }, _, nameOf) =>
    `Tak se karta ${nameOf(card)} zahraje jako ${sides[better]} a přinese víc než jako ${sides[played]}.`,
  weakerCard: ({ played, better }, _, nameOf) =>
    `Tak se zahraje karta ${tucked(better, nameOf)}, a ne karta ${tucked(played, nameOf)}.`,
  missedCard: ({ better }, _, nameOf) => `Tak se zahraje ještě karta ${tucked(better, nameOf)}.`,
  missedRoof: ({ roof: id }) => `Tak se koupí střecha ${roof(id)}.`,
  weakerRoof: ({ played, better }) => `Tak se koupí střecha ${roof(better)}, a ne ${roof(played)}.`,

  unused(use, _, nameOf) {
    if ('commodity' in use) return `Tak se hned využije komodita (${uses[use.commodity]}).`
    return `Tak se hned použije ${'roof' in use ? `střecha ${roof(use.roof)}` : `pomocník ${nameOf(use.helper)}`}.`
  },
  usedTooSoon(use, _, nameOf) {
    if ('commodity' in use) return `Tak zůstane komodita na později (místo: ${uses[use.commodity]}).`
    return `Tak zůstane ${'roof' in use ? `střecha ${roof(use.roof)}` : `pomocník ${nameOf(use.helper)}`} na později.`
  },

  wastedGoods: ({ how, goods }) => `Tak zůstane, co by se jinak ${FATE[how]}: ${listed(amountsIn(goods, amountOf))}.`,
  overpaid: ({ played, better }) =>
    `Tak je totéž ${cost(priceIn(better, objectOf))}, a ne za ${listed(priceIn(played, objectOf))}.`,
  fewerUpgrades: reason => `Tak je víc vylepšení: ${more(reason)}.`,
  fewerGoods: ({ played, better }) =>
    `Tak se získá víc: ${listed(amountsIn(better, amountOf))}${not(listed(amountsIn(played, amountOf)))}.`,
  weakerGoods: ({ played, better }) =>
    `Tak se získá něco lepšího: ${listed(amountsIn(better, amountOf))}, a ne ${listed(amountsIn(played, amountOf))}.`,
  fewerPoints: reason => `Tak se získá víc VB: ${more(reason)} (${sources[reason.source]}).`,
  endedEarly: ({ left }) => `Tak se před koncem tahu stihne víc, a to úplně zdarma (akce navíc: ${left}).`,

  lessSilver: ({ played, better }) => `Tak zbude o ${objectOf(better - played, 'silver')} víc.`,
  weakerDie: ({ played, better }) => `Tak se vezme kostka z pole ${die(better)}, a ne z pole ${die(played)}.`,
  weakerDonkey: ({ played, better }) => `Tak se zvolí oslík ${better}, a ne oslík ${played}.`,
  weakerHex: ({ played, better }) => `Tak se stánek postaví na pole trhu ${better}, a ne na pole ${played}.`,
  other: () => 'Tak je postavení prostě lepší, když se kolo dohraje.',
}

const FATE = {
  sold: 'prodalo',
  forgone: 'ztratilo pro nedostatek hráčských žetonů',
  lost: 'nevešlo do kójí',
} as const

function delivery({ good, to }: CoachDelivery, nameOf: CardNames): string {
  return `${amountOf(1, good)} ${typeof to === 'number' ? `na trakař ${nameOf(to)}` : TO_BUILDING[to]}`
}

function tucked({ card, side }: CoachCard, nameOf: CardNames): string {
  return `${nameOf(card)} jako ${sides[side]}`
}

function die(space: number): string {
  return `${space} (${spaces[space] ?? ''})`
}
