import { expect, playNow, ready, test } from './page.ts'
import { begin, playOn, pointOn, seen } from './playing.ts'

test('two clicks lead to a running game of four, and it is played to its end by touching what is lit', async ({
  table,
}) => {
  test.slow()
  await expect(table).toHaveTitle(/La Granja/)
  await playNow(table)
  expect(await playOn(table, 7, 3000)).toBeLessThan(3000)
  await expect(table.getByRole('dialog').locator('.table-ranking > li')).toHaveCount(4)
})

test('a whole game of two with the pointer, which clicks only what is lit', async ({ table }) => {
  test.slow()
  await begin(table, { seed: 'pointer', sitters: ['person', 'novice'] })
  expect(await pointOn(table, 7, 3000)).toBeLessThan(3000)
  await expect(table.getByRole('dialog').locator('.table-ranking > li')).toHaveCount(2)
})

test('a reload continues exactly where it was', async ({ table }) => {
  await playNow(table)
  await playOn(table, 3, 25)
  const before = await seen(table)
  await table.reload()
  expect(await seen(table)).toEqual(before)
})

test('own actions are taken back and brought back', async ({ table }) => {
  await playNow(table)
  const hand = table.locator('.table-hand .spot')
  const cards = await hand.count()
  await hand.first().click()
  await table.locator('[data-thing="side:field"]').click()
  await expect(hand).toHaveCount(cards - 1)
  await table.keyboard.press('Control+z')
  await expect(hand).toHaveCount(cards)
  await table.keyboard.press('Control+y')
  await expect(hand).toHaveCount(cards - 1)
})

test('what cannot be done is explained with its rule', async ({ table }) => {
  await playNow(table)
  await table.locator('[data-thing="shop:0"]').click({ force: true })
  await expect(table.getByRole('alert')).toContainText('§')
})

test.describe('kept by the browser', () => {
  // Not every browser knows at once that the network is gone (Chromium 150 has forgotten it after a reload). Then the page asks
  // in vain whether it comes from a server, and the browser writes that down.
  test.use({ serviceWorkers: 'allow', mayComplainOf: /ERR_INTERNET_DISCONNECTED \S+\/health$/ })

  test('without a network the table starts and is played', async ({ table, context }) => {
    await table.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await context.setOffline(true)
    await table.reload()
    await playNow(table)
    await playOn(table, 11, 20)
    await ready(table)
    await context.setOffline(false)
  })
})
