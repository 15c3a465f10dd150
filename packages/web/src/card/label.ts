import { cardOf, type Table } from '@la-granja/engine'
import { cardName, helperText, type Language, namesIn, uiIn } from '@la-granja/text'

/** Everything that a card says, for those who hear it. */
export function cardLabel(card: number, table: Table, language: Language): string {
  const names = namesIn(language)
  const { field, barrow, extension } = cardOf(table, card)
  return uiIn(language).farm.card({
    name: cardName(card, table, language),
    field: names.count(1, names.goods[field]),
    goods: barrow.goods.map(good => names.goods[good].one ?? names.goods[good].other),
    points: barrow.points,
    icons: extension.map(icon => names.icons[icon]),
    says: helperText(card, table, language),
  })
}

/** When a helper can be used, in a few words. */
export function whenOf(card: number, table: Table, language: Language): string {
  const { phases, limit } = cardOf(table, card).helper
  const words = uiIn(language).farm
  const names = namesIn(language)
  const when = phases.map(phase => (phase === 'any' || phase === 'end' ? words.when[phase] : names.phases[phase]))
  return [when.join(', '), ...(limit === 'round' ? [words.oncePerRound] : [])].join(' · ')
}
