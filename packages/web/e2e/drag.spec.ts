import { expect, test } from './page.ts'
import { begin } from './playing.ts'

test('a card that is dragged shows where it would go, and is played there', async ({ table }) => {
  await begin(table, { seed: 'drag', sitters: ['person', 'novice'] })
  const cards = table.locator('.table-hand .spot')
  const held = await cards.count()
  const field = table.locator('.farm-side[data-side="field"]')
  await cards.first().hover()
  await table.mouse.down()
  await field.hover()
  // The first move only begins the drag.
  await field.hover({ position: { x: 20, y: 60 } })
  await expect(field).toHaveAttribute('data-below', 'true')
  await table.mouse.up()
  await expect(cards).toHaveCount(held - 1)
  await expect(field).not.toHaveAttribute('data-below')
})

test('a thing whose touch cannot be taken back bears a lock', async ({ table }) => {
  await begin(table, { seed: 'drag', sitters: ['person', 'novice'] })
  await expect(table.locator('.spot[data-locked]')).toHaveCount(0)
  for (let turns = 0; turns < 60; turns++) {
    const donkey = table.locator('[data-thing^="donkey:"][data-lit]').first()
    if (await donkey.isVisible()) {
      await expect(donkey).toHaveAttribute('data-locked', '')
      await expect(donkey).toHaveAccessibleDescription('cannot be taken back')
      return
    }
    await table.locator('.table-act:visible').last().click()
    await expect(table.locator('.table-sentence[data-own]')).toBeVisible()
  }
  throw new Error('no donkey was to be chosen')
})
