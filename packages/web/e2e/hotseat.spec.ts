import type { Page } from '@playwright/test'
import { expect, ready, test } from './page.ts'
import { playOn } from './playing.ts'

const HAND = '.table-hand [data-thing^="card:"]'

test('two people and a computer at one screen: the curtain hides every hand', async ({ table }) => {
  await threeSeats(table)
  const hands = new Map<string, readonly string[]>()
  const order: string[] = []
  for (let turn = 0; turn < 7; turn++) {
    const name = await behindCurtain(table)
    order.push(name)
    // Neither the hand of the one who leaves nor that of the one who comes is anywhere on the page.
    const page = await table.content()
    for (const card of [...hands.values()].flat()) expect(page).not.toContain(card)
    await table.getByRole('button', { name: `I am ${name}` }).click()
    await expect(table.locator('.table-player[data-own]')).toContainText(name)
    const cards = await cardsIn(table)
    expect(cards.length).toBeGreaterThan(0)
    for (const [other, held] of hands) if (other !== name) expect(cards.filter(card => held.includes(card))).toEqual([])
    await untilCurtain(table, turn)
    hands.set(name, cards)
  }
  expect(new Set(order)).toEqual(new Set(['Eva', 'Rui']))
  for (const [turn, name] of order.entries()) if (turn > 0) expect(name).not.toBe(order[turn - 1])
})

test('a reload brings the curtain back before anybody sees a hand', async ({ table }) => {
  await threeSeats(table)
  const name = await behindCurtain(table)
  await table.locator('.table-here').click()
  await expect(table.locator(HAND).first()).toBeVisible()
  await table.reload()
  expect(await behindCurtain(table)).toBe(name)
})

test('a key that is held down after the end of a turn does not lift the curtain', async ({ table }) => {
  await threeSeats(table)
  await behindCurtain(table)
  await table.locator('.table-here').click()
  const end = table.locator('.table-act[data-action="endTurn"]:visible').first()
  for (let touches = 0; touches < 30 && !(await end.isVisible()); touches++) await playOn(table, touches, 1)
  await end.focus()
  await table.keyboard.down('Enter')
  const next = await behindCurtain(table)
  // Once more without going up is how a held key repeats.
  await table.keyboard.down('Enter')
  await table.keyboard.up('Enter')
  expect(await behindCurtain(table)).toBe(next)
  await table.keyboard.press('Enter')
  await expect(table.locator('.table-player[data-own]')).toContainText(next)
})

async function threeSeats(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^New game/ }).click()
  const form = page.getByRole('dialog')
  await form.getByText('3', { exact: true }).click()
  await form.getByRole('button', { name: /Who sits at seat 2/ }).click()
  await page.getByRole('option', { name: /^A person/ }).click()
  await form.getByRole('button', { name: /Who sits at seat 3/ }).click()
  await page.getByRole('option', { name: /^Novice/ }).click()
  await form.getByLabel('Name at seat 1').fill('Eva')
  await form.getByLabel('Name at seat 2').fill('Rui')
  await form.getByLabel('Seed').fill('one screen')
  await form.getByRole('button', { name: 'Start the game' }).click()
}

/** Who is asked for; nothing of the table may be on the page. */
async function behindCurtain(page: Page): Promise<string> {
  const curtain = page.locator('.table-curtain')
  await expect(curtain).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[data-thing]')).toHaveCount(0)
  return ((await curtain.getByRole('heading').textContent()) ?? '').replace(/^.*to /, '').trim()
}

async function cardsIn(page: Page): Promise<readonly string[]> {
  return page.locator(HAND).evaluateAll(cards => cards.map(card => card.getAttribute('aria-label') ?? ''))
}

/** Plays until somebody else is asked for. */
async function untilCurtain(page: Page, seed: number): Promise<void> {
  for (let touches = 0; touches < 60; touches++) {
    await ready(page)
    if (await page.locator('.table-curtain').isVisible()) return
    const end = page.locator('.table-act[data-action="endTurn"]:visible')
    // What was there may have gone with the last action.
    if ((await end.count()) > 0)
      await end
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined)
    else await playOn(page, seed + touches, 1)
  }
}
