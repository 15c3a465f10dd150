import {
  cardOf,
  type Farm,
  handLimit,
  partsOf,
  pens,
  type Seat,
  STEPS,
  siestaPoints,
  type Table,
} from '@la-granja/engine'
import { type Holdings, holdingsOf } from './holdings.ts'
import { match, takeStock } from './needs.ts'
import { byCard, type Printed, printedOn, type Symbols } from './printed.ts'
import { HELPER_WORTHS } from './worths.ts'

/** What is counted on a farm to guess the points that it will still bring. */
export const FEATURES = [
  'farm', // always 1
  'silver',
  'manySilver', // beyond six, which is as much as anything costs
  'olive',
  'grain',
  'grape',
  'pig',
  'food',
  'wine',
  'meat',
  'commodity',
  'crop', // standing on a field
  'field',
  'manyFields', // beyond three
  'fieldKind', // different kinds of crop on fields
  'breeding', // two pigs and a free pen
  'cardIcon',
  'incomeIcon',
  'deliveryIcon',
  'penIcon',
  'helper',
  'helperWorth', // what the hired ones bring over a whole game, by `worths`
  'barrow',
  'barrowPoints', // printed on the barrows
  'barrowFilled', // the share that is loaded, in points
  'barrowOpen', // symbols still to load
  'barrowReady', // symbols that goods at hand would fill
  'barrowFinished', // points of barrows that goods at hand would fill to the last symbol
  'rowFilled', // the share of each claimed row that is delivered
  'rowReady',
  'rowFinished', // claimed rows that goods at hand would fill to the last symbol
  'merchantHouse',
  'wainwright',
  'deli',
  'greengrocer',
  'villageStore',
  'butcher',
  'firsts', // open buildings that nobody has completed
  'stall',
  'strongStall', // on a hex of value 5 or 6
  'roof', // not yet used
  'roofSpace', // still free
  'siesta', // points that the disc shows, before they are scored
  'place', // opponents who come first
  'hand',
  'handWorth', // what the cards in hand would bring as helpers
  'donkey', // deliveries on donkeys not yet used
  'delivery', // free or bought ones that this turn still has and goods at hand could use
  'play', // cards that may still be played in this turn
  'markersLow', // fewer than four left
] as const
export type Feature = (typeof FEATURES)[number]

export type Counts = Float64Array

const AT = Object.fromEntries(FEATURES.map((name, index) => [name, index])) as Readonly<Record<Feature, number>>

/** How far the game has gone: 0 at the start, a sixth per round. */
export function progress(table: Table): number {
  return table.over ? 1 : momentOf(table) / MOMENTS
}

/** The steps of all rounds, from 0. */
export function momentOf({ round, step }: Table): number {
  return (round - 1) * STEPS.length + STEP_INDEX[step]
}

export const MOMENTS = 6 * STEPS.length

const STEP_INDEX = Object.fromEntries(STEPS.map((step, index) => [step, index])) as Readonly<
  Record<Table['step'], number>
>

/** Counts a farm's features into `counts`. */
export function countFeatures(table: Table, seat: Seat, hand: readonly number[], counts: Counts): void {
  const farm = table.farms[seat] as Farm
  const { goods } = farm
  const printed = printedOn(table)
  const holdings = holdingsOf(table, seat)
  counts.fill(0)
  counts[AT.farm] = 1
  counts[AT.silver] = farm.silver
  counts[AT.manySilver] = Math.max(0, farm.silver - 6)
  counts[AT.olive] = goods.olive
  counts[AT.grain] = goods.grain
  counts[AT.grape] = goods.grape
  counts[AT.pig] = goods.pig
  counts[AT.food] = goods.food
  counts[AT.wine] = goods.wine
  counts[AT.meat] = goods.meat
  counts[AT.commodity] = goods.commodity
  countCards(table, seat, farm, hand, printed, counts)
  counts[AT.markersLow] = Math.max(0, 4 - farm.pool)
  countFields(table, farm, counts)
  countIcons(table, farm, counts)
  if (goods.pig >= 2 && pens(table, seat) > goods.pig) counts[AT.breeding] = 1
  const ready = countNeeds(table, farm, printed, holdings, counts)
  counts[AT.firsts] = holdings.firsts
  counts[AT.stall] = holdings.ownStalls
  counts[AT.strongStall] = holdings.strongStalls
  for (const { building } of farm.crafts) counts[AT[building]] = 1
  for (const { roof, used } of farm.roofs) if (!used) add(counts, AT.roof, roof === 'flipRoof' ? FLIP : 1)
  counts[AT.roofSpace] = Math.max(0, partsOf(table).set.roofSpaces.length - farm.roofs.length)
  if (table.step !== 'scoring') counts[AT.siesta] = siestaPoints(table, seat)
  counts[AT.place] = table.order.indexOf(seat)
  for (const donkey of farm.donkeys) add(counts, AT.donkey, partsOf(table).set.donkeys[donkey - 1]?.deliveries ?? 0)
  countTasks(farm, ready, counts)
}

/** A roof that turns up another one is worth less than that one, or it would never be used. */
const FLIP = 0.5

function add(counts: Counts, index: number, amount: number): void {
  counts[index] = (counts[index] as number) + amount
}

/** §6.1: hands are about to be filled up, or cut down, to their limit. */
function cardsHeld(table: Table, seat: Seat, hand: readonly number[]): number {
  return table.step === 'playing' || table.step === 'drawing' ? handLimit(table, seat) : hand.length
}

const WORTHS = byCard(HELPER_WORTHS)

function countCards(
  table: Table,
  seat: Seat,
  { helpers }: Farm,
  hand: readonly number[],
  { cards }: Printed,
  counts: Counts,
): void {
  counts[AT.helper] = helpers.length
  for (const { card } of helpers) add(counts, AT.helperWorth, WORTHS[cards[card] as number] as number)
  counts[AT.hand] = cardsHeld(table, seat, hand)
  // Nobody has to hire: a card is never worth less for its helper.
  for (const card of hand) add(counts, AT.handWorth, Math.max(0, WORTHS[cards[card] as number] as number))
}

/** Before crops grow, and once there are only deliveries to come, a crop more or less makes no odds: the field will bear one. */
const REGROWS: ReadonlySet<Table['step']> = new Set<Table['step']>([
  'playing',
  'drawing',
  'income',
  'delivering',
  'buying',
  'scoring',
])

function countFields({ step }: Table, farm: Farm, counts: Counts): void {
  const regrows = REGROWS.has(step)
  let kinds = 0
  for (const { good, ripe } of farm.fields) {
    add(counts, AT.field, 1)
    if (ripe || regrows) add(counts, AT.crop, 1)
    kinds |= good === 'olive' ? 1 : good === 'grain' ? 2 : 4
  }
  counts[AT.manyFields] = Math.max(0, farm.fields.length - 3)
  counts[AT.fieldKind] = (kinds & 1) + ((kinds >> 1) & 1) + (kinds >> 2)
}

function countIcons(table: Table, farm: Farm, counts: Counts): void {
  for (const card of farm.extensions) {
    for (const icon of cardOf(table, card).extension) {
      add(
        counts,
        icon === 'card'
          ? AT.cardIcon
          : icon === 'income'
            ? AT.incomeIcon
            : icon === 'delivery'
              ? AT.deliveryIcon
              : AT.penIcon,
        1,
      )
    }
  }
}

/** Barrows and claimed rows: what is done, what is open, what could be done with the goods at hand. Tells how many deliveries that is. */
function countNeeds(table: Table, farm: Farm, { barrows }: Printed, { claims }: Holdings, counts: Counts): number {
  takeStock(farm)
  let ready = 0
  for (const { card, filled } of farm.barrows) {
    const { points } = cardOf(table, card).barrow
    const symbols = barrows[card] as Symbols
    const { open, matched } = match(symbols, filled)
    add(counts, AT.barrow, 1)
    add(counts, AT.barrowPoints, points)
    add(counts, AT.barrowFilled, (points * (symbols.length - open)) / symbols.length)
    add(counts, AT.barrowOpen, open)
    add(counts, AT.barrowReady, matched)
    if (matched === open) add(counts, AT.barrowFinished, points)
    ready += matched
  }
  for (const { symbols, filled } of claims) {
    const { open, matched } = match(symbols, filled)
    add(counts, AT.rowFilled, (symbols.length - open) / symbols.length)
    add(counts, AT.rowReady, matched)
    if (matched === open) add(counts, AT.rowFinished, 1)
    ready += matched
  }
  return ready
}

/** Rights that the present turn still has. */
function countTasks(farm: Farm, ready: number, counts: Counts): void {
  for (const task of farm.todo) {
    if (task.do === 'delivering') add(counts, AT.delivery, Math.min(task.left, ready))
    else if (task.do === 'buying') add(counts, AT.delivery, Math.min(task.left, ready, farm.silver) * 0.7)
    else if (task.do === 'playing') add(counts, AT.play, task.plays)
  }
}
