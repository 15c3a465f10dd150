/// <reference lib="dom" />
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { makeApp } from '../packages/server/src/app.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
  // Where the shared memory is small, the page dies in the middle of long animations.
  '--disable-dev-shm-usage',
]

/** A cheap phone against the machine that this runs on, as browsers' own tools have it. */
export const SLOWER = 4
export const TOUCHES = 40

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Place {
  readonly browser: Browser
  readonly address: string
  readonly close: () => Promise<void>
}

/** The built table behind its own server, and a browser to look at it with. */
export async function openPlace(folder: string): Promise<Place> {
  const app = await makeApp(folder)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const close = async () => {
    // It may be gone already.
    await browser.close().catch(() => {})
    await app.close()
  }
  return { browser, address, close }
}

interface Visit {
  readonly slower?: number
  readonly players?: number
  readonly pace?: number
  readonly motion?: boolean
  readonly before?: (page: Page) => Promise<unknown>
}

/** A first visit: nothing is kept from another one. */
export async function visit(
  { browser, address }: Place,
  { slower = 1, players = 4, pace = 0, motion = true, before }: Visit = {},
): Promise<{ readonly page: Page; readonly devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.addInitScript(
    kept => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
    },
    { 'la-granja-settings': { pace, motion, theme: 'light' }, 'la-granja-setup': setupFor(players) },
  )
  await before?.(page)
  if (slower > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(address)
  return { page, devtools }
}

function setupFor(players: number) {
  const seats = [0, 1, 2, 3].map(seat => ({ sitter: seat === 0 ? 'person' : 'novice', name: '' }))
  return { players, seats, edition: 'classic', options: {} }
}

export async function sitDown(page: Page): Promise<void> {
  await page.locator('.start-play').click()
  await page.locator('.table').waitFor()
}

/** Waits for the person's turn, and tells where something can be touched then; nothing when the game is over. */
export async function target(page: Page): Promise<Spot | undefined> {
  await page.locator('.table-sentence[data-own], [role=dialog]').first().waitFor({ timeout: 60_000 })
  return page.evaluate(() => {
    if (document.querySelector('[role=dialog]') !== null) return undefined
    const found = [...document.querySelectorAll('.table-act, .spot[data-lit]:not([data-chosen])')].flatMap(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const top = document.elementFromPoint(middle.x, middle.y)
      return top !== null && element.contains(top) ? [middle] : []
    })
    return found[Math.floor(Math.random() * found.length)]
  })
}

/** Plays a whole game inside the page, by touching what is lit. */
export function playWhole(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let touches = 0; touches < 20_000; touches++) {
      // A task of its own, so that the page draws and the computer players answer.
      await new Promise(resolve => setTimeout(resolve))
      if (document.querySelector('[role=dialog]') !== null) return touches
      if (document.querySelector('.table-sentence[data-own]') === null) continue
      const all = [...document.querySelectorAll('.table-act, .spot[data-lit]:not([data-chosen])')]
      const acts = all.filter(element => element.matches('.table-act'))
      const some = acts.length > 0 && Math.random() < 0.7 ? acts : all
      some[Math.floor(Math.random() * some.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    throw new Error('the game does not end')
  })
}

/** Down and up without a pause between, which would be the finger's and not ours. */
export async function press(devtools: CDPSession, { x, y }: Spot): Promise<void> {
  const button = { x, y, button: 'left', clickCount: 1 } as const
  await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
  await Promise.all([
    devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
    devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
  ])
}
