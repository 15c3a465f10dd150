import type { Page } from '@playwright/test'
import { expect, ready, test } from './page.ts'
import { numbers } from './playing.ts'

test('from the start screen through a whole round with the keyboard alone', async ({ table }) => {
  await walkTo(table, 'New game…')
  await table.keyboard.press('Enter')
  await expect(table.getByRole('dialog')).toBeVisible()
  // Two players: the radio buttons are one stop, arrows choose.
  await walkTo(table, '', 'input[type=radio]')
  for (const _ of [4, 3]) await table.keyboard.press('ArrowLeft')
  await expect(table.getByRole('radio', { name: '2' })).toBeChecked()
  await walkTo(table, '', 'input[placeholder*="same seed"]')
  await table.keyboard.type('keys')
  await walkTo(table, 'Start the game')
  await table.keyboard.press('Enter')
  await ready(table)

  const next = numbers(13)
  const round = table.locator('.table-round')
  const phases = new Set<string>()
  const lost: string[] = []
  for (let acts = 0; acts < 160 && (await round.innerText()).includes('Round 1'); acts++) {
    await ready(table)
    phases.add(await table.locator('.table-phases [aria-current] b').innerText())
    const did = await act(table, next)
    await ready(table)
    if (await focusGone(table)) lost.push(`${did}, then: ${await table.locator('.table-sentence').innerText()}`)
  }
  await expect(round).toContainText('Round 2')
  expect([...phases]).toEqual(['Farm', 'Revenue', 'Transport'])
  expect(lost).toEqual([])
})

test('a choice is made and dropped by key, and an action taken back', async ({ table }) => {
  await walkTo(table, /^Play now/)
  await table.keyboard.press('Enter')
  await ready(table)
  const hand = table.locator('.table-hand .spot')
  const cards = await hand.count()
  await walkTo(table, '', '.table-hand .spot[data-lit]')
  const card = await focusedThing(table)
  await table.keyboard.press('Enter')
  // What can be done with the card has the focus; Esc goes back to it.
  await expect(table.locator('.table-tray :focus')).toHaveCount(1)
  await table.keyboard.press('Escape')
  await expect(table.locator('.table-hand .spot:focus')).toHaveAttribute('data-thing', card)
  await table.keyboard.press('Enter')
  await walkTo(table, '', '.table-tray [data-action="play"]')
  await table.keyboard.press('Enter')
  await expect(hand).toHaveCount(cards - 1)
  expect(await focusGone(table)).toBe(false)
  await table.keyboard.press('Control+z')
  await expect(hand).toHaveCount(cards)
  expect(await focusGone(table)).toBe(false)
})

test('Tab goes round the whole table and comes back: there is no trap', async ({ table }) => {
  await walkTo(table, /^Play now/)
  await table.keyboard.press('Enter')
  await ready(table)
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops: string[] = []
    for (let presses = 0; presses < 250; presses++) {
      await table.keyboard.press(key)
      const stop = await focused(table)
      if (stops.length > 10 && stop === stops[0]) break
      stops.push(stop)
    }
    expect(stops.length).toBeLessThan(250)
    expect(stops.length).toBeGreaterThan(10)
    expect(stops.join('\n')).toContain('Leave the table')
    expect(stops.join('\n')).toContain('Everything that you can do now')
  }
})

test('dialogs take the focus, keep it and give it back', async ({ table }) => {
  await walkTo(table, /^Play now/)
  await table.keyboard.press('Enter')
  await ready(table)
  for (const name of ['Rules', 'Settings']) {
    await walkTo(table, name)
    await table.keyboard.press('Enter')
    const dialog = table.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let presses = 0; presses < 12; presses++) {
      await table.keyboard.press('Tab')
      expect(await dialog.evaluate(box => box.contains(document.activeElement))).toBe(true)
    }
    await table.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => focused(table)).toContain(name)
  }
})

/** One action by key: something that is offered, or a lit thing and then what is offered for it. */
async function act(page: Page, next: () => number): Promise<string> {
  const offered = await page.locator('.table-act:visible').count()
  if (offered === 0 || next() < 0.35) await walkTo(page, '', '.spot[data-lit]', Math.floor(next() * 4))
  else if (next() < 0.15) {
    await page.keyboard.press('e')
    return 'e'
  } else await walkTo(page, '', '.table-act', Math.floor(next() * offered))
  const name = await focused(page)
  await page.keyboard.press('Enter')
  return `Enter on ${name}`
}

/** Presses Tab until the wanted element has the focus, `skip` of its kind later if there are so many. */
async function walkTo(page: Page, name: string | RegExp, selector = 'button', skip = 0): Promise<void> {
  let left = skip
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(
      ([wanted, pattern]) => {
        const focus = document.activeElement
        const text = focus?.getAttribute('aria-label') ?? focus?.textContent ?? ''
        return focus?.matches(wanted as string) === true && new RegExp(pattern as string).test(text)
      },
      [selector, typeof name === 'string' ? name : name.source],
    )
    if (found && left-- === 0) return
  }
  throw new Error(`no Tab leads to ${selector} ${name}`)
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focus = document.activeElement
    return `${focus?.tagName} ${focus?.className} ${focus?.getAttribute('aria-label') ?? focus?.textContent}`
  })
}

function focusedThing(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? '')
}

/** Focus that nobody sees: the next Tab begins anywhere. It comes back a moment after the board is drawn. */
async function focusGone(page: Page): Promise<boolean> {
  const kept = page.waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 2000 })
  return kept.then(
    () => false,
    () => true,
  )
}
