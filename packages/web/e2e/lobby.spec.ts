import type { Page } from '@playwright/test'
import { expect, laid, openTable, sitDown, test } from './online.ts'

/** What the page asks the server to make, on a network that takes its time. */
async function made(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(/\/api\/(people|tables)$/, async route => {
    const request = route.request()
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
    await new Promise(resolve => setTimeout(resolve, 500))
    await route.continue()
  })
  return asked
}

test('whoever clicks twice opens one table, as one person', async ({ guest }) => {
  const ann = await guest()
  const byAnn = await made(ann)
  await ann.goto('/online')
  await ann.getByLabel('Your name').fill('Ann')
  await ann.getByRole('button', { name: /^Open a table/ }).dblclick()
  await expect(ann).toHaveURL(/\/table\//)
  await expect(ann.getByRole('heading', { name: 'The table is being set' })).toBeVisible()
  expect(byAnn).toEqual(['/api/people', '/api/tables'])
})

test('whoever clicks a seat twice sits there as one person', async ({ guest }) => {
  const [ann, bob] = [await guest(), await guest()]
  const address = await openTable(ann, 'Ann')
  const byBob = await made(bob)
  await bob.goto(address)
  await bob.getByLabel('Your name').fill('Bob')
  await bob.getByRole('button', { name: 'Sit here (seat 2)' }).dblclick()
  await expect(bob.getByText('you', { exact: true })).toBeVisible()
  expect(byBob).toEqual(['/api/people'])
})

test('a table that could not be opened can be opened at the second try', async ({ guest }) => {
  const ann = await guest()
  await ann.goto('/online')
  await ann.getByLabel('Your name').fill('Ann')
  await ann.route(/\/api\/people$/, route => route.abort('internetdisconnected'), { times: 1 })
  await ann.getByRole('button', { name: /^Open a table/ }).click()
  await expect(ann.getByRole('alert')).toBeVisible()
  await ann.getByRole('button', { name: /^Open a table/ }).click()
  await expect(ann).toHaveURL(/\/table\//)
})

test('where there is no clipboard, a link that is to be copied is marked', async ({ guest }) => {
  const ann = await guest()
  // As a browser has it over plain http.
  await ann.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const address = await openTable(ann, 'Ann')
  await ann.getByRole('button', { name: 'Copy the link' }).click()
  await expect(ann.locator('.lobby-copy input')).toBeFocused()
  expect(await ann.evaluate(() => getSelection()?.toString())).toBe(address)
})

test('a note can be written as soon as the server answers, though it did not at first', async ({ guest }) => {
  const [ann, bob] = [await guest(), await guest()]
  await sitDown(bob, await openTable(ann, 'Ann'), 'Bob', 2)
  await ann.getByRole('button', { name: 'Begin' }).click()
  await laid(ann)
  let answers = false
  await ann.route('**/note', route => (answers ? route.continue() : route.abort('internetdisconnected')))
  const refused = ann.waitForEvent('requestfailed', request => request.url().endsWith('/note'))
  await ann.getByRole('tab', { name: 'Note' }).click()
  await refused
  const note = ann.getByLabel('Your note about this game')
  await expect(note).toBeDisabled()
  answers = true
  await expect(note).toBeEnabled()
  await note.fill('pigs')
  await ann.reload()
  await laid(ann)
  await ann.getByRole('tab', { name: 'Note' }).click()
  await expect(note).toHaveValue('pigs')
})
