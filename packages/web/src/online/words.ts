import { LANGUAGES, type Ui, uiIn } from '@la-granja/text'
import { useUi } from '../words.ts'

/** The words for tables with others. */
export function useOnlineWords(): Ui['online'] {
  return useUi().online
}

/** First names for computer players, outside of what React draws. */
export function computerNames(): readonly string[] {
  const { lang } = document.documentElement
  return uiIn(LANGUAGES.find(language => language === lang) ?? 'en').table.start.computers
}
