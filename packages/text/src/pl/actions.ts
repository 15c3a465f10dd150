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
import { effectsPhrase, lossPhrase, pricePhrase, stepsPhrase } from './effects.ts'
import {
  amountOf,
  BUILDING_CASES,
  capital,
  count,
  deliveriesOf,
  fromField,
  goodName,
  goodTaken,
  noun,
  oneFrom,
} from './forms.ts'
import { names } from './names.ts'

type View = PlayerView | undefined

const { roofs, icons, uses } = names

// In the imperative. A roof tile is just “dach” here, to keep the buttons short.

export const actions: ActionTexts = {
  endTurn: (_, view) => (isTask(view, 'sorting') || isTask(view, 'offered') ? 'Dalej' : 'Zakończ turę'),
  finish: () => 'Zrezygnuj z reszty',
  cancel: () => 'Wycofaj się',

  sell: ({ seat, good, from }, view) =>
    `Sprzedaj ${oneFrom(good, from)}${view ? forSilver(salePrice(view.table, seat, good)) : ''}`,
  buy: ({ seat, good }, view) => `Kup ${amountOf(1, good)}${view ? forSilver(buyPrice(view.table, seat, good)) : ''}`,
  upgrade: ({ seat, good, from }, view) =>
    `Przetwórz ${oneFrom(good, from)} w ${goodTaken(UPGRADES[good])}${upgradeCost(seat, good, view)}`,
  spend: ({ on }) => `Użyj skrzynki: ${uses[on]}`,
  useRoof: ({ seat, space }, view) => `Użyj dachu ${roofOn(seat, space, view)}`,
  use: offerLabel,

  play: ({ seat, card, side }, view, nameOf) =>
    `Zagraj kartę ${nameOf(card)} jako ${SIDE_LABELS[side](card, seat, view)}`,
  pay: ({ good, from }, view) =>
    good === 'silver' && isTask(view, 'payingRoof') ? 'Dopłać resztę srebrem' : `Oddaj ${oneFrom(good, from)}`,
  discard: ({ card }, _, nameOf) => `Odrzuć kartę ${nameOf(card)}`,
  buyRoof: roofLabel,

  take: ({ good }) => `Weź ${amountOf(1, good)}`,
  draw: () => 'Dobierz kartę',
  collect(_, view, nameOf) {
    const choice = choiceOf(view, 'collect')
    return choice === undefined ? 'Przyjmij to' : capital(effectsPhrase(choice.tasks, nameOf))
  },
  grow: ({ good }) => `Wyhoduj ${goodTaken(good)} na pustym polu`,
  barter: ({ give, take }) => `Wymień ${amountOf(1, give)} na ${amountOf(1, take)}`,
  turnUp: ({ seat, space }, view) => `Odkryj dach ${roofOn(seat, space, view)}`,
  keep: ({ card }, _, nameOf) => `Zatrzymaj kartę ${nameOf(card)}`,
  repeat: ({ building }) => `Powtórz ${BUILDING_CASES[building].object}: ${names.crafts[building].instant}`,

  takeDie: ({ die }) => `Weź kość ${die}: ${names.spaces[die] ?? ''}`,
  changeDie: ({ to }) => `Zmień na ${to}: ${names.spaces[to] ?? ''}`,
  resolve(_, view) {
    const task = taskOf(view)
    return task?.do === 'dieTaken' ? `Rozpatrz kość ${task.die}: ${names.spaces[task.die] ?? ''}` : 'Rozpatrz kość'
  },

  chooseDonkey({ donkey }, view) {
    const printed = view && partsOf(view.table).set.donkeys[donkey - 1]
    if (printed === undefined) return `Wybierz znacznik osłów ${donkey}`
    const { deliveries, hats } = printed
    return `Osły ${donkey}: ${count(deliveries, noun('dostawa', 'dostawy', 'dostaw'))}, ${count(hats, noun('kapelusz', 'kapelusze', 'kapeluszy'))}`
  },
  advance: ({ steps }) => (steps === 0 ? 'Zostań na miejscu' : capital(stepsPhrase(steps))),
  deliver: ({ good, from, building, row }, view) =>
    `${oneTo(good, from)} do ${BUILDING_CASES[building].to}${rowLabel(building, row, view)}`,
  load: ({ good, from, card }, _, nameOf) => `${oneTo(good, from)} na wózek ${nameOf(card)}`,
  buyDeliveries: ({ seat, count: number }, view) =>
    `Kup ${deliveriesOf(number)}${view ? forSilver(number * deliveryPrice(view.table, seat)) : ''}`,
  placeStall: ({ hex }, view) =>
    view !== undefined && (view.table.stalls[hex] ?? NOBODY) !== NOBODY
      ? `Zastąp stragan na polu rynku ${hex}`
      : `Stragan na polu rynku ${hex}`,

  takeBack: ({ good, from }) => `Odzyskaj znacznik: ${goodName(good)}${fromField(from)}`,
  takeBackDelivery: takeBackLabel,
  takeBackStall: ({ hex }) => `Zabierz stragan z pola rynku ${hex}`,
  takeBackMark: ({ card }, _, nameOf) => `Odzyskaj znacznik z karty ${nameOf(card)}`,
  forgo({ gain }, view, nameOf) {
    const task = taskOf(view)
    const losses = task?.do === 'placing' ? task.gains.map(one => lossPhrase(one, nameOf)) : []
    const lost = losses[gain]
    if (lost === undefined) return `Zrezygnuj z zysku ${gain + 1}`
    return `Zrezygnuj z ${lost}${hasTwin(losses, gain) ? ` (${gain + 1})` : ''}`
  },
}

const SIDE_LABELS: Readonly<Record<Side, (card: number, seat: Action['seat'], view: View) => string>> = {
  field: (card, _, view) => `pole (${goodName(printedOf(card, view?.table).field)})`,
  barrow(card, _, view) {
    const { goods, points } = printedOf(card, view?.table).barrow
    return `wózek (${goods.map(goodName).join(' ')}, ${amountOf(points, 'point')})`
  },
  extension(card, seat, view) {
    const printed = printedOf(card, view?.table).extension.map(icon => icons[icon])
    const cost = view && count(extensionCost(view.table, seat), noun('towar', 'towary', 'towarów'))
    return `rozszerzenie (${printed.join(', ')}${cost ? `; koszt: ${cost}` : ''})`
  },
  helper: () => 'pomocnika',
}

function oneTo(good: ActionOf<'deliver'>['good'], from: ActionOf<'deliver'>['from']): string {
  return `${capital(goodName(good))}${fromField(from)}`
}

function forSilver(price: number): string {
  return ` za ${amountOf(price, 'silver')}`
}

function upgradeCost(seat: Action['seat'], good: ActionOf<'upgrade'>['good'], view: View): string {
  if (view === undefined) return ''
  if (choiceOf(view, 'upgrade') !== undefined) return ' za darmo'
  return forSilver(upgradePrice(view.table, seat, good))
}

/** With the payment and the gain of that one offer; a helper that offers only one thing is described as on its card. */
function offerLabel({ seat, card, offer }: ActionOf<'use'>, view: View, nameOf: CardNames): string {
  const { says } = names.cards[printedOf(card, view?.table).id]
  const name = nameOf(card)
  const taken = helperOf(card, view?.table).may?.[offer]
  if (taken === undefined || (typeof taken.gives === 'function' && view === undefined)) return `${name}: ${says}`
  const gives = typeof taken.gives === 'function' && view ? taken.gives(view.table, seat) : taken.gives
  const price = pricePhrase(taken.pay)
  const phrase = typeof gives === 'function' ? says : effectsPhrase(gives, nameOf)
  return `${name}: ${price === '' ? phrase : `${price}, ${phrase}`}`
}

function roofOn(seat: Action['seat'], space: number, view: View): string {
  const owned = view === undefined ? [] : farmOf(view.table, seat).roofs
  const index = owned.findIndex(one => one.space === space)
  const roof = owned[index]?.roof
  const where = `na polu ${space + 1}`
  if (roof === undefined) return where
  const alike = owned.map(one => one.roof)
  return hasTwin(alike, index) ? `„${roofs[roof]}” ${where}` : `„${roofs[roof]}”`
}

function roofLabel({ seat, roof, space }: ActionOf<'buyRoof'>, view: View): string {
  const id = view?.table.roofs[roof]
  if (view === undefined || id === undefined) return `Kup dach ${roof + 1} na pole ${space + 1}`
  const points = partsOf(view.table).set.roofSpaces[space]
  const where =
    points === undefined
      ? `, na kartę ${names.cards.storageBuilder.name}`
      : points > 0
        ? `, ${amountOf(points, 'point')}`
        : ''
  return `Kup dach „${roofs[id]}”${forSilver(roofPrice(view.table, seat))}${where}`
}

/** Named only where a building's rows differ. */
function rowLabel(building: ActionOf<'deliver'>['building'], row: number, view: View): string {
  if (view === undefined) return ` (rząd ${row + 1})`
  const { rows } = partsOf(view.table).set.buildings[building]
  const alike = new Set(rows.map(symbols => symbols.join())).size === 1
  return alike ? '' : ` (rząd ${row + 1}: ${(rows[row] ?? []).map(goodName).join(' ')})`
}

function takeBackLabel(action: ActionOf<'takeBackDelivery'>, view: View, nameOf: CardNames): string {
  const { place, symbol } = action
  const where = typeof place === 'number' ? `z wózka ${nameOf(place)}` : BUILDING_CASES[place].from
  if (view === undefined) return `Odzyskaj znacznik ${symbol + 1} ${where}`
  const symbols = symbolsOf(action, view)
  const good = symbols[symbol]
  if (good === undefined) return `Odzyskaj znacznik ${where}`
  return `Odzyskaj znacznik ${where}: ${goodName(good)}${hasTwin(symbols, symbol) ? ` (symbol ${symbol + 1})` : ''}`
}

function isTask(view: View, name: Task['do']): boolean {
  return view !== undefined && taskOf(view)?.do === name
}

function choiceOf<P extends Choice['pick']>(view: View, pick: P): Extract<Choice, { pick: P }> | undefined {
  const task = taskOf(view)
  if (task?.do !== 'picking') return undefined
  return task.from.find((choice): choice is Extract<Choice, { pick: P }> => choice.pick === pick)
}
