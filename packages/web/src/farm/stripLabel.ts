import { cardOf, farmOf, GOODS, handLimit, type PlayerView, partsOf, type Seat } from '@la-granja/engine'
import { cardName, type Language, namesIn, uiIn } from '@la-granja/text'
import { barrowGoods, fieldsByCrop, pointsShown } from './facts.ts'
import { oneOf } from './useFarm.ts'

/** A whole farm in words. */
export function stripLabel(view: PlayerView, seat: Seat, name: string, language: Language): string {
  const { table } = view
  const { farm: words } = uiIn(language)
  const names = namesIn(language)
  const farm = farmOf(table, seat)
  const nameOf = (card: number) => cardName(card, table, language)
  const kept = GOODS.filter(good => farm.goods[good] > 0)
  const facts = [
    words.farmOf(name),
    words.points(pointsShown(view, seat)),
    words.silver(farm.silver),
    words.handOf(view.hands[seat] ?? 0, handLimit(table, seat)),
    ...kept.map(good => names.count(farm.goods[good], names.goods[good])),
    ...fieldsByCrop(farm).map(({ good, ripe }) => words.fieldOf(oneOf(names, good), ripe)),
    ...farm.barrows.map(({ card, filled }) => {
      const { done, open, points } = barrowGoods(table, card, filled)
      const named = (list: typeof done) => list.map(good => oneOf(names, good))
      return words.barrow(nameOf(card), named(done), named(open), points)
    }),
    ...farm.helpers.map(({ card, used }) => words.helperShort(nameOf(card), used)),
    ...farm.extensions.map(card => words.extension(cardOf(table, card).extension.map(icon => names.icons[icon]))),
    ...farm.roofs.map(({ roof, space, used }) => words.roof(space + 1, names.roofs[roof], used)),
    ...farm.crafts.map(({ building, lasting }) =>
      words.craft(names.buildings[building], lasting, names.crafts[building][lasting ? 'lasting' : 'instant']),
    ),
    words.donkeysLeft(farm.donkeys.length),
    words.markers(farm.pool, partsOf(table).set.markers),
    words.position(table.order.indexOf(seat) + 1, table.order.length),
  ]
  return words.facts(facts)
}
