import { LANGUAGES, type Language, type Ui, uiIn } from '@la-granja/text'
import { create } from 'zustand'

const KEY = 'la-granja-language'

/** The language that was chosen, else the browser's first one that we speak, else English. */
function preferred(): Language {
  const wished = [chosenBefore(), ...navigator.languages.map(tag => tag.slice(0, 2))]
  return LANGUAGES.find(language => wished.includes(language)) ?? 'en'
}

function chosenBefore(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

const useChosen = create<{ readonly language: Language }>(() => ({ language: preferred() }))

export function useLanguage(): Language {
  return useChosen(({ language }) => language)
}

/** The words of the interface in the language that is chosen. */
export function useUi(): Ui {
  return uiIn(useLanguage())
}

export function setLanguage(language: Language): void {
  useChosen.setState({ language })
  document.documentElement.lang = language
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // It still holds for this visit.
  }
}
