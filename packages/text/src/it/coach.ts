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
import { amountOf, count, listed, names } from './names.ts'

// «Così» is the better way to play the turn; the impersonal «si» fits whoever plays.

const { buildings, roofs, sides, sources, spaces, uses } = names

const decimal = decimalIn('it')
const roof = (id: keyof typeof roofs): string => `il tetto «${roofs[id]}»`
const not = (instead: number): string => (instead === 0 ? '' : ` invece di ${instead}`)
const cost = (words: readonly string[]): string => (words.length === 0 ? 'non costa niente' : `costa ${listed(words)}`)
const orNothing = (words: readonly string[]): string => (words.length === 0 ? 'niente' : listed(words))

export const reasons: ReasonTexts = {
  missedFirst: ({ building }) => `Così si completa il ${buildings[building]} prima di tutti gli altri.`,
  missedBuilding: ({ building }) => `Così si completa il ${buildings[building]}.`,
  missedBarrow: ({ card, points }, _, nameOf) =>
    `Così si completa il carretto ${nameOf(card)} per ${amountOf(points, 'point')}.`,
  unusedDelivery: ({ left }) =>
    `Così si usano più consegne gratuite; altrimenti ${left === 1 ? 'ne resta inutilizzata 1' : `ne restano inutilizzate ${left}`}.`,
  fewerDeliveries: reason =>
    isCounted(reason)
      ? `Così si ${reason.better === 1 ? 'fa' : 'fanno'} ${count(reason.better, { one: 'consegna', other: 'consegne' })}${not(reason.played)}.`
      : `Così in questo round si arriva in media a ${decimal(reason.better)} consegne invece di ${decimal(reason.played)}.`,
  missedPush: ({ played, better }) =>
    `Così si ${better === 1 ? 'rimuove' : 'rimuovono'} ${count(better, { one: 'banco', other: 'banchi' })} dal mercato${not(played)}.`,
  weakerPush: ({ played, better }, who) =>
    `Così si rimuove un altro banco (proprietà: ${ownerName(better, who)}, non ${ownerName(played, who)}).`,
  weakerDelivery: ({ played, better }, _, nameOf) =>
    `Così si consegna ${delivery(better, nameOf)} e non ${delivery(played, nameOf)}.`,
  lostTurnOrder: ({ played, better }) =>
    `Così il posto nell’ordine di turno è migliore: in media ${decimal(better)} invece di ${decimal(played)}.`,
  shorterSiesta: ({ played, better }) =>
    `Così la siesta è più lunga: in questo round in media ${decimal(better)} spazi invece di ${decimal(played)}.`,

  weakerSide: ({ card, played, better }, _, nameOf) =>
    `Così si gioca ${nameOf(card)} come ${sides[better]}, e la carta rende più che come ${sides[played]}.`,
  weakerCard: ({ played, better }, _, nameOf) =>
    `Così si gioca ${tucked(better, nameOf)} e non ${tucked(played, nameOf)}.`,
  missedCard: ({ better }, _, nameOf) => `Così si gioca anche ${tucked(better, nameOf)}.`,
  missedRoof: ({ roof: id }) => `Così si compra ${roof(id)}.`,
  weakerRoof: ({ played, better }) => `Così si compra ${roof(better)} e non ${roof(played)}.`,

  unused(use, _, nameOf) {
    if ('commodity' in use) return `Così si usa subito una cassa di merce (${uses[use.commodity]}).`
    return `Così si usa subito ${'roof' in use ? roof(use.roof) : `l’aiutante ${nameOf(use.helper)}`}.`
  },
  usedTooSoon(use, _, nameOf) {
    if ('commodity' in use) return `Così la cassa di merce resta per dopo (invece di: ${uses[use.commodity]}).`
    return `Così ${'roof' in use ? roof(use.roof) : `l’aiutante ${nameOf(use.helper)}`} resta per dopo.`
  },

  wastedGoods: ({ how, goods }) =>
    `Così si conserva ciò che altrimenti ${FATE[how]}: ${listed(amountsIn(goods, amountOf))}.`,
  overpaid: ({ played, better }) =>
    `Così lo stesso ${cost(priceIn(better, amountOf))} invece di ${listed(priceIn(played, amountOf))}.`,
  fewerUpgrades: ({ played, better }) =>
    `Così si ${better === 1 ? 'fa' : 'fanno'} ${count(better, { one: 'lavorazione', other: 'lavorazioni' })}${not(played)}.`,
  fewerGoods: ({ played, better }) =>
    `Così si ottiene di più: ${listed(amountsIn(better, amountOf))} invece di ${orNothing(amountsIn(played, amountOf))}.`,
  weakerGoods: ({ played, better }) =>
    `Così si ottiene di meglio: ${listed(amountsIn(better, amountOf))} invece di ${listed(amountsIn(played, amountOf))}.`,
  fewerPoints: ({ source, played, better }) =>
    `Così si ${better === 1 ? 'guadagna' : 'guadagnano'} ${amountOf(better, 'point')}${not(played)} (${sources[source]}).`,
  endedEarly: ({ left }) =>
    `Così prima della fine del turno si ${left === 1 ? 'fa' : 'fanno'} ancora ${count(left, { one: 'azione', other: 'azioni' })} senza alcun costo.`,

  lessSilver: ({ played, better }) =>
    `Così ${better - played === 1 ? 'resta' : 'restano'} ${amountOf(better - played, 'silver')} in più.`,
  weakerDie: ({ played, better }) =>
    `Così si prende il dado dallo spazio ${die(better)} e non dallo spazio ${die(played)}.`,
  weakerDonkey: ({ played, better }) => `Così si sceglie l’asino ${better} e non l’asino ${played}.`,
  weakerHex: ({ played, better }) =>
    `Così il banco va sullo spazio mercato ${better} e non sullo spazio mercato ${played}.`,
  other: () => 'Così, continuando il round, si finisce semplicemente in una posizione migliore.',
}

const FATE = {
  sold: 'andrebbe venduto',
  forgone: 'andrebbe perso per mancanza di pedine',
  lost: 'non troverebbe posto nel recinto',
} as const

function delivery({ good, to }: CoachDelivery, nameOf: CardNames): string {
  return `${amountOf(1, good)} al ${typeof to === 'number' ? `carretto ${nameOf(to)}` : buildings[to]}`
}

function tucked({ card, side }: CoachCard, nameOf: CardNames): string {
  return `${nameOf(card)} come ${sides[side]}`
}

function die(space: number): string {
  return `${space} (${spaces[space] ?? ''})`
}
