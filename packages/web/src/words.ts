import { LANGUAGES, type Language, learn, type Ui, uiIn } from '@la-granja/text'
import { create } from 'zustand'

const KEY = 'la-granja-language'

/** The language that was chosen, else the browser's first one that we speak, else English. */
function preferred(): Language {
  const wished = [chosenBefore(), ...navigator.languages.map(tag => tag.slice(0, 2))]
  for (const wish of wished) {
    const spoken = LANGUAGES.find(language => language === wish)
    if (spoken !== undefined) return spoken
  }
  return 'en'
}

function chosenBefore(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

const useChosen = create<{ readonly language: Language }>(() => ({ language: 'en' }))

/** To be waited for before the first word is shown. */
export async function speakPreferred(): Promise<void> {
  await speak(preferred())
}

async function speak(language: Language): Promise<void> {
  // Without a network a language that was never used here cannot be fetched: the words stay as they are.
  const learnt = await learn(language).then(
    () => true,
    () => false,
  )
  if (!learnt) return
  useChosen.setState({ language })
  document.documentElement.lang = language
}

export function useLanguage(): Language {
  return useChosen(({ language }) => language)
}

/** The words of the interface in the language that is chosen. */
export function useUi(): Ui {
  return uiIn(useLanguage())
}

export function setLanguage(language: Language): void {
  void speak(language)
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // It still holds for this visit.
  }
}
