import {
  barrowLimit,
  buyPrice,
  type CardId,
  type CommodityUse,
  cardOf,
  extensionCost,
  type Farm,
  farmOf,
  GOODS,
  handLimit,
  helperLimit,
  partsOf,
  pens,
  RESOURCES,
  type Resource,
  type Seat,
  salePrice,
  UPGRADES,
  upgradePrice,
} from '@la-granja/engine'
import { cardName, helperText, namesIn, uiIn } from '@la-granja/text'
import { barrowGoods, donkeyOut, fieldsByCrop, pointsShown, roofSpaces } from '../farm/facts.ts'
import { oneOf } from '../farm/useFarm.ts'
import { nameOf } from '../village/useVillage.ts'
import { type Grid, listOf, type Part, type Section, type Told } from './page.ts'

export function farmId(seat: Seat): string {
  return `farm-${seat}`
}

/** A whole farm: one's own with the prices of the trade. */
export function farmSection(told: Told, seat: Seat): Section {
  const { view, names, language } = told
  const { farm: words } = uiIn(language)
  const own = seat === view.seat
  return {
    id: farmId(seat),
    title: own ? words.title : words.farmOf(nameOf(names, seat)),
    parts: [
      overview(told, seat),
      own ? trade(told, seat) : stores(told, seat),
      ...sides(told, seat),
      ...yard(told, seat),
    ],
  }
}

function overview({ view, language }: Told, seat: Seat): Part {
  const { farm: words, ear } = uiIn(language)
  const { table, hands } = view
  const { set } = partsOf(table)
  const farm = farmOf(table, seat)
  const hexes = table.stalls.flatMap((owner, hex) => (owner === seat ? [String(hex)] : []))
  return listOf(
    undefined,
    [
      words.points(pointsShown(view, seat)),
      words.silver(farm.silver),
      words.handOf(hands[seat] ?? 0, handLimit(table, seat)),
      words.markers(farm.pool, set.markers),
      ear.roomForPigs(pens(table, seat)),
      hexes.length === 0 ? ear.noStalls : ear.stallsOn(hexes),
      words.position(table.order.indexOf(seat) + 1, table.order.length),
      ...closedUses(farm, language),
    ],
    language,
  )
}

function closedUses({ closed }: Farm, language: Told['language']): readonly string[] {
  const names = namesIn(language)
  const { farm: words, village } = uiIn(language)
  // A use that a helper brings is called by the helper's name.
  const uses = closed.map(use => names.uses[use as CommodityUse] ?? names.cards[use as CardId].name)
  return uses.length === 0 ? [] : [village.opening(words.closed(uses))]
}

function trade({ view, language }: Told, seat: Seat): Grid {
  const { farm: words, ear, village } = uiIn(language)
  const names = namesIn(language)
  const { table } = view
  const { columns } = ear
  const prices = (good: Resource) => [
    String(buyPrice(table, seat, good)),
    String(salePrice(table, seat, good)),
    ear.upgradeTo(upgradePrice(table, seat, good), oneOf(names, UPGRADES[good])),
  ]
  const isTraded = (good: string): good is Resource => (RESOURCES as readonly string[]).includes(good)
  return {
    kind: 'grid',
    title: words.stores,
    head: [columns.good, columns.amount, columns.buy, columns.sell, columns.upgrade],
    rows: GOODS.map(good => [
      village.opening(oneOf(names, good)),
      String(farmOf(table, seat).goods[good]),
      ...(isTraded(good) ? prices(good) : ['', '', '']),
    ]),
  }
}

function stores({ view, language }: Told, seat: Seat): Part {
  const { goods } = farmOf(view.table, seat)
  const names = namesIn(language)
  const kept = GOODS.filter(good => goods[good] > 0)
  return listOf(
    uiIn(language).farm.stores,
    kept.map(good => names.count(goods[good], names.goods[good])),
    language,
  )
}

/** What lies at the four sides of the farm. */
function sides({ view: { table }, language }: Told, seat: Seat): readonly Part[] {
  const { farm: words, ear } = uiIn(language)
  const names = namesIn(language)
  const farm = farmOf(table, seat)
  const called = (card: number) => cardName(card, table, language)
  const barrows = farm.barrows.map(({ card, filled }) => {
    const { done, open, points } = barrowGoods(table, card, filled)
    const named = (goods: typeof done) => goods.map(good => oneOf(names, good))
    return words.barrow(called(card), named(done), named(open), points)
  })
  const extensions = farm.extensions.map(card =>
    words.extension(cardOf(table, card).extension.map(icon => names.icons[icon])),
  )
  const helpers = farm.helpers.map(({ card, used }) =>
    words.helper(called(card), used ? words.used : '', helperText(card, table, language)),
  )
  const limited = (title: string, amount: number, limit: number) => ear.titled(title, words.ofLimit(amount, limit))
  return [
    listOf(
      words.fields,
      fieldsByCrop(farm).map(({ good, ripe }) => words.fieldOf(oneOf(names, good), ripe)),
      language,
    ),
    listOf(limited(words.barrows, barrows.length, barrowLimit(table, seat)), barrows, language),
    listOf(words.extensions, [...extensions, ear.nextExtension(extensionCost(table, seat))], language),
    listOf(limited(words.helpers, helpers.length, helperLimit(table, seat)), helpers, language),
  ]
}

/** Roofs, donkeys and craft markers. */
function yard({ view, language }: Told, seat: Seat): readonly Part[] {
  const { farm: words } = uiIn(language)
  const names = namesIn(language)
  const { table } = view
  const farm = farmOf(table, seat)
  // Which donkey somebody has chosen is a secret of the one through whose eyes the table is seen.
  const chosen = seat === view.seat ? view.donkey : 0
  const out = donkeyOut(table, seat)
  const stateOf = (donkey: number) => {
    if (out === donkey) return 'revealed'
    if (chosen === donkey) return 'chosen'
    return farm.donkeys.includes(donkey) ? 'left' : 'used'
  }
  return [
    listOf(
      words.roofs,
      roofSpaces(table, farm).map(({ space, points, roof }) =>
        roof === undefined
          ? words.freeSpace(space + 1, points)
          : words.roof(space + 1, names.roofs[roof.roof], roof.used),
      ),
      language,
    ),
    listOf(
      words.donkeys,
      partsOf(table).set.donkeys.map(({ deliveries, hats }, index) =>
        words.donkey(deliveries, hats, words.donkeyStates[stateOf(index + 1)]),
      ),
      language,
    ),
    listOf(
      words.crafts,
      farm.crafts.map(({ building, lasting }) =>
        words.craft(names.buildings[building], lasting, names.crafts[building][lasting ? 'lasting' : 'instant']),
      ),
      language,
    ),
  ]
}
