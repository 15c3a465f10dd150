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
  amountOf,
  BOUGHT_DELIVERY,
  capital,
  count,
  DELIVERY,
  goodName,
  HAT,
  names,
  oneFrom,
  quoted,
  TO_BUILDING,
} from './names.ts'

// Labels are infinitives.

type View = PlayerView | undefined

const { buildings, roofs, icons, uses } = names

export const actions: ActionTexts = {
  endTurn: (_, view) => (isTask(view, 'sorting') || isTask(view, 'offered') ? 'Weiter' : 'Zug beenden'),
  finish: () => 'Rest auslassen',
  cancel: () => 'Zurücknehmen',

  sell: ({ seat, good, from }, view) =>
    `${oneFrom(good, from)}${view ? ` für ${amountOf(salePrice(view.table, seat, good), 'silver')}` : ''} verkaufen`,
  buy: ({ seat, good }, view) =>
    `${amountOf(1, good)}${view ? ` für ${amountOf(buyPrice(view.table, seat, good), 'silver')}` : ''} kaufen`,
  upgrade: ({ seat, good, from }, view) =>
    `${oneFrom(good, from)}${upgradeCost(seat, good, view)} zu ${goodName(UPGRADES[good])} aufwerten`,
  spend: ({ on }) => `Handelsware einsetzen: ${uses[on]}`,
  useRoof: ({ seat, space }, view) => `Dachmarker ${roofOn(seat, space, view)} nutzen`,
  use: offerLabel,

  play: ({ seat, card, side }, view, nameOf) =>
    `${nameOf(card)} als ${names.sides[side]} ausspielen${SIDE_NOTES[side](card, seat, view)}`,
  pay: ({ good, from }, view) =>
    good === 'silver' && isTask(view, 'payingRoof') ? 'Rest in Silber zahlen' : `${oneFrom(good, from)} abgeben`,
  discard: ({ card }, view, nameOf) => `${nameOf(card)} ${isTask(view, 'makingRoom') ? 'aufgeben' : 'abwerfen'}`,
  buyRoof: roofLabel,

  take: ({ good }) => `${amountOf(1, good)} nehmen`,
  draw: () => 'Karte nachziehen',
  collect(_, view, nameOf) {
    const choice = choiceOf(view, 'collect')
    return choice === undefined ? 'Angebot annehmen' : capital(effectsPhrase(choice.tasks, nameOf))
  },
  grow: ({ good }) => `${amountOf(1, good)} auf leerem Feld wachsen lassen`,
  barter: ({ give, take }) => `${amountOf(1, give)} gegen ${amountOf(1, take)} tauschen`,
  turnUp: ({ seat, space }, view) => `Dachmarker ${roofOn(seat, space, view)} wieder aufdecken`,
  keep: ({ card }, _, nameOf) => `${nameOf(card)} behalten`,
  repeat: ({ building }) => `${buildings[building]} wiederholen: ${names.crafts[building].instant}`,

  takeDie: ({ die }) => `Würfel ${die} nehmen: ${names.spaces[die] ?? ''}`,
  changeDie: ({ to }) => `Auf ${to} ändern: ${names.spaces[to] ?? ''}`,
  resolve(_, view) {
    const task = taskOf(view)
    return task?.do === 'dieTaken'
      ? `Würfel ${task.die} ausführen: ${names.spaces[task.die] ?? ''}`
      : 'Würfel ausführen'
  },

  chooseDonkey({ donkey }, view) {
    const printed = view && partsOf(view.table).set.donkeys[donkey - 1]
    if (printed === undefined) return `Eselmarker ${donkey} wählen`
    return `Eselmarker ${donkey}: ${count(printed.deliveries, DELIVERY)}, ${count(printed.hats, HAT)}`
  },
  advance: ({ steps }) => (steps === 0 ? 'Stehen bleiben' : capital(stepsPhrase(steps))),
  deliver: ({ good, from, building, row }, view) =>
    `${oneTo(good, from)} ${TO_BUILDING[building]}${rowLabel(building, row, view)}`,
  load: ({ good, from, card }, _, nameOf) => `${oneTo(good, from)} auf den Karren ${quoted(nameOf(card))}`,
  buyDeliveries: ({ seat, count: number }, view) =>
    `${count(number, BOUGHT_DELIVERY)}${view ? ` für ${amountOf(number * deliveryPrice(view.table, seat), 'silver')}` : ''} kaufen`,
  placeStall: ({ hex }, view) =>
    view !== undefined && (view.table.stalls[hex] ?? NOBODY) !== NOBODY
      ? `Marktstand auf Marktfeld ${hex} ersetzen`
      : `Marktstand auf Marktfeld ${hex}`,

  takeBack: ({ good, from }) => `Spielermarker zurücknehmen: ${oneFrom(good, from)}`,
  takeBackDelivery: takeBackLabel,
  takeBackStall: ({ hex }) => `Marktstand von Marktfeld ${hex} zurücknehmen`,
  takeBackMark: ({ card }, _, nameOf) => `Spielermarker vom Helfer ${quoted(nameOf(card))} zurücknehmen`,
  forgo({ gain }, view, nameOf) {
    const task = taskOf(view)
    const gains = task?.do === 'placing' ? task.gains.map(one => gainPhrase(one, nameOf)) : []
    const lost = gains[gain]
    return `Auf ${lost === undefined ? `Gewinn ${gain + 1}` : `${lost}${placeAmong(gains, gain)}`} verzichten`
  },
}

const SIDE_NOTES: Readonly<Record<Side, (card: number, seat: Action['seat'], view: View) => string>> = {
  field: (card, _, view) => ` (${goodName(printedOf(card, view?.table).field)})`,
  barrow(card, _, view) {
    const { goods, points } = printedOf(card, view?.table).barrow
    return ` (${[...goods.map(goodName), amountOf(points, 'point')].join(', ')})`
  },
  extension(card, seat, view) {
    const printed = printedOf(card, view?.table).extension.map(icon => icons[icon])
    const cost = view && count(extensionCost(view.table, seat), { one: 'Hofgut', other: 'Hofgüter' })
    return ` (${printed.join(', ')}${cost ? `; kostet ${cost}` : ''})`
  },
  helper: () => '',
}

function oneTo(good: ActionOf<'deliver'>['good'], from: ActionOf<'deliver'>['from']): string {
  return from === 'field' ? `${goodName(good)} vom Feld` : goodName(good)
}

function upgradeCost(seat: Action['seat'], good: ActionOf<'upgrade'>['good'], view: View): string {
  if (view === undefined) return ''
  if (choiceOf(view, 'upgrade') !== undefined) return ' kostenlos'
  return ` für ${amountOf(upgradePrice(view.table, seat, good), 'silver')}`
}

/** With the payment and the gain of that one offer; a helper that offers only one thing is described as on its card. */
function offerLabel({ seat, card, offer }: ActionOf<'use'>, view: View, nameOf: CardNames): string {
  const taken = helperOf(card, view?.table).may?.[offer]
  const gives = typeof taken?.gives === 'function' ? view && taken.gives(view.table, seat) : taken?.gives
  if (gives === undefined) {
    const { says } = names.cards[printedOf(card, view?.table).id]
    return `${nameOf(card)}: ${says.replace(/\.$/, '')}`
  }
  const price = pricePhrase(taken?.pay)
  return `${nameOf(card)}: ${price === '' ? '' : `${price}, `}${effectsPhrase(gives, nameOf)}`
}

/** With its space where two roofs on the farm do the same. */
function roofOn(seat: Action['seat'], space: number, view: View): string {
  const own = view === undefined ? [] : farmOf(view.table, seat).roofs
  const roof = own.find(one => one.space === space)?.roof
  if (roof === undefined) return `auf Platz ${space + 1}`
  const alone = own.filter(one => one.roof === roof).length === 1
  return `${quoted(roofs[roof])}${alone ? '' : ` auf Platz ${space + 1}`}`
}

function roofLabel({ seat, roof, space }: ActionOf<'buyRoof'>, view: View): string {
  const id = view?.table.roofs[roof]
  if (view === undefined || id === undefined) return `Dachmarker ${roof + 1} für Platz ${space + 1} kaufen`
  const points = partsOf(view.table).set.roofSpaces[space]
  const where =
    points === undefined
      ? ` (auf ${quoted(names.cards.storageBuilder.name)})`
      : points > 0
        ? ` (${amountOf(points, 'point')})`
        : ''
  const which = `${quoted(roofs[id])}${placeAmong(view.table.roofs, roof)}`
  return `Dachmarker ${which} für ${amountOf(roofPrice(view.table, seat), 'silver')} kaufen${where}`
}

/** Named only where a building's rows differ. */
function rowLabel(building: ActionOf<'deliver'>['building'], row: number, view: View): string {
  if (view === undefined) return ` (Reihe ${row + 1})`
  const { rows } = partsOf(view.table).set.buildings[building]
  const alike = new Set(rows.map(symbols => symbols.join())).size === 1
  return alike ? '' : ` (Reihe ${row + 1}: ${(rows[row] ?? []).map(goodName).join(', ')})`
}

function takeBackLabel(action: ActionOf<'takeBackDelivery'>, view: View, nameOf: CardNames): string {
  const { place, symbol } = action
  const where = typeof place === 'number' ? `Karren ${quoted(nameOf(place))}` : buildings[place]
  if (view === undefined) return `Spielermarker ${symbol + 1} vom ${where} zurücknehmen`
  const symbols = symbolsOf(action, view)
  const good = symbols[symbol]
  const what = good === undefined ? 'Spielermarker' : `${goodName(good)}${placeAmong(symbols, symbol)}`
  return `${what} vom ${where} zurücknehmen`
}

/** Which of those that are alike. */
function placeAmong(all: readonly string[], index: number): string {
  if (!hasTwin(all, index)) return ''
  return ` (Nr. ${all.slice(0, index + 1).filter(one => one === all[index]).length})`
}

function isTask(view: View, name: Task['do']): boolean {
  return view !== undefined && taskOf(view)?.do === name
}

function choiceOf<P extends Choice['pick']>(view: View, pick: P): Extract<Choice, { pick: P }> | undefined {
  const task = taskOf(view)
  if (task?.do !== 'picking') return undefined
  return task.from.find((choice): choice is Extract<Choice, { pick: P }> => choice.pick === pick)
}
