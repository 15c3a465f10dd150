import { deliveryPrice, handLimit, type PlayerView, roofPrice, type Task } from '@la-granja/engine'
import type { CardNames, TaskTexts } from '../language.ts'
import { effectPhrase, gainsPhrase, pickingPhrase } from './effects.ts'
import { amountOf, capital, count, counted, DELIVERY, listed, quoted } from './forms.ts'
import { names } from './names.ts'

// The reader's gender is not known, so nothing is said in the past tense of the second person.

const effect = (task: Task, _: PlayerView | undefined, nameOf: CardNames): string =>
  `${capital(effectPhrase(task, nameOf))}.`

type OfferTime = Extract<Task, { do: 'offered' }>['at']

const MOMENTS: Readonly<Record<OfferTime, string>> = {
  turn: 'Твой ход',
  ownTransport: 'Твой ход в фазе транспортирования',
  beforeRoll: 'Вот-вот бросят кубики',
  rolled: 'Кубики брошены',
  takenDie: 'Кубик взят',
  anyDie: 'Пора использовать кубик',
  resolvedDie: 'Кубик использован',
  revealed: 'Ослики открыты',
  scoring: 'Идёт подсчёт очков',
}

const FULL = {
  barrow: { lead: 'Ещё для одной тележки нет места: убери одну', other: 'новой' },
  helper: { lead: 'Ещё для одного помощника нет места: убери одного', other: 'нового' },
}

const PLAYED = counted('карту', 'карты', 'карт')
const PAID_DELIVERY = counted('оплаченная поставка', 'оплаченные поставки', 'оплаченных поставок')
const UP_TO_DELIVERIES = counted('дополнительной поставки', 'дополнительных поставок', 'дополнительных поставок')
const FARM_GOODS = counted('фермерский товар', 'фермерских товара, все разные', 'фермерских товаров, все разные')

/** The card that is about to be played, for its owner. */
function chosen(view: PlayerView | undefined, nameOf: CardNames): string | undefined {
  return view === undefined || view.chosen === 0 ? undefined : quoted(nameOf(view.chosen))
}

/** `за 1 серебро` for a single one; of several each costs that much, and `по` wants the dative of one thing. */
function priceOf(left: number, price: number): string {
  if (left === 1) return `за ${amountOf(price, 'silver')}`
  return price === 1 ? 'по 1 серебру' : `по ${amountOf(price, 'silver')}`
}

function payOne(cost: number, paid: number): string {
  if (cost === 1) return 'Отдай его.'
  return paid === 0 ? 'Отдай один.' : 'Отдай ещё один.'
}

export const tasks: TaskTexts = {
  playing({ plays }) {
    if (plays === 0) return 'Карты разыграны; закончи ход, когда всё готово.'
    return `Можно разыграть ${plays === 1 ? 'карту на одну из сторон фермы' : `${count(plays, PLAYED)}, каждую на одну из сторон фермы`}, а затем закончить ход.`
  },
  trading: () => 'Прибыль получена. Торгуй сколько хочешь, затем закончи ход, и поля дадут урожай.',
  roofing({ bought }, view) {
    if (bought) return 'Жетон кровли куплен; закончи ход, когда всё готово.'
    const price = view?.seat === undefined ? undefined : roofPrice(view.table, view.seat)
    return `Можно купить один жетон кровли${price === undefined ? '' : ` за ${amountOf(price, 'silver')}`}, а затем закончить ход.`
  },
  choosingDie: () => 'Возьми один из кубиков: получишь то, что показывает его клетка.',
  dieTaken: ({ die, last }) =>
    `${last ? 'Последний кубик общий, он на клетке' : 'Твой кубик на клетке'} ${die}: ${names.spaces[die] ?? ''}. Используй его.`,
  dieResolved: () => 'Кубик использован; закончи ход, когда всё готово.',
  resting: () => 'Сиеста: продвинь диск по числу шляп своего ослика. На этом ход закончится.',
  delivering: ({ left }) =>
    left > 0
      ? `У тебя ещё ${count(left, DELIVERY)} (в здания или на свои тележки); потом закончи ход.`
      : 'Бесплатных поставок не осталось; закончи ход, когда всё готово.',
  buying({ left, paid }, view) {
    if (left === 0) return 'Больше поставок купить нельзя; закончи ход, когда всё готово.'
    if (paid) return `У тебя ещё ${count(left, PAID_DELIVERY)}; потом закончи ход.`
    const price = view?.seat === undefined ? undefined : deliveryPrice(view.table, view.seat)
    const many = left === 1 ? '1 дополнительную поставку' : `до ${count(left, UP_TO_DELIVERIES)}`
    if (price === 0) return `Можно взять ${many} бесплатно, а затем закончить ход.`
    return `Можно купить ${many}${price === undefined ? '' : ` ${priceOf(left, price)}`}, а затем закончить ход.`
  },

  offered: ({ at }) => `${MOMENTS[at]}: можно применить помощника.`,
  choosingDonkey: () => 'Выбери ослика тайно; всех откроют одновременно.',
  exchangingDonkey: () => `Выбери другого ослика вместо своего (${names.cards.courier.name}).`,
  sorting: () => `Прежде чем брать карты, можно сбросить ненужные (${names.cards.marketWoman.name}).`,
  discarding(_, view) {
    const limit = view?.seat === undefined ? undefined : handLimit(view.table, view.seat)
    return `Сбрось карту: в руке ${limit === undefined ? 'их больше, чем можно' : `можно оставить ${limit}`}.`
  },
  makingRoom({ side }, view, nameOf) {
    const card = chosen(view, nameOf)
    return `${FULL[side].lead} ради ${card === undefined ? FULL[side].other : `карты ${card}`}.`
  },
  paying({ cost, paid }, view, nameOf) {
    const card = chosen(view, nameOf)
    const sofar = paid.length === 0 ? '' : ` Уже отдано: ${listed(paid.map(({ good }) => amountOf(1, good)))}.`
    return `Расширение${card === undefined ? '' : ` ${card}`} стоит ${count(cost, FARM_GOODS)}.${sofar} ${payOne(cost, paid.length)}`
  },
  payingRoof: ({ owed }) =>
    `За жетон кровли осталось заплатить ${amountOf(owed, 'silver')}; выращенный товар идёт за 3 (${names.cards.joiner.name}).`,
  placing: ({ gains }, _, nameOf) =>
    `Все твои маркеры заняты. Забери один, чтобы получить ${gainsPhrase(gains, nameOf)}, или откажись.`,
  stalling: ({ value, quiet }) =>
    quiet === true
      ? 'Займи позицию на любой пустой клетке рынка.'
      : `Займи позицию на клетке рынка со значением ${value}.`,
  doubling: ({ points }) =>
    `Можно использовать жетон кровли и ещё раз получить ${amountOf(points, 'point')} за эту клетку.`,
  peeking: () => 'Оставь одну из этих двух карт; другая уйдёт под колоду.',
  repeating: () => 'Выбери жетон умения, чью немедленную функцию повторить.',
  picking: (task, _, nameOf) =>
    `${capital(names.cause(task.by))}: ${pickingPhrase(task, nameOf)}.${task.must === true ? '' : ' Можно и пропустить.'}`,

  silver: effect,
  points: effect,
  gain: effect,
  advance: effect,
  space: effect,
  instant: effect,
  siestaPoints: effect,
  barrowPoints: effect,
  changeDie: effect,
  resolveDie: effect,
  reserve: effect,
  peek: effect,
  drawUp: effect,
  income: effect,
}
