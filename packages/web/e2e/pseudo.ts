import type { BrowserContext, Page } from '@playwright/test'

/** Puts everything that a language says into brackets, at any depth; what is empty or no word stays as it is. */
const BRACKETS = `const bracketed = value => {
  if (typeof value === 'string') return value === '' || value === 'de' ? value : '⟦' + value + '⟧'
  if (typeof value === 'function') return (...given) => bracketed(value(...given))
  if (Array.isArray(value)) return value.map(bracketed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bracketed(inner)]))
};`

/** From now on German comes in brackets, its book too: whatever is shown without them was not said by the texts. */
export async function speakInBrackets(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/(de|book)-[^/]*\.js$/, async route => {
    const answer = await route.fetch()
    const body = await answer.text()
    const changed = body
      .replace(
        /export\{(\w+) as texts,(\w+) as ui\};?\s*$/,
        (_, texts, ui) =>
          `${BRACKETS}const said=bracketed(${texts}),shown=bracketed(${ui});export{said as texts,shown as ui};`,
      )
      .replace(
        /export\{(\w+) as book\};?\s*$/,
        (_, book) => `${BRACKETS}const told=bracketed(${book});export{told as book};`,
      )
    await route.fulfill({ response: answer, body: changed })
  })
}

/** What the library of dialogs calls its hidden buttons, in German. */
const LIBRARY = ['Schließen']

/** Words on the screen, or in the name of something on it, that stand in no brackets. */
export function strayWords(page: Page): Promise<string[]> {
  return page.evaluate(library => {
    const outside = (text: string): string => {
      let depth = 0
      let left = ''
      for (const letter of text) {
        if (letter === '⟦') depth++
        else if (letter === '⟧') depth--
        else if (depth === 0) left += letter
      }
      return left
    }
    const isStray = (text: string | null): boolean =>
      !library.includes(text ?? '') && /\p{L}/u.test(outside(text ?? ''))
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
  }, LIBRARY)
}
