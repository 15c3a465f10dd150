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
import { effectsPhrase, pricePhrase, stepsPhrase, toGain } from './effects.ts'
import { amountOf, capital, count, goodName, kindName, names, oneFrom } from './names.ts'

// In the imperative, as one would say it to the player: «Vendi 1 oliva».

type View = PlayerView | undefined

const { buildings, roofs, icons, uses } = names

const deliveries = (amount: number): string => count(amount, { one: 'consegna', other: 'consegne' })

export const actions: ActionTexts = {
  endTurn: (_, view) => (isTask(view, 'sorting') || isTask(view, 'offered') ? 'Continua' : 'Termina il turno'),
  finish: () => 'Rinuncia al resto',
  cancel: () => 'Torna indietro',

  sell: ({ seat, good, from }, view) =>
    `Vendi ${oneFrom(good, from)}${view ? ` per ${amountOf(salePrice(view.table, seat, good), 'silver')}` : ''}`,
  buy: ({ seat, good }, view) =>
    `Compra ${amountOf(1, good)}${view ? ` per ${amountOf(buyPrice(view.table, seat, good), 'silver')}` : ''}`,
  upgrade: ({ seat, good, from }, view) =>
    `Lavora ${oneFrom(good, from)}: diventa ${kindName(UPGRADES[good])}${upgradeCost(seat, good, view)}`,
  spend: ({ on }) => `Usa una cassa di merce: ${uses[on]}`,
  useRoof: ({ seat, space }, view) => `Usa il tetto ${roofOn(seat, space, view)}`,
  use: offerLabel,

  play: ({ seat, card, side }, view, nameOf) => `Gioca ${nameOf(card)} come ${SIDE_LABELS[side](card, seat, view)}`,
  pay: ({ good, from }, view) =>
    good === 'silver' && isTask(view, 'payingRoof') ? 'Paga il resto in monete' : `Paga ${oneFrom(good, from)}`,
  discard: ({ card }, view, nameOf) => `${isTask(view, 'makingRoom') ? 'Togli' : 'Scarta'} ${nameOf(card)}`,
  buyRoof: roofLabel,

  take: ({ good }) => `Prendi ${amountOf(1, good)}`,
  draw: () => 'Pesca una carta',
  collect(_, view, nameOf) {
    const choice = choiceOf(view, 'collect')
    return choice === undefined ? 'Prendi ciò che ti spetta' : capital(effectsPhrase(choice.tasks, nameOf))
  },
  grow: ({ good }) => `Fai crescere un campo vuoto di ${kindName(good)}`,
  barter: ({ give, take }) => `Scambia ${amountOf(1, give)} con ${amountOf(1, take)}`,
  turnUp: ({ seat, space }, view) => `Riattiva il tetto ${roofOn(seat, space, view)}`,
  keep: ({ card }, _, nameOf) => `Tieni ${nameOf(card)}`,
  repeat: ({ building }) => `Ripeti il ${buildings[building]}: ${names.crafts[building].instant}`,

  takeDie: ({ die }) => `Prendi un ${die}: ${names.spaces[die] ?? ''}`,
  changeDie: ({ to }) => `Portalo a ${to}: ${names.spaces[to] ?? ''}`,
  resolve(_, view) {
    const task = taskOf(view)
    return task?.do === 'dieTaken' ? `Risolvi ${theDie(task.die)}: ${names.spaces[task.die] ?? ''}` : 'Risolvi il dado'
  },

  chooseDonkey({ donkey }, view) {
    const printed = view && partsOf(view.table).set.donkeys[donkey - 1]
    if (printed === undefined) return `Scegli l’asino ${donkey}`
    const hats = count(printed.hats, { one: 'cappello', other: 'cappelli' })
    return `Asino ${donkey}: ${deliveries(printed.deliveries)}, ${hats}`
  },
  advance: ({ steps }) => (steps === 0 ? 'Resta dove sei' : capital(stepsPhrase(steps))),
  deliver: ({ good, from, building, row }, view) =>
    `${oneTo(good, from)} al ${buildings[building]}${rowLabel(building, row, view)}`,
  load: ({ good, from, card }, _, nameOf) => `${oneTo(good, from)} sul carretto ${nameOf(card)}`,
  buyDeliveries: ({ seat, count: number }, view) =>
    `Compra ${deliveries(number)}${view ? ` per ${amountOf(number * deliveryPrice(view.table, seat), 'silver')}` : ''}`,
  placeStall: ({ hex }, view) =>
    view !== undefined && (view.table.stalls[hex] ?? NOBODY) !== NOBODY
      ? `Sostituisci il banco sullo spazio mercato ${hex}`
      : `Banco sullo spazio mercato ${hex}`,

  takeBack: ({ good, from }) => `Riprendi la pedina di ${oneFrom(good, from)}`,
  takeBackDelivery: takeBackLabel,
  takeBackStall: ({ hex }) => `Riprendi il banco sullo spazio mercato ${hex}`,
  takeBackMark: ({ card }, _, nameOf) => `Riprendi la pedina sull’aiutante ${nameOf(card)}`,
  forgo({ gain }, view, nameOf) {
    const task = taskOf(view)
    const losses = task?.do === 'placing' ? task.gains.map(lost => toGain(lost, nameOf)) : []
    const lost = losses[gain] ?? `al guadagno ${gain + 1}`
    return `Rinuncia ${lost}${hasTwin(losses, gain) ? ` (${gain + 1})` : ''}`
  },
}

const SIDE_LABELS: Readonly<Record<Side, (card: number, seat: Action['seat'], view: View) => string>> = {
  field: (card, _, view) => `campo (${kindName(printedOf(card, view?.table).field)})`,
  barrow(card, _, view) {
    const { goods, points } = printedOf(card, view?.table).barrow
    return `carretto (${goods.map(goodName).join(', ')}; ${amountOf(points, 'point')})`
  },
  extension(card, seat, view) {
    const printed = printedOf(card, view?.table).extension.map(icon => icons[icon])
    const cost = view && count(extensionCost(view.table, seat), { one: 'merce', other: 'merci' })
    return `estensione (${printed.join(', ')}${cost ? `; costa ${cost}` : ''})`
  },
  helper: () => 'aiutante',
}

function oneTo(good: ActionOf<'deliver'>['good'], from: ActionOf<'deliver'>['from']): string {
  return capital(from === 'field' ? `${goodName(good)} dal campo` : goodName(good))
}

/** `l’1` is read «l’uno». */
function theDie(die: number): string {
  return die === 1 ? 'l’1' : `il ${die}`
}

function upgradeCost(seat: Action['seat'], good: ActionOf<'upgrade'>['good'], view: View): string {
  if (view === undefined) return ''
  if (choiceOf(view, 'upgrade') !== undefined) return ' (gratis)'
  return ` (${amountOf(upgradePrice(view.table, seat, good), 'silver')})`
}

/** With the payment and the gain of that one offer; a helper that offers only one thing is described as on its card. */
function offerLabel({ seat, card, offer }: ActionOf<'use'>, view: View, nameOf: CardNames): string {
  const { may } = helperOf(card, view?.table)
  const { says } = names.cards[printedOf(card, view?.table).id]
  const name = nameOf(card)
  const taken = may?.[offer]
  if (taken === undefined || (typeof taken.gives === 'function' && view === undefined)) return `${name}: ${says}`
  const gives = typeof taken.gives === 'function' && view ? taken.gives(view.table, seat) : taken.gives
  const price = pricePhrase(taken.pay)
  const phrase = typeof gives === 'function' ? says : effectsPhrase(gives, nameOf)
  return `${name}: ${price === '' ? phrase : `${price}, ${phrase}`}`
}

function roofOn(seat: Action['seat'], space: number, view: View): string {
  const own = view === undefined ? [] : farmOf(view.table, seat).roofs
  const roof = own.find(one => one.space === space)?.roof
  if (roof === undefined) return `sullo spazio ${space + 1}`
  const alone = own.filter(one => one.roof === roof).length === 1
  return `«${roofs[roof]}»${alone ? '' : ` sullo spazio ${space + 1}`}`
}

function roofLabel({ seat, roof, space }: ActionOf<'buyRoof'>, view: View): string {
  const id = view?.table.roofs[roof]
  if (view === undefined || id === undefined) return `Compra il tetto ${roof + 1} per lo spazio ${space + 1}`
  const points = partsOf(view.table).set.roofSpaces[space]
  const where =
    points === undefined
      ? `, sul ${names.cards.storageBuilder.name}`
      : points > 0
        ? `, +${amountOf(points, 'point')}`
        : ''
  return `Compra il tetto «${roofs[id]}» per ${amountOf(roofPrice(view.table, seat), 'silver')}${where}`
}

/** Named only where a building's rows differ. */
function rowLabel(building: ActionOf<'deliver'>['building'], row: number, view: View): string {
  if (view === undefined) return ` (riga ${row + 1})`
  const { rows } = partsOf(view.table).set.buildings[building]
  const alike = new Set(rows.map(symbols => symbols.join())).size === 1
  return alike ? '' : ` (riga ${row + 1}: ${(rows[row] ?? []).map(goodName).join(', ')})`
}

function takeBackLabel(action: ActionOf<'takeBackDelivery'>, view: View, nameOf: CardNames): string {
  const { place, symbol } = action
  const where = typeof place === 'number' ? `carretto ${nameOf(place)}` : buildings[place]
  if (view === undefined) return `Riprendi la pedina ${symbol + 1} dal ${where}`
  const symbols = symbolsOf(action, view)
  const good = symbols[symbol]
  if (good === undefined) return `Riprendi la pedina dal ${where}`
  return `Riprendi ${amountOf(1, good)} dal ${where}${hasTwin(symbols, symbol) ? ` (simbolo ${symbol + 1})` : ''}`
}

function isTask(view: View, name: Task['do']): boolean {
  return view !== undefined && taskOf(view)?.do === name
}

function choiceOf<P extends Choice['pick']>(view: View, pick: P): Extract<Choice, { pick: P }> | undefined {
  const task = taskOf(view)
  if (task?.do !== 'picking') return undefined
  return task.from.find((choice): choice is Extract<Choice, { pick: P }> => choice.pick === pick)
}
