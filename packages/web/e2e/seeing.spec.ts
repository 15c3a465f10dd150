import type { Page } from '@playwright/test'
import { momentAt, open } from './heard.ts'
import { expect, playNow, test } from './page.ts'

/** Controls that cannot be brought into sight, or that something else lies on. */
function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    const within = document.querySelector('[role="dialog"]') ?? document.body
    const isTiny = (element: Element | null) => element !== null && element.getBoundingClientRect().width < 8
    for (const one of within.querySelectorAll<HTMLElement>('button, a[href], input, [role="button"], select')) {
      // A switch or a radio button is drawn by its label.
      const control = one.closest('label') ?? one
      const shown = control.getClientRects().length > 0 && getComputedStyle(control).visibility === 'visible'
      // What is for screen readers alone is drawn one pixel small.
      if (!shown || isTiny(control) || control.closest('[aria-hidden="true"]') !== null) continue
      control.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
      const reached = hit !== null && control.contains(hit)
      const inside = left >= -1 && left + width <= innerWidth + 1
      if (!reached || !inside)
        found.push(`${control.className} ${control.getAttribute('aria-label') ?? control.textContent}`.slice(0, 90))
    }
    scrollTo(0, 0)
    return found
  })
}

test('at twice the size nothing is cut off or out of reach', async ({ table }) => {
  await table.setViewportSize({ width: 640, height: 360 })
  await expect(table.locator('.start-games')).toBeVisible()
  const found: Record<string, readonly string[]> = { start: await outOfReach(table) }
  for (const name of [/^New game/, /^Settings/]) {
    await table.getByRole('button', { name }).click()
    await expect(table.getByRole('dialog')).toBeVisible()
    found[String(name)] = await outOfReach(table)
    await table.keyboard.press('Escape')
  }
  await open(table, momentAt(0.6), { textTable: false })
  for (const room of ['Village', 'Farm', 'Others', 'Log']) {
    await table.locator('.table-tab', { hasText: room }).click()
    found[room] = await outOfReach(table)
  }
  await table.keyboard.press('t')
  await expect(table.locator('.ear')).toBeVisible()
  found.text = await outOfReach(table)
  expect(Object.fromEntries(Object.entries(found).filter(([, lost]) => lost.length > 0))).toEqual({})
})

test('with the colours of the system, what is lit and what has the focus is still seen; nothing moves', async ({
  table,
}) => {
  await table.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await playNow(table)
  const outlines = (selector: string) =>
    table.locator(selector).evaluateAll(spots => [...new Set(spots.map(spot => getComputedStyle(spot).outlineStyle))])
  expect(await outlines('.spot[data-lit]:not(.village-hex)')).toEqual(['dashed'])
  expect(await outlines('.spot:not([data-lit])')).toEqual(['none'])
  await table.locator('.hand-card').first().click()
  expect(await outlines('.spot[data-chosen]')).toEqual(['double'])
  await table.keyboard.press('Escape')
  await table.keyboard.press('n')
  const focus = await table.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return [outlineStyle, outlineWidth]
  })
  expect(focus).toEqual(['solid', '4px'])
  expect(await table.evaluate(() => document.getAnimations().filter(one => one.playState === 'running').length)).toBe(0)
})

test('in grey and small, no two goods and no two players look alike; every symbol has a name', async ({ table }) => {
  await playNow(table)
  const nameless = await table.evaluate(() => {
    const named = '[aria-hidden="true"], [aria-label], [aria-labelledby], button, dt, th'
    return [...document.querySelectorAll('main svg')]
      .filter(sign => sign.closest(named) === null && sign.getClientRects().length > 0)
      .map(sign => sign.parentElement?.outerHTML.slice(0, 120))
  })
  expect(nameless).toEqual([])
  // Empty dens are pale.
  await table.addStyleTag({ content: 'main * { opacity: 1 !important; filter: grayscale(1) }' })
  for (const [symbols, amount] of [
    ['.farm-amount svg', 8],
    ['.table-player .piece', 4],
  ] as const) {
    const all = table.locator(symbols)
    await expect(all).toHaveCount(amount)
    const pictures: string[] = []
    for (const one of await all.all()) pictures.push((await one.screenshot()).toString('base64'))
    const differences = await table.evaluate(async given => {
      const small = new OffscreenCanvas(16, 16).getContext('2d', { willReadFrequently: true })
      if (small === null) throw new Error('nothing to draw on')
      const greys: Uint8ClampedArray[] = []
      for (const picture of given) {
        const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        small.drawImage(image, 0, 0, 16, 16)
        greys.push(small.getImageData(0, 0, 16, 16).data)
      }
      return greys.flatMap((one, index) =>
        greys
          .slice(index + 1)
          .map(other => one.reduce((sum, grey, at) => sum + Math.abs(grey - (other[at] ?? 0)), 0) / 768),
      )
    }, pictures)
    expect(Math.min(...differences)).toBeGreaterThan(12)
  }
})
