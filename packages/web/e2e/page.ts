import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { makeApp } from '../../server/src/app.ts'

/** The built table on a port of its own for each worker, and a page that must not complain, but of what a test expects. */
export const test = base.extend<{ table: Page; mayComplainOf: RegExp | undefined }, { address: string }>({
  mayComplainOf: [undefined, { option: true }],
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are used from here.
    async ({}, use) => {
      const app = await makeApp(process.env.GRANJA_DIST ?? join(import.meta.dirname, '..', 'dist'))
      await use(await app.listen({ host: '127.0.0.1', port: 0 }))
      await app.close()
    },
    { scope: 'worker' },
  ],
  table: async ({ page, address, mayComplainOf }, use) => {
    const complaints: string[] = []
    const note = (complaint: string) => {
      if (mayComplainOf?.test(complaint) !== true) complaints.push(complaint)
    }
    page.on('console', message => {
      if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', error => note(error.message))
    await page.addInitScript(() => {
      if (localStorage.getItem('la-granja-settings') !== null) return
      localStorage.setItem('la-granja-settings', JSON.stringify({ pace: 0, motion: false, theme: 'light' }))
      // Those who think least: these tests are not about how well they play.
      const seats = ['person', 'novice', 'novice', 'novice'].map(sitter => ({ sitter, name: '' }))
      const setup = { players: 4, seats, edition: 'classic', options: {} }
      localStorage.setItem('la-granja-setup', JSON.stringify(setup))
    })
    await page.goto(address)
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }

/** The first move of a fresh game with one click. */
export async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: /play now/i }).click()
  await expect(page).toHaveURL(/\/play\//)
  await ready(page)
}

/** To another room of the house, the way a link leads there: without loading the page again. */
export async function go(page: Page, address: string): Promise<void> {
  await page.evaluate(
    to =>
      new Promise<void>(drawn => {
        history.pushState(undefined, '', to)
        requestAnimationFrame(() => setTimeout(drawn))
      }),
    address,
  )
}

/** Waits until it is the person's turn, another person's, or the game is over. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('.table-sentence[data-own], .table-curtain, [role=dialog]').first()).toBeVisible({
    timeout: 30_000,
  })
}
