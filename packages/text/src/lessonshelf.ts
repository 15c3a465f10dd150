import type { Language } from './language.ts'
import type { Lesson } from './lesson.ts'

type Fetch = () => Promise<{ readonly lesson: Lesson }>

/** Read once in a lifetime, so it is fetched only by those who learn. */
const LESSONS: Readonly<Record<Language, Fetch>> = {
  en: () => import('./en/lesson.ts'),
  de: () => import('./de/lesson.ts'),
  pl: () => import('./pl/lesson.ts'),
  it: () => import('./it/lesson.ts'),
  ru: () => import('./ru/lesson.ts'),
  cs: () => import('./cs/lesson.ts'),
}

/** The sentences of the guided first game. */
export async function lessonIn(language: Language): Promise<Lesson> {
  return (await LESSONS[language]()).lesson
}
