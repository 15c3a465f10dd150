import * as en from './en/index.ts'
import type { Language, Texts } from './language.ts'
import type { Ui } from './ui.ts'

interface Speech {
  readonly texts: Texts
  readonly ui: Ui
}

/** English is always there; whoever speaks another language waits for that one alone. */
const SPOKEN = new Map<Language, Speech>([['en', en]])

const LESSONS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Speech>>> = {
  de: () => import('./de/index.ts'),
  pl: () => import('./pl/index.ts'),
  it: () => import('./it/index.ts'),
  ru: () => import('./ru/index.ts'),
  cs: () => import('./cs/index.ts'),
}

/** To be waited for before a language is used; until then it is English. */
export async function learn(language: Language): Promise<void> {
  if (language === 'en' || SPOKEN.has(language)) return
  SPOKEN.set(language, await LESSONS[language]())
}

export function speechIn(language: Language): Speech {
  return SPOKEN.get(language) ?? en
}
