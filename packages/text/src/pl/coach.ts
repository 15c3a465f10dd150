import type { Side } from '@la-granja/engine'
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
import { amountOf, BUILDING_CASES, count, deliveriesOf, GOODS, listed, noun } from './forms.ts'
import { names } from './names.ts'

// “Tak” is the better way to play the turn. The verbs have no subject, so they fit whoever plays.

const { roofs, sides, sources, spaces, uses } = names

const decimal = decimalIn('pl')
const roof = (id: keyof typeof roofs): string => `„${roofs[id]}”`
const not = (instead: number | string): string => (instead === 0 || instead === '' ? '' : `, a nie ${instead}`)
const cost = (words: readonly string[]): string => (words.length === 0 ? 'za darmo' : `za ${listed(words)}`)
const AS: Readonly<Record<Side, string>> = { ...sides, helper: 'pomocnika' }

export const reasons: ReasonTexts = {
  missedFirst: ({ building }) => `Tak można zapełnić ${BUILDING_CASES[building].object} przed wszystkimi innymi.`,
  missedBuilding: ({ building }) => `Tak można zapełnić ${BUILDING_CASES[building].object}.`,
  missedBarrow: ({ card, points }, _, nameOf) =>
    `Tak można zapełnić wózek ${nameOf(card)} za ${amountOf(points, 'point')}.`,
  unusedDelivery: ({ left }) =>
    `Tak wykorzystuje się więcej darmowych dostaw; inaczej ${left === 1 ? 'przepadłaby 1' : `przepadłoby ich ${left}`}.`,
  fewerDeliveries: reason =>
    isCounted(reason)
      ? `Tak wykonuje się ${deliveriesOf(reason.better)}${not(reason.played)}.`
      : `Tak w tej rundzie wychodzi średnio więcej dostaw: ${decimal(reason.better)} zamiast ${decimal(reason.played)}.`,
  missedPush: ({ played, better }) =>
    `Tak usuwa się z rynku ${count(better, noun('stragan', 'stragany', 'straganów'))}${not(played)}.`,
  weakerPush: ({ played, better }, who) =>
    `Tak usuwa się z rynku inny stragan (właściciel: ${ownerName(better, who)}, a nie ${ownerName(played, who)}).`,
  weakerDelivery: ({ played, better }, _, nameOf) =>
    `Tak dostarcza się ${delivery(better, nameOf)}, a nie ${delivery(played, nameOf)}.`,
  lostTurnOrder: ({ played, better }) =>
    `Tak zyskuje się lepsze miejsce w kolejności graczy: średnio ${decimal(better)} zamiast ${decimal(played)}.`,
  shorterSiesta: ({ played, better }) =>
    `Tak sjesta jest dłuższa: kroki w tej rundzie to średnio ${decimal(better)} zamiast ${decimal(played)}.`,

  weakerSide: ({ card, played, better }, _, nameOf) =>
    `Tak zagrywa się kartę ${nameOf(card)} jako ${AS[better]}, co daje więcej niż ta karta jako ${sides[played]}.`,
  weakerCard: ({ played, better }, _, nameOf) =>
    `Tak zagrywa się kartę ${tucked(better, nameOf)}, a nie kartę ${tucked(played, nameOf)}.`,
  missedCard: ({ better }, _, nameOf) => `Tak zagrywa się jeszcze kartę ${tucked(better, nameOf)}.`,
  missedRoof: ({ roof: id }) => `Tak kupuje się dach ${roof(id)}.`,
  weakerRoof: ({ played, better }) => `Tak kupuje się dach ${roof(better)}, a nie ${roof(played)}.`,

  unused(use, _, nameOf) {
    if ('commodity' in use) return `Tak od razu używa się skrzynki (${uses[use.commodity]}).`
    return `Tak od razu korzysta się z ${'roof' in use ? `dachu ${roof(use.roof)}` : `pomocnika (${nameOf(use.helper)})`}.`
  },
  usedTooSoon(use, _, nameOf) {
    if ('commodity' in use) return `Tak skrzynka zostaje na później (zamiast: ${uses[use.commodity]}).`
    return `Tak ${'roof' in use ? `dach ${roof(use.roof)}` : `pomocnik (${nameOf(use.helper)})`} zostaje na później.`
  },

  wastedGoods: ({ how, goods }) =>
    `Tak zostaje to, co inaczej ${FATE[how]}: ${listed(amountsIn(goods, (amount, good) => count(amount, GOODS[good])))}.`,
  overpaid: ({ played, better }) =>
    `Tak to samo jest ${cost(priceIn(better, amountOf))}, a nie za ${listed(priceIn(played, amountOf))}.`,
  fewerUpgrades: ({ played, better }) =>
    `Tak wykonuje się ${count(better, noun('przetworzenie', 'przetworzenia', 'przetworzeń'))}${not(played)}.`,
  fewerGoods: ({ played, better }) =>
    `Tak otrzymuje się więcej: ${listed(amountsIn(better, amountOf))}${not(listed(amountsIn(played, amountOf)))}.`,
  weakerGoods: ({ played, better }) =>
    `Tak otrzymuje się ${listed(amountsIn(better, amountOf))}, a nie ${listed(amountsIn(played, amountOf))}.`,
  fewerPoints: ({ source, played, better }) =>
    `Tak zdobywa się ${amountOf(better, 'point')}${not(played)} (${sources[source]}).`,
  endedEarly: ({ left }) =>
    `Tak przed końcem tury wykonuje się jeszcze ${count(left, noun('akcję', 'akcje', 'akcji'))} bez żadnych kosztów.`,

  lessSilver: ({ played, better }) => `Tak zostaje więcej srebra: o ${better - played}.`,
  weakerDie: ({ played, better }) => `Tak bierze się kość z pola ${die(better)}, a nie z pola ${die(played)}.`,
  weakerDonkey: ({ played, better }) => `Tak wybiera się osła ${better}, a nie osła ${played}.`,
  weakerHex: ({ played, better }) => `Tak stawia się stragan na polu rynku ${better}, a nie na polu ${played}.`,
  other: () => 'Tak po prostu wychodzi się lepiej, gdy runda toczy się dalej.',
}

const FATE = {
  sold: 'poszłoby na sprzedaż',
  forgone: 'przepadłoby z braku znaczników',
  lost: 'przepadłoby z braku zagród',
} as const

function delivery({ good, to }: CoachDelivery, nameOf: CardNames): string {
  const place = typeof to === 'number' ? `na wózek ${nameOf(to)}` : `do ${BUILDING_CASES[to].to}`
  return `${amountOf(1, good)} ${place}`
}

function tucked({ card, side }: CoachCard, nameOf: CardNames): string {
  return `${nameOf(card)} jako ${AS[side]}`
}

function die(space: number): string {
  return `${space} (${spaces[space] ?? ''})`
}
