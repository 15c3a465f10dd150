import type { Page } from '@playwright/test'
import { save } from '../src/game/game.ts'
import { stateAt } from '../src/replay/stops.ts'
import { linesOf } from '../src/table/logLines.ts'
import { playedGame } from '../test/playedGame.ts'
import { expect, ready, test } from './page.ts'
import { overwrite } from './shelf.ts'

const whole = playedGame({ seed: 'watched', players: 3 })
/** A moment of the third round at which the person decides, so that no computer moves on meanwhile. */
const at = whole.steps.findIndex(
  ({ before: { table } }, index) => index > 150 && table.round === 3 && String(table.waiting) === '0',
)
const game = { ...whole, state: stateAt(whole, at), steps: whole.steps.slice(0, at) }
const lines = linesOf(game, 0, 'en')

async function sitDown(page: Page): Promise<void> {
  const origin = new URL(page.url()).origin
  await page.evaluate(() =>
    localStorage.setItem(
      'la-granja-settings',
      JSON.stringify({ pace: 0, motion: false, theme: 'light', autoEnd: 'never' }),
    ),
  )
  await overwrite(page, { ...save(game, 1), id: 'running' })
  await page.goto(`${origin}/play/running`)
  await ready(page)
}

const pointed = (page: Page) =>
  page.locator('[data-pointed]').evaluateAll(all => all.map(one => one.getAttribute('data-thing')))

test('a line shows on the table what it is about, and leads to the replay there', async ({ table }) => {
  await sitDown(table)
  const told = table.locator('.table-log-line')
  await expect(told.last()).toHaveAttribute('data-line', lines.at(-1)?.key ?? '')
  // Something of one's own with a good that everybody can find on the own farm.
  const line = lines.findLast(({ events: [event] }) => event?.type === 'grown' && event.seat === 0)
  const [event] = line?.events ?? []
  const thing = event?.type === 'grown' ? `good:${event.good}:field` : ''
  const button = table.locator(`[data-line="${line?.key}"]`)
  await button.hover()
  expect(await pointed(table)).toEqual([thing])
  await expect(table.locator(`.table-farm [data-thing="${thing}"]`)).toHaveAttribute('data-pointed', '')
  await table.mouse.move(0, 0)
  await expect(table.locator('[data-pointed]')).toHaveCount(0)

  // By keys: one stop for Tab, then line by line.
  await table.locator('.table-log-lines').focus()
  await table.keyboard.press('End')
  await expect(told.last()).toBeFocused()
  await table.keyboard.press('ArrowUp')
  await expect(told.nth(-2)).toBeFocused()

  await button.click()
  await expect(table).toHaveURL(new RegExp(`/replay/running#${(line?.at ?? 0) + 1}$`))
  await expect(
    table
      .locator('.replay-line[aria-current]')
      .filter({ hasText: line?.text ?? '' })
      .first(),
  ).toBeVisible()
  await table.getByRole('button', { name: 'Leave the replay' }).click()
  await expect(table).toHaveURL(/\/play\/running$/)
  await ready(table)
})

test('the log can be narrowed to one player, and to what concerns oneself', async ({ table }) => {
  await sitDown(table)
  const said = () => table.locator('.table-log-line').evaluateAll(all => all.map(one => one.getAttribute('data-line')))
  const keys = (wanted: (line: (typeof lines)[number]) => boolean) =>
    lines
      .filter(wanted)
      .slice(-40)
      .map(({ key }) => key)
  const shown = async () => (await said()).slice(-40)
  await table.getByRole('button', { name: 'Only Ana' }).click()
  await expect.poll(shown).toEqual(keys(({ seat }) => seat === 1))
  await table.getByRole('button', { name: 'For me' }).click()
  const mine = await shown()
  expect(mine).toEqual(expect.arrayContaining(keys(({ seat }) => seat === 0).slice(-10)))
  expect(mine).not.toEqual(keys(() => true))
  await table.getByRole('button', { name: 'All', exact: true }).click()
  await expect.poll(shown).toEqual(keys(() => true))
})
