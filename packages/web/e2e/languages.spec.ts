import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LANGUAGES, learn, uiIn } from '../../text/src/index.ts'
import { expect, ready, test } from './page.ts'
import { playOn } from './playing.ts'

/** Boxes that must hold what is in them, whatever it is called. */
const BOXES = ['.village-crafts', '.village-shop', '.village-side', '.table-bar', '.table-prompt', '.hand-cards']

/** Parts that stick out of their box, sideways. */
async function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(boxes => {
    const out: string[] = []
    for (const box of boxes.flatMap(name => [...document.querySelectorAll(name)])) {
      const { left, right } = box.getBoundingClientRect()
      for (const part of box.children) {
        const inner = part.getBoundingClientRect()
        const shown = getComputedStyle(part).position !== 'absolute' && inner.width > 0
        if (shown && (inner.left < left - 1 || inner.right > right + 1))
          out.push(`${box.className}: ${part.className} ${part.textContent?.slice(0, 30)}`)
      }
    }
    return out
  }, BOXES)
}

for (const language of LANGUAGES)
  test(`the table holds together in ${language}, and says what it says in ${language}`, async ({
    browser,
    address,
  }) => {
    await learn(language)
    const { start } = uiIn(language).table
    const context = await browser.newContext({ locale: language, viewport: { width: 1280, height: 720 } })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(error.message))
    await page.addInitScript(() => {
      localStorage.setItem('la-granja-settings', JSON.stringify({ pace: 0, motion: false, theme: 'light' }))
    })
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('button', { name: start.playNow }).click()
    await ready(page)
    expect(await stickingOut(page)).toEqual([])
    await playOn(page, 5, 25)
    await ready(page)
    expect(await stickingOut(page)).toEqual([])
    // Colours are the same in all of them, and looked at elsewhere.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).disableRules(['color-contrast'])
    const { violations } = await axe.analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
    await context.close()
  })

test('the first language of the browser that we speak is spoken, and another one is two clicks away', async ({
  browser,
  address,
}) => {
  const context = await browser.newContext({ locale: 'pl-PL' })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await learn('pl')
  await page.getByLabel(uiIn('pl').table.start.language).selectOption('cs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await context.close()
})
