import type { BrowserContext, Page } from '@playwright/test'

/** Puts everything that a language says into brackets, at any depth; what is empty or no word stays as it is. */
const BRACKETS = `const bracketed = value => {
  if (typeof value === 'string') return value === '' || value === 'de' ? value : '⟦' + value + '⟧'
  if (typeof value === 'function') return (...given) => bracketed(value(...given))
  if (Array.isArray(value)) return value.map(bracketed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bracketed(inner)]))
};`

/** From now on German comes in brackets, with its book, its lesson and its coach: whatever is shown without them was not said by the texts. */
export async function speakInBrackets(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/(de|book|coach|lesson)-[^/]*\.js$/, async route => {
    const answer = await route.fetch()
    const body = await answer.text()
    const changed = body.replace(/export\{([^}]*)\};?\s*$/, (all, list: string) => {
      const exported = list.split(',').map(one => one.split(' as ') as [string, string])
      // Other files are called like those of the texts.
      if (!exported.every(([, name]) => SAID.includes(name))) return all
      const said = exported.map(([inner, name]) => `const said_${name}=bracketed(${inner});`)
      return `${BRACKETS}${said.join('')}export{${exported.map(([, name]) => `said_${name} as ${name}`)}};`
    })
    await route.fulfill({ response: answer, body: changed })
  })
}

/** What the files of a language give to the others. */
const SAID = ['texts', 'ui', 'book', 'lesson', 'reasons']

/** What the library of dialogs calls its hidden buttons, in German, and people whom other tests have let into the same house. */
const OTHERS = ['Schließen', 'Ann', 'Bob', 'Rob', 'Cat', 'P0', 'P1']

/** Words on the screen, or in the name of something on it, that stand in no brackets. */
export function strayWords(page: Page): Promise<string[]> {
  return page.evaluate(others => {
    const outside = (text: string): string => {
      let depth = 0
      let left = ''
      for (const letter of text) {
        if (letter === '⟦') depth++
        else if (letter === '⟧') depth--
        else if (depth === 0) left += letter
      }
      // Rulings have numbers.
      return left.replace(/\bR\d+\b/g, '')
    }
    const isStray = (text: string | null): boolean =>
      !others.includes((text ?? '').trim()) && /\p{L}/u.test(outside(text ?? ''))
    const found: string[] = []
    const where = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    // Keys are called as they are printed on them, languages as they call themselves; sections have numbers and letters.
    const named = 'kbd, option, time, script, style, noscript, .book-number'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent === null || parent.closest(named) !== null || parent.getClientRects().length === 0) continue
      if (isStray(node.nodeValue)) found.push(`${where(parent)}: ${node.nodeValue}`)
    }
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (isStray(element.getAttribute(name))) found.push(`${where(element)} ${name}: ${element.getAttribute(name)}`)
    return [...new Set(found)]
  }, OTHERS)
}
