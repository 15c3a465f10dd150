import { type GameRecord, replay, result } from '@la-granja/engine'
import type { Page } from '@playwright/test'
import { TWO } from '../../server/test/room/tables.ts'
import { ask } from '../../server/test/server.ts'
import { busyTable } from '../../server/test/tables.ts'
import { finished, layDown } from './finished.ts'
import { expect, test } from './online.ts'
import { keptGames, overwrite } from './shelf.ts'

const KINDS = [
  { players: 2, edition: 'classic' },
  { players: 3, edition: 'deluxe' },
  { players: 1, edition: 'classic' },
] as const

/** A shelf with so many finished games; tells what the person had in each. */
async function shelf(page: Page, count: number): Promise<readonly { points: number; players: number; won: boolean }[]> {
  await page.goto('/')
  await expect(page.locator('.start-games')).toContainText('No games yet.')
  const told = []
  for (let index = 0; index < count; index++) {
    const { players, edition } = KINDS[index % KINDS.length] ?? KINDS[0]
    const game = await layDown(
      page,
      `game ${index}`,
      { seed: `shelf ${index}`, players, edition },
      1_800_000_000_000 + index,
    )
    const own = result(replay(game))?.ranking.find(({ seat }) => seat === 0)
    told.push({ points: own?.points ?? 0, players, won: own?.rank === 1 })
  }
  return told
}

test('a shelf of games shows numbers that match the engine', async ({ guest }) => {
  const page = await guest()
  const games = await shelf(page, 13)
  await page.reload()
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect(page.getByRole('heading', { name: 'Your numbers' })).toBeVisible()

  const average = (some: readonly { points: number }[]) =>
    (some.reduce((sum, { points }) => sum + points, 0) / some.length).toFixed(1)
  const contested = games.filter(({ players }) => players > 1)
  const wins = contested.filter(({ won }) => won).length
  const headline = page.locator('.numbers-headline')
  await expect(headline).toContainText(`Games13Wins${wins} of ${contested.length}Average VP${average(games)}`)
  await expect(headline).toContainText(`Best VP${Math.max(...games.map(({ points }) => points))}`)
  await expect(page.getByRole('heading', { name: 'Your last ten games' })).toBeVisible()

  const solo = games.filter(({ players }) => players === 1)
  await page.getByRole('button', { name: /Players/ }).click()
  await page.getByRole('option', { name: 'Solo' }).click()
  await expect(headline).toContainText(`Games${solo.length}Average VP${average(solo)}`)
})

test('a game whose end was taken back counts as it ended the last time', async ({ guest }) => {
  const page = await guest()
  await page.goto('/')
  const headline = page.locator('.numbers-headline')
  const counts = async (seed: string) => {
    const game = await layDown(page, 'taken back', { seed, players: 1, edition: 'classic' }, 1_800_000_000_000)
    const points = result(replay(game))?.ranking[0]?.points
    // The second time it is known from the first.
    for (let visits = 0; visits < 2; visits++) {
      await page.goto('/numbers')
      await expect(headline).toContainText(`Games1Average VP${points?.toFixed(1)}`)
    }
    return points
  }
  const before = await counts('first end')
  expect(await counts('second end')).not.toBe(before)
})

test('online games and their ratings are counted too', async ({ guest, house }) => {
  const settings = { ...TWO, rated: true }
  const { people, over } = await busyTable({ url: () => house, seed: 'numbers', settings })
  await over
  const key = people[1]?.key ?? ''
  const ratings = async () => (await ask<readonly { mu: number }[]>(house, '/me/ratings', { key })).body
  await expect.poll(async () => (await ratings()).length).toBe(1)
  const [table] = (await ask<readonly { id: string }[]>(house, '/me/tables', { key })).body
  const { record } = (await ask<{ record: GameRecord }>(house, `/tables/${table?.id}/record`)).body
  const own = result(replay(record))?.ranking.find(({ seat }) => seat === 1)

  const page = await guest()
  await page.addInitScript(me => localStorage.setItem('la-granja-me', me), JSON.stringify(people[1]))
  await page.goto('/numbers')
  const headline = page.locator('.numbers-headline')
  const counted = `Games1Wins${own?.rank === 1 ? 1 : 0} of 1Average VP${own?.points.toFixed(1)}`
  await expect(headline).toContainText(counted)
  await expect(headline).toContainText(`Rating${(await ratings())[0]?.mu.toFixed(1)} ±`)
  await expect(page.getByRole('img', { name: /^Rating after each rated game/ })).toBeVisible()
  // What was read once is known, also without the server.
  await page.reload()
  await expect(headline).toContainText(counted)
})

test('the end of a game compares it with those before and leads to the numbers', async ({ guest }) => {
  const page = await guest()
  const games = await shelf(page, 4)
  await page.goto('/play/game 3')
  const past = page.locator('.table-end-past')
  await expect(past).toContainText(`your average of ${games[0]?.points.toFixed(1)} (1 game of this kind)`)
  await past.getByRole('link', { name: 'Your numbers' }).click()
  await expect(page.locator('.numbers-headline')).toContainText('Games4')
})

/** Midnight must not come between two steps of a test. */
const START = Date.now()
async function today(guest: () => Promise<Page>): Promise<Page> {
  const page = await guest()
  await page.clock.setFixedTime(START)
  return page
}

test('the game of the day is played, entered under a name, and stands in the table', async ({ guest }) => {
  const page = await today(guest)
  await page.goto('/')
  await page.getByRole('link', { name: 'Daily challenge' }).click()
  await expect(page.locator('.daily-results')).toHaveCount(2)
  await page.getByRole('button', { name: /^Play today’s game/ }).click()
  await expect(page.locator('.table-sentence[data-own]')).toBeVisible()

  const [begun] = await keptGames(page)
  if (begun === undefined) throw new Error('the game was not kept')
  const { seed, players, edition, options } = begun.record as ReturnType<typeof finished>
  expect([seed, players]).toEqual([expect.stringMatching(/^daily \d{4}-\d\d-\d\d$/), 1])
  // As if it had been played to its end.
  await page.goto('/daily')
  await expect(page.getByRole('button', { name: /^Play on/ })).toBeVisible()
  const played = finished({ seed, players, edition, options })
  await overwrite(page, { ...begun, record: played })
  const points = result(replay(played))?.ranking[0]?.points

  await page.reload()
  await expect(page.getByText(`Your result: ${points} VP`)).toBeVisible()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByRole('button', { name: 'Enter the result' }).click()
  const results = page.locator('.daily-results').filter({ hasText: 'Today' })
  await expect(results.locator('tr[data-mine]')).toContainText(`Annyou${points}`)
  await expect(page.getByText(/place \d of \d/)).toBeVisible()

  // Whoever plays it again does so for practice.
  await page.getByRole('button', { name: 'Play it for practice' }).click()
  await expect(page.locator('.table-sentence[data-own]')).toBeVisible()
  await page.goto('/daily')
  await expect(page.getByText(`Your result: ${points} VP`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play on/ })).toHaveCount(0)

  const other = await today(guest)
  await other.goto('/daily')
  await expect(other.locator('.daily-results').first()).toContainText(`Ann${points}`)
  await expect(other.getByRole('button', { name: /^Play today’s game/ })).toBeVisible()
})

test.describe('kept by the browser', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network the game of the day is played all the same, and entered later', async ({ guest }) => {
    const page = await today(guest)
    await page.goto('/')
    await page.evaluate(async () => {
      const answer = await fetch('/api/people', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Bob' }),
      })
      localStorage.setItem('la-granja-me', JSON.stringify(await answer.json()))
    })
    // Everything has to be here before the network goes.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.goto('/daily')
    await expect(page.getByRole('button', { name: /^Play today’s game/ })).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^Play today’s game/ }).click()
    await expect(page.locator('.table-sentence[data-own]')).toBeVisible()
    const [begun] = await keptGames(page)
    if (begun === undefined) throw new Error('the game was not kept')
    const { seed, players, edition, options } = begun.record as ReturnType<typeof finished>
    const played = finished({ seed, players, edition, options })
    await page.getByRole('button', { name: /^Leave the table/ }).click()
    await overwrite(page, { ...begun, record: played })
    await page.getByRole('link', { name: 'Daily challenge' }).click()
    await expect(page.getByText('Your result is kept here')).toBeVisible()
    await expect(page.getByText('the results are missing')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.locator('tr[data-mine]')).toContainText(`Bobyou${result(replay(played))?.ranking[0]?.points}`)
  })
})
