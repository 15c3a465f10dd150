import { expect } from './page.ts'
import { at, closing, type Room } from './rooms.ts'

/** What is made of the same parts as the rooms, in English. */
export const CORNERS: readonly Room[] = [
  {
    name: 'rulings',
    parts: ['.book-rulings > :nth-child(-n+4)', '.book-readings'],
    enter: at(() => '/rules/rulings', '.book-title'),
  },
  { name: 'signs', enter: at(() => '/rules/signs', '.book-title') },
  { name: 'card', enter: at(() => '/rules/cards/17', '.book-title') },
  // Of what is long and always the same, a part will do.
  {
    name: 'values',
    parts: ['.book-filters', '.book-filters + h2 + .book-table'],
    enter: at(() => '/rules/values', '.book-title'),
  },
  {
    name: 'refusal',
    parts: ['.table-dock'],
    enter: async visit => {
      await at(() => '/play/looked at', '.table-sentence[data-own]')(visit)
      await visit.page.locator('[data-thing="shop:0"]').click({ force: true })
      await expect(visit.page.locator('.table-rule')).toBeVisible()
    },
  },
  {
    name: 'book over the table',
    parts: ['[role=dialog]'],
    enter: async ({ page }) => {
      await page.locator('.table-rule').click()
      await expect(page.getByRole('dialog').locator('.book-title')).toBeVisible()
    },
  },
  {
    name: 'open hands',
    parts: ['.table-bar', '.replay-dock', '.replay-hands'],
    enter: async visit => {
      await closing(visit)
      await at(() => '/replay/ended#60', '.replay-line')(visit)
      await visit.page.getByLabel('All hands').check()
    },
  },
  {
    name: 'quiz',
    parts: ['.coach-beside'],
    enter: async visit => {
      await at(() => '/coach/ended', '.coach-summary')(visit)
      await visit.page.getByRole('button', { name: 'Start the quiz' }).click()
      await expect(visit.page.locator('.coach-option').first()).toBeVisible()
    },
  },
  {
    name: 'chat',
    parts: ['.table-side'],
    enter: async visit => {
      await at(({ tables }) => `/table/${tables.begun}`, '.table-village')(visit)
      await visit.page.getByRole('tab', { name: /^Chat/ }).click()
      await visit.page.getByLabel('Say something').fill('Hello')
      await visit.page.getByRole('button', { name: 'Send' }).click()
      await expect(visit.page.locator('.lobby-said')).toContainText('Hello')
    },
  },
  {
    name: 'this table',
    parts: ['[role=dialog]'],
    enter: async ({ page }) => {
      await page.getByRole('button', { name: 'This table' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'table online in words',
    parts: ['.table-bar', '[data-section="chat"]'],
    enter: async visit => {
      await closing(visit)
      await visit.page.keyboard.press('t')
      await expect(visit.page.locator('[data-section="chat"]')).toBeVisible()
    },
  },
]
