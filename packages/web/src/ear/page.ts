import type { PlayerView, Seat } from '@la-granja/engine'
import { type Language, uiIn } from '@la-granja/text'
import { farmSection } from './farms.ts'
import { handSection } from './hand.ts'
import { forecastSection, momentSection } from './moment.ts'
import { buildingsSection, marketSection } from './places.ts'
import { cardsSection, diceSection, roofsSection, siestaSection } from './supply.ts'

// The whole table in words: everything that is drawn, as plain data. Who only looks on gets the same without a hand.

/** A list; without a title it belongs to the heading above it. */
export interface Listed {
  readonly kind: 'list'
  readonly title?: string
  readonly items: readonly string[]
}

/** A table; the first cell of a row names the row. */
export interface Grid {
  readonly kind: 'grid'
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type Part = Listed | Grid

export interface Section {
  /** The same in every language, to find it again. */
  readonly id: string
  readonly title: string
  readonly parts: readonly Part[]
}

/** What every part of the page is made from. */
export interface Told {
  readonly view: PlayerView
  /** By seat. */
  readonly names: readonly string[]
  readonly language: Language
}

export function pageOf(told: Told): readonly Section[] {
  const { view, names } = told
  const others = names.map((_, seat) => seat as Seat).filter(seat => seat !== view.seat)
  return [
    momentSection(told),
    ...(view.seat === undefined ? [] : [farmSection(told, view.seat)]),
    handSection(told),
    ...others.map(seat => farmSection(told, seat)),
    diceSection(told),
    marketSection(told),
    buildingsSection(told),
    roofsSection(told),
    siestaSection(told),
    cardsSection(told),
    forecastSection(told),
  ]
}

/** The words for nothing stand where a list would be empty, so that nobody wonders whether something was left out. */
export function listOf(title: string | undefined, items: readonly string[], language: Language): Listed {
  const shown = items.length === 0 ? [uiIn(language).ear.none] : items
  return { kind: 'list', ...(title === undefined ? {} : { title }), items: shown }
}
