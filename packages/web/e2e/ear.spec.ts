import type { Page } from '@playwright/test'
import { legalIn, seenBy } from '../src/game/seen.ts'
import { type Fact, factsIn } from '../test/viewFacts.ts'
import { asked, game, momentAt, open } from './heard.ts'
import { expect, ready, test } from './page.ts'
import { numbers } from './playing.ts'

/** Where the table is named in one breath, and where it is a list or a row of a table. */
async function untold(page: Page, facts: readonly Fact[], how: 'drawn' | 'text'): Promise<readonly string[]> {
  const tree = await page.locator('main').ariaSnapshot()
  if (how === 'drawn') {
    const lines = tree.split('\n')
    return facts
      .filter(({ drawn }) => !lines.some(line => drawn.every(words => line.includes(words))))
      .map(({ drawn }) => drawn.join(' … '))
  }
  // A row of a table is told by its cells, one after the other; the first one is the name of the row.
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.ear [data-section]')].flatMap(section =>
      [...section.querySelectorAll('li, tbody tr, h2, h3')].map(line => {
        const cells = line.matches('tr')
          ? [...line.children].map(cell => cell.textContent).join(' | ')
          : line.textContent
        return `${section.dataset.section}: ${cells}`
      }),
    ),
  )
  return facts
    .filter(
      ({ section, text }) =>
        !lines.some(line => line.startsWith(`${section}: `) && text.every(words => line.includes(words))),
    )
    .map(({ section, text }) => `${section}: ${text.join(' … ')}`)
}

for (const part of [0.1, 0.55, 0.97])
  test(`the drawn table and the text table both tell everything, ${part} through a game`, async ({ table }) => {
    const shown = momentAt(part)
    const facts = factsIn(seenBy(shown.state, 0), shown.names)
    await open(table, shown, { textTable: false })
    expect(await untold(table, facts, 'drawn')).toEqual([])
    await table.keyboard.press('t')
    await expect(table.locator('.ear')).toBeVisible()
    expect(await untold(table, facts, 'text')).toEqual([])
    const legal = legalIn(seenBy(shown.state, 0))
    await expect(table.locator('.ear-deed')).toHaveCount(legal.length)
    // It is kept.
    await table.reload()
    await ready(table)
    await expect(table.locator('.ear')).toBeVisible()
    await expect(table.locator('.table-village')).toHaveCount(0)
  })

/** Presses buttons of the text table until the game is over, or it says that enough is done. */
async function playByDeeds(page: Page, seed: number, enough: () => Promise<boolean>): Promise<void> {
  const next = numbers(seed)
  for (let deeds = 0; deeds < 150; deeds++) {
    await ready(page)
    if (await enough()) return
    const region = page.getByRole('region', { name: 'Your choices' })
    const ends = region.locator('[data-action="endTurn"], [data-action="finish"]')
    const all = region.getByRole('listitem').getByRole('button')
    const done = (await ends.count()) > 0 && next() < 0.4
    const target = done ? ends.first() : all.nth(Math.floor(next() * (await all.count())))
    const was = await page.locator('.ear').textContent()
    await target.press('Enter')
    await expect.poll(async () => (await page.locator('.ear').textContent()) !== was).toBe(true)
    await ready(page)
    // Whoever plays by key goes on where the choices are.
    if (!(await page.getByRole('dialog').isVisible()))
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(H2|BUTTON)$/)
  }
  throw new Error('the game does not come to an end')
}

test('a whole round through the text table alone', async ({ table }) => {
  await open(table, { ...game, state: game.steps[0]?.before ?? game.state, steps: [] }, { textTable: true })
  const moment = table.locator('[data-section="moment"]')
  const phases = new Set<string>()
  await playByDeeds(table, 21, async () => {
    phases.add((await moment.getByRole('listitem').nth(1).innerText()).split(' phase')[0] ?? '')
    return (await moment.innerText()).includes('Round 2')
  })
  expect([...phases]).toEqual(expect.arrayContaining(['Farm', 'Revenue', 'Transport']))
})

test('the end of a game through the text table alone', async ({ table }) => {
  await open(table, momentAt(0.99), { textTable: true })
  await playByDeeds(table, 4, () => table.getByRole('dialog').isVisible())
  await expect(table.getByRole('dialog')).toContainText(/won|share/)
  await table.keyboard.press('Escape')
  await expect(table.locator('[data-section="moment"]')).toContainText('The game is over')
  await expect(table.locator('.ear-deed')).toHaveCount(0)
})

test('what others do is read out by turns, questions are answered', async ({ table }) => {
  await open(table, momentAt(0.1), { detail: 'all' })
  const region = table.locator('[aria-live="polite"]').last()
  await expect(region).not.toBeEmpty()
  await table.evaluate(() => {
    const said: string[] = []
    const live = [...document.querySelectorAll('[aria-live="polite"]')].at(-1)
    if (live !== undefined)
      new MutationObserver(() => said.push(live.textContent ?? '')).observe(live, { childList: true })
    Object.assign(window, { said })
  })
  const said = () => table.evaluate(() => (window as unknown as { said: string[] }).said)
  await table.keyboard.press('w')
  await expect(region).toContainText(await table.locator('.table-sentence').innerText())
  await table.keyboard.press('f')
  await expect(region).toContainText('Farm of You.')
  await table.keyboard.press('f')
  await expect(region).toContainText('Farm of Ana.')
  await table.keyboard.press('c')
  const before = (await said()).length
  expect(before).toBe(4)
  // Until all have had their turn there are as many announcements as turns, not as actions.
  await table.keyboard.press('e')
  await expect(table.locator('.table-sentence[data-own]')).toBeVisible()
  await expect(region).toContainText(await table.locator('.table-sentence').innerText())
  const news = (await said()).slice(before)
  expect(news.length).toBeGreaterThan(0)
  expect(news.length).toBeLessThanOrEqual(6)
  expect(news.join(' ')).toMatch(/(Ana|Ben) /)
  await table.keyboard.press('t')
  await expect(table.locator('.ear')).toBeVisible()
  await table.keyboard.press('c')
  await expect(table.locator('#ear-changed')).toBeFocused()
  await table.getByRole('button', { name: 'Read the farm of Ben' }).click()
  await expect(table.getByRole('heading', { name: 'Farm of Ben' })).toBeFocused()
})

test('a replay is told in words too', async ({ table }) => {
  await open(table, game, { textTable: true })
  const at = asked[20] ?? 0
  await table.goto(`${new URL(table.url()).origin}/replay/heard#${at}`)
  await expect(table.locator('.ear [data-section="forecast"]')).toBeVisible()
  const state = game.steps[at]?.before ?? game.state
  expect(await untold(table, factsIn(seenBy(state, 0), game.names), 'text')).toEqual([])
  await table.keyboard.press('t')
  await expect(table.locator('.table-village')).toBeVisible()
})
