import { cardOf, GOODS, partsOf } from '@la-granja/engine'
import { cardName, type Language, namesIn, uiIn } from '@la-granja/text'
import { barrowGoods, type FarmFacts, fieldsByCrop } from './facts.ts'
import { oneOf } from './useFarm.ts'

/** A whole farm in words. */
export function stripLabel(known: FarmFacts, name: string, language: Language): string {
  const { farm, seat, points: scored, held, limit, order, print } = known
  const { farm: words } = uiIn(language)
  const names = namesIn(language)
  const nameOf = (card: number) => cardName(card, print, language)
  const kept = GOODS.filter(good => farm.goods[good] > 0)
  const facts = [
    words.farmOf(name),
    words.points(scored),
    words.silver(farm.silver),
    words.handOf(held, limit),
    ...kept.map(good => names.count(farm.goods[good], names.goods[good])),
    ...fieldsByCrop(farm).map(({ good, ripe }) => words.fieldOf(oneOf(names, good), ripe)),
    ...farm.barrows.map(({ card, filled }) => {
      const { done, open, points } = barrowGoods(print, card, filled)
      const named = (list: typeof done) => list.map(good => oneOf(names, good))
      return words.barrow(nameOf(card), named(done), named(open), points)
    }),
    ...farm.helpers.map(({ card, used }) => words.helperShort(nameOf(card), used)),
    ...farm.extensions.map(card => words.extension(cardOf(print, card).extension.map(icon => names.icons[icon]))),
    ...farm.roofs.map(({ roof, space, used }) => words.roof(space + 1, names.roofs[roof], used)),
    ...farm.crafts.map(({ building, lasting }) =>
      words.craft(names.buildings[building], lasting, names.crafts[building][lasting ? 'lasting' : 'instant']),
    ),
    words.donkeysLeft(farm.donkeys.length),
    words.markers(farm.pool, partsOf(print).set.markers),
    words.position(order.indexOf(seat) + 1, order.length),
  ]
  return words.facts(facts)
}
