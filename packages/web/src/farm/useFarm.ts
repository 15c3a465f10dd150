import type { FarmGood, Good } from '@la-granja/engine'
import { type Language, type Names, namesIn, type Ui } from '@la-granja/text'
import { useLanguage, useUi } from '../words.ts'

/** The words that every part of a farm needs. */
export function useFarm(): { readonly words: Ui['farm']; readonly names: Names; readonly language: Language } {
  const language = useLanguage()
  return { words: useUi().farm, names: namesIn(language), language }
}

/** The word for one of them. */
export function oneOf(names: Names, good: Good | FarmGood): string {
  return names.goods[good].one ?? names.goods[good].other
}
