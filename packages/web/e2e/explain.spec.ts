import type { Locator, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { expect, test } from './page.ts'
import { begin } from './playing.ts'

const GAME = { seed: 'signs', sitters: ['person', 'novice'] } as const

const explanation = (page: Page) => page.getByRole('tooltip')

/** Neither may lie on the other. */
async function apart(page: Page, explained: Locator): Promise<void> {
  const [a, b] = await Promise.all([explained.boundingBox(), explanation(page).boundingBox()])
  if (a === null || b === null) throw new Error('nothing is shown')
  const covers = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  expect(covers).toBe(false)
}

test('hovering explains a sign, with a link to its page; the pointer may go there, and Esc hides it', async ({
  table,
}) => {
  await begin(table, GAME)
  await table.mouse.move(2, 300)
  const pig = table.locator('[data-thing="good:pig:store"]')
  await pig.locator('.icon').hover()
  await expect(explanation(table)).toContainText('Pigs: 0, room for 2')
  await expect(explanation(table)).toContainText('A resource that needs a pen')
  await expect(pig).toHaveAttribute('aria-describedby', 'explained')
  await apart(table, pig)
  await table.keyboard.press('Escape')
  await expect(explanation(table)).toHaveCount(0)
  await expect(pig).not.toHaveAttribute('aria-describedby')

  const stall = table.locator('[data-thing="hex:8"]')
  await stall.hover()
  await expect(explanation(table)).toContainText('worth 1 VP in every scoring phase')
  await apart(table, stall)
  // The way there leads over other things, and it stays.
  const link = explanation(table).getByRole('link', { name: /§8\.3\.3/ })
  await link.hover()
  await expect(link).toBeVisible()
  await link.click()
  await expect(table.getByRole('dialog', { name: 'Rule book' }).locator('.book-title').first()).toHaveText(/§8\.3\.3/)
  await expect(explanation(table)).toHaveCount(0)
})

test('every kind of sign has its sentence', async ({ table }) => {
  await begin(table, GAME)
  const says: readonly (readonly [string, string])[] = [
    ['.village-dice [data-thing="die:4"]', '4 silver.'],
    ['.village-row[data-thing^="row:merchantHouse"] >> nth=0', 'Its marker brings silver'],
    ['.village-building[data-blocked] .village-head >> nth=0', 'Blocks a building until'],
    ['.village-roof .icon >> nth=0', '§6.4'],
    ['.village-rest >> nth=0', 'how far you are on the siesta track'],
    ['.farm-donkey .icon[data-icon="hat"] >> nth=0', 'One step on the siesta track'],
    ['.farm-donkey .icon[data-icon="delivery"] >> nth=0', 'One good goes to a barrow'],
    ['[data-thing="good:commodity:store"]', 'A crate that can be turned in'],
    ['[data-thing="silver"]', 'every 5 are 1 VP'],
    ['.farm-supply .piece', 'One of your 25'],
    ['.table-tools button[aria-label="Settings"]', 'Settings'],
    ['.hand-card .card-extension .icon >> nth=0', '§'],
    ['.hand-card .points >> nth=0', 'A victory point'],
  ]
  for (const [selector, sentence] of says) {
    await table.mouse.move(2, 300)
    await table.locator(selector).hover()
    await expect(explanation(table), selector).toContainText(sentence)
  }
  // What one clicks at is not explained over and over.
  await table.locator('[data-thing="silver"]').click({ force: true })
  await expect(explanation(table)).toHaveCount(0)
})

test('the focus explains too, and a key opens the page', async ({ table }) => {
  await begin(table, GAME)
  await table.keyboard.press('Tab')
  await table.locator('[data-thing="donkey:1"]').focus()
  await expect(explanation(table)).toContainText('Shows your free deliveries')
  await expect(explanation(table)).toContainText('One step on the siesta track')
  await expect(table.locator('[data-thing="donkey:1"]')).toHaveAttribute('aria-describedby', 'explained')
  expect(await findings(table, { parts: ['.explain'] })).toEqual([])
  await table.keyboard.press('Escape')
  await expect(explanation(table)).toHaveCount(0)
  await table.keyboard.press('ArrowRight')
  await expect(explanation(table)).toContainText('Donkey: 2 deliveries')
  await table.keyboard.press('r')
  await expect(table.getByRole('dialog', { name: 'Rule book' }).locator('.book-title').first()).toHaveText(/§8\.1/)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a long press explains and does nothing else; a tap does as before', async ({ table }) => {
    await begin(table, GAME)
    await table.getByRole('button', { name: 'Village', exact: true }).click()
    const die = table.locator('[data-thing="die:3"]')
    await expect(die).toBeVisible()
    const box = await die.boundingBox()
    if (box === null) throw new Error('no die')
    const finger = await table.context().newCDPSession(table)
    const touch = (type: 'touchStart' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
    await touch('touchStart', [{ x: box.x + 20, y: box.y + 20 }])
    await expect(explanation(table)).toContainText('Two different harvest goods')
    await apart(table, die)
    await touch('touchEnd', [])
    await expect(explanation(table)).toBeVisible()
    // It was no touch: nobody was told why not.
    await expect(table.locator('.table-sentence[data-refused]')).toHaveCount(0)
    await die.tap({ force: true })
    await expect(explanation(table)).toHaveCount(0)
    await expect(table.locator('.table-sentence[data-refused]')).toBeVisible()
  })
})
