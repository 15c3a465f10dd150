import type { Page } from '@playwright/test'
import { CARDS } from '../../engine/src/index.ts'
import { cardName, helperText, LANGUAGES, learn } from '../../text/src/index.ts'
import { expect, playNow, test } from './page.ts'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 900, height: 1180 },
  { width: 390, height: 844 },
] as const

interface Words {
  readonly language: string
  readonly name: string
  readonly says: string
}

/** Whose sentence does not fit the first card of the hand, if that card were this one. */
function cutOff(page: Page, all: readonly Words[]): Promise<readonly string[]> {
  return page
    .evaluate(async words => {
      const part = (name: string) => document.querySelector<HTMLElement>(`.hand-cards .card-${name}`)
      const [box, title, sentence] = [part('words'), part('name'), part('says')]
      if (box === null || title === null || sentence === null) throw new Error('no card in the hand')
      const lay = ({ language, name, says }: Words) => {
        box.lang = language
        title.textContent = name
        sentence.textContent = says
      }
      // Letters that have not been seen yet have to be fetched first.
      for (const one of words) {
        lay(one)
        await document.fonts.ready
      }
      const range = document.createRange()
      return words.filter(one => {
        lay(one)
        const { right, bottom } = box.getBoundingClientRect()
        range.selectNodeContents(sentence)
        const lines = [...range.getClientRects()]
        return lines.length === 0 || lines.some(line => line.left >= right - 1 || line.bottom > bottom + 3)
      })
    }, all)
    .then(cut => cut.map(({ language, name }) => `${name} (${language})`))
}

test('what each of the 66 helpers does can be read in a hand of four, in every language', async ({ table }) => {
  await Promise.all(LANGUAGES.map(learn))
  const all = LANGUAGES.flatMap(language =>
    Object.values(CARDS).map(({ number }) => ({
      language,
      name: cardName(number, undefined, language),
      says: helperText(number, undefined, language),
    })),
  )
  await playNow(table)
  await expect(table.locator('.hand-cards .card')).toHaveCount(4)
  for (const size of SIZES) {
    await table.setViewportSize(size)
    // On a phone the hand lies in the room of the farm.
    if (size.width < 900) await table.locator('.table-tab', { hasText: 'Farm' }).click()
    expect(await cutOff(table, all), `at ${size.width}`).toEqual([])
  }
})
