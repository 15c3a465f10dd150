import type { Page } from '@playwright/test'
import { expect, laid, playAll, sitDown, test } from './online.ts'
import { expect as expectHere, playNow, test as testHere } from './page.ts'
import { numbers, playOn } from './playing.ts'

const HAND = '.table-hand [data-thing^="card:"]'
const DAYS = {
  players: 2,
  seats: ['me', 'open', 'open', 'open'].map(who => ({ who, name: '' })),
  edition: 'classic',
  options: { simultaneousFarm: true },
  pace: 'days',
  days: 2,
  rest: 7,
}

/** A move a day, and the farm phase at once: so one may leave in the middle of a turn while the other plays on. */
async function begunByDays(guest: () => Promise<Page>): Promise<{ ann: Page; bob: Page; address: string }> {
  const [ann, bob] = [await guest(), await guest()]
  await ann.goto('/online')
  await ann.evaluate(kept => localStorage.setItem('la-granja-table', kept), JSON.stringify(DAYS))
  await ann.getByLabel('Your name').fill('Ann')
  await ann.getByRole('button', { name: 'Another kind of table…' }).click()
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await expect(ann).toHaveURL(/\/table\//)
  const address = ann.url()
  await sitDown(bob, address, 'Bob', 2)
  await ann.getByRole('button', { name: 'Begin' }).click()
  await laid(ann, bob)
  return { ann, bob, address }
}

test('somebody comes back to a table and reads what has happened, with note and draft still there', async ({
  guest,
}) => {
  const { ann, bob } = await begunByDays(guest)
  const cards = await ann.locator(HAND).count()
  await ann.locator(HAND).first().click()
  await ann.locator('[data-thing="side:field"]').click()
  await expect(ann.locator(HAND)).toHaveCount(cards - 1)
  await ann.getByRole('tab', { name: 'Note' }).click()
  await ann.getByLabel('Your note about this game').fill('watch the pigs')
  await ann.goto('/rules')

  await bob.locator(HAND).first().click()
  await bob.locator('[data-thing="side:field"]').click()
  const next = numbers(7)
  for (let tries = 0; tries < 30 && (await bob.locator('.table-sentence[data-own]').isVisible()); tries++)
    await playAll([bob], next, 1)
  await expect(bob.getByText('Waiting for Ann.')).toBeVisible()

  await ann.goto('/online')
  await expect(ann).toHaveTitle(/^\(1\) /)
  const line = ann.getByRole('region', { name: 'Waiting for you' }).locator('.lobby-line')
  await expect(line).toContainText(/your turn · turn began .* · time left: 1 d 23 h/)
  await line.click()
  const back = ann.getByRole('complementary', { name: 'Since you were last here' })
  await expect(back).toContainText('Bob')
  await expect(back).toContainText('Cards played')
  await expect(back).toContainText('What you had prepared is still here: 1 action, not sent yet.')
  await expect(back).toContainText('watch the pigs')
  await expect(ann.locator(HAND)).toHaveCount(cards - 1)

  await back.getByText('Every move').click()
  await expect(back.locator('.back-turn li').first()).toBeVisible()
  await back.getByRole('button', { name: 'Show me' }).click()
  await expect(ann.locator('.table-again')).toContainText('Bob')
  await ann.keyboard.press('Escape')
  await expect(back).toBeVisible()
  await ann.keyboard.press('Escape')
  await expect(back).toBeHidden()
  await ann.reload()
  await expect(ann.locator(HAND)).toHaveCount(cards - 1)
  await expect(back).toBeHidden()
  await ann.getByRole('tab', { name: 'Note' }).click()
  await expect(ann.getByLabel('Your note about this game')).toHaveValue('watch the pigs')
})

test('days for each turn: time that is left, and days of rest that are added to it', async ({ guest }) => {
  const { ann } = await begunByDays(guest)
  const own = ann.locator('.table-player', { hasText: 'Ann' })
  await expect(own).toContainText('1 d 23 h')
  await ann.getByRole('button', { name: 'This table' }).click()
  const dialog = ann.getByRole('dialog')
  await expect(dialog).toContainText('You have 7 days left.')
  await dialog.getByRole('button', { name: 'Take 3 days' }).click()
  await expect(dialog).toContainText('You have 4 days left.')
  await expect(dialog.getByRole('button', { name: 'Take 7 days' })).toHaveCount(0)
  await ann.keyboard.press('Escape')
  await expect(own).toContainText('4 d 23 h')
  await ann.reload()
  await expect(own).toContainText('4 d 23 h')
})

test('the game ends without a result when both agree', async ({ guest }) => {
  const { ann, bob } = await begunByDays(guest)
  await ann.getByRole('button', { name: 'This table' }).click()
  await ann.getByRole('button', { name: 'I would like to end' }).click()
  await expect(ann.getByRole('button', { name: 'Play on after all' })).toBeVisible()
  await ann.keyboard.press('Escape')
  await expect(bob.getByText('Ann would like to end the game without a result.')).toBeVisible()
  await bob.getByRole('button', { name: 'Agree' }).click()
  for (const page of [ann, bob]) {
    await expect(page.getByText('The game was ended without a result.')).toBeVisible()
    await expect(page.locator('.spot[data-lit]')).toHaveCount(0)
  }
  await bob.getByRole('button', { name: 'To your tables' }).click()
  await expect(bob.getByRole('region', { name: 'Finished' }).locator('.lobby-line')).toContainText('ended early')
  await expect(bob.getByRole('region', { name: 'Waiting for you' })).toHaveCount(0)
})

test('who is muted stays muted under another name, until they are shown again', async ({ guest }) => {
  const { ann, bob, address } = await begunByDays(guest)
  const say = async (text: string) => {
    await bob.getByRole('tab', { name: /^Chat/ }).click()
    await bob.getByLabel('Say something').fill(text)
    await bob.getByRole('button', { name: 'Send' }).click()
    await expect(bob.locator('.lobby-said')).toContainText(text)
  }
  await say('first words')
  await ann.getByRole('tab', { name: /^Chat/ }).click()
  await ann.getByRole('button', { name: 'Do not show what Bob says' }).click()
  await expect(ann.locator('.lobby-said')).not.toContainText('first words')
  await bob.goto('/online')
  await bob.getByRole('button', { name: 'Another name' }).click()
  await bob.getByLabel('Your name').fill('Rob')
  await bob.getByRole('button', { name: 'Save' }).click()
  await expect(bob.getByText('You are Rob.')).toBeVisible()
  await bob.goto(address)
  await laid(bob)
  await say('second words')
  await expect(ann.getByRole('button', { name: 'Show again what Rob says' })).toBeVisible()
  await expect(ann.locator('.lobby-said')).not.toContainText('words')
  await ann.getByRole('button', { name: 'Show again what Rob says' }).click()
  await expect(ann.locator('.lobby-said')).toContainText('first words')
  await expect(ann.locator('.lobby-said')).toContainText('second words')
})

testHere('a game on this device tells after a long time what the others did last', async ({ table: page, address }) => {
  await playNow(page)
  await playOn(page, 3, 12)
  await page.reload()
  await expectHere(page.locator('.table')).toBeVisible()
  await expectHere(page.locator('.back')).toHaveCount(0)
  await page.goto(address)
  await page.evaluate(() => {
    const marks = JSON.parse(localStorage.getItem('la-granja-seen') ?? '{}') as Record<
      string,
      { moves: number; at: number }
    >
    for (const mark of Object.values(marks)) mark.at -= 24 * 60 * 60_000
    localStorage.setItem('la-granja-seen', JSON.stringify(marks))
  })
  await page.getByRole('button', { name: /^Continue/ }).click()
  const back = page.getByRole('complementary', { name: 'Since you were last here' })
  await expectHere(back).toContainText('Ana')
  await expectHere(page.locator('.back-traces')).toBeAttached()
  await page.keyboard.press('Escape')
  await expectHere(back).toBeHidden()
})
