import { CARDS, type ComponentSet, type Good, type Harvest, type Phase, type PrintedCard } from '@la-granja/engine'
import { type ExtensionIcon, type Language, namesIn } from '@la-granja/text'
import { fold } from './fold.ts'

export type HelperPhase = Phase | 'any' | 'end'
export type HelperLimit = 'always' | 'round'

/** What the cards of the glossary are asked for; nothing in a list asks for nothing. */
export interface Filters {
  readonly text: string
  readonly fields: readonly Harvest[]
  /** A barrow must want all of them. */
  readonly barrow: readonly Good[]
  /** An extension must have all of them. */
  readonly icons: readonly ExtensionIcon[]
  readonly phases: readonly HelperPhase[]
  readonly limits: readonly HelperLimit[]
}

export const NO_FILTERS: Filters = { text: '', fields: [], barrow: [], icons: [], phases: [], limits: [] }

export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some(asked => asked.length > 0)
}

export function cardsLike(set: ComponentSet, filters: Filters, language: Language): readonly PrintedCard[] {
  const names = namesIn(language).cards
  const words = fold(filters.text.trim()).split(/\s+/)
  return set.cards.filter(({ id, field, barrow, extension }) => {
    const { phases, limit } = CARDS[id].helper
    const text = fold(`${names[id].name}\n${names[id].says}`)
    return (
      oneOf(filters.fields, [field]) &&
      filters.barrow.every(good => barrow.goods.includes(good)) &&
      filters.icons.every(icon => extension.includes(icon)) &&
      oneOf(filters.phases, phases) &&
      oneOf(filters.limits, [limit]) &&
      words.every(word => text.includes(word))
    )
  })
}

function oneOf<T>(asked: readonly T[], has: readonly T[]): boolean {
  return asked.length === 0 || has.some(one => asked.includes(one))
}
