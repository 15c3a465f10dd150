import type { Page } from '@playwright/test'
import { expect, laid, openTable, playAll, settled, sitDown, test } from './online.ts'
import { numbers } from './playing.ts'

const HAND = '.table-hand [data-thing^="card:"]'

/** Ann and Bob at a table where the game has begun. */
async function begun(guest: () => Promise<Page>): Promise<{ ann: Page; bob: Page; address: string }> {
  const [ann, bob] = [await guest(), await guest()]
  const address = await openTable(ann, 'Ann')
  await sitDown(bob, address, 'Bob', 2)
  await ann.getByRole('button', { name: 'Begin' }).click()
  await laid(ann, bob)
  return { ann, bob, address }
}

async function whoseTurn(...pages: readonly Page[]): Promise<Page> {
  for (let tries = 0; tries < 200; tries++) {
    for (const page of pages) if (await page.locator('.table-sentence[data-own]').isVisible()) return page
    await pages[0]?.waitForTimeout(50)
  }
  throw new Error('it is nobody’s turn')
}

test('two people play a whole game, through a reload and a lost network, and then again', async ({ guest }) => {
  test.setTimeout(240_000)
  const { ann, bob, address } = await begun(guest)
  const next = numbers(5)
  expect(await playAll([ann, bob], next, 30)).toBe(30)
  await settled(ann, bob)

  const before = await ann.locator('.table-order').innerText()
  await ann.reload()
  await laid(ann)
  await expect(ann.locator('.table-order')).toHaveText(before.replaceAll('\n', ''), { useInnerText: false })
  await expect(ann.locator('.table-log-group').first()).toBeVisible()

  await bob.context().setOffline(true)
  await expect(bob.getByText(/Reconnecting/)).toBeVisible()
  await expect(
    ann.locator('.table-player', { hasText: 'Bob' }).getByRole('img', { name: 'not here now' }),
  ).toBeVisible()
  await playAll([ann], next, 5)
  await bob.context().setOffline(false)
  await expect(bob.getByText(/Reconnecting/)).toBeHidden()

  expect(await playAll([ann, bob], next, 2000)).toBeLessThan(2000)
  for (const page of [ann, bob]) await expect(page.locator('.table-ranking > li')).toHaveCount(2)
  const ranking = await ann.locator('.table-ranking').innerText()
  expect(await bob.locator('.table-ranking').innerText()).toBe(ranking)

  await bob.getByRole('button', { name: 'Play again' }).click()
  for (const page of [ann, bob]) {
    await expect(page.getByRole('heading', { name: 'The table is being set' })).toBeVisible()
    expect(page.url()).not.toBe(address)
    await expect(page.locator('.lobby-seat[data-open]')).toHaveCount(0)
  }
  expect(ann.url()).toBe(bob.url())
  await bob.getByRole('button', { name: 'Begin' }).click()
  await laid(ann, bob)
})

test('what is drafted is known to nobody, survives a reload, and is sent when the turn ends', async ({ guest }) => {
  const { ann, bob } = await begun(guest)
  const mover = await whoseTurn(ann, bob)
  const other = mover === ann ? bob : ann
  const name = mover === ann ? 'Ann' : 'Bob'
  const cards = await mover.locator(HAND).count()
  await mover.locator(HAND).first().click()
  await mover.locator('[data-thing="side:field"]').click()
  await expect(mover.locator(HAND)).toHaveCount(cards - 1)
  await mover.keyboard.press('Control+z')
  await expect(mover.locator(HAND)).toHaveCount(cards)
  await mover.keyboard.press('Control+y')
  await expect(mover.locator(HAND)).toHaveCount(cards - 1)
  await mover.reload()
  await expect(mover.locator(HAND)).toHaveCount(cards - 1)
  await expect(mover.getByRole('button', { name: 'Undo', exact: true }).first()).toHaveAttribute(
    'aria-disabled',
    'false',
  )
  await expect(other.locator('.table-log-group')).toHaveCount(0)
  await mover.getByRole('button', { name: 'End your turn' }).click()
  await expect(other.locator('.table-log-group', { hasText: name }).first()).toBeVisible()
  await expect(other.locator('.table-sentence[data-own]')).toBeVisible()
})

test('what an earlier visit had drafted and is taken back as a whole does not return with the next one', async ({
  guest,
}) => {
  const { ann, bob } = await begun(guest)
  const mover = await whoseTurn(ann, bob)
  const cards = await mover.locator(HAND).count()
  await mover.locator(HAND).first().click()
  await mover.locator('[data-thing="side:field"]').click()
  await expect(mover.locator(HAND)).toHaveCount(cards - 1)
  await mover.reload()
  await expect(mover.locator(HAND)).toHaveCount(cards - 1)
  await mover
    .locator('.table-tools')
    .getByRole('button', { name: /^Restart/ })
    .click()
  await expect(mover.locator(HAND)).toHaveCount(cards)
  await mover.reload()
  await laid(mover)
  // Time enough for it to be fetched and laid on the table.
  await mover.waitForTimeout(1000)
  await expect(mover.locator(HAND)).toHaveCount(cards)
})

test('a third person sees the table and no hand, and finds no seat', async ({ guest }) => {
  const { ann, bob, address } = await begun(guest)
  const cards = await ann.locator(HAND).evaluateAll(all => all.map(card => card.getAttribute('aria-label') ?? ''))
  expect(cards.length).toBeGreaterThan(0)
  const eve = await guest()
  const heard: string[] = []
  eve.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await eve.goto(address)
  await laid(eve)
  await expect(eve.getByText('You are looking on.')).toBeVisible()
  await expect(eve.locator(HAND)).toHaveCount(0)
  await expect(eve.locator('.spot[data-lit]')).toHaveCount(0)
  await expect(eve.getByRole('button', { name: /^Sit/ })).toHaveCount(0)
  await playAll([ann, bob], numbers(2), 10)
  expect(heard.length).toBeGreaterThan(1)
  // A hand that is seen has numbers in it.
  for (const text of heard) expect(text).not.toMatch(/"hand":\[\d/)
})

test('a computer takes a seat and plays along', async ({ guest }) => {
  const ann = await guest()
  await openTable(ann, 'Ann')
  await ann.getByLabel('A computer player for seat 2').selectOption('novice')
  await ann.getByRole('button', { name: 'Begin' }).click()
  await laid(ann)
  await playAll([ann], numbers(3), 25)
  await expect(ann.locator('.table-log-group', { hasText: 'Ana' }).first()).toBeVisible()
})

test('a computer sits in for somebody who leaves, and hands back', async ({ guest }) => {
  const { ann, bob } = await begun(guest)
  await ann.getByRole('button', { name: 'This table' }).click()
  await ann.getByRole('button', { name: 'Leave for a while' }).click()
  await ann.keyboard.press('Escape')
  await expect(ann.getByText('A computer plays for you now.')).toBeVisible()
  // It plays until Bob has to do something, and further than that it cannot come.
  await expect(bob.locator('.table-sentence[data-own]')).toBeVisible({ timeout: 30_000 })
  await playAll([bob], numbers(4), 10)
  await expect(bob.locator('.table-log-group', { hasText: 'Ann' }).first()).toBeVisible()
  await ann.getByRole('button', { name: 'Play on myself' }).click()
  await expect(ann.getByText('A computer plays for you now.')).toBeHidden()
  await playAll([ann, bob], numbers(5), 10)
})

test('two people at one screen: a curtain between them', async ({ guest }) => {
  const ann = await guest()
  await openTable(ann, 'Ann')
  await ann.getByRole('button', { name: 'Somebody beside me' }).click()
  await ann.getByLabel('Their name').fill('Cat')
  await ann.getByRole('button', { name: 'Sit here' }).click()
  await ann.getByRole('button', { name: 'Begin' }).click()
  const names = new Set<string>()
  for (let turn = 0; turn < 4; turn++) {
    await expect(ann.locator('.table-curtain')).toBeVisible()
    await expect(ann.locator('[data-thing]')).toHaveCount(0)
    const name = ((await ann.getByRole('heading').textContent()) ?? '').replace(/^.*to /, '').trim()
    names.add(name)
    await ann.getByRole('button', { name: `I am ${name}` }).click()
    await expect(ann.locator('.table-player[data-own]')).toContainText(name)
    for (let touches = 0; touches < 40 && !(await ann.locator('.table-curtain').isVisible()); touches++) {
      const end = ann.locator('.table-act[data-action="endTurn"]')
      if (await end.isVisible()) await end.click({ timeout: 2000 }).catch(() => undefined)
      else if (!(await ann.locator('.table-curtain').isVisible())) await playAll([ann], numbers(turn + touches), 1)
      await ann.waitForTimeout(30)
    }
  }
  expect(names).toEqual(new Set(['Ann', 'Cat']))
})

test('a link makes another device the same person', async ({ guest }) => {
  const { ann, address } = await begun(guest)
  await ann.goto('/online')
  await expect(ann.locator('.lobby-line')).toHaveCount(1)
  await ann.getByRole('button', { name: 'Link for another device' }).click()
  const link = await ann.getByLabel('Link for another device').last().inputValue()
  const phone = await guest()
  await phone.goto(link)
  await expect(phone).not.toHaveURL(/key/)
  await phone.getByRole('button', { name: 'Go on as Ann' }).click()
  await phone.locator('.lobby-line').click()
  await laid(phone)
  expect(phone.url()).toBe(address)
  await expect(phone.locator(HAND).first()).toBeVisible()
})

test('nothing has to be scrolled sideways, on a large screen or a phone', async ({ guest }) => {
  const ann = await guest()
  const wider = async () => {
    const found: number[] = []
    for (const [width, height] of [
      [1920, 1080],
      [390, 844],
      [1280, 720],
    ] as const) {
      await ann.setViewportSize({ width, height })
      found.push(await ann.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    }
    return Math.max(...found)
  }
  await ann.goto('/online')
  expect(await wider()).toBeLessThanOrEqual(0)
  await openTable(ann, 'Ann')
  expect(await wider()).toBeLessThanOrEqual(0)
  await ann.getByLabel('A computer player for seat 2').selectOption('novice')
  await ann.getByRole('button', { name: 'Begin' }).click()
  await laid(ann)
  expect(await wider()).toBeLessThanOrEqual(0)
})
