import type { Page } from '@playwright/test'
import { expect, playNow, ready, test } from './page.ts'

/** A small generator of our own, so that a failing run can be played again. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Touches whatever is lit or offered, until the game is over or so many touches are done. Tells how many it were. */
async function playOn(page: Page, seed: number, most: number): Promise<number> {
  const next = numbers(seed)
  for (let touches = 0; touches < most; touches++) {
    await ready(page)
    if (await page.locator('[role=dialog]').isVisible()) return touches
    const acts = page.locator('.table-act:visible')
    const lit = page.locator('.spot[data-lit]:visible:not([data-chosen])')
    const [offered, things] = [await acts.count(), await lit.count()]
    const target =
      offered > 0 && (things === 0 || next() < 0.65)
        ? acts.nth(Math.floor(next() * offered))
        : lit.nth(Math.floor(next() * things))
    // What was there may have gone with the last action.
    await target.click({ timeout: 2000, force: true }).catch(() => undefined)
  }
  return most
}

test('two clicks lead to a running game, and a whole game is played by touching what is lit', async ({ table }) => {
  test.setTimeout(300_000)
  await expect(table).toHaveTitle(/La Granja/)
  await playNow(table)
  const touches = await playOn(table, 7, 3000)
  expect(touches).toBeLessThan(3000)
  const results = table.getByRole('dialog')
  await expect(results.locator('.table-ranking > li')).toHaveCount(4)
})

test('a reload continues exactly where it was', async ({ table }) => {
  await playNow(table)
  await playOn(table, 3, 25)
  await ready(table)
  const seen = async () => ({
    sentence: await table.locator('.table-sentence').innerText(),
    farm: await table.locator('.table-farm').innerText(),
    village: await table.locator('.table-village').innerText(),
    hand: await table.locator('.table-hand').innerText(),
  })
  const before = await seen()
  await table.reload()
  await ready(table)
  expect(await seen()).toEqual(before)
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

test('without a network the table starts and is played', async ({ table, context }) => {
  await table.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await table.reload()
  await playNow(table)
  await playOn(table, 11, 60)
  await ready(table)
  await context.setOffline(false)
})
