import type { Page } from '@playwright/test'
import { expect, laid, openTable, sitDown, test } from './online.ts'

const OWN = '.table-sentence[data-own]'

/** Whoever is asked presses the first card of the list, then ends the turn. */
async function playTurn(page: Page): Promise<void> {
  await page.locator('.ear-deed[data-action="play"]').first().click()
  await page.locator('.ear-deed[data-action="play"], .ear-deed[data-action="endTurn"]').first().waitFor()
  await page.locator('.ear-deed[data-action="endTurn"]').click()
  await expect(page.locator(OWN)).toHaveCount(0)
}

test('a table with others is told in words too, their moves aloud', async ({ guest }) => {
  const [ann, bob] = [await guest(), await guest()]
  const address = await openTable(ann, 'Ann')
  await sitDown(bob, address, 'Bob', 2)
  await ann.getByRole('button', { name: 'Begin' }).click()
  await laid(ann, bob)
  for (const page of [ann, bob]) {
    await page.keyboard.press('t')
    await expect(page.locator('.ear')).toBeVisible()
  }
  await expect(ann.locator(`${OWN}, .table-sentence`).first()).toBeVisible()
  await expect.poll(async () => (await ann.locator(OWN).count()) + (await bob.locator(OWN).count())).toBe(1)
  const [first, second, name] = (await ann.locator(OWN).count()) > 0 ? [ann, bob, 'Ann'] : [bob, ann, 'Bob']
  await playTurn(first)
  await expect(second.locator(OWN)).toBeVisible()
  const live = second.locator('[aria-live="polite"]', { hasText: `${name} played` })
  await expect(live).toContainText(await second.locator('.table-sentence').innerText())
  await expect(second.locator('[data-section="changed"]')).toContainText(`${name} played`)
  // Who talks and notes something finds it below the log.
  await expect(second.getByRole('heading', { name: 'Chat' })).toBeVisible()
})
