import type { Page } from '@playwright/test'
import { expect, go, test as house } from './page.ts'
import { begin, playOn } from './playing.ts'

interface Deployment {
  /** How often the page was loaded since. */
  readonly loaded: () => number
}

/** From now on the way to the replay is not there any more, until the page has been loaded so often. */
async function deploy(page: Page, { after, isNew }: { after: number; isNew: boolean }): Promise<Deployment> {
  let loaded = 0
  await page.route(/\/assets\/Replay-/, route =>
    loaded < after ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.route('**/*', route => {
    if (route.request().isNavigationRequest()) loaded++
    return route.fallback()
  })
  if (isNew)
    // What the page finds when it asks which page there is now.
    await page.route(/:\d+\/$/, async route => {
      if (route.request().isNavigationRequest()) return route.fallback()
      const body = (await (await route.fetch()).text()).replace(/\/assets\/index-/g, '/assets/index-new-')
      return route.fulfill({ contentType: 'text/html', body })
    })
  return { loaded: () => loaded }
}

// Parts that are missing are complained of on the console, so these pages are not the usual ones.
const test = house.extend<{ begun: Page }>({
  mayComplainOf: /./,
  begun: async ({ table }, use) => {
    await begin(table, { seed: 'deployed', sitters: ['person', 'novice'] })
    await playOn(table, 3, 6)
    await use(table)
  },
})
const BROKEN = 'Something went wrong while drawing.'

test('after a new version the page is loaded anew where a part of it is gone, and goes on', async ({ begun }) => {
  const { loaded } = await deploy(begun, { after: 1, isNew: true })
  await go(begun, '/replay/deployed')
  await expect(begun.locator('.replay-timeline')).toBeVisible()
  expect(loaded()).toBe(1)
})

test('a page that was loaded anew in vain says so, and is not loaded again and again', async ({ begun }) => {
  const { loaded } = await deploy(begun, { after: 99, isNew: true })
  await go(begun, '/replay/deployed')
  await expect.poll(loaded).toBe(1)
  await expect(begun.getByRole('alert')).toContainText(BROKEN)
  await begun.waitForLoadState('networkidle')
  expect(loaded()).toBe(1)
})

test('a part that is out of reach is no new version', async ({ begun }) => {
  const { loaded } = await deploy(begun, { after: 1, isNew: false })
  const asked = begun.waitForResponse(/:\d+\/$/)
  await go(begun, '/replay/deployed')
  await expect(begun.getByRole('alert')).toContainText(BROKEN)
  await asked
  await begun.waitForLoadState('networkidle')
  expect(loaded()).toBe(0)
})

test('a page with a game that the device could not keep stays, whatever is gone', async ({ begun }) => {
  await begun.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space is left.', 'QuotaExceededError')
    }
  })
  await playOn(begun, 4, 4)
  const { loaded } = await deploy(begun, { after: 1, isNew: true })
  const asked = begun.waitForResponse(/:\d+\/$/)
  await go(begun, '/replay/deployed')
  await asked
  await expect(begun.getByRole('alert')).toContainText(BROKEN)
  await expect(begun.getByRole('button', { name: 'Save the game to a file' })).toBeVisible()
  await begun.waitForLoadState('networkidle')
  expect(loaded()).toBe(0)
})
