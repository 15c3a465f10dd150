import { expect, ready, test } from './page.ts'
import { begin, playOn } from './playing.ts'

/** A section, a ruling or a card, as every reason names one. */
const RULE = /§|\bR\d|\(/

test('whatever is not lit tells why, at several moments of the game', async ({ table }) => {
  await begin(table, { seed: 'why not', sitters: ['person', 'novice', 'novice', 'novice'] })
  const silent = new Set<string>()
  const asked = new Set<string>()
  for (let moment = 0; moment < 4; moment++) {
    for (const [thing, said] of await table.evaluate(askAll)) {
      const [kind = ''] = thing.split(':')
      asked.add(kind)
      if (said.trim().length < 12 || !RULE.test(said)) silent.add(`${thing}: ${said}`)
    }
    await playOn(table, 40 + moment, 18)
    await table.keyboard.press('Escape')
    await ready(table)
  }
  expect([...silent]).toEqual([])
  expect(asked.size).toBeGreaterThan(6)
})

/** Touches one thing of each kind that cannot be used now, and tells what is said. In the page, because these are dozens. */
async function askAll(): Promise<readonly (readonly [thing: string, said: string])[]> {
  const alert = () => document.querySelector<HTMLElement>('.table-sentence[role=alert]')
  const until = async (so: () => boolean) => {
    for (let waits = 0; waits < 400 && !so(); waits++) await new Promise(resolve => setTimeout(resolve, 5))
  }
  const byKind = new Map<string, HTMLElement | SVGElement>()
  for (const spot of document.querySelectorAll<HTMLElement | SVGElement>('.spot:not([data-lit])')) {
    const [kind = ''] = (spot.dataset.thing ?? '').split(':')
    const { x, y, width, height } = spot.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    // What lies under something else cannot be asked.
    if (!byKind.has(kind) && top?.closest('[data-thing]') === spot) byKind.set(kind, spot)
  }
  const told: (readonly [string, string])[] = []
  for (const spot of byKind.values()) {
    spot.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await until(() => alert() !== null)
    told.push([spot.dataset.thing ?? '', alert()?.innerText ?? ''])
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }))
    await until(() => alert() === null)
  }
  return told
}
