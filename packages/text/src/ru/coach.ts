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
import { accusative, amountOf, BUILDINGS, count, counted, DELIVERY_ACCUSATIVE, listed, quoted } from './forms.ts'
import { names } from './names.ts'

// «Так» is the better way to play the turn. What can be done stands in the infinitive, so it fits whoever plays.

const { roofs, sides, sources, spaces, uses } = names

const decimal = decimalIn('ru')
const roof = (id: keyof typeof roofs): string => `жетон кровли ${quoted(roofs[id])}`
const not = (instead: number | string): string => (instead === 0 || instead === '' ? '' : `, а не ${instead}`)
const cost = (words: readonly string[]): string => (words.length === 0 ? 'даром' : `за ${listed(words)}`)

export const reasons: ReasonTexts = {
  missedFirst: ({ building }) => `Так удаётся раньше всех заполнить ряд ${BUILDINGS[building].genitive}.`,
  missedBuilding: ({ building }) => `Так удаётся заполнить ряд ${BUILDINGS[building].genitive}.`,
  missedBarrow: ({ card, points }, _, nameOf) =>
    `Так удаётся заполнить тележку ${quoted(nameOf(card))} за ${amountOf(points, 'point')}.`,
  unusedDelivery: ({ left }) =>
    `Так бесплатные поставки используются полнее; иначе ${left === 1 ? '1 из них пропадает' : `${left} из них пропадают`}.`,
  fewerDeliveries: reason =>
    isCounted(reason)
      ? `Так можно сделать ${count(reason.better, DELIVERY_ACCUSATIVE)}${not(reason.played)}.`
      : `Так поставок за этот раунд в среднем больше: ${decimal(reason.better)} вместо ${decimal(reason.played)}.`,
  missedPush: ({ played, better }) =>
    `Так можно снять с рынка ${count(better, counted('позицию', 'позиции', 'позиций'))}${not(played)}.`,
  weakerPush: ({ played, better }, who) =>
    `Так с рынка снимается другая позиция (владелец: ${ownerName(better, who)}, а не ${ownerName(played, who)}).`,
  weakerDelivery: ({ played, better }, _, nameOf) =>
    `Так можно доставить ${delivery(better, nameOf)}, а не ${delivery(played, nameOf)}.`,
  lostTurnOrder: ({ played, better }) =>
    `Так место в порядке хода лучше: в среднем ${decimal(better)} вместо ${decimal(played)}.`,
  shorterSiesta: ({ played, better }) =>
    `Так сиеста длиннее: шагов за этот раунд в среднем ${decimal(better)} вместо ${decimal(played)}.`,

  weakerSide: ({ card, played, better }, _, nameOf) =>
    `Так карта ${quoted(nameOf(card))} разыграна как ${sides[better]} и приносит больше, чем как ${sides[played]}.`,
  weakerCard: ({ played, better }, _, nameOf) =>
    `Так разыграна карта ${tucked(better, nameOf)}, а не ${tucked(played, nameOf)}.`,
  missedCard: ({ better }, _, nameOf) => `Так разыграна ещё и карта ${tucked(better, nameOf)}.`,
  missedRoof: ({ roof: id }) => `Так можно купить ${roof(id)}.`,
  weakerRoof: ({ played, better }) => `Так можно купить ${roof(better)}, а не ${quoted(roofs[played])}.`,

  unused(use, _, nameOf) {
    if ('commodity' in use) return `Так сразу использован товар для обмена (${uses[use.commodity]}).`
    return `Так сразу использован ${'roof' in use ? roof(use.roof) : `помощник ${quoted(nameOf(use.helper))}`}.`
  },
  usedTooSoon(use, _, nameOf) {
    if ('commodity' in use) return `Так товар для обмена остаётся на потом (вместо: ${uses[use.commodity]}).`
    return `Так ${'roof' in use ? roof(use.roof) : `помощник ${quoted(nameOf(use.helper))}`} остаётся на потом.`
  },

  wastedGoods: ({ how, goods }) => `Так сохраняется то, что иначе ${FATE[how]}: ${listed(amountsIn(goods, amountOf))}.`,
  overpaid: ({ played, better }) =>
    `Так то же самое достаётся ${cost(priceIn(better, accusative))}, а не за ${listed(priceIn(played, accusative))}.`,
  fewerUpgrades: ({ played, better }) =>
    `Так можно сделать ${count(better, counted('улучшение', 'улучшения', 'улучшений'))}${not(played)}.`,
  fewerGoods: ({ played, better }) =>
    `Так можно получить больше: ${listed(amountsIn(better, accusative))}${not(listed(amountsIn(played, accusative)))}.`,
  weakerGoods: ({ played, better }) =>
    `Так можно получить ${listed(amountsIn(better, accusative))}, а не ${listed(amountsIn(played, accusative))}.`,
  fewerPoints: ({ source, played, better }) =>
    `Так можно получить ${amountOf(better, 'point')}${not(played)} (${sources[source]}).`,
  endedEarly: ({ left }) =>
    `Так до конца хода можно сделать ещё ${count(left, counted('действие', 'действия', 'действий'))} без всяких затрат.`,

  lessSilver: ({ played, better }) => `Так серебра остаётся больше на ${better - played}.`,
  weakerDie: ({ played, better }) => `Так можно взять кубик с клетки ${die(better)}, а не с клетки ${die(played)}.`,
  weakerDonkey: ({ played, better }) => `Так можно выбрать ослика ${better}, а не ослика ${played}.`,
  weakerHex: ({ played, better }) => `Так позиция ставится на клетку рынка ${better}, а не на клетку ${played}.`,
  other: () => 'Так положение просто лучше, если доиграть раунд.',
}

const FATE = {
  sold: 'уходит на продажу',
  forgone: 'пропадает из-за нехватки маркеров',
  lost: 'пропадает из-за нехватки комнат',
} as const

function delivery({ good, to }: CoachDelivery, nameOf: CardNames): string {
  const place = typeof to === 'number' ? `на тележку ${quoted(nameOf(to))}` : BUILDINGS[to].into
  return `${accusative(1, good)} ${place}`
}

function tucked({ card, side }: CoachCard, nameOf: CardNames): string {
  return `${quoted(nameOf(card))} как ${sides[side]}`
}

function die(space: number): string {
  return `${space} (${spaces[space] ?? ''})`
}
