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
import { effectsPhrase, gainPhrase, pricePhrase, stepsPhrase, VERBS } from './effects.ts'
import {
  amountOf,
  capital,
  count,
  goodName,
  kindName,
  names,
  OF_BUILDING,
  objectFrom,
  objectName,
  objectOf,
  oneFrom,
  TO_BUILDING,
} from './names.ts'

// In the infinitive. Names of cards are never inflected, so a noun before them takes the case.

type View = PlayerView | undefined

const { roofs, icons, uses } = names
const verbs = VERBS.naming

export const actions: ActionTexts = {
  endTurn: (_, view) => (isTask(view, 'sorting') || isTask(view, 'offered') ? 'Pokračovat' : 'Ukončit tah'),
  finish: () => 'Zbytek vynechat',
  cancel: () => 'Vzít zpět',

  sell: ({ seat, good, from }, view) =>
    `Prodat ${objectFrom(good, from)}${view ? ` za ${objectOf(salePrice(view.table, seat, good), 'silver')}` : ''}`,
  buy: ({ seat, good }, view) =>
    `Koupit ${objectOf(1, good)}${view ? ` za ${objectOf(buyPrice(view.table, seat, good), 'silver')}` : ''}`,
  upgrade: ({ seat, good, from }, view) =>
    `Vylepšit ${objectFrom(good, from)} na ${objectName(UPGRADES[good])}${upgradeCost(seat, good, view)}`,
  spend: ({ on }) => `Využít komoditu: ${uses[on]}`,
  useRoof: ({ seat, space }, view) => `Použít střechu ${roofOn(seat, space, view)}`,
  use: offerLabel,

  play: ({ seat, card, side }, view, nameOf) =>
    `Zahrát kartu ${nameOf(card)} jako ${SIDE_LABELS[side](card, seat, view)}`,
  pay: ({ good, from }, view) =>
    good === 'silver' && isTask(view, 'payingRoof')
      ? 'Doplatit zbytek ve stříbrných'
      : `Zaplatit ${objectFrom(good, from)}`,
  discard: ({ card }, view, nameOf) =>
    isTask(view, 'makingRoom') ? `Vzdát se karty ${nameOf(card)}` : `Odhodit kartu ${nameOf(card)}`,
  buyRoof: roofLabel,

  take: ({ good }) => `Vzít si ${objectOf(1, good)}`,
  draw: () => 'Dobrat si kartu',
  collect(_, view, nameOf) {
    const choice = choiceOf(view, 'collect')
    return choice === undefined ? 'Vzít si nabízené' : capital(effectsPhrase(choice.tasks, verbs, nameOf))
  },
  grow: ({ good }) => `Nechat na prázdné polnosti vyrůst ${kindName(good)}`,
  barter: ({ give, take }) => `Směnit ${objectOf(1, give)} za ${objectOf(1, take)}`,
  turnUp: ({ seat, space }, view) => `Otočit střechu ${roofOn(seat, space, view)} lícem vzhůru`,
  keep: ({ card }, _, nameOf) => `Nechat si kartu ${nameOf(card)}`,
  repeat: ({ building }) => `Zopakovat žeton ${OF_BUILDING[building]}: ${names.crafts[building].instant}`,

  takeDie: ({ die }) => `Vzít si kostku ${die}: ${names.spaces[die] ?? ''}`,
  changeDie: ({ to }) => `Změnit kostku na ${to}: ${names.spaces[to] ?? ''}`,
  resolve(_, view) {
    const task = taskOf(view)
    return task?.do === 'dieTaken'
      ? `Vyhodnotit kostku ${task.die}: ${names.spaces[task.die] ?? ''}`
      : 'Vyhodnotit kostku'
  },

  chooseDonkey({ donkey }, view) {
    const printed = view && partsOf(view.table).set.donkeys[donkey - 1]
    if (printed === undefined) return `Vybrat oslíka ${donkey}`
    const { deliveries, hats } = printed
    return `Oslík ${donkey}: ${count(deliveries, { one: 'dodávka', few: 'dodávky', other: 'dodávek' })}, ${count(hats, { one: 'klobouk', few: 'klobouky', other: 'klobouků' })}`
  },
  advance: ({ steps }) => (steps === 0 ? 'Zůstat na místě' : capital(stepsPhrase(steps, verbs))),
  deliver: ({ good, from, building, row }, view) =>
    `Dodat ${objectName(good)}${source(from)} ${TO_BUILDING[building]}${rowLabel(building, row, view)}`,
  load: ({ good, from, card }, _, nameOf) => `Naložit ${objectName(good)}${source(from)} na trakař ${nameOf(card)}`,
  buyDeliveries: ({ seat, count: number }, view) =>
    `Koupit ${count(number, { one: 'dodávku', few: 'dodávky', other: 'dodávek' })}${view ? ` za ${objectOf(number * deliveryPrice(view.table, seat), 'silver')}` : ''}`,
  placeStall: ({ hex }, view) =>
    view !== undefined && (view.table.stalls[hex] ?? NOBODY) !== NOBODY
      ? `Nahradit stánek na poli trhu ${hex}`
      : `Postavit stánek na pole trhu ${hex}`,

  takeBack: ({ good, from }) => `Vzít zpět žeton: ${oneFrom(good, from)}`,
  takeBackDelivery: takeBackLabel,
  takeBackStall: ({ hex }) => `Vzít zpět stánek z pole trhu ${hex}`,
  takeBackMark: ({ card }, _, nameOf) => `Vzít zpět žeton z karty ${nameOf(card)}`,
  forgo({ gain }, view, nameOf) {
    const task = taskOf(view)
    const losses = task?.do === 'placing' ? task.gains.map(lost => gainPhrase(lost, nameOf)) : []
    const lost = losses[gain] ?? `zisk ${gain + 1}`
    return `Oželet ${lost}${hasTwin(losses, gain) ? ` (${gain + 1})` : ''}`
  },
}

const SIDE_LABELS: Readonly<Record<Side, (card: number, seat: Action['seat'], view: View) => string>> = {
  field: (card, _, view) => `polnost (${kindName(printedOf(card, view?.table).field)})`,
  barrow(card, _, view) {
    const { goods, points } = printedOf(card, view?.table).barrow
    return `trakař (${goods.map(goodName).join(', ')}; ${amountOf(points, 'point')})`
  },
  extension(card, seat, view) {
    const printed = printedOf(card, view?.table).extension.map(icon => icons[icon])
    const cost = view && `; stojí ${extensionCost(view.table, seat)} zboží`
    return `rozšíření (${printed.join(', ')}${cost ?? ''})`
  },
  helper: () => 'pomocníka',
}

function source(from: ActionOf<'deliver'>['from']): string {
  return from === 'field' ? ' z polnosti' : ''
}

function upgradeCost(seat: Action['seat'], good: ActionOf<'upgrade'>['good'], view: View): string {
  if (view === undefined) return ''
  if (choiceOf(view, 'upgrade') !== undefined) return ' zdarma'
  return ` za ${objectOf(upgradePrice(view.table, seat, good), 'silver')}`
}

/** With the payment and the gain of that one offer; a helper that offers only one thing is described as on its card. */
function offerLabel({ seat, card, offer }: ActionOf<'use'>, view: View, nameOf: CardNames): string {
  const { says } = names.cards[printedOf(card, view?.table).id]
  const name = nameOf(card)
  const taken = helperOf(card, view?.table).may?.[offer]
  if (taken === undefined || (typeof taken.gives === 'function' && view === undefined)) return `${name}: ${says}`
  const gives = typeof taken.gives === 'function' && view ? taken.gives(view.table, seat) : taken.gives
  const price = pricePhrase(taken.pay, verbs)
  const phrase = typeof gives === 'function' ? says : effectsPhrase(gives, verbs, nameOf)
  return `${name}: ${price === '' ? phrase : `${price}, ${phrase}`}`
}

function roofOn(seat: Action['seat'], space: number, view: View): string {
  const own = view === undefined ? [] : farmOf(view.table, seat).roofs
  const roof = own.find(one => one.space === space)?.roof
  if (roof === undefined) return `na místě ${space + 1}`
  const alone = own.filter(one => one.roof === roof).length === 1
  return `„${roofs[roof]}“${alone ? '' : ` na místě ${space + 1}`}`
}

function roofLabel({ seat, roof, space }: ActionOf<'buyRoof'>, view: View): string {
  const id = view?.table.roofs[roof]
  if (view === undefined || id === undefined) return `Koupit střechu ${roof + 1} na místo ${space + 1}`
  const points = partsOf(view.table).set.roofSpaces[space]
  const where =
    points === undefined
      ? `, na kartu ${names.cards.storageBuilder.name}`
      : points > 0
        ? ` (+${amountOf(points, 'point')})`
        : ''
  return `Koupit střechu „${roofs[id]}“ za ${objectOf(roofPrice(view.table, seat), 'silver')}${where}`
}

/** Named only where a building's rows differ. */
function rowLabel(building: ActionOf<'deliver'>['building'], row: number, view: View): string {
  if (view === undefined) return ` (řádek ${row + 1})`
  const { rows } = partsOf(view.table).set.buildings[building]
  const alike = new Set(rows.map(symbols => symbols.join())).size === 1
  return alike ? '' : ` (řádek ${row + 1}: ${(rows[row] ?? []).map(goodName).join(', ')})`
}

function takeBackLabel(action: ActionOf<'takeBackDelivery'>, view: View, nameOf: CardNames): string {
  const { place, symbol } = action
  const where = typeof place === 'number' ? `z trakaře ${nameOf(place)}` : `z budovy ${OF_BUILDING[place]}`
  if (view === undefined) return `Vzít zpět žeton ${symbol + 1} ${where}`
  const symbols = symbolsOf(action, view)
  const good = symbols[symbol]
  if (good === undefined) return `Vzít zpět žeton ${where}`
  return `Vzít zpět ${objectName(good)} ${where}${hasTwin(symbols, symbol) ? ` (symbol ${symbol + 1})` : ''}`
}

function isTask(view: View, name: Task['do']): boolean {
  return view !== undefined && taskOf(view)?.do === name
}

function choiceOf<P extends Choice['pick']>(view: View, pick: P): Extract<Choice, { pick: P }> | undefined {
  const task = taskOf(view)
  if (task?.do !== 'picking') return undefined
  return task.from.find((choice): choice is Extract<Choice, { pick: P }> => choice.pick === pick)
}
