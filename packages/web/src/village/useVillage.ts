import type { Seat } from '@la-granja/engine'
import { type Names, namesIn, type Ui } from '@la-granja/text'
import { useLanguage, useUi } from '../words.ts'

/** The words that every part of the village needs. */
export function useVillage(): { readonly words: Ui['village']; readonly names: Names } {
  return { words: useUi().village, names: namesIn(useLanguage()) }
}

/** The name of the player at a seat. */
export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? ''
}

/** A spot's own class with those of the room. */
export function spotClass(spot: { readonly className: string }, ...names: readonly string[]): string {
  return [spot.className, ...names].join(' ')
}
