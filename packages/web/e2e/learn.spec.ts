import type { Locator, Page } from '@playwright/test'
import { expect, test } from './page.ts'
import { begin } from './playing.ts'
import { keptGames } from './shelf.ts'

/** Goes on by the panel alone until this part is told. Within the page, because these are dozens of clicks. */
async function until(page: Page, part: string): Promise<void> {
  await page.waitForFunction(wanted => {
    const panel = document.querySelector<HTMLElement>('.learn-panel')
    if (panel === null || panel.dataset.told === wanted) return panel !== null
    const onward = panel.querySelector<HTMLElement>('.learn-buttons button:not([aria-disabled=true])')
    // Once for each part, and for each thing to be done in it.
    const now = `${panel.dataset.told} ${panel.dataset.left}`
    if (onward !== null && document.body.dataset.pressed !== now) {
      document.body.dataset.pressed = now
      onward.click()
    }
    return false
  }, part)
}

test('the guided first game is played to its end, with a reload in the middle', async ({ table }) => {
  await table.getByRole('link', { name: /^Learn to play/ }).click()
  const lesson = table.getByRole('region', { name: 'Guided first game' })
  await expect(lesson).toContainText('Welcome to the farm')
  await until(table, 'field')

  // Another wish is answered kindly, and nothing happens.
  await table.getByRole('button', { name: /^End your turn/ }).click()
  await expect(lesson).toContainText('Your turn is not over yet')
  await expect(lesson).toContainText('A field')

  // On the board itself, as every other game.
  await table.locator('[data-thing="card:8"]').click()
  await table.locator('[data-thing="side:field"]').click()
  await expect(lesson).toContainText('A market barrow')
  await expect(lesson).not.toContainText('Your turn is not over yet')
  // What is taken back is asked for again.
  await table.keyboard.press('Control+z')
  await expect(lesson).toContainText('A field')
  await table.keyboard.press('Control+y')
  await until(table, 'endPlaying')
  await table.getByRole('button', { name: /^End your turn/ }).click()
  await expect(lesson).toContainText('Cards and income')

  await until(table, 'harvestDie')
  const [kept] = await keptGames(table)
  await table.reload()
  await expect(lesson).toContainText('Your second die')
  // From the shelf it is the same lesson.
  await table.goto(new URL(`/play/${kept?.id}`, table.url()).href)
  await expect(table).toHaveURL(/\/learn$/)
  await table.locator('[data-thing="die:3"]').click()
  await expect(lesson).toContainText('Grain and grapes')

  await until(table, 'stall')
  await table.locator('[data-thing="hex:10"]').click()
  await expect(lesson).toContainText('Somebody had to go')
  await until(table, 'end')
  await expect(table.locator('.table-round')).toContainText('Round 2')
  await expect(table.locator('.table-player[data-own]')).toContainText('11')

  await lesson.getByRole('button', { name: 'Play a whole game, with hints' }).click()
  await expect(table).toHaveURL(/\/play\//)
  await expect(lesson).toHaveCount(0)
  await table.getByRole('button', { name: /^Hint/ }).click()
  await expect(table.getByRole('region', { name: 'Hints' })).not.toContainText('switched off')
})

test('hints are off until somebody wants them; then they are shown on the board and done by pressing', async ({
  table,
}) => {
  await begin(table, { seed: 'hints', sitters: ['person', 'farmer'] })
  await table.keyboard.press('h')
  const hints = table.getByRole('region', { name: 'Hints' })
  await expect(hints).toContainText('Hints are switched off in this game.')
  await hints.getByRole('button', { name: 'Switch hints on' }).click()
  const first = hints.locator('[data-hint]').first()
  await expect(first).toContainText(/about \d+ VP/)
  await expect(first).toContainText(/\d+% to win/)
  expect(await hints.locator('[data-hint]').count()).toBeLessThanOrEqual(3)
  // The log above gives way, but is never cut through its buttons.
  const bottom = async (of: Locator) => {
    const { y = 0, height = 0 } = (await of.boundingBox()) ?? {}
    return y + height
  }
  const filter = table.getByRole('toolbar', { name: 'Whose moves' })
  for (let height = 1080; height >= 640; height -= 20) {
    await table.setViewportSize({ width: 1280, height })
    if (await filter.isVisible())
      expect(await bottom(filter), `at ${height}`).toBeLessThanOrEqual(await bottom(table.locator('.table-side')))
  }
  await table.setViewportSize({ width: 1280, height: 720 })
  const before = (await keptGames(table))[0]?.record.actions.length ?? 0
  // What it is about is framed on the board.
  const framed = () =>
    table
      .locator('.spot')
      .evaluateAll(spots => spots.filter(spot => getComputedStyle(spot).outlineStyle === 'solid').length)
  expect(await framed()).toBe(0)
  await first.focus()
  await expect.poll(framed).toBeGreaterThan(0)
  await first.click()
  await expect.poll(async () => (await keptGames(table))[0]?.record.actions.length ?? 0).toBeGreaterThan(before)

  // They are kept with the game, and closed by the same key.
  await table.keyboard.press('h')
  await expect(hints).toHaveCount(0)
  await table.reload()
  await table.getByRole('button', { name: /^Hint/ }).click()
  await expect(hints).toContainText(/Switch hints off/)
})
