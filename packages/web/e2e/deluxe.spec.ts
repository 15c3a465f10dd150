import { expect, test } from './page.ts'
import { playOn } from './playing.ts'
import { keptGames } from './shelf.ts'

test('two seats play the deluxe edition with every option', async ({ table }) => {
  await table.getByRole('button', { name: /^New game/ }).click()
  const form = table.getByRole('dialog')
  await form.getByText('2', { exact: true }).click()
  await form.getByText('Deluxe', { exact: true }).click()
  for (const option of [/^Farm phase at once/, /^Bought deliveries up front/, /^Covered scores/, /^Hints/])
    await form.getByText(option).click()
  for (const option of await form.getByRole('switch').all()) await expect(option).toBeChecked()
  await form.getByLabel('Seed').fill('deluxe')
  await form.getByRole('button', { name: 'Start the game' }).click()

  await playOn(table, 21, 80)
  await expect(table.getByLabel('VP are covered').first()).toBeVisible()
  expect(await keptGames(table)).toMatchObject([
    {
      record: {
        seed: 'deluxe',
        players: 2,
        edition: 'deluxe',
        options: { simultaneousFarm: true, extraDeliveriesUpFront: true, hiddenScores: true },
      },
      hints: true,
    },
  ])
})
