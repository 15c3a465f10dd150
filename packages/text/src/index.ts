import type { Action, GameEvent, PlayerView, Refusal, Task } from '@la-granja/engine'
import { cardOf } from './cards.ts'
import { en } from './en/index.ts'
import type { Language, Names, Texts, Who } from './language.ts'

export * from './cards.ts'
export { type ExtensionIcon, LANGUAGES, type Language, type Names, type Texts, type Who } from './language.ts'
export { counterFor, type Forms } from './plural.ts'

const TEXTS: Readonly<Record<Language, Texts>> = { en }

/** What happened, as a sentence. */
export function describeEvent(event: GameEvent, who: Who, language: Language = 'en'): string {
  const text = TEXTS[language].events[event.type] as (event: GameEvent, who: Who) => string
  return text(event, who)
}

/** Why something is not possible, with the amounts and the rule that says so. */
export function describeRefusal(refusal: Refusal, language: Language = 'en'): string {
  const { refusals, cite } = TEXTS[language]
  const rule = cite(refusal.rule)
  return `${refusals[refusal.why](refusal)}${rule === '' ? '' : ` ${rule}`}.`
}

/** A short imperative label; with a view it names prices and what exactly is meant. */
export function describeAction(action: Action, view?: PlayerView, language: Language = 'en'): string {
  const text = TEXTS[language].actions[action.type] as (action: Action, view: PlayerView | undefined) => string
  return text(action, view)
}

/** What the player may do now, in one sentence. */
export function describeTask(task: Task, view?: PlayerView, language: Language = 'en'): string {
  const text = TEXTS[language].tasks[task.do] as (task: Task, view: PlayerView | undefined) => string
  return text(task, view)
}

/** Names of goods, buildings, roofs, steps, phases, sources and so on, by id. */
export function namesIn(language: Language = 'en'): Names {
  return TEXTS[language].names
}

export function cardName(number: number, language: Language = 'en'): string {
  return TEXTS[language].names.cards[idOf(number)].name
}

/** What the helper on this card does. */
export function helperText(number: number, language: Language = 'en'): string {
  return TEXTS[language].names.cards[idOf(number)].says
}

/** The rule as it is cited after a refusal, or an empty text for what is no rule. */
export function citeRule(rule: string, language: Language = 'en'): string {
  return TEXTS[language].cite(rule)
}

function idOf(number: number): keyof Names['cards'] {
  return cardOf(number).id as keyof Names['cards']
}
