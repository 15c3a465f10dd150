import {
  type Action,
  type ActionOf,
  buyPrice,
  type Choice,
  deliveryPrice,
  extensionCost,
  farmOf,
  NOBODY,
  type PlayerView,
  partsOf,
  roofPrice,
  type Side,
  salePrice,
  type Task,
  taskOf,
  UPGRADES,
  upgradePrice,
} from '@la-granja/engine'
import { helperOf, printedOf } from '../cards.ts'
import type { ActionTexts, CardNames } from '../language.ts'
import { hasTwin, symbolsOf } from '../twins.ts'
import { effectsPhrase, gainPhrase, pricePhrase, stepsPhrase } from './effects.ts'
import {
  accusative,
  accusativeName,
  amountOf,
  BECOMES,
  BUILDINGS,
  capital,
  count,
  counted,
  DELIVERY,
  DELIVERY_ACCUSATIVE,
  fromField,
  goodName,
  HAT,
  quoted,
} from './forms.ts'
import { names } from './names.ts'

type View = PlayerView | undefined

const { roofs, icons, uses } = names

export const actions: ActionTexts = {
  endTurn: (_, view) => (isTask(view, 'sorting') || isTask(view, 'offered') ? 'Дальше' : 'Закончить ход'),
  finish: () => 'Пропустить остальное',
  cancel: () => 'Взять назад',

  sell: ({ seat, good, from }, view) =>
    `Продать ${accusative(1, good)}${fromField(from)}${view ? ` за ${amountOf(salePrice(view.table, seat, good), 'silver')}` : ''}`,
  buy: ({ seat, good }, view) =>
    `Купить ${accusative(1, good)}${view ? ` за ${amountOf(buyPrice(view.table, seat, good), 'silver')}` : ''}`,
  upgrade: ({ seat, good, from }, view) =>
    `Улучшить ${accusative(1, good)}${fromField(from)} до ${BECOMES[UPGRADES[good]]}${upgradeCost(seat, good, view)}`,
  spend: ({ on }) => `Использовать товар для обмена: ${uses[on]}`,
  useRoof: ({ seat, space }, view) => `Использовать жетон кровли ${roofOn(seat, space, view)}`,
  use: offerLabel,

  play: ({ seat, card, side }, view, nameOf) =>
    `Разыграть карту ${quoted(nameOf(card))} как ${SIDE_LABELS[side](card, seat, view)}`,
  pay: ({ good, from }, view) =>
    good === 'silver' && isTask(view, 'payingRoof')
      ? 'Доплатить серебром'
      : `Отдать ${accusative(1, good)}${fromField(from)}`,
  discard: ({ card }, view, nameOf) =>
    `${isTask(view, 'makingRoom') ? 'Убрать' : 'Сбросить'} карту ${quoted(nameOf(card))}`,
  buyRoof: roofLabel,

  take: ({ good }) => `Взять ${accusative(1, good)}`,
  draw: () => 'Взять карту',
  collect(_, view, nameOf) {
    const choice = choiceOf(view, 'collect')
    return choice === undefined ? 'Взять предложенное' : capital(effectsPhrase(choice.tasks, nameOf))
  },
  grow: ({ good }) => `Вырастить ${accusativeName(good)} на пустом поле`,
  barter: ({ give, take }) => `Обменять ${accusative(1, give)} на ${accusative(1, take)}`,
  turnUp: ({ seat, space }, view) => `Снова открыть жетон кровли ${roofOn(seat, space, view)}`,
  keep: ({ card }, _, nameOf) => `Оставить карту ${quoted(nameOf(card))}`,
  repeat: ({ building }) => `Повторить функцию ${BUILDINGS[building].genitive}: ${names.crafts[building].instant}`,

  takeDie: ({ die }) => `Взять кубик ${die}: ${names.spaces[die] ?? ''}`,
  changeDie: ({ to }) => `Изменить на ${to}: ${names.spaces[to] ?? ''}`,
  resolve(_, view) {
    const task = taskOf(view)
    return task?.do === 'dieTaken'
      ? `Использовать кубик ${task.die}: ${names.spaces[task.die] ?? ''}`
      : 'Использовать кубик'
  },

  chooseDonkey({ donkey }, view) {
    const printed = view && partsOf(view.table).set.donkeys[donkey - 1]
    if (printed === undefined) return `Выбрать ослика ${donkey}`
    const { deliveries, hats } = printed
    return `Ослик ${donkey}: ${count(deliveries, DELIVERY)}, ${count(hats, HAT)}`
  },
  advance: ({ steps }) => (steps === 0 ? 'Остаться на месте' : capital(stepsPhrase(steps))),
  deliver: ({ good, from, building, row }, view) =>
    `Доставить ${accusativeName(good)}${fromField(from)} ${BUILDINGS[building].into}${rowLabel(building, row, view)}`,
  load: ({ good, from, card }, _, nameOf) =>
    `Доставить ${accusativeName(good)}${fromField(from)} на тележку ${quoted(nameOf(card))}`,
  buyDeliveries: ({ seat, count: number }, view) =>
    `Купить ${count(number, DELIVERY_ACCUSATIVE)}${view ? ` за ${amountOf(number * deliveryPrice(view.table, seat), 'silver')}` : ''}`,
  placeStall: ({ hex }, view) =>
    view !== undefined && (view.table.stalls[hex] ?? NOBODY) !== NOBODY
      ? `Вытеснить позицию на клетке ${hex}`
      : `Занять позицию на клетке ${hex}`,

  takeBack: ({ good, from }) => `Забрать маркер: ${goodName(good)}${fromField(from)}`,
  takeBackDelivery: takeBackLabel,
  takeBackStall: ({ hex }) => `Забрать позицию с клетки ${hex}`,
  takeBackMark: ({ card }, _, nameOf) => `Забрать маркер с помощника ${quoted(nameOf(card))}`,
  forgo({ gain }, view, nameOf) {
    const task = taskOf(view)
    const losses = task?.do === 'placing' ? task.gains.map(lost => gainPhrase(lost, nameOf)) : []
    const lost = losses[gain] ?? `приобретение ${gain + 1}`
    return `Отказаться: ${lost}${hasTwin(losses, gain) ? ` (${gain + 1})` : ''}`
  },
}

const PRICE = counted('товар', 'товара', 'товаров')

const SIDE_LABELS: Readonly<Record<Side, (card: number, seat: Action['seat'], view: View) => string>> = {
  field: (card, _, view) => `поле (${goodName(printedOf(card, view?.table).field)})`,
  barrow(card, _, view) {
    const { goods, points } = printedOf(card, view?.table).barrow
    return `тележку (${goods.map(goodName).join(', ')}; ${amountOf(points, 'point')})`
  },
  extension(card, seat, view) {
    const printed = printedOf(card, view?.table).extension.map(icon => icons[icon])
    const cost = view && count(extensionCost(view.table, seat), PRICE)
    return `расширение (${printed.join(', ')}${cost ? `; цена: ${cost}` : ''})`
  },
  helper: () => 'помощника',
}

function upgradeCost(seat: Action['seat'], good: ActionOf<'upgrade'>['good'], view: View): string {
  if (view === undefined) return ''
  if (choiceOf(view, 'upgrade') !== undefined) return ' бесплатно'
  return ` за ${amountOf(upgradePrice(view.table, seat, good), 'silver')}`
}

/** With the payment and the gain of that one offer; a helper that offers only one thing is described as on its card. */
function offerLabel({ seat, card, offer }: ActionOf<'use'>, view: View, nameOf: CardNames): string {
  const name = nameOf(card)
  const { says } = names.cards[printedOf(card, view?.table).id]
  const taken = helperOf(card, view?.table).may?.[offer]
  if (taken === undefined || (typeof taken.gives === 'function' && view === undefined)) return `${name}: ${says}`
  const gives = typeof taken.gives === 'function' && view ? taken.gives(view.table, seat) : taken.gives
  const price = pricePhrase(taken.pay)
  const phrase = typeof gives === 'function' ? says : effectsPhrase(gives, nameOf)
  return `${name}: ${price === '' ? phrase : `${price}, ${phrase}`}`
}

/** By what it gives, and by its space too where two roofs give the same. */
function roofOn(seat: Action['seat'], space: number, view: View): string {
  const owned = view === undefined ? [] : farmOf(view.table, seat).roofs
  const roof = owned.find(one => one.space === space)
  const place = `на клетке ${space + 1}`
  if (roof === undefined) return place
  const alone = owned.filter(one => one.roof === roof.roof).length === 1
  return alone ? quoted(roofs[roof.roof]) : `${quoted(roofs[roof.roof])} ${place}`
}

function roofLabel({ seat, roof, space }: ActionOf<'buyRoof'>, view: View): string {
  const id = view?.table.roofs[roof]
  if (view === undefined || id === undefined) return `Купить жетон кровли ${roof + 1} на клетку ${space + 1}`
  const points = partsOf(view.table).set.roofSpaces[space]
  const where =
    points === undefined
      ? `, на карту ${quoted(names.cards.storageBuilder.name)}`
      : points > 0
        ? `, ${amountOf(points, 'point')}`
        : ''
  return `Купить жетон кровли ${quoted(roofs[id])} за ${amountOf(roofPrice(view.table, seat), 'silver')}${where}`
}

/** Named only where a building's rows differ. */
function rowLabel(building: ActionOf<'deliver'>['building'], row: number, view: View): string {
  if (view === undefined) return ` (ряд ${row + 1})`
  const { rows } = partsOf(view.table).set.buildings[building]
  const alike = new Set(rows.map(symbols => symbols.join())).size === 1
  return alike ? '' : ` (ряд ${row + 1}: ${(rows[row] ?? []).map(goodName).join(', ')})`
}

/** With the symbol's number where the same good is printed twice, so that no two labels are the same. */
function takeBackLabel(action: ActionOf<'takeBackDelivery'>, view: View, nameOf: CardNames): string {
  const { place, symbol } = action
  const where = typeof place === 'number' ? `с тележки ${quoted(nameOf(place))}` : BUILDINGS[place].from
  if (view === undefined) return `Забрать маркер ${symbol + 1} ${where}`
  const symbols = symbolsOf(action, view)
  const good = symbols[symbol]
  if (good === undefined) return `Забрать маркер ${where}`
  return `Забрать маркер ${where}: ${goodName(good)}${hasTwin(symbols, symbol) ? ` (символ ${symbol + 1})` : ''}`
}

function isTask(view: View, name: Task['do']): boolean {
  return view !== undefined && taskOf(view)?.do === name
}

function choiceOf<P extends Choice['pick']>(view: View, pick: P): Extract<Choice, { pick: P }> | undefined {
  const task = taskOf(view)
  if (task?.do !== 'picking') return undefined
  return task.from.find((choice): choice is Extract<Choice, { pick: P }> => choice.pick === pick)
}
