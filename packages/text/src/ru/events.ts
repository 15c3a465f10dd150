import { type Cause, type CommodityUse, NEUTRAL, type NeutralReason, NOBODY, type StallOwner } from '@la-granja/engine'
import type { EventTexts, Who } from '../language.ts'
import { gainPhrase } from './effects.ts'
import {
  accusative,
  amountOf,
  BECOMES,
  BUILDINGS,
  CARD,
  capital,
  count,
  counted,
  fromField,
  inGender,
  listed,
  one,
  quoted,
  SIESTA_STEP,
  STEP,
} from './forms.ts'
import { names } from './names.ts'

// The name comes first and then a colon: what follows agrees with the thing, never with the person.

const { buildings, roofs, sides, steps, uses } = names

const by = (cause: Cause): string => `(${names.cause(cause)})`
const roof = (id: keyof typeof roofs): string => quoted(roofs[id])

export const events: EventTexts = {
  stepBegan: ({ round, step }) => `Раунд ${round}: ${steps[step]}.`,
  turnBegan: ({ seat }, who) => `Ход: ${who(seat)}.`,
  turnEnded: ({ seat }, who) => `${who(seat)}: ход окончен.`,

  silverGained: ({ seat, amount, by: cause }, who) =>
    `${who(seat)}: получено ${amountOf(amount, 'silver')} ${by(cause)}.`,
  silverPaid: ({ seat, amount, by: cause }, who) =>
    `${who(seat)}: уплачено ${amountOf(amount, 'silver')} ${by(cause)}.`,
  pointsGained: ({ seat, amount, by: cause }, who) =>
    `${who(seat)}: получено ${amountOf(amount, 'point')} ${by(cause)}.`,
  pointsPaid: ({ seat, amount, by: cause }, who) => `${who(seat)}: отдано ${amountOf(amount, 'point')} ${by(cause)}.`,

  gained: ({ seat, good, by: cause }, who) => `${who(seat)}: ${one('получен', good)} ${by(cause)}.`,
  grown: ({ seat, good }, who) =>
    `${who(seat)}: на поле ${good === 'grape' ? 'вырос' : 'выросла'} ${amountOf(1, good)}.`,
  born: ({ seat }, who) => `${who(seat)}: приплод, ${amountOf(1, 'pig')}.`,
  paid: ({ seat, good, from, by: cause }, who) => `${who(seat)}: ${one('отдан', good, from)} ${by(cause)}.`,
  sold: ({ seat, good, from, price }, who) =>
    `${who(seat)}: ${one('продан', good, from)} за ${amountOf(price, 'silver')}.`,
  soldUnhoused: ({ seat, price, by: cause }, who) =>
    `${who(seat)}: новый поросёнок остался без комнаты и продан за ${amountOf(price, 'silver')} ${by(cause)}.`,
  bought: ({ seat, good, price }, who) => `${who(seat)}: ${one('куплен', good)} за ${amountOf(price, 'silver')}.`,
  upgraded: ({ seat, good, into, from, price }, who) =>
    `${who(seat)}: ${amountOf(1, good)}${fromField(from)} ${inGender('улучшен', good)} до ${BECOMES[into]} ${price === 0 ? 'бесплатно' : `за ${amountOf(price, 'silver')}`}.`,
  bartered: ({ seat, give, take }, who) =>
    `${who(seat)}: ${amountOf(1, give)} ${inGender('обменян', give)} на ${accusative(1, take)}.`,
  commoditySpent: ({ seat, on }, who) => `${who(seat)}: использован товар для обмена (${uses[on]}).`,

  gainForgone: ({ seat, gain }, who, nameOf) =>
    `${who(seat)}: не осталось маркеров (упущено: ${gainPhrase(gain, nameOf)}).`,
  goodTakenBack: ({ seat, good, from }, who) => `${who(seat)}: забран маркер (${amountOf(1, good)}${fromField(from)}).`,
  rowTakenBack: ({ seat, building }, who) => `${who(seat)}: забран маркер ${BUILDINGS[building].from}.`,
  barrowTakenBack: ({ seat, card }, who, nameOf) => `${who(seat)}: забран маркер с тележки ${quoted(nameOf(card))}.`,
  stallTakenBack: ({ seat, hex }, who) => `${who(seat)}: забрана позиция с клетки рынка ${hex}.`,
  markTakenBack: ({ seat, card }, who, nameOf) => `${who(seat)}: забран маркер с помощника ${quoted(nameOf(card))}.`,

  cardPlayed: ({ seat, card, side }, who, nameOf) =>
    `${who(seat)}: разыграна карта ${quoted(nameOf(card))} как ${sides[side]}.`,
  cardDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: сброшена карта ${quoted(nameOf(card))}.`,
  barrowDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: убрана тележка ${quoted(nameOf(card))}.`,
  helperDiscarded: ({ seat, card }, who, nameOf) => `${who(seat)}: помощник ${quoted(nameOf(card))} отпущен.`,
  pigsLost: ({ seat, count: pigs }, who) =>
    `${who(seat)}: не хватило комнат, ${pigs === 1 ? 'потерян' : 'потеряно'} ${amountOf(pigs, 'pig')}.`,
  usesReopened: ({ seat }, who) => `${who(seat)}: снова открыты все варианты обмена.`,
  cardsDrawn({ seat, count: number, cards }, who, nameOf) {
    if (cards !== undefined) return `${who(seat)}: ${cards.length === 1 ? 'взята' : 'взяты'} ${named(cards, nameOf)}.`
    return `${who(seat)}: ${number === 1 ? 'взята' : 'взято'} ${count(number, CARD)}.`
  },
  pileShuffled: ({ count: number }) => `Сброс перетасован в новую колоду: ${count(number, CARD)}.`,
  cardsSeen({ seat, cards }, who, nameOf) {
    if (cards === undefined) return `${who(seat)}: просмотрены две верхние карты колоды.`
    return `${who(seat)}: ${cards.length === 1 ? 'просмотрена' : 'просмотрены'} ${named(cards, nameOf)}.`
  },
  cardKept: ({ seat, card }, who, nameOf) =>
    `${who(seat)}: ${card === undefined ? 'одна карта оставлена' : `оставлена карта ${quoted(nameOf(card))}`}, другая ушла под колоду.`,
  helperUsed: ({ seat, card }, who, nameOf) => `${who(seat)}: применён помощник ${quoted(nameOf(card))}.`,
  marksRemoved: () => 'Все помощники снова готовы к работе.',
  useClosed: ({ seat, use }, who) => `${who(seat)}: закрыт вариант обмена (${optionName(use)}).`,

  roofBought: ({ seat, roof: id, space }, who) =>
    `${who(seat)}: жетон кровли ${roof(id)} положен на клетку ${space + 1}.`,
  roofUsed: ({ seat, roof: id }, who) => `${who(seat)}: использован жетон кровли ${roof(id)}.`,
  roofTurnedUp: ({ seat, space }, who) => `${who(seat)}: снова открыт жетон кровли на клетке ${space + 1}.`,
  roofsRevealed: ({ roofs: ids }) =>
    ids.length === 0 ? 'Новых жетонов кровли нет.' : `Новые жетоны кровли: ${ids.map(roof).join(', ')}.`,

  spaceReserved: ({ seat, space }, who) => `${who(seat)}: отложен последний кубик на клетке дохода ${space}.`,
  diceRolled: ({ seat, dice }, who) => `${who(seat)}: выпало ${dice.join(' ')}.`,
  dieTaken: ({ seat, die }, who) => `${who(seat)}: взят кубик с клетки дохода ${die}.`,
  dieChanged: ({ seat, from, to }, who) => `${who(seat)}: кубик изменён с ${from} на ${to}.`,
  dieResolved: ({ seat, space }, who) => `${who(seat)}: использована клетка дохода ${space}.`,
  dieDiscarded: ({ die }) => `Кубик с клетки дохода ${die} убран за нейтрального игрока.`,
  lastDieGone: () => 'Последний кубик убран.',

  donkeysReturned: () => 'Все ослики вернулись в стойла.',
  donkeyChosen: ({ seat, donkey }, who) =>
    `${who(seat)}: ${donkey === undefined ? 'ослик выбран тайно' : `выбран ослик ${donkey}`}.`,
  donkeysRevealed: ({ donkeys }, who) =>
    `Ослики: ${donkeys.map((donkey, seat) => `${who(seat as 0)} ${donkey}`).join(', ')}.`,
  donkeyExchanged: ({ seat, from, to }, who) => `${who(seat)}: ослик ${from} заменён на ослика ${to}.`,
  rested: ({ seat, from, to, by: cause }, who) =>
    `${who(seat)}: продвижение на ${count(to - from, SIESTA_STEP)} ${by(cause)}.`,
  orderSet: ({ order }, who) => `Новый порядок хода: ${order.map(who).join(', ')}.`,
  discsReturned: () => 'Диски вернулись в начало трека сиесты.',

  delivered: ({ seat, good, from, building }, who) =>
    `${who(seat)}: ${one('доставлен', good, from)} ${BUILDINGS[building].into}.`,
  loaded: ({ seat, good, from, card }, who, nameOf) =>
    `${who(seat)}: ${one('доставлен', good, from)} на тележку ${quoted(nameOf(card))}.`,
  buildingCompleted: ({ seat, building, first }, who) =>
    `${who(seat)}: ряд ${BUILDINGS[building].genitive} заполнен${first ? ' раньше всех' : ''}.`,
  buildingOpened: ({ seat, building, marker }, who) =>
    `${who(seat)}: снят жетон очередности ${marker}, здание ${quoted(buildings[building])} открыто.`,
  craftTaken: ({ seat, building }, who) => `${who(seat)}: взят жетон умения ${BUILDINGS[building].genitive}.`,
  craftsTurned: () => 'Новые жетоны умения перевёрнуты и действуют постоянно.',
  barrowCompleted: ({ seat, card }, who, nameOf) => `${who(seat)}: тележка ${quoted(nameOf(card))} заполнена.`,
  stallPlaced: ({ seat, hex }, who) => `${who(seat)}: занята позиция на клетке рынка ${hex}.`,
  stallRemoved: ({ seat, owner, hex }, who) =>
    `${capital(ownerName(seat, who))}: снята позиция с клетки рынка ${hex} (владелец: ${ownerName(owner, who)}).`,
  cardRevealed: ({ card }, _, nameOf) => `Нейтральный игрок открывает карту ${quoted(nameOf(card))}.`,
  neutralPlaced: ({ hex, reason }) =>
    `Нейтральный игрок занимает позицию на клетке рынка ${hex} (${reasonPhrase(reason)}).`,
  placeSet: ({ neutralFirst }, who) => `Первый ход в следующем раунде: ${neutralFirst ? 'нейтральный игрок' : who(0)}.`,
  gameEnded: () => 'Подсчёт очков последнего раунда завершён, игра окончена.',
}

const HIGHER = counted('пустая клетка выше', 'пустые клетки выше', 'пустых клеток выше')
const REMOVED = counted('позицию', 'позиции', 'позиций')

/** §11: why this hex and no other. */
function reasonPhrase({ removes, threats, distance }: NeutralReason): string {
  const apart = distance === 0 ? '' : `, до своей ближайшей позиции ${count(distance, STEP)}`
  return `снимает ${count(removes, REMOVED)}, рядом ${count(threats, HIGHER)} по значению${apart}`
}

function named(cards: readonly number[], nameOf: (card: number) => string): string {
  return `${cards.length === 1 ? 'карта' : 'карты'} ${listed(cards.map(card => quoted(nameOf(card))))}`
}

/** The Trader's two forms are one option; it and the Apprentice's go by their helper's name. */
function optionName(use: string): string {
  if (use === 'trader' || use === 'apprentice') return names.cards[use].name
  return uses[use as CommodityUse]
}

export function ownerName(owner: StallOwner, who: Who): string {
  if (owner === NOBODY) return 'никто'
  return owner === NEUTRAL ? 'нейтральный игрок' : who(owner)
}
