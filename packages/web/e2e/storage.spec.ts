import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, go, ready, test } from './page.ts'
import { begin, beginByForm, playOn, seen } from './playing.ts'
import { keptGames, overwrite } from './shelf.ts'

const NOT_KEPT = 'This device cannot keep the game'

test('with storage blocked the game goes on, says so, can be saved to a file and is there for whoever comes back', async ({
  table,
}) => {
  await table.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await table.reload()
  await expect(table.locator('.start-games')).toContainText('games last only as long as the page is open')
  await beginByForm(table, { seed: 'blocked', sitters: ['person', 'novice'] })
  await savesFromTrouble(table, 'blocked')
  // Whoever leaves finds it again as long as the page is open.
  const before = await seen(table)
  const address = new URL(table.url()).pathname
  await table.getByRole('button', { name: /^Leave the table/ }).click()
  await expect(table.locator('.start-games')).toBeVisible()
  await go(table, address)
  expect(await seen(table)).toEqual(before)
})

test('with storage full the game goes on, says so and can be saved to a file', async ({ table }) => {
  await table.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space is left.', 'QuotaExceededError')
    }
  })
  await table.reload()
  await beginByForm(table, { seed: 'full', sitters: ['person', 'novice'] })
  await savesFromTrouble(table, 'full')
})

test('a game that could not be kept is there again after its replay, as it was', async ({ table }) => {
  await begin(table, { seed: 'looked at', sitters: ['person', 'novice'] })
  await playOn(table, 3, 4)
  const kept = (await keptGames(table))[0]?.record.actions.length
  await table.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space is left.', 'QuotaExceededError')
    }
  })
  await playOn(table, 4, 12)
  await expect(table.getByRole('alert')).toContainText(NOT_KEPT)
  expect((await keptGames(table))[0]?.record.actions).toHaveLength(kept ?? 0)
  const before = await seen(table)
  await table.locator('.table-log-line').first().click()
  await expect(table.locator('.replay-timeline')).toBeVisible()
  await table.getByRole('button', { name: 'Leave the replay' }).click()
  await expect(table).toHaveURL(/\/play\/looked-at$/)
  expect(await seen(table)).toEqual(before)
  await expect(table.getByRole('alert')).toContainText(NOT_KEPT)
})

test('the warning goes when the game can be kept again', async ({ table }) => {
  await table.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space is left.', 'QuotaExceededError')
    }
    window.addEventListener('space', () => {
      IDBObjectStore.prototype.put = put
    })
  })
  await beginByForm(table, { seed: 'space', sitters: ['person', 'novice'] })
  await expect(table.getByRole('alert')).toContainText(NOT_KEPT)
  await table.evaluate(() => window.dispatchEvent(new Event('space')))
  await playOn(table, 4, 12)
  await expect(table.getByText(NOT_KEPT)).toHaveCount(0)
  expect(await keptGames(table)).toHaveLength(1)
})

test('a shelf that the browser closed meanwhile is opened again, and nobody notices', async ({ table }) => {
  await table.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...asked) {
      const opening = open.apply(this, asked)
      // As the browser does it: whoever uses the database learns of it only then.
      opening.addEventListener('success', () => window.addEventListener('closing', () => opening.result.close()))
      return opening
    }
  })
  await table.reload()
  await begin(table, { seed: 'closed', sitters: ['person', 'novice'] })
  await playOn(table, 4, 4)
  const before = (await keptGames(table))[0]?.record.actions.length ?? 0
  await table.evaluate(() => window.dispatchEvent(new Event('closing')))
  await playOn(table, 5, 6)
  await expect.poll(async () => (await keptGames(table))[0]?.record.actions.length).toBeGreaterThan(before)
  await expect(table.getByText(NOT_KEPT)).toHaveCount(0)
})

test('a damaged game tells what is wrong, and the others still open', async ({ table }) => {
  await begin(table, { seed: 'whole', sitters: ['person', 'novice'] })
  await playOn(table, 2, 6)
  await leave(table)
  await begin(table, { seed: 'damaged', sitters: ['person', 'novice'] })
  await playOn(table, 2, 6)
  await leave(table)
  const games = await keptGames(table)
  const damaged = games.find(({ record }) => record.seed === 'damaged')
  const whole = games.find(({ record }) => record.seed === 'whole')
  if (damaged === undefined || whole === undefined) throw new Error('a game was not kept')
  const actions = ['0 dance', ...damaged.record.actions]
  await overwrite(table, { ...damaged, record: { ...damaged.record, actions } })

  await table.reload()
  const rows = table.locator('.start-game')
  await expect(rows).toHaveCount(2)
  const broken = rows.filter({ hasText: 'Cannot be opened' })
  await expect(broken).toHaveCount(1)
  await broken.locator('.start-game-open').click()
  await expect(table.getByRole('heading', { name: 'This game cannot be opened.' })).toBeVisible()
  await expect(table.getByText('0 dance')).toBeVisible()
  const raw = await downloaded(table, () => table.getByRole('button', { name: 'Save the raw record' }).click())
  expect(raw).toMatchObject({ id: damaged.id, record: { actions } })
  await table.getByRole('button', { name: 'Back to the start' }).click()

  await rows.filter({ hasText: 'Round' }).locator('.start-game-open').click()
  await expect(table).toHaveURL(new RegExp(whole.id))
  await ready(table)
})

test('a stored thing that is no game at all does not keep the start screen from working', async ({ table }) => {
  await begin(table, { seed: 'whole', sitters: ['person', 'novice'] })
  await leave(table)
  await overwrite(table, { id: 'stray', played: 1 } as never)
  await table.reload()
  await expect(table.locator('.start-game')).toHaveCount(2)
  const save = table.getByRole('button', { name: 'Save to a file: stray' })
  expect(await downloaded(table, () => save.click())).toEqual({ id: 'stray', played: 1 })
  await table.goto(`${new URL(table.url()).origin}/play/stray`)
  await expect(table.getByRole('heading', { name: 'This game cannot be opened.' })).toBeVisible()
})

test('an address of a game that is not here says so', async ({ table }) => {
  await table.goto(`${table.url()}play/nowhere`)
  await expect(table.getByRole('heading', { name: 'This game is not on this device.' })).toBeVisible()
  await table.getByRole('button', { name: 'Back to the start' }).click()
  await expect(table.getByRole('button', { name: /play now/i })).toBeVisible()
})

test('files that are no games are refused with a reason', async ({ table }) => {
  await begin(table, { seed: 'file', sitters: ['person', 'novice'] })
  await leave(table)
  const [game] = await keptGames(table)
  const changed = { ...game, record: { ...game?.record, actions: ['0 dance'] } }
  const files = [
    ['This file is not a saved game: it is no JSON.', 'a letter'],
    ['it has no record of actions', '{"some": "thing"}'],
    ['it has no record of actions', 'null'],
    ['does not say properly who sits at the table', JSON.stringify({ ...game, sitters: ['person', 'cat'] })],
    ['This game cannot be played again', JSON.stringify(changed)],
  ] as const
  for (const [says, text] of files) {
    await openFile(table, Buffer.from(text))
    await expect(table.getByRole('alert')).toContainText(says)
    await table.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
    await expect(table.getByRole('alert')).toHaveCount(0)
  }
  await openFile(table, Buffer.alloc(5_000_001, ' '))
  await expect(table.getByRole('alert')).toContainText('too large')
  await expect(table.locator('.start-game')).toHaveCount(1)
})

test('a saved game opens from its file as it was', async ({ table }) => {
  await begin(table, { seed: 'there and back', sitters: ['person', 'novice', 'novice'] })
  await playOn(table, 9, 20)
  const before = await seen(table)
  await leave(table)
  const file = await downloaded(table, () => table.getByRole('button', { name: /^Save to a file/ }).click())
  await openFile(table, Buffer.from(JSON.stringify(file)))
  await expect(table).toHaveURL(/\/play\//)
  expect(await seen(table)).toEqual(before)
  // It is a game of its own: the other is not written over.
  await leave(table)
  await expect(table.locator('.start-game')).toHaveCount(2)
  const [one, other] = await keptGames(table)
  expect(one?.record).toEqual(other?.record)
})

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Leave the table/ }).click()
  await expect(page.locator('.start-game').first()).toBeVisible()
}

async function openFile(page: Page, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Open a file/ }).click(),
  ])
  await chooser.setFiles({ name: 'game.json', mimeType: 'application/json', buffer })
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<unknown> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return JSON.parse(await readFile(await (file as Download).path(), 'utf8'))
}

async function savesFromTrouble(page: Page, seed: string): Promise<void> {
  const trouble = page.getByRole('alert')
  await expect(trouble).toContainText(NOT_KEPT)
  await playOn(page, 6, 15)
  const file = await downloaded(page, () => trouble.getByRole('button', { name: 'Save to a file' }).click())
  expect(file).toMatchObject({ record: { seed, players: 2 }, sitters: ['person', 'novice'] })
  expect((file as { record: { actions: string[] } }).record.actions.length).toBeGreaterThan(3)
  await playOn(page, 8, 5)
  await expect(trouble).toContainText(NOT_KEPT)
}
