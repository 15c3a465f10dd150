/// <reference lib="dom" />
import type { CDPSession, Page } from '@playwright/test'
import { type Place, press, SLOWER, type Spot, sitDown, TOUCHES, target, visit } from './browser.ts'
import { median } from './measure.ts'
import type { Row } from './rows.ts'

/** From the pointer going down to the frame that shows what it did. */
export async function touches(at: Place): Promise<Row[]> {
  const waits = await waitsAtTable(at)
  const peers = await waitsAtButton(at)
  const late = [...waits].sort((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN
  const peer = 'a page with one button'
  return [
    {
      name: `touch to board, ${SLOWER}x slower, median`,
      value: median(waits),
      unit: 'ms',
      peer,
      ratio: median(waits) / median(peers),
    },
    { name: `touch to board, ${SLOWER}x slower, p95`, value: late, unit: 'ms' },
    { name: `touch to ${peer}`, value: median(peers), unit: 'ms' },
  ]
}

async function waitsAtTable(at: Place): Promise<readonly number[]> {
  const { page, devtools } = await visit(at, { slower: SLOWER, before: page => page.addInitScript(watchTouches) })
  await sitDown(page)
  const waits: number[] = []
  for (let count = 0; waits.length < TOUCHES && count < TOUCHES * 4; count++) {
    const spot = await target(page)
    if (spot === undefined) break
    const shown = await touch(page, devtools, spot)
    if (shown !== undefined) waits.push(shown)
  }
  await page.context().close()
  return waits
}

/** The least that a touch can cost here: the browser's own way from the pointer to the frame. */
async function waitsAtButton(at: Place): Promise<readonly number[]> {
  const { page, devtools } = await visit(at, { slower: SLOWER, before: page => page.addInitScript(watchTouches) })
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 200px; height: 100px'
    button.onclick = () => button.replaceChildren(String(performance.now()))
    document.body.replaceChildren(button)
  })
  const waits: number[] = []
  for (let count = 0; count < TOUCHES; count++) {
    const shown = await touch(page, devtools, { x: 100, y: 50 })
    if (shown !== undefined) waits.push(shown)
  }
  await page.context().close()
  return waits
}

async function touch(page: Page, devtools: CDPSession, spot: Spot): Promise<number | undefined> {
  await page.evaluate(() => Object.assign(window, { touchShown: undefined }))
  await press(devtools, spot)
  return page
    .waitForFunction(() => (window as unknown as { touchShown?: number }).touchShown, undefined, { timeout: 3000 })
    .then(handle => handle.jsonValue())
    .catch(() => undefined)
}

function watchTouches(): void {
  let down = 0
  let clicked = false
  addEventListener('pointerdown', event => (down = event.timeStamp), true)
  addEventListener('click', () => (clicked = true), true)
  const changed = () => {
    // Hovering and pressing change small things too; only what the click did counts.
    if (!clicked) return
    clicked = false
    const began = down
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { touchShown: performance.now() - began })))
  }
  const wanted = {
    childList: true,
    characterData: true,
    attributes: true,
    subtree: true,
    attributeFilter: ['data-lit'],
  }
  addEventListener('DOMContentLoaded', () => new MutationObserver(changed).observe(document.body, wanted))
}
