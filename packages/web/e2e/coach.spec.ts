import type { Page } from '@playwright/test'
import { save } from '../src/game/game.ts'
import { playedGame } from '../test/playedGame.ts'
import { expect, ready, test } from './page.ts'
import { keptGames, overwrite } from './shelf.ts'

const game = playedGame({ seed: 'coached' })

/** Puts a game that is over on the shelf of this device. */
async function shelve(page: Page): Promise<void> {
  await overwrite(page, { ...save(game, 1), id: 'coached' })
  await page.reload()
}

function keptAnalyses(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open('la-granja-coach')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('analyses').objectStore('analyses').count()
          counting.onerror = () => fail(counting.error)
          counting.onsuccess = () => {
            opening.result.close()
            done(counting.result)
          }
        }
      }),
  )
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const cards = (page: Page) => page.locator('section', { hasText: 'Turning points' }).locator('.coach-card')

test('the coach goes through a game, can be stopped, shows what mattered and keeps it', async ({ table }) => {
  await shelve(table)
  await button(table, 'Ask the coach: You, Ana').click()
  await expect(table).toHaveURL(/\/coach\/coached$/)
  await expect(table.getByRole('radio', { name: /You/ })).toBeChecked()

  await button(table, /Thorough look/).click()
  await expect(table.getByRole('progressbar')).toBeVisible()
  await expect(button(table, 'Stop')).toBeFocused()
  await button(table, 'Stop').click()
  await expect(table.getByRole('progressbar')).toBeHidden()
  await expect(table.locator('.coach-card')).toHaveCount(0)

  await button(table, /Quick look/).click()
  await expect(table.locator('.coach-summary')).toContainText('turns with a choice', { timeout: 60_000 })
  const count = await cards(table).count()
  expect(count).toBeGreaterThanOrEqual(3)
  expect(count).toBeLessThanOrEqual(5)
  await expect(cards(table).first()).toContainText(/Played.*% to win · .* VP.*Better.*% to win · .* VP/s)
  await expect(cards(table).first().locator('.coach-why li').first()).toHaveText(/^It .*\.$/)

  // The curves by key: each turn is read out, and the table has the same turns.
  const slider = table.getByRole('slider', { name: 'Turn' })
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round \d · .*: chance to win \d+%, .*turning point 1$/)
  await slider.focus()
  await table.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round 6/)
  await expect(table.locator('.coach-reading')).toContainText('Round 6')
  await table.getByText('The figures as a table').click()
  const last = Number(await slider.getAttribute('max'))
  await expect(table.locator('.coach-figures tbody tr')).toHaveCount(last + 1)

  // The same the next time, at once.
  const said = await cards(table).allInnerTexts()
  await table.reload()
  await expect(table.locator('.coach-summary')).toBeVisible()
  expect(await cards(table).allInnerTexts()).toEqual(said)

  // Nobody has asked about the other seat yet.
  await table.getByRole('radio', { name: /Ana/ }).check()
  await expect(table).toHaveURL(/seat=1/)
  await expect(button(table, /Quick look/)).toBeVisible()
  await table.getByRole('radio', { name: /You/ }).check()
  await expect(table.locator('.coach-summary')).toBeVisible()

  await table
    .getByRole('link', { name: /See it in the replay: / })
    .first()
    .click()
  await expect(table).toHaveURL(/\/replay\/coached#\d+$/)
  await button(table, 'Ask the coach').click()

  await button(table, /^Try it: /)
    .first()
    .click()
  await expect(table).toHaveURL(/\/play\//)
  await ready(table)
  await expect(table.locator('.table-sentence[data-own]')).toBeVisible()
  expect((await keptGames(table)).map(({ record }) => record.seed)).toEqual(['coached', 'coached'])
})

test('the quiz asks about one’s own mistakes on the real board, and counts', async ({ table }) => {
  await shelve(table)
  await button(table, 'Open the game with You, Ana').click()
  await table.getByRole('dialog').getByRole('button', { name: 'Ask the coach' }).click()
  await button(table, /Quick look/).click()
  await expect(button(table, 'Start the quiz')).toBeVisible({ timeout: 60_000 })
  await button(table, 'Start the quiz').click()
  await expect(table.getByRole('heading', { name: 'What would you play?' })).toBeFocused()
  const all = Number((await table.locator('.coach-count').innerText()).match(/^Question 1 of (\d)/)?.[1])
  expect(all).toBeGreaterThan(0)
  let right = 0
  for (let number = 1; number <= all; number++) {
    await expect(table.locator('.coach-count')).toContainText(`Question ${number} of ${all}`)
    await expect(table.locator('.farm')).toBeVisible()
    await expect(table.locator('.spot[data-lit]')).toHaveCount(0)
    expect(await table.locator('button.coach-option').count()).toBeGreaterThan(1)
    await table.locator('button.coach-option').first().click()
    await expect(table.locator('.coach-options [data-best]')).toHaveCount(1)
    await expect(table.locator('.coach-tags')).toContainText(['your answer'])
    await expect(table.locator('.coach-why li').first()).toHaveText(/^It /)
    if (await table.getByRole('heading', { name: 'Right, that is the best.' }).isVisible()) right++
    await button(table, number === all ? 'To the result' : 'Next question').click()
  }
  await expect(table.locator('.coach-score')).toHaveText(`${right} of ${all} right`)
  await button(table, 'Back to the coach').click()
  await expect(button(table, 'Start the quiz')).toBeVisible()

  // What the coach said goes with the game.
  expect(await keptAnalyses(table)).toBe(1)
  await button(table, 'Leave the coach').click()
  await button(table, 'Delete: You, Ana').click()
  await button(table, 'Delete it').click()
  await expect.poll(() => keptAnalyses(table)).toBe(0)
})

test('a game that is not over has to be finished first', async ({ table }) => {
  const running = playedGame({ seed: 'running', until: ({ steps }) => steps.length > 60 })
  await overwrite(table, { ...save(running, 1), id: 'running' })
  await table.reload()
  await expect(table.locator('.start-game')).toHaveCount(1)
  await expect(button(table, /Ask the coach/)).toHaveCount(0)
  await table.goto(`${new URL(table.url()).origin}/coach/running`)
  await expect(table.getByRole('heading', { name: 'This game is not over yet.' })).toBeVisible()
})

test('a finished game online is fetched, for the seat that the address names', async ({ table }) => {
  const { record, names } = save(game, 1)
  await table.route('**/api/tables/afar/record', route => route.fulfill({ json: { record, names } }))
  await table.goto(`${new URL(table.url()).origin}/coach/afar?online&seat=1`)
  await expect(table.getByRole('radio', { name: /Ana/ })).toBeChecked()
  await expect(button(table, /Quick look/)).toBeVisible()
})
