import { learn } from '../../text/src/index.ts'
import { expect, test } from './online.ts'
import { speakInBrackets, strayWords } from './pseudo.ts'
import { closing, ROOMS, visit } from './rooms.ts'

test('every word in every room comes from the texts', async ({ guest, house }) => {
  test.slow()
  await learn('de')
  const page = await guest()
  await speakInBrackets(page.context())
  // Numbers are no words; everything else on the screen is said by somebody.
  const here = await visit(page, house, 'de', { names: ['1', '2', '3'] })
  const stray: Record<string, readonly string[]> = {}
  for (const { name, enter } of ROOMS) {
    await enter(here)
    await expect(page.locator('body')).toContainText('⟦')
    stray[name] = await strayWords(page)
    if (name !== 'table') continue
    await page.locator('.table-more').click()
    await expect(page.getByRole('menu')).toBeVisible()
    stray.menu = await strayWords(page)
    await closing(here)
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  expect(Object.fromEntries(Object.entries(stray).filter(([, words]) => words.length > 0))).toEqual({})
})
