import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { build } from 'esbuild'

const ROOT = join(import.meta.dirname, '..', '..', '..')
// What has parts of its own that cannot be bundled, as for `npm start`.
const LEFT = 'pure-rand fastify @fastify/* @photostructure/sqlite pg ws web-push prom-client @simplewebauthn/*'.split(
  ' ',
)

async function bundle(name: string): Promise<string> {
  const outfile = join(ROOT, 'node_modules', '.cache', `online-${name}.mjs`)
  await build({
    entryPoints: [join(ROOT, 'packages', 'server', 'src', 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: LEFT,
    logLevel: 'warning',
  })
  return outfile
}

/** A server process of its own, with an empty house. */
async function start(program: string, data: string): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const folder = relative(ROOT, process.env.GRANJA_DIST ?? join(import.meta.dirname, '..', 'dist'))
  const child = spawn(process.execPath, [program, folder], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA: data,
      REQUESTS_PER_MINUTE: '100000',
      MESSAGES_PER_SECOND: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', part => {
      said += String(part)
      const found = /http:\/\/\S+/.exec(said)
      if (found !== null) resolve(found[0])
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
  return { url, process: child }
}

/** People with a browser of their own each; none of their pages may complain. */
export const test = base.extend<{ guest: () => Promise<Page> }, { house: string }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are used from here.
    async ({}, use, { workerIndex }) => {
      const data = mkdtempSync(join(tmpdir(), 'granja-online-'))
      const { url, process: server } = await start(await bundle(String(workerIndex)), data)
      await use(url)
      const gone = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGTERM')
      await gone
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  guest: async ({ browser, house, viewport, serviceWorkers }, use) => {
    const complaints: string[] = []
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({
        baseURL: house,
        viewport,
        serviceWorkers,
        reducedMotion: 'reduce',
        locale: 'en-GB',
      })
      contexts.push(context)
      await context.addInitScript(() => {
        if (localStorage.getItem('la-granja-settings') === null)
          localStorage.setItem('la-granja-settings', JSON.stringify({ pace: 0, motion: false, theme: 'light' }))
      })
      const page = await context.newPage()
      page.on('pageerror', error => complaints.push(error.message))
      page.on('console', message => {
        // A network that is gone on purpose is told in the console too.
        if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(message.text()))
          complaints.push(message.text())
      })
      return page
    })
    for (const context of contexts) await context.close()
    expect(complaints).toEqual([])
  },
})

export { expect }

/** A new table with the usual settings, two clicks from the start; tells its address. */
export async function openTable(page: Page, name: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('link', { name: /^Play online/ }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: /^Open a table/ }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page.getByRole('heading', { name: 'The table is being set' })).toBeVisible()
  return page.url()
}

/** Sits down at somebody's table with a name given there. */
export async function sitDown(page: Page, address: string, name: string, seat: number): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: `Sit here (seat ${seat})` }).click()
  await expect(page.getByText('you', { exact: true })).toBeVisible()
}

/** Waits for the game itself. */
export async function laid(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page.locator('.table')).toBeVisible({ timeout: 30_000 })
}

/** Waits until nothing is on its way any more: all see the same people decide. */
export async function settled(...pages: readonly Page[]): Promise<void> {
  const deciding = (page: Page) =>
    page.locator('.table-player[data-state]').evaluateAll(all => all.map(one => one.getAttribute('data-chip')))
  await expect(async () => {
    const [first, ...others] = await Promise.all(pages.map(deciding))
    expect(first).not.toEqual([])
    for (const other of others) expect(other).toEqual(first)
  }).toPass()
}

interface Along {
  readonly chances: readonly number[]
  /** Where nobody else plays, nothing more may come. */
  readonly alone: boolean
}

/** Whoever plays in the page touches something that is lit or offered whenever it is their turn, until all is over or told to stop. */
async function touchAlong({ chances, alone }: Along): Promise<number> {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(one => one.getClientRects().length > 0)
  const pick = (where: number): HTMLElement | undefined => {
    const [here] = shown('.table-here')
    if (here !== undefined || shown('.table-sentence[data-own]').length === 0) return here
    const acts = shown('.table-act')
    const end = acts.find(act => act.dataset.action === 'endTurn')
    // Turns must come to an end, or the test will not.
    if (end !== undefined && where < 0.35) return end
    const all = [...acts, ...shown('.spot[data-lit]:not([data-chosen])')]
    return all[Math.floor(((where * 997) % 1) * all.length)]
  }
  let touches = 0
  let waits = 0
  delete document.body.dataset.enough
  while (touches < chances.length && document.body.dataset.enough === undefined) {
    if (shown('[role=dialog]').length > 0 || (alone && waits > 3 * chances.length)) break
    const target = pick(chances[touches] ?? 0)
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    if (target === undefined) waits++
    else touches++
    await new Promise(resolve => setTimeout(resolve, target === undefined ? 15 : 0))
  }
  return touches
}

/** Plays at all of these screens until the game is over, or at one of them so many touches are done. Tells how many it were there. */
export async function playAll(pages: readonly Page[], next: () => number, most: number): Promise<number> {
  const playing = pages.map(page =>
    page.evaluate(touchAlong, { chances: Array.from({ length: most }, next), alone: pages.length === 1 }),
  )
  await Promise.race(playing)
  await Promise.all(
    pages.map(page =>
      page.evaluate(() => {
        document.body.dataset.enough = ''
      }),
    ),
  )
  return Math.max(...(await Promise.all(playing)))
}
