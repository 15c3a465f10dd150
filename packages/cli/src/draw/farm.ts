import {
  buyPrice,
  deliveryPrice,
  extensionCost,
  farmOf,
  GOODS,
  type Good,
  handLimit,
  PHASE_OF,
  type PlayerView,
  type PrintedCard,
  partsOf,
  pens,
  RESOURCES,
  type Seat,
  salePrice,
  upgradePrice,
} from '@la-granja/engine'
import { cardName, namesIn, printedOf } from '@la-granja/text'
import { flowWrapped, type Look, labelled, padded, paint, player, WIDTH } from './paint.ts'

const names = namesIn()
const LABEL = 12
const ROOM = WIDTH - LABEL - 2

type Section = readonly [label: string, ...items: string[]]

/** R21: with `hiddenScores` other players' points are covered until the end. */
function pointsShown({ table, seat }: PlayerView, owner: Seat): string {
  const covered = table.options.hiddenScores === true && !table.over && owner !== seat
  return covered ? '?' : String(farmOf(table, owner).points)
}

/** One's own farm with a line for each side and all prices, another one close together. */
export function drawFarm(view: PlayerView, owner: Seat, look: Look): string[] {
  if (owner !== view.seat) return drawFarmShort(view, owner, look)
  const sections = [...sectionsOf(view, owner), ...pricesOf(view, owner)].filter(([, ...items]) => items.length > 0)
  const lines = sections.flatMap(([label, ...items]) =>
    labelled(`  ${paint(look, 'dim', label)}`, flowWrapped(items, ROOM, '   '), LABEL + 2),
  )
  return [headLine(view, owner, look), ...lines]
}

export function drawFarmShort(view: PlayerView, owner: Seat, look: Look): string[] {
  const pieces = sectionsOf(view, owner)
    .filter(([, ...items]) => items.length > 0)
    .map(([label, ...items]) => `${paint(look, 'dim', label)} ${items.join(', ')}`)
  const lines = flowWrapped(pieces, WIDTH - 2, paint(look, 'dim', ' │ ')).map(line => `  ${line}`)
  return [headLine(view, owner, look), ...lines]
}

function headLine(view: PlayerView, owner: Seat, look: Look): string {
  const { table } = view
  const { silver, goods, pool, donkeys, donkey } = farmOf(table, owner)
  const out = donkey > 0 && PHASE_OF[table.step] === 'transport' ? ` (${donkey} at work)` : ''
  return [
    padded(player(look, owner), 14),
    paint(look, 'bold', padded(`${pointsShown(view, owner)} VP`, 7)),
    padded(`${silver} silver`, 11),
    padded(names.count(goods.commodity, names.goods.commodity), 15),
    padded(`hand ${view.hands[owner] ?? 0}`, 9),
    padded(`markers ${pool}/${partsOf(table).set.markers}`, 16),
    `donkeys ${donkeys.length === 0 ? '–' : donkeys.join(' ')}${out}`,
  ].join('')
}

function sectionsOf({ table }: PlayerView, owner: Seat): Section[] {
  const farm = farmOf(table, owner)
  const stored = GOODS.filter(good => good !== 'commodity' && good !== 'pig' && farm.goods[good] > 0)
  const room = pens(table, owner)
  return [
    ['Fields', ...farm.fields.map(({ good, ripe }) => `${good} ${ripe ? '▪' : '▫'}`)],
    [
      'Stores',
      ...stored.map(good => names.count(farm.goods[good], names.goods[good])),
      `pigs ${farm.goods.pig}/${room}`,
    ],
    [
      'Barrows',
      ...farm.barrows.map(
        ({ card, filled }) => `${cardName(card, table)} ${barrow(printedOf(card, table).barrow, filled)}`,
      ),
    ],
    ['Extensions', ...iconsOf(farm.extensions.map(card => printedOf(card, table)))],
    ['Helpers', ...farm.helpers.map(({ card, used }) => `${cardName(card, table)}${used ? ' (used)' : ''}`)],
    ['Roofs', ...farm.roofs.map(({ roof, used }) => `${names.roofs[roof]}${used ? ' (used)' : ''}`)],
    ['Crafts', ...farm.crafts.map(({ building, lasting }) => `${names.buildings[building]}${lasting ? '' : ' (new)'}`)],
    ['Closed', ...farm.closed],
  ]
}

function barrow({ goods, points }: PrintedCard['barrow'], filled: number): string {
  const symbols = goods.map((good: Good, index) => `${good} ${(filled & (1 << index)) === 0 ? '▫' : '▪'}`)
  return `(${points} VP: ${symbols.join(' ')})`
}

/** The icons of all extensions together. */
function iconsOf(cards: readonly Pick<PrintedCard, 'extension'>[]): string[] {
  const all = cards.flatMap(card => card.extension)
  const kinds = [...new Set(all)].filter(icon => icon !== 'card')
  const icons = kinds.map(icon => {
    const times = all.filter(one => one === icon).length
    return times === 1 ? names.icons[icon] : `${times}× ${names.icons[icon]}`
  })
  return cards.length === 0 ? [] : [`${cards.length} (${icons.join(', ')})`]
}

function pricesOf({ table }: PlayerView, owner: Seat): Section[] {
  const roofSpace = partsOf(table).set.roofSpaces[farmOf(table, owner).roofs.length]
  const prices = RESOURCES.map(good =>
    [good, [buyPrice, salePrice, upgradePrice].map(price => price(table, owner, good)).join('/')].join(' '),
  )
  return [
    ['Prices', 'buy/sell/upgrade:', ...prices, `delivery ${deliveryPrice(table, owner)}`],
    [
      'Next',
      `extension costs ${names.count(extensionCost(table, owner), { one: 'good', other: 'goods' })}`,
      ...(roofSpace === undefined ? [] : [`roof space ${roofSpace} VP`]),
      `hand limit ${handLimit(table, owner)}`,
    ],
  ]
}
