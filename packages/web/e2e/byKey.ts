import type { Page } from '@playwright/test'
import { expect } from './page.ts'
import { begin } from './playing.ts'

/** Presses Tab until the wanted element has the focus. */
export async function walkTo(page: Page, selector: string, name: string | RegExp = ''): Promise<void> {
  const pattern = typeof name === 'string' ? name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : name.source
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(
      ([wanted, text]) => {
        const focus = document.activeElement
        const said = focus?.getAttribute('aria-label') ?? focus?.textContent ?? ''
        return focus?.matches(wanted as string) === true && new RegExp(text as string).test(said)
      },
      [selector, pattern],
    )
    if (found) return
  }
  throw new Error(`no Tab leads to ${selector} ${name}`)
}

/** To a tool of the bar, which is one stop: Tab to the bar, then arrows. */
export async function walkToTool(page: Page, name: string): Promise<void> {
  await walkTo(page, '.table-tools button')
  await page.keyboard.press('Home')
  const tools = await page.locator('.table-tools button:visible').count()
  for (let presses = 0; presses < tools; presses++) {
    if ((await focused(page)).includes(name)) return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error(`no arrow leads to ${name}`)
}

export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focus = document.activeElement
    const lit = focus?.hasAttribute('data-lit') === true ? ' data-lit' : ''
    return `${focus?.tagName} ${focus?.getAttribute('class')}${lit} ${focus?.getAttribute('aria-label') ?? focus?.textContent}`
  })
}

export function focusedThing(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? '')
}

/** Waits for the next decision, or the end, and for the focus to be somewhere that can be seen. */
export async function settled(page: Page, after: string): Promise<void> {
  const there = await page
    .waitForFunction(
      () => {
        const waits =
          document.querySelector('.table-sentence[data-own], .table-prompt [data-primary], [role=dialog]') !== null
        const focus = document.activeElement
        if (!waits || focus === null || focus === document.body) return false
        const { top, left, bottom, right, width } = focus.getBoundingClientRect()
        return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      },
      undefined,
      { timeout: 20_000 },
    )
    .then(
      () => true,
      () => false,
    )
  const said = there ? '' : await page.locator('.table-sentence').innerText()
  expect(there, `the focus after ${after}, then “${said}”: ${await focused(page)}`).toBe(true)
}

/** The first move of a game, with the focus where a key has put it. */
export async function playByKey(page: Page): Promise<void> {
  await begin(page, { seed: 'keys', sitters: ['person', 'novice'] })
  await page.keyboard.press('n')
  await settled(page, 'the start')
}
