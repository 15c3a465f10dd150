import type { Page } from '@playwright/test'
import { save } from '../src/game/game.ts'
import { stateAt, stopsOf } from '../src/replay/stops.ts'
import { playedGame } from '../test/playedGame.ts'
import { expect, go, ready, test } from './page.ts'
import { keptGames, overwrite } from './shelf.ts'

const game = playedGame({ seed: 'watched', players: 3 })
const last = game.steps.length
const stops = stopsOf(game)
const [, second = 0] = stops.round

/** Puts a game on the shelf of this device and opens its replay. */
async function watch(page: Page, hash = '', shown = game): Promise<void> {
  await overwrite(page, { ...save(shown, 1), id: 'watched' })
  await go(page, `/replay/watched${hash}`)
  await expect(page.locator('.replay')).toBeVisible()
}

async function expectAt(page: Page, at: number): Promise<void> {
  await expect(page.locator('.replay-count')).toHaveText(`${at} of ${last}`)
  await expect(page).toHaveURL(new RegExp(`#${at}$`))
}

async function momentOf(page: Page): Promise<number> {
  return Number.parseInt(await page.locator('.replay-count').innerText(), 10)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('buttons go by action, turn, step and round, and stop at both ends', async ({ table }) => {
  await watch(table)
  await expectAt(table, 0)
  await expect(table.locator('.spot[data-lit]')).toHaveCount(0)
  await button(table, 'Forward one action').click()
  await expectAt(table, 1)
  await button(table, 'Forward one round').click()
  await expectAt(table, second)
  await expect(table.locator('.table-round')).toContainText('Round 2')
  await button(table, 'Forward one turn').click()
  await expectAt(table, stops.turn.find(at => at > second) ?? 0)
  await button(table, 'Forward one step').click()
  await button(table, 'Back one round').click()
  await expectAt(table, second)
  await button(table, 'Back one step').click()
  await expectAt(table, stops.step.filter(at => at < second).at(-1) ?? 0)
  await button(table, 'To the end').click()
  await expectAt(table, last)
  await button(table, 'Back one action').click()
  await expectAt(table, last - 1)
  await button(table, 'To the beginning').click()
  await expectAt(table, 0)
})

test('keys do the same, wherever the focus is', async ({ table }) => {
  await watch(table)
  await table.keyboard.press('ArrowRight')
  await table.keyboard.press('ArrowRight')
  await expectAt(table, 2)
  await table.keyboard.press('ArrowLeft')
  await expectAt(table, 1)
  await table.keyboard.press('Shift+ArrowRight')
  await expectAt(table, stops.turn.find(at => at > 1) ?? 0)
  await table.keyboard.press('ArrowDown')
  await expectAt(table, second)
  await table.getByRole('slider', { name: 'Position in the game' }).focus()
  await table.keyboard.press('ArrowUp')
  await expectAt(table, 0)
  // A thing on the table may have been clicked before.
  await table.locator('.table-hand .spot').first().click({ force: true })
  await table.keyboard.press('Space')
  await expect(button(table, 'Pause')).toBeVisible()
  await expect.poll(() => momentOf(table)).toBeGreaterThan(1)
  await table.keyboard.press('Space')
  await expect(button(table, 'Play')).toBeVisible()
  await button(table, 'Keys').click()
  await expect(table.getByRole('region', { name: 'Keys', exact: true })).toContainText('play or pause')
  await table.keyboard.press('Escape')
  await expect(table.getByRole('region', { name: 'Keys', exact: true })).toBeHidden()
})

test('it plays by itself, stops at the end and begins anew', async ({ table }) => {
  await watch(table, `#${last - 3}`)
  await table.getByLabel('Speed').selectOption('8')
  await button(table, 'Play').click()
  await expectAt(table, last)
  await expect(button(table, 'Play')).toBeVisible()
  await button(table, 'Play').click()
  await expect.poll(() => momentOf(table)).toBeLessThan(last - 3)
  await button(table, 'Pause').click()
  const paused = await momentOf(table)
  await expectAt(table, paused)
})

test('a line of the log leads to its moment, and the address leads there again', async ({ table }) => {
  await watch(table, '#120')
  await expectAt(table, 120)
  const lines = table.locator('.replay-line')
  const line = lines.nth((await lines.count()) - 12)
  const text = await line.innerText()
  await line.click()
  await expect(table.locator('.replay-line[aria-current]').filter({ hasText: text }).first()).toBeVisible()
  await expect(table).not.toHaveURL(/#120$/)
  const place = await rooms(table)
  const address = table.url()
  await button(table, 'To the end').click()
  await expectAt(table, last)
  await table.goto(address)
  await expect.poll(() => rooms(table)).toEqual(place)
  await table.reload()
  await expect.poll(() => rooms(table)).toEqual(place)
})

test('a link to the position can be copied', async ({ table, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await watch(table, '#33')
  await button(table, 'Copy a link to this position').click()
  await expect(table.getByText('Link copied.')).toBeVisible()
  expect(await table.evaluate(() => navigator.clipboard.readText())).toMatch(/\/replay\/watched#33$/)
})

test('a finished game is seen through any eyes, or with all hands open', async ({ table }) => {
  const at = stops.round[2] ?? 0
  await watch(table, `#${at}`)
  const { hands } = stateAt(game, at).secrets
  const cards = (seat: number) => (hands[seat] ?? []).map(card => `card:${card}`)
  const shown = () =>
    table.locator('.table-hand .spot').evaluateAll(all => all.map(one => one.getAttribute('data-thing')))
  expect(await shown()).toEqual(cards(0))
  await table.getByLabel('Seen by').selectOption('Ana')
  await expect.poll(shown).toEqual(cards(1))
  await expect(table.locator('.table-farm')).toHaveAttribute('data-farm', '1')
  await table.getByLabel('All hands').check()
  for (const [seat, name] of game.names.entries()) {
    const hand = table.getByRole('region', { name: `Hand: ${name}` }).getByRole('img')
    const there = await hand.evaluateAll(all => all.map(one => `card:${one.getAttribute('data-card')}`))
    expect(there).toEqual(cards(seat))
  }
})

test('a running game shows the cards of the others to nobody', async ({ table }) => {
  const running = { ...game, state: stateAt(game, 90), steps: game.steps.slice(0, 90) }
  await watch(table, '#90', running)
  await expect(table.getByText('The game is still running')).toBeVisible()
  await expect(table.getByLabel('Seen by')).toHaveCount(0)
  await expect(table.getByLabel('All hands')).toHaveCount(0)
  await expect(table.locator('.table-farm')).toHaveAttribute('data-farm', '0')
  const hand = (stateAt(game, 90).secrets.hands[0] ?? []).map(card => `card:${card}`)
  const shown = table.locator('.table-hand .spot')
  expect(await shown.evaluateAll(all => all.map(one => one.getAttribute('data-thing')))).toEqual(hand)
})

test('playing on from here makes a running game that stands where the replay stood', async ({ table }) => {
  // A moment at which the person decides, so that no computer has moved on meanwhile.
  const at = stops.turn.find(stop => stop > second && String(stateAt(game, stop).table.waiting) === '0') ?? 0
  await table.evaluate(() =>
    localStorage.setItem(
      'la-granja-settings',
      JSON.stringify({ pace: 0, motion: false, theme: 'light', autoEnd: 'never' }),
    ),
  )
  await table.reload()
  await watch(table, `#${last}`)
  await expect(button(table, 'Play on from here')).toHaveAttribute('aria-disabled', 'true')
  await table.goto(`${new URL(table.url()).origin}/replay/watched#${at}`)
  await expectAt(table, at)
  const before = await rooms(table)
  await button(table, 'Play on from here').click()
  await expect(table).toHaveURL(/\/play\//)
  await ready(table)
  const games = await keptGames(table)
  const fork = games.find(({ id }) => id !== 'watched')
  const whole = games.find(({ id }) => id === 'watched')
  expect(fork?.record.seed).toBe('watched')
  expect(fork?.record.actions).toEqual(whole?.record.actions.slice(0, at))
  expect(whole?.record.actions).toHaveLength(last)
  await table.mouse.move(0, 0)
  await expect.poll(() => rooms(table)).toEqual(before)
  await table.locator('.table-act, .spot[data-lit]').first().waitFor()
})

test('the list of games and the results lead to it, and it leads back', async ({ table }) => {
  await watch(table)
  await button(table, 'Leave the replay').click()
  await table.getByRole('button', { name: /^Watch: You/ }).click()
  await expectAt(table, 0)
  await table.goto(`${new URL(table.url()).origin}/play/watched`)
  await button(table, 'Watch it again').click()
  await expect(table).toHaveURL(/\/replay\/watched/)
  await expectAt(table, 0)
})

test('a game that is nowhere says so', async ({ page, address }) => {
  await page.goto(`${address}/replay/nowhere`)
  await expect(page.getByRole('heading', { name: 'There is no such game.' })).toBeVisible()
})

test('a finished game online is fetched and watched', async ({ table }) => {
  const { record, names } = save(game, 1)
  await table.route('**/api/tables/afar/record', route => route.fulfill({ json: { record, names } }))
  await table.goto(`${new URL(table.url()).origin}/replay/afar?online#50`)
  await expectAt(table, 50)
  await expect(table).toHaveURL(/\/replay\/afar\?online#50$/)
})

test('nothing is scrolled sideways, on a large screen or a phone', async ({ table }) => {
  await watch(table, '#200')
  const wider = () => table.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await wider()).toBeLessThanOrEqual(0)
  await expect(table.locator('.replay-dock')).toBeInViewport({ ratio: 0.99 })
  await table.setViewportSize({ width: 390, height: 844 })
  for (const tab of await table.locator('.table-tab').all()) {
    await tab.click()
    expect(await wider()).toBeLessThanOrEqual(0)
    await expect(table.locator('.replay-dock')).toBeInViewport({ ratio: 0.99 })
  }
})

/** What the rooms say. */
async function rooms(page: Page): Promise<readonly string[]> {
  return Promise.all(
    ['.table-farm', '.table-village', '.table-hand', '.table-others', '.table-bar .table-progress'].map(room =>
      page.locator(room).innerText(),
    ),
  )
}
