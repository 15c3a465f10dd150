import type { Side } from '@la-granja/engine'
import {
  amountsIn,
  type CoachDelivery,
  type CoachUse,
  decimalIn,
  isCounted,
  priceIn,
  type ReasonTexts,
} from '../coach.ts'
import type { CardNames } from '../language.ts'
import { ownerName } from './events.ts'
import { amountOf, count, listed, names } from './names.ts'

const { buildings, roofs, sources, spaces, uses } = names

const decimal = decimalIn('en')
const quoted = (name: string): string => `“${name}”`
const roof = (id: keyof typeof roofs): string => `the roof ${quoted(roofs[id])}`
const instead = (amount: number): string => (amount === 0 ? 'none' : String(amount))
const orNothing = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : listed(words))

const AS: Readonly<Record<Side, string>> = {
  field: 'as a field',
  barrow: 'as a barrow',
  extension: 'as an extension',
  helper: 'as a helper',
}

export const reasons: ReasonTexts = {
  missedFirst: ({ building }) => `It completes the ${buildings[building]} before anybody else does.`,
  missedBuilding: ({ building }) => `It completes the ${buildings[building]}.`,
  missedBarrow: ({ card, points }, _, nameOf) =>
    `It completes the barrow ${quoted(nameOf(card))} for ${amountOf(points, 'point')}.`,
  unusedDelivery: ({ left }) =>
    `It makes more of the free deliveries; otherwise ${left === 1 ? '1 of them is' : `${left} of them are`} left unused.`,
  fewerDeliveries: reason =>
    isCounted(reason)
      ? `It makes ${count(reason.better, DELIVERY)} instead of ${instead(reason.played)}.`
      : `It leads to about ${decimal(reason.better)} deliveries this round instead of ${decimal(reason.played)}.`,
  missedPush: ({ played, better }) =>
    `It removes ${count(better, { one: 'stall', other: 'stalls' })} from the market instead of ${instead(played)}.`,
  weakerPush: ({ played, better }, who) =>
    `It removes another stall from the market (owner: ${ownerName(better, who)}, not ${ownerName(played, who)}).`,
  weakerDelivery: ({ played, better }, _, nameOf) =>
    `It brings ${delivery(better, nameOf)} rather than ${delivery(played, nameOf)}.`,
  lostTurnOrder: ({ played, better }) =>
    `It makes for an earlier place in the turn order: about ${decimal(better)} instead of ${decimal(played)}.`,
  shorterSiesta: ({ played, better }) =>
    `It gives a longer siesta: about ${decimal(better)} steps this round instead of ${decimal(played)}.`,

  weakerSide: ({ card, played, better }, _, nameOf) =>
    `It plays ${quoted(nameOf(card))} ${AS[better]}, where the card does more than ${AS[played]}.`,
  weakerCard: ({ played, better }, _, nameOf) =>
    `It plays ${quoted(nameOf(better.card))} ${AS[better.side]} rather than ${quoted(nameOf(played.card))} ${AS[played.side]}.`,
  missedCard: ({ better }, _, nameOf) => `It plays ${quoted(nameOf(better.card))} ${AS[better.side]} as well.`,
  missedRoof: ({ roof: id }) => `It buys ${roof(id)}.`,
  weakerRoof: ({ played, better }) => `It buys ${roof(better)} rather than ${roof(played)}.`,

  unused: (use, _, nameOf) => `It puts ${used(use, nameOf)} to use now.`,
  usedTooSoon: (use, _, nameOf) =>
    'commodity' in use
      ? `It saves the commodity for later rather than turning it in now (${uses[use.commodity]}).`
      : `It saves ${used(use, nameOf)} for later.`,

  wastedGoods: ({ how, goods }) => `It keeps ${listed(amountsIn(goods, amountOf))} that would otherwise ${FATE[how]}.`,
  overpaid: ({ played, better }) =>
    `It does the same for ${orNothing(priceIn(better, amountOf))} instead of ${orNothing(priceIn(played, amountOf))}.`,
  fewerUpgrades: ({ played, better }) =>
    `It makes ${count(better, { one: 'upgrade', other: 'upgrades' })} instead of ${instead(played)}.`,
  fewerGoods: ({ played, better }) =>
    `It brings more: ${listed(amountsIn(better, amountOf))} instead of ${orNothing(amountsIn(played, amountOf))}.`,
  weakerGoods: ({ played, better }) =>
    `It brings ${listed(amountsIn(better, amountOf))} rather than ${listed(amountsIn(played, amountOf))}.`,
  fewerPoints: ({ source, played, better }) =>
    `It scores ${amountOf(better, 'point')} instead of ${instead(played)} (${sources[source]}).`,
  endedEarly: ({ left }) => `It does ${left === 1 ? 'one more thing' : `${left} more things`} in this turn at no cost.`,

  lessSilver: ({ played, better }) => `It leaves ${amountOf(better - played, 'silver')} more in hand.`,
  weakerDie: ({ played, better }) => `It takes ${die(better)} rather than ${die(played)}.`,
  weakerDonkey: ({ played, better }) => `It chooses donkey ${better} rather than donkey ${played}.`,
  weakerHex: ({ played, better }) => `It puts the stall on hex ${better} rather than on hex ${played}.`,
  other: () => 'It simply comes out ahead when the round is played on.',
}

const DELIVERY = { one: 'delivery', other: 'deliveries' }

const FATE = {
  sold: 'be sold',
  forgone: 'be given up for want of a marker',
  lost: 'find no pen',
} as const

function delivery({ good, to }: CoachDelivery, nameOf: CardNames): string {
  return `${amountOf(1, good)} to the ${typeof to === 'number' ? `barrow ${quoted(nameOf(to))}` : buildings[to]}`
}

function used(use: CoachUse, nameOf: CardNames): string {
  if ('roof' in use) return roof(use.roof)
  return 'helper' in use ? `the helper ${quoted(nameOf(use.helper))}` : `a commodity (${uses[use.commodity]})`
}

function die(space: number): string {
  return `the die on space ${space} (${spaces[space] ?? ''})`
}
