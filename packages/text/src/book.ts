import type { BuildingId, FarmGood, Good, RoofId, Side } from '@la-granja/engine'
import type { ExtensionIcon, Language } from './language.ts'
import type {
  ChapterId,
  EditionPointId,
  ExampleId,
  NotedCard,
  ReadingId,
  RulingId,
  SectionId,
  ValueSource,
} from './sections.ts'

// What the rule book says. Sections (`§6.4`), rulings (`R5`) and names of cards in a sentence become links by themselves.
// What depends on no language (order, see-also, where examples belong) is in sections.ts.

/** A paragraph, a list, or a list in which the order counts. */
export type Block = string | readonly string[] | { readonly steps: readonly string[] }

export interface Entry {
  readonly title: string
  /** The short form of the book: one or two sentences. */
  readonly short: string
  /** The long form. */
  readonly long: readonly Block[]
}

export interface Ruling {
  readonly title: string
  readonly question: string
  readonly answer: string
  readonly reason: string
}

export interface Reading {
  readonly says: string
  readonly reason: string
}

export interface EditionPoint {
  readonly title: string
  readonly classic: string
  readonly deluxe: string
}

export interface Example {
  readonly title: string
  /** What is to be seen at first; below it stands, from the log, what then happens. */
  readonly says: string
  /** What to learn from it. */
  readonly so: string
}

/** Pieces that have no name of their own elsewhere. */
export type PieceId = 'marker' | 'disc' | 'stall' | 'ownership' | 'craft' | 'orderMarker' | 'donkey' | 'hat' | 'neutral'

/** Signs that are drawn in several places, and mean the same in all of them. */
export type SignId = 'card' | 'delivery' | 'upgrade' | 'roof' | 'lock' | 'covered'

/** One sentence for each sign. */
export interface Concepts {
  readonly goods: Readonly<Record<Good | FarmGood, string>>
  readonly sides: Readonly<Record<Side, string>>
  readonly icons: Readonly<Record<ExtensionIcon, string>>
  readonly spaces: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, string>>
  readonly buildings: Readonly<Record<BuildingId, string>>
  readonly roofs: Readonly<Record<RoofId, string>>
  readonly pieces: Readonly<Record<PieceId, { readonly name: string; readonly says: string }>>
  readonly signs: Readonly<Record<SignId, { readonly name: string; readonly says: string }>>
}

/** The whole book in one language. A forgotten entry does not compile. */
export interface Book {
  /** In which language it is written: whoever asks for one without a book gets the English one. */
  readonly language: Language
  readonly chapters: Readonly<Record<ChapterId, string>>
  readonly sections: Readonly<Record<SectionId, Entry>>
  readonly rulings: Readonly<Record<RulingId, Ruling>>
  readonly readings: Readonly<Record<ReadingId, Reading>>
  readonly editions: Readonly<Record<EditionPointId, EditionPoint>>
  readonly cards: Readonly<Record<NotedCard, string>>
  readonly concepts: Concepts
  readonly examples: Readonly<Record<ExampleId, Example>>
  /** What each source of a value means. */
  readonly sources: Readonly<Record<ValueSource, string>>
}
