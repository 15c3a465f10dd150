import type { BuildingId } from '@la-granja/engine'
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
import { amountOf, count, DELIVERY, listed, names, quoted, TO_BUILDING } from './names.ts'

// “So” is the better way to play the turn; a passive needs no player before it.

const { roofs, sides, sources, spaces, uses } = names

const decimal = decimalIn('de')
const roof = (id: keyof typeof roofs): string => `Dachmarker ${quoted(roofs[id])}`
const orNothing = (words: readonly string[]): string => (words.length === 0 ? 'nichts' : listed(words))
const are = (amount: number): string => (amount === 1 ? 'wird' : 'werden')

export const reasons: ReasonTexts = {
  missedFirst: ({ building }) => `So wird ${THE_BUILDING[building]} vor allen anderen komplett beliefert.`,
  missedBuilding: ({ building }) => `So wird ${THE_BUILDING[building]} komplett beliefert.`,
  missedBarrow: ({ card, points }, _, nameOf) =>
    `So wird der Karren ${quoted(nameOf(card))} voll und bringt ${amountOf(points, 'point')}.`,
  unusedDelivery: ({ left }) =>
    `So werden mehr Lieferungen genutzt; sonst ${left === 1 ? 'bleibt 1' : `bleiben ${left}`} ungenutzt.`,
  fewerDeliveries: reason =>
    isCounted(reason)
      ? `So ${are(reason.better)} ${count(reason.better, DELIVERY)} gemacht statt ${reason.played === 0 ? 'keiner' : reason.played}.`
      : `So werden es in dieser Runde etwa ${decimal(reason.better)} Lieferungen statt ${decimal(reason.played)}.`,
  missedPush: ({ played, better }) =>
    `So ${are(better)} ${count(better, { one: 'Marktstand', other: 'Marktstände' })} vom Markt verdrängt statt ${played === 0 ? 'keiner' : played}.`,
  weakerPush: ({ played, better }, who) =>
    `So wird ein anderer Marktstand verdrängt (${ownerName(better, who)} statt ${ownerName(played, who)}).`,
  weakerDelivery: ({ played, better }, _, nameOf) =>
    `So geht ${delivery(better, nameOf)} und nicht ${delivery(played, nameOf)}.`,
  lostTurnOrder: ({ played, better }) =>
    `So wird der Platz in der Spielreihenfolge besser: etwa ${decimal(better)} statt ${decimal(played)}.`,
  shorterSiesta: ({ played, better }) =>
    `So wird die Siesta länger: in dieser Runde etwa ${decimal(better)} Schritte statt ${decimal(played)}.`,

  weakerSide: ({ card, played, better }, _, nameOf) =>
    `So wird ${quoted(nameOf(card))} als ${sides[better]} ausgespielt; das bringt mehr als die Karte als ${sides[played]}.`,
  weakerCard: ({ played, better }, _, nameOf) =>
    `So wird ${tucked(better, nameOf)} ausgespielt statt ${tucked(played, nameOf)}.`,
  missedCard: ({ better }, _, nameOf) => `So wird auch noch ${tucked(better, nameOf)} ausgespielt.`,
  missedRoof: ({ roof: id }) => `So wird der ${roof(id)} gekauft.`,
  weakerRoof: ({ played, better }) => `So wird der ${roof(better)} gekauft statt ${quoted(roofs[played])}.`,

  unused(use, _, nameOf) {
    if ('commodity' in use) return `So wird jetzt eine Handelsware eingesetzt (${uses[use.commodity]}).`
    return `So wird jetzt der ${'roof' in use ? roof(use.roof) : `Helfer ${quoted(nameOf(use.helper))}`} genutzt.`
  },
  usedTooSoon(use, _, nameOf) {
    if ('commodity' in use) return `So bleibt die Handelsware für später (statt ${uses[use.commodity]}).`
    return `So bleibt der ${'roof' in use ? roof(use.roof) : `Helfer ${quoted(nameOf(use.helper))}`} für später.`
  },

  wastedGoods: ({ how, goods }) => `So bleibt übrig, was sonst ${FATE[how]}: ${listed(amountsIn(goods, amountOf))}.`,
  overpaid: ({ played, better }) =>
    `So kostet dasselbe ${orNothing(priceIn(better, amountOf))} statt ${orNothing(priceIn(played, amountOf))}.`,
  fewerUpgrades: ({ played, better }) =>
    `So ${are(better)} ${count(better, { one: 'Aufwertung', other: 'Aufwertungen' })} gemacht statt ${played === 0 ? 'keiner' : played}.`,
  fewerGoods: ({ played, better }) =>
    `So kommt mehr herein: ${listed(amountsIn(better, amountOf))} statt ${orNothing(amountsIn(played, amountOf))}.`,
  weakerGoods: ({ played, better }) =>
    `So kommt Besseres herein: ${listed(amountsIn(better, amountOf))} statt ${listed(amountsIn(played, amountOf))}.`,
  fewerPoints: ({ source, played, better }) =>
    `So gibt es ${amountOf(better, 'point')} statt ${played} (${sources[source]}).`,
  endedEarly: ({ left }) =>
    `So ${are(left)} vor dem Ende des Zugs noch ${count(left, { one: 'Aktion', other: 'Aktionen' })} mitgenommen, ganz ohne Kosten.`,

  lessSilver: ({ played, better }) =>
    `So ${better - played === 1 ? 'bleibt' : 'bleiben'} ${amountOf(better - played, 'silver')} mehr.`,
  weakerDie: ({ played, better }) => `So wird der Würfel von ${die(better)} genommen statt von ${die(played)}.`,
  weakerDonkey: ({ played, better }) => `So wird Eselmarker ${better} gewählt statt ${played}.`,
  weakerHex: ({ played, better }) => `So kommt der Marktstand auf Marktfeld ${better} statt auf ${played}.`,
  other: () => 'So steht man einfach besser da, wenn die Runde weitergespielt wird.',
}

const THE_BUILDING: Readonly<Record<BuildingId, string>> = {
  merchantHouse: 'das Handelshaus',
  wainwright: 'der Wagner',
  deli: 'der Feinkostladen',
  greengrocer: 'der Gemüsehändler',
  villageStore: 'der Gemischtwarenladen',
  butcher: 'der Fleischer',
}

const FATE = {
  sold: 'verkauft wird',
  forgone: 'mangels Spielermarkern verfällt',
  lost: 'mangels Stallplätzen verloren geht',
} as const

function delivery({ good, to }: CoachDelivery, nameOf: CardNames): string {
  return `${amountOf(1, good)} ${typeof to === 'number' ? `auf den Karren ${quoted(nameOf(to))}` : TO_BUILDING[to]}`
}

function tucked({ card, side }: CoachCard, nameOf: CardNames): string {
  return `${quoted(nameOf(card))} als ${sides[side]}`
}

function die(space: number): string {
  return `Ertragsfeld ${space} (${spaces[space] ?? ''})`
}
