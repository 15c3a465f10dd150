import AxeBuilder from '@axe-core/playwright'
import { expect, playNow, test } from './page.ts'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const

for (const size of SIZES) {
  test(`nothing has to be scrolled sideways at ${size.width} x ${size.height}`, async ({ table }) => {
    await table.setViewportSize(size)
    const wider = () =>
      table.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await wider()).toBeLessThanOrEqual(0)
    await playNow(table)
    expect(await wider()).toBeLessThanOrEqual(0)
  })
}

test('the table of four fits 1280 x 720 without scrolling', async ({ table }) => {
  await playNow(table)
  const taller = await table.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  )
  expect(taller).toBeLessThanOrEqual(0)
  for (const room of ['.table-others', '.table-village', '.table-farm', '.table-hand', '.table-side', '.table-prompt'])
    await expect(table.locator(room)).toBeInViewport({ ratio: 0.99 })
})

for (const [width, height] of [
  [1366, 600],
  [1024, 768],
  [900, 700],
] as const) {
  test(`where not all fits, at ${width} x ${height}, no room covers another, and the prompt line stays in sight`, async ({
    table,
  }) => {
    await table.setViewportSize({ width, height })
    await playNow(table)
    const edges = (parts: string, side: 'top' | 'bottom') =>
      table.locator(parts).evaluateAll((all, which) => all.map(part => part.getBoundingClientRect()[which]), side)
    expect(Math.max(...(await edges('.table-village *', 'bottom')))).toBeLessThan(
      (await edges('.table-farm', 'top'))[0] ?? 0,
    )
    for (const end of [0, 2000]) {
      await table.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), end)
      for (const room of ['.table-bar', '.table-prompt'])
        await expect(table.locator(room)).toBeInViewport({ ratio: 0.99 })
    }
    const [prompt = 0] = await edges('.table-prompt', 'top')
    expect(Math.max(...(await edges('.table-strip', 'bottom')))).toBeLessThanOrEqual(prompt)
  })
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the start screen and the table, ${theme}`, async ({ table }) => {
    await table.evaluate(value => {
      localStorage.setItem('la-granja-settings', JSON.stringify({ pace: 0, motion: false, theme: value }))
    }, theme)
    await table.reload()
    const start = await new AxeBuilder({ page: table }).setLegacyMode(true).analyze()
    expect(start.violations.map(({ id, nodes }) => [id, nodes.map(node => node.target.join(' '))])).toEqual([])
    await playNow(table)
    const laid = await new AxeBuilder({ page: table }).setLegacyMode(true).analyze()
    expect(laid.violations.map(({ id, nodes }) => [id, nodes.map(node => node.target.join(' '))])).toEqual([])
  })
}
