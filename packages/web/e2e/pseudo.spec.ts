import type { Page } from '@playwright/test'
import { save } from '../src/game/game.ts'
import { playedGame } from '../test/playedGame.ts'
import { test as base, expect, ready } from './page.ts'
import { speakInBrackets, strayWords } from './pseudo.ts'
import { overwrite } from './shelf.ts'

const ended = { ...playedGame({ seed: 'brackets' }), names: ['1', '2'] }

/** A page on which everything that the texts say stands in brackets. */
const test = base.extend<{ bracketed: Page }>({
  bracketed: async ({ browser, address }, use) => {
    const context = await browser.newContext({ locale: 'de', serviceWorkers: 'block' })
    await speakInBrackets(context)
    const page = await context.newPage()
    await page.addInitScript(() => {
      if (localStorage.getItem('la-granja-settings') === null)
        localStorage.setItem('la-granja-settings', JSON.stringify({ pace: 0, motion: false, theme: 'light' }))
    })
    await page.goto(address)
    await expect(page.locator('.start-games')).toBeVisible()
    await use(page)
    await context.close()
  },
})

test('every word at the start, of a finished game and of its replay comes from the texts', async ({
  bracketed: page,
  address,
}) => {
  await overwrite(page, { ...save(ended, 1), id: 'ended' })
  await page.reload()
  await expect(page.locator('.start-games li').first()).toBeVisible()
  expect(await strayWords(page)).toEqual([])
  for (const dialog of ['Einstellungen', 'Neue Partie']) {
    await page.getByRole('button', { name: dialog }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await strayWords(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto(`${address}/play/ended`)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await strayWords(page)).toEqual([])
  await page.goto(`${address}/replay/ended#60`)
  await expect(page.locator('.replay')).toBeVisible()
  expect(await strayWords(page)).toEqual([])
})

test('every word of the book, of the lobby and at the table comes from the texts', async ({
  bracketed: page,
  address,
}) => {
  await page.getByRole('button', { name: 'Losspielen' }).click()
  await ready(page)
  expect(await strayWords(page)).toEqual([])
  await page.locator('.table-more').click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await strayWords(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect(page.locator('.ear')).toBeVisible()
  expect(await strayWords(page)).toEqual([])
  await page.goto(`${address}/rules`)
  await expect(page.locator('.book-number').first()).toBeVisible()
  expect(await strayWords(page)).toEqual([])
  await page.goto(`${address}/online`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await strayWords(page)).toEqual([])
})
