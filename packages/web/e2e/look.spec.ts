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

test('in a lower window the rooms keep their height, and the prompt line stays in sight', async ({ table }) => {
  await table.setViewportSize({ width: 1366, height: 600 })
  await playNow(table)
  const bottoms = await table
    .locator('.table-village *')
    .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().bottom))
  expect(Math.max(...bottoms)).toBeLessThan(
    await table.locator('.table-farm').evaluate(farm => farm.getBoundingClientRect().top),
  )
  for (const end of [0, 1000]) {
    await table.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), end)
    for (const room of ['.table-bar', '.table-prompt'])
      await expect(table.locator(room)).toBeInViewport({ ratio: 0.99 })
  }
  await expect(table.locator('.table-farm')).toBeInViewport({ ratio: 0.99 })
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the start screen and the table, ${theme}`, async ({ table }) => {
    await table.evaluate(value => {
      localStorage.setItem('la-granja-settings', JSON.stringify({ pace: 0, motion: false, theme: value }))
    }, theme)
    await table.reload()
    const start = await new AxeBuilder({ page: table }).analyze()
    expect(start.violations.map(({ id, nodes }) => [id, nodes.map(node => node.target.join(' '))])).toEqual([])
    await playNow(table)
    const laid = await new AxeBuilder({ page: table }).analyze()
    expect(laid.violations.map(({ id, nodes }) => [id, nodes.map(node => node.target.join(' '))])).toEqual([])
  })
}
