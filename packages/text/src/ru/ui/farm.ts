import type { Ui } from '../../ui.ts'
import { amountOf, capital, count, counted, DELIVERY, HAT, listed, quoted } from '../forms.ts'

const PRICE = counted('товар', 'товара', 'товаров')

const listOr = (words: readonly string[], none: string): string => (words.length === 0 ? none : listed(words))

export const farm: Ui['farm'] = {
  title: 'Твоя ферма',
  watching: 'Ты зритель; все фермы есть в списке игроков.',

  hand: 'Рука',
  ofLimit: (amount, limit) => `${amount} из ${limit}`,
  keepOne: 'Оставь одну из отмеченных карт',
  handEmpty: 'В руке нет карт.',
  handsHidden: 'Карты в руке видит только их владелец.',
  leaving: card => `Разыгрывается: ${card}`,

  card: ({ name, field, goods, points, icons, says }) =>
    `${name}. Поле: ${field}. Тележка: ${listed(goods)}, ${points} ПО. Расширение: ${listed(icons)}. Помощник: ${says}`,
  when: { any: 'Любая фаза', end: 'Конец игры' },
  oncePerRound: 'раз за раунд',

  fields: 'Поля',
  barrows: 'Тележки',
  extensions: 'Расширения',
  helpers: 'Помощники',
  side: (side, holds) => `Сторона ${quoted(side)}: ${listOr(holds, 'пусто')}`,
  nextCosts: amount => `цена: ${count(amount, PRICE)}`,
  fieldOf: (crop, ripe) => `Поле: ${crop}, ${ripe ? 'урожай есть' : 'урожая нет'}`,
  barrow: (name, filled, open, points) =>
    `Тележка ${quoted(name)}, ${points} ПО: ${filled.length === 0 ? '' : `доставлено: ${listed(filled)}; `}осталось: ${listOr(open, 'ничего')}`,
  extension: icons => `Расширение: ${listed(icons)}`,
  helper: (name, state, says) => `Помощник ${quoted(name)}${state === '' ? '' : `, ${state}`}: ${says}`,
  helperShort: (name, used) => `Помощник ${quoted(name)}${used ? ', применён' : ''}`,
  used: 'применён',

  stores: 'Товары',
  store: (name, amount, notes) => `${capital(name)}: ${[amount, ...notes].join(', ')}`,
  penNote: all => `комнат ${all}`,
  buyNote: price => `купить за ${price}`,
  sellNote: price => `продать за ${price}`,
  upgradeNote: (price, to) => `улучшить за ${price} (${to})`,
  buy: price => `купить ${price}`,
  sell: price => `продать ${price}`,
  closed: uses => `закрыто: ${listed(uses)}`,

  roofs: 'Кровля',
  roof: (space, gives, used) => `Жетон кровли на клетке ${space}: ${gives}${used ? ', использован' : ''}`,
  freeSpace: (space, points) => `Свободная клетка кровли ${space}, ${points} ПО`,
  roofsUp: (up, all) => `Можно использовать жетонов кровли: ${up} из ${all}`,

  donkeys: 'Ослики',
  donkey: (deliveries, hats, state) =>
    `Ослик: ${count(deliveries, DELIVERY)}, ${count(hats, HAT)}${state === '' ? '' : `; ${state}`}`,
  donkeyStates: { left: '', used: 'использован', chosen: 'выбран тайно', revealed: 'в этом раунде' },
  donkeysLeft: left => `Осталось осликов: ${left}`,

  silver: amount => amountOf(amount, 'silver'),
  points: amount => (amount === undefined ? 'ПО закрыты до конца игры' : `${amount} ПО`),
  markers: (left, all) => `Осталось маркеров: ${left} из ${all}`,
  markersShort: 'маркеры',
  handOf: (amount, limit) => `Карт в руке: ${amount}, ограничение: ${limit}`,
  handShort: 'в руке',
  crafts: 'Жетоны умения',
  craft: (building, lasting, effect) => `${building}, ${lasting ? 'постоянно' : 'сразу'}: ${effect}`,
  noCrafts: 'нет жетонов умения',

  farmOf: name => `Ферма: ${name}`,
  position: (place, all) => `Место в порядке хода: ${place} из ${all}`,
  place: place => `${place}.`,
  facts: facts => `${facts.join('. ')}.`,
  turn: 'ходит',
}
