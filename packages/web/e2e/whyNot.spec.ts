import type { Page } from '@playwright/test'
import { expect, ready, test } from './page.ts'
import { begin, playOn } from './playing.ts'

/** A section, a ruling or a card, as every reason names one. */
const RULE = /§|\bR\d|\(/

test('whatever is not lit tells why, at several moments of the game', async ({ table }) => {
  await begin(table, { seed: 'why not', sitters: ['person', 'novice', 'novice', 'novice'] })
  const silent = new Set<string>()
  const asked = new Set<string>()
  for (let moment = 0; moment < 4; moment++) {
    for (const thing of await dark(table)) {
      const spot = table.locator(`[data-thing="${thing}"]:visible:not([data-lit])`).first()
      await spot.click({ force: true })
      const alert = table.locator('.table-sentence[role=alert]')
      const said = (await alert.count()) > 0 ? await alert.innerText() : ''
      const [kind = ''] = thing.split(':')
      asked.add(kind)
      if (said.trim().length < 12 || !RULE.test(said)) silent.add(`${thing}: ${said}`)
      await table.keyboard.press('Escape')
      await expect(alert).toHaveCount(0)
    }
    await playOn(table, 40 + moment, 18)
    await table.keyboard.press('Escape')
    await ready(table)
  }
  expect([...silent]).toEqual([])
  expect(asked.size).toBeGreaterThan(6)
})

/** One thing of each kind on the own side of the table that cannot be used now. */
function dark(page: Page): Promise<readonly string[]> {
  return page.locator('.spot:not([data-lit]):visible').evaluateAll(spots => {
    const byKind = new Map<string, string>()
    for (const spot of spots) {
      const thing = (spot as HTMLElement | SVGElement).dataset.thing ?? ''
      const [kind = ''] = thing.split(':')
      const { x, y, width, height } = spot.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      // What lies under something else cannot be asked.
      if (!byKind.has(kind) && top?.closest('[data-thing]') === spot) byKind.set(kind, thing)
    }
    return [...byKind.values()]
  })
}
