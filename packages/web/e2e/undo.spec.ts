import type { Page } from '@playwright/test'
import { expect, ready, test } from './page.ts'
import { begin, numbers } from './playing.ts'
import { keptGames } from './shelf.ts'

const tool = (page: Page, name: RegExp) => page.locator('.table-tools').getByRole('button', { name })
const undo = (page: Page) => tool(page, /^Undo/)
const redo = (page: Page) => tool(page, /^Redo/)
const restart = (page: Page) => tool(page, /^Restart/)

test('undo, redo and restart walk over one’s own actions', async ({ table }) => {
  await begin(table, { seed: 'undo', sitters: ['person', 'novice'] })
  const hand = table.locator('.table-hand .spot')
  const cards = await hand.count()
  await expect(undo(table)).toHaveAttribute('aria-disabled', 'true')
  await expect(undo(table)).toHaveAttribute('data-says', /Nothing to take back/)
  await expect(redo(table)).toHaveAttribute('data-says', /Nothing was taken back/)

  for (const left of [cards - 1, cards - 2]) {
    await hand.first().click()
    await table.locator('[data-thing="side:field"]').click()
    await expect(hand).toHaveCount(left)
  }
  await undo(table).click()
  await expect(hand).toHaveCount(cards - 1)
  await redo(table).click()
  await expect(hand).toHaveCount(cards - 2)
  await restart(table).click()
  await expect(hand).toHaveCount(cards)
  await expect(undo(table)).toHaveAttribute('aria-disabled', 'true')
  await redo(table).click()
  await redo(table).click()
  await expect(hand).toHaveCount(cards - 2)
  await expect(redo(table)).toHaveAttribute('aria-disabled', 'true')

  // Something new forgets what was taken back.
  await undo(table).click()
  await hand.last().click()
  await table.locator('[data-thing="side:field"]').click()
  await expect(redo(table)).toHaveAttribute('aria-disabled', 'true')
})

test('a reload keeps what was done and not what was taken back', async ({ table }) => {
  await begin(table, { seed: 'undo', sitters: ['person', 'novice'] })
  const hand = table.locator('.table-hand .spot')
  const cards = await hand.count()
  await hand.first().click()
  await table.locator('[data-thing="side:field"]').click()
  await expect(hand).toHaveCount(cards - 1)
  await undo(table).click()
  await expect(hand).toHaveCount(cards)
  await table.reload()
  await ready(table)
  await expect(hand).toHaveCount(cards)
})

test('what shows something new bears a lock and cannot be taken back; the rest can', async ({ table }) => {
  await begin(table, { seed: 'locks', sitters: ['person', 'novice'] })
  const next = numbers(17)
  const tried = { locked: 0, open: 0 }
  for (let tries = 0; tries < 70 && (tried.locked < 3 || tried.open < 6); tries++) {
    await ready(table)
    const acts = table.locator('.table-act:visible')
    const lit = table.locator('.spot[data-lit]:visible:not([data-chosen])')
    if ((await acts.count()) === 0 || (next() < 0.3 && (await lit.count()) > 0)) {
      await lit.nth(Math.floor(next() * (await lit.count()))).click({ force: true })
      continue
    }
    const act = acts.nth(Math.floor(next() * (await acts.count())))
    const locked = (await act.locator('.table-lock').count()) > 0
    const before = await actionsKept(table)
    await act.click()
    await ready(table)
    await expect.poll(() => actionsKept(table)).toBeGreaterThan(before)
    const backs = (await undo(table).getAttribute('aria-disabled')) === 'false'
    const mine = (await lastKept(table)).startsWith('0 ')
    // Behind an open action somebody else may have moved at once; then it is theirs that is last.
    if (locked) {
      expect(backs && (await actionsKept(table)) === before + 1, 'a locked action must not be taken back').toBe(false)
      tried.locked++
    } else if (mine && (await actionsKept(table)) === before + 1) {
      expect(backs, 'an open action must be possible to take back').toBe(true)
      tried.open++
    }
  }
  expect(tried.locked).toBeGreaterThanOrEqual(3)
  expect(tried.open).toBeGreaterThanOrEqual(6)
})

async function actionsKept(page: Page): Promise<number> {
  return (await keptGames(page))[0]?.record.actions.length ?? 0
}

async function lastKept(page: Page): Promise<string> {
  return (await keptGames(page))[0]?.record.actions.at(-1) ?? ''
}
