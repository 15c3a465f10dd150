import type { Page } from '@playwright/test'
import { begin, type Sitter, save } from '../src/game/game.ts'
import { expect, test } from './page.ts'
import { overwrite } from './shelf.ts'

const SITTERS: readonly Sitter[] = ['person', 'novice']

/** Three games against these, the last of them played most recently. */
async function shelfOf(page: Page, opponents: readonly string[]): Promise<void> {
  for (const [played, name] of opponents.entries()) {
    const game = { seed: name, players: 2, edition: 'classic' } as const
    await overwrite(page, save(begin({ game, sitters: SITTERS, names: ['You', name] }, name, 1), played + 1))
  }
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete: You, ${name}` }).press('Enter')
  await page.getByRole('button', { name: 'Delete it' }).press('Enter')
}

test('after a game is deleted the focus is on the next one, and on the heading after the last', async ({ table }) => {
  await shelfOf(table, ['Carla', 'Ben', 'Ana'])
  await table.reload()
  const lines = table.locator('.start-game-open')
  await expect(lines).toHaveText([/Ana/, /Ben/, /Carla/])
  await remove(table, 'Ben')
  await expect(lines).toHaveText([/Ana/, /Carla/])
  await expect(lines.nth(1)).toBeFocused()
  await remove(table, 'Carla')
  await expect(lines).toHaveCount(1)
  await expect(table.getByRole('heading', { name: 'Your games' })).toBeFocused()
})

test('a game that is deleted while the others are still being read does not come back', async ({ table }) => {
  await shelfOf(table, ['Carla', 'Ben', 'Ana'])
  // Between two games the list takes a breath; here it takes a long one.
  await table.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((then: () => void, wait?: number, ...rest: unknown[]) => {
      if (wait !== undefined) return setTimeout(then, wait, ...rest)
      window.addEventListener('breathe', then, { once: true })
      return 0
    }) as typeof window.setTimeout
  })
  await table.reload()
  const lines = table.locator('.start-game-open')
  await expect(lines).toHaveText([/Ana/])
  await remove(table, 'Ana')
  await expect(lines).toHaveCount(0)
  for (const read of [[/Ben/], [/Ben/, /Carla/]]) {
    await table.evaluate(() => dispatchEvent(new Event('breathe')))
    await expect(lines).toHaveText(read)
  }
})
