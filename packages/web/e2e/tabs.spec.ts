import { expect, ready, test } from './page.ts'
import { begin, playOn, seen } from './playing.ts'
import { keptGames } from './shelf.ts'

test('one game in two tabs: it is played in the one that opened it last', async ({ table, context }) => {
  await begin(table, { seed: 'two tabs', sitters: ['person', 'novice'] })
  await playOn(table, 1, 10)
  const before = await seen(table)

  const complaints: string[] = []
  const other = await context.newPage()
  other.on('pageerror', error => complaints.push(error.message))
  other.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await other.goto(table.url())
  expect(await seen(other)).toEqual(before)
  const gone = table.getByRole('heading', { name: 'This game goes on in another tab.' })
  await expect(gone).toBeVisible()
  await expect(table.locator('[data-thing]')).toHaveCount(0)

  await playOn(other, 2, 10)
  const after = await seen(other)
  expect(after).not.toEqual(before)
  await table.getByRole('button', { name: 'Go on here' }).click()
  expect(await seen(table)).toEqual(after)
  await expect(other.getByRole('heading', { name: 'This game goes on in another tab.' })).toBeVisible()

  await playOn(table, 3, 10)
  const last = await seen(table)
  await table.reload()
  expect(await seen(table)).toEqual(last)
  await other.reload()
  expect(await seen(other)).toEqual(last)
  await expect(gone).toBeVisible()
  expect(await keptGames(table)).toHaveLength(1)
  expect(complaints).toEqual([])
})

test.describe('where nobody serves the game of the day', () => {
  test.use({ mayComplainOf: /\/api\/daily\// })

  test('a game that was left for another room in one tab and played on in another goes on from there', async ({
    table,
    context,
    address,
  }) => {
    await table.goto(`${address}/daily`)
    await table.locator('.daily-play').click()
    await playOn(table, 1, 4)
    const [begun] = await keptGames(table)
    await table.goBack()
    await expect(table.locator('.daily-play')).toBeVisible()

    const other = await context.newPage()
    await other.goto(`${address}/daily`)
    await other.locator('.daily-play').click()
    await playOn(other, 2, 15)
    const after = await seen(other)
    const [further] = await keptGames(other)
    expect(further?.record.actions.length).toBeGreaterThan(begun?.record.actions.length ?? 0)

    await table.locator('.daily-play').click()
    expect(await seen(table)).toEqual(after)
    await expect(other.getByRole('heading', { name: 'This game goes on in another tab.' })).toBeVisible()
  })
})

test('two tabs with different games do not disturb each other', async ({ table, context, address }) => {
  await begin(table, { seed: 'here', sitters: ['person', 'novice'] })
  const other = await context.newPage()
  await other.goto(address)
  await begin(other, { seed: 'there', sitters: ['person', 'novice'] })
  await playOn(table, 1, 5)
  await playOn(other, 1, 5)
  await ready(table)
  const seeds = (await keptGames(table)).map(({ record }) => record.seed)
  expect(seeds.sort()).toEqual(['here', 'there'])
})
