import {
  type Action,
  type GameEvent,
  type PlayerView,
  preview,
  type Refusal,
  type Table,
  type Task,
} from '@la-granja/engine'
import { printedOf } from './cards.ts'
import type { CoachReason, ReasonTexts } from './coach.ts'
import type { BotLevel, BotTexts, CardNames, Language, Names, Who } from './language.ts'
import { speechIn } from './speech.ts'
import type { Ui } from './ui.ts'

export type { Block, Book, Concepts, EditionPoint, Entry, Example, PieceId, Reading, Ruling, SignId } from './book.ts'
export { learnBook } from './bookshelf.ts'
export * from './cards.ts'
export { type CoachReason, learnCoach, type ReasonTexts } from './coach.ts'
export {
  type BotLevel,
  type BotTexts,
  type CardNames,
  type ExtensionIcon,
  LANGUAGES,
  type Language,
  type Names,
  type Texts,
  type Who,
} from './language.ts'
export type { Asked, DonePart, Lesson, LessonPart, ReadPart, Told } from './lesson.ts'
export { lessonIn } from './lessonshelf.ts'
export { counterFor, type Forms } from './plural.ts'
export * from './sections.ts'
export { learn } from './speech.ts'
export type { Ui } from './ui.ts'

// A replaced component set may print another helper on a card's number. So whoever names cards needs the table, which a view
// has; without one the numbers are the classic ones.

/** What happened, as a sentence. */
export function describeEvent(event: GameEvent, who: Who, table?: Table, language: Language = 'en'): string {
  const text = speechIn(language).texts.events[event.type] as (event: GameEvent, who: Who, nameOf: CardNames) => string
  return text(event, who, cardNames(table, language))
}

/** Why something is not possible, with the amounts and the rule that says so. It cites helpers by id, so it needs no table. */
export function describeRefusal(refusal: Refusal, language: Language = 'en'): string {
  const { refusals, cite } = speechIn(language).texts
  const rule = cite(refusal.rule)
  return `${refusals[refusal.why](refusal)}${rule === '' ? '' : ` ${rule}`}.`
}

type Seen = PlayerView | undefined

/** A short imperative label; with a view it names prices and what exactly is meant. */
export function describeAction(action: Action, view?: PlayerView, language: Language = 'en'): string {
  const text = speechIn(language).texts.actions[action.type] as (
    action: Action,
    view: Seen,
    nameOf: CardNames,
  ) => string
  return text(action, view, cardNames(view?.table, language))
}

/** The actions of a turn that begins at this view, each labelled as it would be there. */
export function describeLine(line: readonly Action[], view: PlayerView, language: Language = 'en'): readonly string[] {
  return line.map((action, index) => describeAction(action, preview(view, line.slice(0, index)).view, language))
}

/** What speaks for the better of two ways to play a turn; the words come from `learnCoach` in the same language. */
export function describeReason(
  reasons: ReasonTexts,
  reason: CoachReason,
  who: Who,
  table?: Table,
  language: Language = 'en',
): string {
  const text = reasons[reason.kind] as (reason: CoachReason, who: Who, nameOf: CardNames) => string
  return text(reason, who, cardNames(table, language))
}

/** What the player may do now, in one sentence. */
export function describeTask(task: Task, view?: PlayerView, language: Language = 'en'): string {
  const text = speechIn(language).texts.tasks[task.do] as (task: Task, view: Seen, nameOf: CardNames) => string
  return text(task, view, cardNames(view?.table, language))
}

/** Names of goods, buildings, roofs, steps, phases, sources and so on, by id. */
export function namesIn(language: Language = 'en'): Names {
  return speechIn(language).texts.names
}

export function cardName(number: number, table?: Table, language: Language = 'en'): string {
  return speechIn(language).texts.names.cards[printedOf(number, table).id].name
}

/** What the helper on this card does. */
export function helperText(number: number, table?: Table, language: Language = 'en'): string {
  return speechIn(language).texts.names.cards[printedOf(number, table).id].says
}

/** A computer player's name, and a line about its character. */
export function describeBot(level: BotLevel, language: Language = 'en'): BotTexts[BotLevel] {
  return speechIn(language).texts.bots[level]
}

/** The words of the table in the browser. */
export function uiIn(language: Language = 'en'): Ui {
  return speechIn(language).ui
}

/** The rule as it is cited after a refusal, or an empty text for what is no rule. */
export function citeRule(rule: string, language: Language = 'en'): string {
  return speechIn(language).texts.cite(rule)
}

function cardNames(table: Table | undefined, language: Language): CardNames {
  return card => cardName(card, table, language)
}
