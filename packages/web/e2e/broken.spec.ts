import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, ready, test } from './page.ts'
import { begin, playOn, seen } from './playing.ts'

// A browser in which something breaks complains on the console, so these pages are not the usual ones.

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

const CRASHES = 'onmessage = () => { throw new Error("no idea") }'
const SILENT = 'onmessage = () => {}'

test('computer players whose worker cannot be fetched, or crashes with each question, play on all the same', async ({
  page,
  address,
}) => {
  let fetched = 0
  await page.route(/thinker\.worker/, route =>
    fetched++ === 0 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: CRASHES }),
  )
  await open(page, address)
  await begin(page, { seed: 'crashed', sitters: ['person', 'novice', 'farmer'] })
  expect(await playOn(page, 5, 20)).toBe(20)
  await ready(page)
  // The first one, and another after each crash.
  expect(fetched).toBeGreaterThan(2)
})

test('computer players that cannot be fetched at all are said to be missing, and play on once they can', async ({
  page,
  address,
  context,
}) => {
  await open(page, address)
  // With everything on the page that a table needs, but computer players.
  await begin(page, { seed: 'alone', sitters: ['person'] })
  await context.setOffline(true)
  await begin(page, { seed: 'fetched', sitters: ['person', 'novice'] })
  const playing = playOn(page, 5, 20)
  const missing = page.getByRole('alert').filter({ hasText: 'The computer players cannot be fetched.' })
  await expect(missing).toBeVisible()
  await context.setOffline(false)
  expect(await playing).toBe(20)
  await ready(page)
  await expect(missing).toHaveCount(0)
})

test('a worker that does not answer is replaced, and its table waits no longer than that', async ({
  page,
  address,
}) => {
  let fetched = 0
  await page.route(/thinker\.worker/, route =>
    fetched++ === 0 ? route.fulfill({ contentType: 'text/javascript', body: SILENT }) : route.continue(),
  )
  await open(page, address)
  await begin(page, { seed: 'silent', sitters: ['person', 'novice'] })
  expect(await playOn(page, 5, 20)).toBe(20)
  await ready(page)
  expect(fetched).toBe(2)
})

async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('la-granja-settings', JSON.stringify({ pace: 0, motion: false, theme: 'light' })),
  )
  await page.goto(address)
}
