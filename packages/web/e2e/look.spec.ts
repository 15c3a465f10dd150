import { expect, playNow, test } from './page.ts'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const

test('nothing has to be scrolled sideways on any screen, and the table of four fits 1280 x 720', async ({ table }) => {
  const wider = () => table.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const size of SIZES) {
    await table.setViewportSize(size)
    expect(await wider(), `the start at ${size.width}`).toBeLessThanOrEqual(0)
  }
  await playNow(table)
  for (const size of SIZES.toReversed()) {
    await table.setViewportSize(size)
    expect(await wider(), `the table at ${size.width}`).toBeLessThanOrEqual(0)
  }
  const taller = await table.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  )
  expect(taller).toBeLessThanOrEqual(0)
  for (const room of ['.table-others', '.table-village', '.table-farm', '.table-hand', '.table-side', '.table-prompt'])
    await expect(table.locator(room)).toBeInViewport({ ratio: 0.99 })
})

test('nothing on the start screen moves when the server answers late', async ({ table }) => {
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await table.route('**/health', async route => {
    await held
    await route.continue()
  })
  await table.reload()
  const online = table.getByRole('link', { name: /play online/i })
  const newGame = table.getByRole('button', { name: /new game/i })
  await expect(newGame).toBeVisible()
  await expect(online).toBeHidden()
  const before = await newGame.boundingBox()
  answer()
  await expect(online).toBeVisible()
  expect(await newGame.boundingBox()).toEqual(before)
})

test('where not all fits, no room covers another, and the prompt line stays in sight', async ({ table }) => {
  await playNow(table)
  const edges = (parts: string, side: 'top' | 'bottom') =>
    table.locator(parts).evaluateAll((all, which) => all.map(part => part.getBoundingClientRect()[which]), side)
  for (const [width, height] of [
    [1366, 600],
    [1024, 768],
    [900, 700],
  ] as const) {
    await table.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await table.setViewportSize({ width, height })
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
  }
})
