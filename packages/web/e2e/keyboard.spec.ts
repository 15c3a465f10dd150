import type { Page } from '@playwright/test'
import { type Language, learn, uiIn } from '../../text/src/index.ts'
import { focused, focusedThing, playByKey, settled, walkTo } from './byKey.ts'
import { expect, ready, test } from './page.ts'
import { numbers } from './playing.ts'

test('a whole game with the keyboard alone', async ({ table }) => {
  // Hundreds of keys, each with its own look at the focus: on a busy machine that takes its time.
  test.slow()
  await speak(table, 'en')
  await openBySetup(table, 'en')
  await playOnByKey(table, 400)
  const over = table.getByRole('dialog')
  await expect(over).toContainText(uiIn('en').table.end.sources)
  await table.keyboard.press('Escape')
  await expect(over).toHaveCount(0)
  await settled(table, 'the end')
})

test('the keys are the same in another language', async ({ table }) => {
  await speak(table, 'ru')
  await openBySetup(table, 'ru')
  await playOnByKey(table, 40)
  await expect(table.locator('.table-log-group').nth(1)).toBeVisible()
})

/** So many actions by key, or all until the end. */
async function playOnByKey(page: Page, most: number): Promise<void> {
  const next = numbers(13)
  for (let acts = 0; acts < most; acts++) {
    // The results open a moment after the last action.
    await page.locator('.table-sentence[data-own], [role=dialog]').first().waitFor()
    if (await page.getByRole('dialog').isVisible()) break
    await settled(page, await act(page, next))
  }
}

async function speak(page: Page, language: Language): Promise<void> {
  await learn(language)
  const setup = { players: 2, seats: [{ sitter: 'person', name: '' }], edition: 'classic', options: {} }
  const seats = [...setup.seats, ...[1, 2, 3].map(() => ({ sitter: 'novice', name: '' }))]
  await page.evaluate(
    ([chosen, kept]) => {
      localStorage.setItem('la-granja-language', chosen as string)
      localStorage.setItem('la-granja-setup', kept as string)
    },
    [language, JSON.stringify({ ...setup, seats })],
  )
  await page.reload()
}

/** From the start screen through the form. */
async function openBySetup(page: Page, language: Language): Promise<void> {
  const { start } = uiIn(language).table
  await walkTo(page, 'button', start.newGame)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await walkTo(page, 'input[maxlength="80"]')
  await page.keyboard.type('keys')
  await walkTo(page, 'button', start.form.begin)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/play\//)
  await ready(page)
}

/** One action by key: the end of the turn, or something that can be done, found in one of three ways. */
async function act(page: Page, next: () => number): Promise<string> {
  const way = next()
  if (way < 0.6) {
    await page.keyboard.press('e')
    return 'e'
  }
  if (way < 0.66) {
    await page.keyboard.press('m')
    await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1)
    const steps = Math.floor(next() * 3)
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toHaveCount(0)
    return `the menu, ${steps} down`
  }
  const steps = 1 + Math.floor(next() * 3)
  const key = way < 0.85 ? 'n' : way < 0.92 ? 'Shift+N' : 'Tab'
  for (let step = 0; step < steps; step++) await page.keyboard.press(key)
  // Tab has left the page; it comes back.
  if (key === 'Tab' && (await focused(page)).startsWith('BODY')) await page.keyboard.press('Tab')
  const on = await focused(page)
  if (/ data-lit| table-act/.test(on)) await page.keyboard.press(next() < 0.5 ? 'Enter' : ' ')
  return `${key} and Enter on ${on}`
}

test('a choice is made and dropped by key, and an action taken back', async ({ table }) => {
  await playByKey(table)
  const hand = table.locator('.table-hand .spot')
  const cards = await hand.count()
  await walkTo(table, '.table-hand .spot[data-lit]')
  const card = await focusedThing(table)
  await table.keyboard.press('Enter')
  // What can be done with the card has the focus; Esc goes back to it.
  await expect(table.locator('.table-tray :focus')).toHaveCount(1)
  await table.keyboard.press('Escape')
  await expect(table.locator('.table-hand .spot:focus')).toHaveAttribute('data-thing', card)
  await table.keyboard.press('Enter')
  await expect(table.locator('.table-tray .table-act:focus')).toHaveCount(1)
  await table.keyboard.press('Enter')
  await expect(hand).toHaveCount(cards - 1)
  await settled(table, 'an action')
  await table.keyboard.press('Control+z')
  await expect(hand).toHaveCount(cards)
  await settled(table, 'taking it back')
  // Under another alphabet the keys stay where they are.
  await table.keyboard.press('Control+Shift+z')
  await expect(hand).toHaveCount(cards - 1)
  await typed(table, { key: 'я', code: 'KeyZ', ctrlKey: true })
  await expect(hand).toHaveCount(cards)
})

function typed(
  page: Page,
  key: Readonly<Record<'key' | 'code', string>> & { readonly ctrlKey: boolean },
): Promise<unknown> {
  return page.evaluate(
    init => window.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
    key,
  )
}

test('the focus rests while others move, and goes on with the next turn', async ({ table }) => {
  await table.evaluate(() =>
    localStorage.setItem('la-granja-settings', JSON.stringify({ pace: 700, motion: false, theme: 'light' })),
  )
  await table.reload()
  await playByKey(table)
  await walkTo(table, '.table-act', /^End your turn/)
  await table.keyboard.press('Enter')
  await expect(table.locator('.table-sentence:not([data-own])')).toBeVisible()
  await expect(table.locator('.table-says:focus')).toHaveCount(1)
  await ready(table)
  await expect(table.locator('.table-says:focus')).toHaveCount(0)
  await settled(table, 'the others')
})
