import type { Page } from '@playwright/test'
import { expect, go, playNow, test } from './page.ts'
import { seen } from './playing.ts'

const title = (page: Page) => page.locator('.book-title').first()
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the rules' })

/** Something that is not lit gives a reason, which cites a rule. */
async function refuse(page: Page): Promise<string> {
  await page.locator('.village-row:not([data-lit])').first().click({ force: true })
  const rule = page.locator('.table-rule')
  await expect(rule).toBeVisible()
  return rule.innerText()
}

test('opens from the start, searches, follows links and goes back', async ({ table }) => {
  await table.getByRole('button', { name: 'Rules' }).click()
  await expect(table).toHaveURL(/\/rules$/)
  await expect(title(table)).toHaveText('Rule book')

  await searchField(table).fill('free pen')
  await expect(table.locator('.book-found li').first()).toBeVisible()
  await searchField(table).fill('8.3.1')
  await searchField(table).press('Enter')
  await expect(table).toHaveURL(/\/rules\/8\.3\.1$/)
  await expect(title(table)).toHaveText(/Craft buildings/)
  await expect(searchField(table)).toHaveValue('')

  await table.locator('.book-entry').getByRole('link', { name: 'R24', exact: true }).click()
  await expect(table).toHaveURL(/\/rules\/R24$/)
  await table.locator('.book-turn-on').click()
  await expect(title(table)).toHaveText(/R25/)
  await table.goBack()
  await table.goBack()
  await expect(title(table)).toHaveText(/Craft buildings/)

  // An address works by itself; one that is none leads to the contents.
  await table.goto(new URL('/rules/6.4', table.url()).href)
  await expect(title(table)).toHaveText(/Buy a roof/)
  await table.goto(new URL('/rules/6.99', table.url()).href)
  await expect(title(table)).toHaveText('Rule book')
  await table.getByRole('link', { name: 'Back to the start' }).click()
  await expect(table.getByRole('button', { name: /play now/i })).toBeVisible()
})

test('the short form shows less, and is remembered', async ({ table }) => {
  await table.goto(new URL('/rules/8.3.3', table.url()).href)
  await expect(table.locator('.book-example')).toHaveCount(2)
  await expect(table.locator('.book-example').first()).toContainText('Red')
  await table.getByText('Short', { exact: true }).click()
  await expect(table.locator('.book-example')).toHaveCount(0)
  await expect(table.locator('.book-short')).toBeVisible()
  await table.reload()
  await expect(table.locator('.book-short')).toBeVisible()
  await expect(table.locator('.book-example')).toHaveCount(0)
})

test('a refusal opens the book at its rule, and the game is still there', async ({ table }) => {
  await playNow(table)
  const before = await seen(table)
  const address = table.url()
  const cited = await refuse(table)
  await table.locator('.table-rule').click()
  const dialog = table.getByRole('dialog', { name: 'Rule book' })
  await expect(dialog.locator('.book-number').and(dialog.locator('.book-title *'))).toHaveText(
    cited.replace(/[()]/g, ''),
  )
  // Leaves are turned inside the panel; the game’s address stays.
  await dialog.locator('.book-see a').first().click()
  await expect(dialog.locator('.book-title')).not.toContainText(cited.replace(/[()]/g, ''))
  expect(table.url()).toBe(address)
  // The first Esc empties the search, the second closes the book.
  await searchField(table).fill('roof')
  await searchField(table).press('Escape')
  await expect(searchField(table)).toHaveValue('')
  await searchField(table).press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(table.url()).toBe(address)
  // The reason is still there; without it the table is as it was.
  await expect(table.locator('.table-rule')).toHaveText(cited)
  await table.getByRole('button', { name: 'Dismiss' }).click()
  expect(await seen(table)).toEqual(before)
})

test('the question mark opens the page of the present step', async ({ table }) => {
  await playNow(table)
  await table.getByRole('button', { name: /^What can I do now/ }).click()
  const dialog = table.getByRole('dialog', { name: 'Rule book' })
  await expect(dialog.locator('.book-title').first()).toHaveText(/§6\.1/)
  await table.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await table.getByRole('button', { name: 'Rules' }).click()
  await expect(dialog.locator('.book-title').first()).toHaveText('Rule book')
})

test('the glossary of cards can be filtered, and each card has a page', async ({ table }) => {
  await table.goto(new URL('/rules/cards', table.url()).href)
  const cards = table.locator('.book-card')
  await expect(cards).toHaveCount(66)
  const field = table.getByRole('group', { name: 'Field' })
  await field.getByRole('button', { name: 'olive' }).click()
  const olives = await cards.count()
  expect(olives).toBeLessThan(66)
  await table.getByRole('group', { name: 'Barrow wants' }).getByRole('button', { name: 'wine' }).click()
  expect(await cards.count()).toBeLessThan(olives)
  await table.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards).toHaveCount(66)
  await table.getByRole('searchbox', { name: 'Name or text' }).fill('coach')
  await expect(cards).toHaveCount(1)
  await cards.getByRole('link').click()
  await expect(table).toHaveURL(/\/rules\/cards\/17$/)
  await expect(title(table)).toHaveText(/17 Coachman/)
  await table.getByRole('link', { name: 'Packer' }).click()
  await expect(title(table)).toHaveText(/20 Packer/)
})

test('on paper there is nothing to click', async ({ table }) => {
  for (const page of ['8.3.1', 'cards', 'values', 'all']) {
    await go(table, `/rules/${page}`)
    await expect(title(table)).toBeVisible()
    await table.emulateMedia({ media: 'print' })
    // What is drawn in an example is a picture.
    const controls = await table
      .locator('.book :is(button, input, select, nav):visible')
      .evaluateAll(found => found.filter(one => one.closest('[inert]') === null).map(one => one.outerHTML.slice(0, 80)))
    expect(controls).toEqual([])
    await expect(title(table)).toBeVisible()
    await table.emulateMedia({ media: 'screen' })
  }
})

const PAGES = [
  '',
  '6.4',
  '8.3.1',
  '8.3.3',
  'R5',
  'rulings',
  'editions',
  'signs',
  'cards',
  'cards/17',
  'values',
] as const

test('nothing has to be scrolled sideways on a phone', async ({ table }) => {
  await table.setViewportSize({ width: 390, height: 844 })
  for (const page of PAGES) {
    await go(table, `/rules/${page}`)
    await expect(title(table)).toBeVisible()
    const wider = await table.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider, page).toBeLessThanOrEqual(0)
  }
})
