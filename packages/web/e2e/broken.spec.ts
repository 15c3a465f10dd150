import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './page.ts'
import { begin, playOn, seen } from './playing.ts'

// A browser that breaks in the middle of drawing complains on the console, so these pages are not the usual ones.

test('an error while drawing the table says so, and the game goes on after a reload', async ({ page, address }) => {
  await open(page, address)
  await begin(page, { seed: 'broken', sitters: ['person', 'novice'] })
  await playOn(page, 3, 12)
  const before = await seen(page)
  // The log wants to know its size when it is shown again.
  await page.evaluate(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('nobody observes')
      }
    } as never
  })
  await page.getByRole('tab', { name: 'Forecast' }).click()
  await page.getByRole('tab', { name: 'Log' }).click()
  const broken = page.getByRole('alert')
  await expect(broken).toContainText('Something went wrong while drawing.')
  await expect(broken).toContainText('nobody observes')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    broken.getByRole('button', { name: 'Save the game to a file' }).click(),
  ])
  const saved = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(saved).toMatchObject({ record: { seed: 'broken' }, sitters: ['person', 'novice'] })

  await broken.getByRole('button', { name: 'Load the page again' }).click()
  expect(await seen(page)).toEqual(before)
})

test('an error while drawing the start screen leaves no empty page', async ({ page, address }) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat = class {
      constructor() {
        throw new Error('nobody knows the date')
      }
    } as never
  })
  await open(page, address)
  await expect(page.getByRole('alert')).toContainText('nobody knows the date')
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the game to a file' })).toHaveCount(0)
})

async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('la-granja-settings', JSON.stringify({ pace: 0, motion: false, theme: 'light' })),
  )
  await page.goto(address)
}
