import { CARDS, type CardId } from '../cards/index.ts'
import { BUILDINGS, GOODS, HARVEST, PHASES, RESOURCES, ROOFS } from '../words.ts'
import { checkMarket } from './checkMarket.ts'
import { Reader } from './reader.ts'
import { type ComponentSet, EXTENSION_ICONS, type PrintedBuilding, type PrintedCard, type PrintedHex } from './set.ts'

/** What is wrong with a component set: where, what, and what would be right. */
export interface Problem {
  readonly path: string
  readonly wrong: string
  readonly allowed: string
}

export type Checked =
  | { readonly set: ComponentSet; readonly warnings: readonly Problem[] }
  | { readonly problems: readonly Problem[] }

/** Reads a component set from foreign JSON: either a set that can be played, or everything that is wrong with it. */
export function checkComponents(json: unknown): Checked {
  const reader = new Reader()
  const set = readSet(reader, json)
  if (reader.problems.length === 0) {
    checkCards(reader, set)
    checkBuildings(reader, set)
    checkMarket(reader, set)
  }
  return reader.problems.length > 0 ? { problems: reader.problems } : { set, warnings: cheapGoods(set) }
}

function readSet(reader: Reader, json: unknown): ComponentSet {
  return reader.object(json, '', {
    prices: (value, path) => {
      const prices = (one: unknown, at: string) =>
        reader.record(one, at, RESOURCES, (price, to) => reader.integer(price, to, 0, 99))
      return reader.record(value, path, ['buy', 'sell', 'upgrade'] as const, prices)
    },
    siesta: (value, path) => reader.list(value, path, 2, 9, (one, at) => reader.integer(one, at, 0, 9)),
    donkeys: (value, path) =>
      reader.list(value, path, 4, 4, (one, at) =>
        reader.object(one, at, {
          deliveries: (count, to) => reader.integer(count, to, 0, 9),
          hats: (count, to) => reader.integer(count, to, 0, 5),
        }),
      ),
    roofSpaces: (value, path) => reader.list(value, path, 1, 5, (one, at) => reader.integer(one, at, 0, 99)),
    pens: (value, path) => reader.integer(value, path, 0, 9),
    handLimit: (value, path) => reader.integer(value, path, 0, 9),
    boughtDeliveries: (value, path) => reader.integer(value, path, 0, 9),
    markers: (value, path) => reader.integer(value, path, 20, 99),
    buildings: (value, path) => reader.record(value, path, BUILDINGS, (one, at) => readBuilding(reader, one, at)),
    hexes: (value, path) => reader.list(value, path, 4, 60, (one, at) => readHex(reader, one, at)),
    roofs: (value, path) =>
      reader.list(value, path, 6, 6, (round, at) =>
        reader.list(round, at, 4, 9, (roof, to) => reader.oneOf(roof, to, ROOFS)),
      ),
    roofPhases: (value, path) =>
      reader.partial(value, path, ROOFS, (one, at) =>
        reader.list(one, at, 1, 3, (phase, to) => reader.oneOf(phase, to, PHASES)),
      ),
    cards: (value, path) => reader.list(value, path, 66, 66, (one, at) => readCard(reader, one, at)),
  })
}

function readBuilding(reader: Reader, json: unknown, path: string): PrintedBuilding {
  return reader.object(json, path, {
    number: (value, at) => reader.integer(value, at, 1, 6),
    rows: (value, at) =>
      reader.list(value, at, 4, 4, (row, to) =>
        reader.list(row, to, 2, 6, (good, symbol) => reader.oneOf(good, symbol, GOODS)),
      ),
  })
}

function readHex(reader: Reader, json: unknown, path: string): PrintedHex {
  return reader.object(json, path, {
    hex: (value, at) => reader.integer(value, at, 1, 60),
    q: (value, at) => reader.integer(value, at, -20, 20),
    r: (value, at) => reader.integer(value, at, -20, 20),
    value: (value, at) => reader.integer(value, at, 2, 6),
    centre: (value, at) => reader.boolean(value, at),
    closed: (value, at) => reader.list(value, at, 0, 4, (count, to) => reader.integer(count, to, 1, 4)),
  })
}

function readCard(reader: Reader, json: unknown, path: string): PrintedCard {
  return reader.object(json, path, {
    number: (value, at) => reader.integer(value, at, 1, 66),
    id: (value, at) => reader.oneOf(value, at, Object.keys(CARDS) as CardId[]),
    field: (value, at) => reader.oneOf(value, at, HARVEST),
    barrow: (value, at) =>
      reader.object(value, at, {
        goods: (list, to) => reader.list(list, to, 2, 6, (good, symbol) => reader.oneOf(good, symbol, GOODS)),
        points: (points, to) => reader.integer(points, to, 2, 6),
      }),
    extension: (value, at) => reader.list(value, at, 3, 3, (icon, to) => reader.oneOf(icon, to, EXTENSION_ICONS)),
  })
}

/** Every number and every helper once; every extension raises the hand limit and shows two different other icons. */
function checkCards(reader: Reader, { cards }: ComponentSet): void {
  reader.distinct(
    'cards',
    'number',
    cards.map(card => card.number),
  )
  reader.distinct(
    'cards',
    'id',
    cards.map(card => card.id),
  )
  for (const [index, { extension }] of cards.entries()) {
    if (!extension.includes('card') || new Set(extension).size !== 3) {
      reader.problem(
        `cards[${index}].extension`,
        extension.join(' '),
        'card and two different of income, delivery, pen',
      )
    }
  }
}

/** §4.5 needs a number for each roll; exactly one building asks for a commodity. */
function checkBuildings(reader: Reader, { buildings }: ComponentSet): void {
  reader.distinct(
    'buildings',
    'number',
    BUILDINGS.map(id => buildings[id].number),
  )
  const asking = BUILDINGS.filter(id => buildings[id].rows.some(row => row.includes('commodity')))
  if (asking.length !== 1) reader.problem('buildings', `${asking.length} ask for a commodity`, 'exactly one')
}

/** R35 would step in: playable, but worth a word. */
function cheapGoods({ prices }: ComponentSet): Problem[] {
  return RESOURCES.filter(good => prices.buy[good] <= prices.sell[good]).map(good => ({
    path: `prices.buy.${good}`,
    wrong: `${prices.buy[good]}, and it sells for ${prices.sell[good]}`,
    allowed: `at least ${prices.sell[good] + 1}; R35 will ask for that`,
  }))
}
