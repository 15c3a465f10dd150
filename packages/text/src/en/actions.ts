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
import { amountOf, capital, count, goodName, names, oneFrom } from './names.ts'

type View = PlayerView | undefined

const { buildings, roofs, icons, uses } = names

export const actions: ActionTexts = {
  endTurn: (_, view) => (isTask(view, 'sorting') || isTask(view, 'offered') ? 'Go on' : 'End your turn'),
  finish: () => 'Leave the rest',
  cancel: () => 'Take it back',

  sell: ({ seat, good, from }, view) =>
    `Sell ${oneFrom(good, from)}${view ? ` for ${amountOf(salePrice(view.table, seat, good), 'silver')}` : ''}`,
  buy: ({ seat, good }, view) =>
    `Buy ${amountOf(1, good)}${view ? ` for ${amountOf(buyPrice(view.table, seat, good), 'silver')}` : ''}`,
  upgrade: ({ seat, good, from }, view) =>
    `Upgrade ${oneFrom(good, from)} to ${goodName(UPGRADES[good])}${upgradeCost(seat, good, view)}`,
  spend: ({ on }) => `Turn in a commodity: ${uses[on]}`,
  useRoof: ({ seat, space }, view) => `Use the roof ${roofOn(seat, space, view)}`,
  use: offerLabel,

  play: ({ seat, card, side }, view, nameOf) => `Play ${nameOf(card)} as ${SIDE_LABELS[side](card, seat, view)}`,
  pay: ({ good, from }, view) =>
    good === 'silver' && isTask(view, 'payingRoof') ? 'Pay the rest in silver' : `Pay ${oneFrom(good, from)}`,
  discard: ({ card }, view, nameOf) => `${isTask(view, 'makingRoom') ? 'Give up' : 'Discard'} ${nameOf(card)}`,
  buyRoof: roofLabel,

  take: ({ good }) => `Take ${amountOf(1, good)}`,
  draw: () => 'Draw a card',
  collect(_, view, nameOf) {
    const choice = choiceOf(view, 'collect')
    return choice === undefined ? 'Take what is offered' : capital(effectsPhrase(choice.tasks, nameOf))
  },
  grow: ({ good }) => `Let an empty ${goodName(good)} field grow`,
  barter: ({ give, take }) => `Exchange ${amountOf(1, give)} for ${amountOf(1, take)}`,
  turnUp: ({ seat, space }, view) => `Turn up the roof ${roofOn(seat, space, view)}`,
  keep: ({ card }, _, nameOf) => `Keep ${nameOf(card)}`,
  repeat: ({ building }) => `Repeat the ${buildings[building]}: ${names.crafts[building].instant}`,

  takeDie: ({ die }) => `Take a ${die}: ${names.spaces[die] ?? ''}`,
  changeDie: ({ to }) => `Change it to ${to}: ${names.spaces[to] ?? ''}`,
  resolve(_, view) {
    const task = taskOf(view)
    return task?.do === 'dieTaken' ? `Resolve the ${task.die}: ${names.spaces[task.die] ?? ''}` : 'Resolve the die'
  },

  chooseDonkey({ donkey }, view) {
    const printed = view && partsOf(view.table).set.donkeys[donkey - 1]
    if (printed === undefined) return `Choose donkey ${donkey}`
    const { deliveries, hats } = printed
    return `Donkey ${donkey}: ${count(deliveries, { one: 'delivery', other: 'deliveries' })}, ${count(hats, { one: 'hat', other: 'hats' })}`
  },
  advance: ({ steps }) => (steps === 0 ? 'Stay where you are' : capital(stepsPhrase(steps))),
  deliver: ({ good, from, building, row }, view) =>
    `${oneTo(good, from)} to the ${buildings[building]}${rowLabel(building, row, view)}`,
  load: ({ good, from, card }, _, nameOf) => `${oneTo(good, from)} on the barrow ${nameOf(card)}`,
  buyDeliveries: ({ seat, count: number }, view) =>
    `Buy ${count(number, { one: 'delivery', other: 'deliveries' })}${view ? ` for ${amountOf(number * deliveryPrice(view.table, seat), 'silver')}` : ''}`,
  placeStall: ({ hex }, view) =>
    view !== undefined && (view.table.stalls[hex] ?? NOBODY) !== NOBODY
      ? `Replace the stall on hex ${hex}`
      : `Stall on hex ${hex}`,

  takeBack: ({ good, from }) => `Take back the marker of ${oneFrom(good, from)}`,
  takeBackDelivery: takeBackLabel,
  takeBackStall: ({ hex }) => `Take back the stall on hex ${hex}`,
  takeBackMark: ({ card }, _, nameOf) => `Take back the marker on the ${nameOf(card)}`,
  forgo({ gain }, view, nameOf) {
    const task = taskOf(view)
    const phrases = task?.do === 'placing' ? task.gains.map(lost => gainPhrase(lost, nameOf)) : []
    const phrase = phrases[gain]
    if (phrase === undefined) return `Go without gain ${gain + 1}`
    return `Go without ${phrase}${hasTwin(phrases, gain) ? ` (${gain + 1})` : ''}`
  },
}

const SIDE_LABELS: Readonly<Record<Side, (card: number, seat: Action['seat'], view: View) => string>> = {
  field: (card, _, view) => `a field (${goodName(printedOf(card, view?.table).field)})`,
  barrow(card, _, view) {
    const { goods, points } = printedOf(card, view?.table).barrow
    return `a barrow (${goods.map(goodName).join(' ')}, ${amountOf(points, 'point')})`
  },
  extension(card, seat, view) {
    const printed = printedOf(card, view?.table).extension.map(icon => icons[icon])
    const cost = view && count(extensionCost(view.table, seat), { one: 'good', other: 'goods' })
    return `an extension (${printed.join(', ')}${cost ? `; costs ${cost}` : ''})`
  },
  helper: () => 'a helper',
}

function oneTo(good: ActionOf<'deliver'>['good'], from: ActionOf<'deliver'>['from']): string {
  return capital(from === 'field' ? `${goodName(good)} from a field` : goodName(good))
}

function upgradeCost(seat: Action['seat'], good: ActionOf<'upgrade'>['good'], view: View): string {
  if (view === undefined) return ''
  if (choiceOf(view, 'upgrade') !== undefined) return ' for free'
  return ` for ${amountOf(upgradePrice(view.table, seat, good), 'silver')}`
}

/** With the payment and the gain of that one offer; a helper that offers only one thing is described as on its card. */
function offerLabel({ seat, card, offer }: ActionOf<'use'>, view: View, nameOf: CardNames): string {
  const helper = helperOf(card, view?.table)
  const name = nameOf(card)
  const taken = helper.may?.[offer]
  if (taken === undefined || (typeof taken.gives === 'function' && view === undefined)) return `${name}: ${helper.says}`
  const gives = typeof taken.gives === 'function' && view ? taken.gives(view.table, seat) : taken.gives
  const price = pricePhrase(taken.pay)
  const phrase = typeof gives === 'function' ? helper.says : effectsPhrase(gives, nameOf)
  return `${name}: ${price === '' ? phrase : `${price}, ${phrase}`}`
}

function roofOn(seat: Action['seat'], space: number, view: View): string {
  const own = view === undefined ? [] : farmOf(view.table, seat).roofs
  const roof = own.find(one => one.space === space)?.roof
  if (roof === undefined) return `on space ${space + 1}`
  const alone = own.filter(one => one.roof === roof).length === 1
  return `“${roofs[roof]}”${alone ? '' : ` on space ${space + 1}`}`
}

function roofLabel({ seat, roof, space }: ActionOf<'buyRoof'>, view: View): string {
  const id = view?.table.roofs[roof]
  if (view === undefined || id === undefined) return `Buy roof ${roof + 1} for space ${space + 1}`
  const points = partsOf(view.table).set.roofSpaces[space]
  const where =
    points === undefined
      ? `, on the ${names.cards.storageBuilder.name}`
      : points > 0
        ? ` (+${amountOf(points, 'point')})`
        : ''
  return `Buy the roof “${roofs[id]}” for ${amountOf(roofPrice(view.table, seat), 'silver')}${where}`
}

/** Named only where a building's rows differ. */
function rowLabel(building: ActionOf<'deliver'>['building'], row: number, view: View): string {
  if (view === undefined) return ` (row ${row + 1})`
  const { rows } = partsOf(view.table).set.buildings[building]
  const alike = new Set(rows.map(symbols => symbols.join())).size === 1
  return alike ? '' : ` (row ${row + 1}: ${(rows[row] ?? []).map(goodName).join(' ')})`
}

function takeBackLabel(action: ActionOf<'takeBackDelivery'>, view: View, nameOf: CardNames): string {
  const { place, symbol } = action
  const where = typeof place === 'number' ? `barrow ${nameOf(place)}` : buildings[place]
  if (view === undefined) return `Take back marker ${symbol + 1} from the ${where}`
  const symbols = symbolsOf(action, view)
  const good = symbols[symbol]
  if (good === undefined) return `Take back the marker from the ${where}`
  return `Take back the ${goodName(good)} from the ${where}${hasTwin(symbols, symbol) ? ` (symbol ${symbol + 1})` : ''}`
}

function isTask(view: View, name: Task['do']): boolean {
  return view !== undefined && taskOf(view)?.do === name
}

function choiceOf<P extends Choice['pick']>(view: View, pick: P): Extract<Choice, { pick: P }> | undefined {
  const task = taskOf(view)
  if (task?.do !== 'picking') return undefined
  return task.from.find((choice): choice is Extract<Choice, { pick: P }> => choice.pick === pick)
}
