import type { Ui } from '../../ui.ts'
import { amountOf, CARD, capital, count, counted, listed } from '../forms.ts'

const DIE = counted('кубик', 'кубика', 'кубиков')

const sentences = (parts: readonly string[]): string => parts.filter(part => part !== '').join('; ')
const nobody = (names: readonly string[]): string => (names.length === 0 ? 'никто' : listed(names))
const points = (amount: number): string => amountOf(amount, 'point')

// A player's name stands in brackets: it has no cases here.

export const village: Ui['village'] = {
  title: 'Деревня',
  revenue: 'Клетки дохода',
  market: 'Рынок',
  roofs: 'Кровля',
  shop: 'Жетоны кровли в продаже',
  siesta: 'Сиеста',
  order: 'Порядок хода',
  cards: 'Карты',
  pile: 'Колода',
  discards: 'Сброс',
  opening: capital,

  space: (space, gives, dice, notes) => `Клетка дохода ${space}, ${gives}: ${sentences([count(dice, DIE), ...notes])}`,
  reservedFor: name => `последний кубик отложен (${name})`,
  heldBy: name => `кубик с этим числом взят (${name})`,

  hex: (hex, value, what) => `Клетка рынка ${hex}, значение ${value}: ${what}`,
  emptyHex: 'пусто',
  closedHex: 'закрыта',
  stallOf: name => `позиция (${name})`,
  neutral: 'Нейтральный игрок',
  neutralStall: 'нейтральная позиция',

  building: (name, notes) => `${name}: ${sentences(notes)}`,
  asks: goods => `нужны: ${listed(goods)}`,
  blocked: (marker, amount) => `заблокировано жетоном очередности ${marker}, на нём ${points(amount)}`,
  toTheFirst: amount => `${points(amount)} тому, кто первым заполнит ряд`,
  completedBy: names => `ряд заполнен: ${nobody(names)}`,
  done: 'заполнен',
  atOnce: 'Сразу',
  lasting: 'Постоянно',
  effects: (instant, lasting) => `жетон умения: сразу ${instant}, постоянно ${lasting}`,

  row: (building, row, what) => `${building}, ряд ${row}${what}`,
  freeRow: open => `, свободен: ${listed(open)}`,
  ownedRow: (name, delivered, open) =>
    ` (${name}): ${sentences([delivered.length === 0 ? 'ничего не доставлено' : `доставлено: ${listed(delivered)}`, open.length === 0 ? '' : `осталось: ${listed(open)}`])}`,
  doneRow: (name, place) => ` (${name}): заполнен, по счёту ${place}`,

  roof: (gives, price, phases) =>
    `Жетон кровли, ${amountOf(price, 'silver')}: ${gives}; ${phases.length === 0 ? 'в любую фазу' : `фаза: ${phases.join(', ')}`}`,
  noRoofs: 'В этом раунде больше нет.',
  each: 'за каждый',

  siestaSpace: (space, amount, names) =>
    `Клетка сиесты ${space}, ${points(amount)}: ${names.length === 0 ? 'пусто' : `${listed(names)}, снизу вверх`}`,
  place: (place, name) => `${place}. ${name}`,

  pileOf: cards => `Колода: ${count(cards, CARD)}`,
  discardsOf: cards => `Показать сброс: ${count(cards, CARD)}`,
  noDiscards: 'В сбросе пусто.',
}
