import { expect, test } from './page.ts'
import { playOn } from './playing.ts'

test('the solo game runs from the form to its score', async ({ table }) => {
  test.setTimeout(240_000)
  await table.getByRole('button', { name: /^New game/ }).click()
  const form = table.getByRole('dialog')
  await form.getByText('1', { exact: true }).click()
  await expect(form.getByRole('button', { name: /Who sits at seat/ })).toHaveCount(1)
  await form.getByLabel('Seed').fill('alone')
  await form.getByRole('button', { name: 'Start the game' }).click()
  await expect(table.getByText('Neutral player').first()).toBeVisible()
  await expect(table.locator('.table-strip')).toHaveCount(0)

  expect(await playOn(table, 5, 2500)).toBeLessThan(2500)
  const results = table.getByRole('dialog', { name: /^You finished with -?\d+ VP$/ })
  await expect(results).toBeVisible()
  const title = (await results.getByRole('heading').first().textContent()) ?? ''
  const points = title.match(/-?\d+ VP/)?.[0] ?? 'none'
  await expect(results.locator('.table-ranking > li')).toHaveCount(1)
  await expect(results.locator('.table-ranking > li b')).toHaveText(points)
})
