import { describeBot } from '@la-granja/text'
import { useLanguage, useUi } from '../words.ts'
import { namesFor, type Setup } from './setup.ts'

/** Who else is there, in a few words: "against 3 × Farmer". */
export function useOpponents(): (setup: Setup) => string {
  const words = useUi().table.start
  const language = useLanguage()
  return setup => {
    const { players, seats } = setup
    const chairs = seats.slice(0, players)
    const persons = namesFor(setup, words).filter((_, seat) => chairs[seat]?.sitter === 'person')
    const levels = new Map<string, number>()
    for (const { sitter } of chairs) {
      if (sitter === 'person') continue
      const { name } = describeBot(sitter, language)
      levels.set(name, (levels.get(name) ?? 0) + 1)
    }
    const computers = [...levels].map(([name, amount]) => words.several(amount, name)).join(', ')
    if (persons.length > 1)
      return words.together(computers === '' ? persons.join(', ') : `${persons.join(', ')}, ${computers}`)
    if (persons.length === 0) return words.watching(computers)
    return computers === '' ? words.alone : words.against(computers)
  }
}
