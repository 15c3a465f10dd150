import type { Locator, Page } from '@playwright/test'
import { expect, ready } from './page.ts'

/** A small generator of our own, so that a failing run can be played again. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export interface Wish {
  readonly seed: string
  readonly sitters: readonly string[]
  readonly edition?: 'classic' | 'deluxe'
  readonly options?: Readonly<Record<string, boolean>>
}

/** A game with a seed of its own, through the form; who sits there is filled in as if it was the last game's. */
export async function begin(page: Page, { seed, sitters, edition = 'classic', options = {} }: Wish): Promise<void> {
  const seats = Array.from({ length: 4 }, (_, seat) => ({ sitter: sitters[seat] ?? 'novice', name: '' }))
  const setup = { players: sitters.length, seats, edition, options }
  await page.evaluate(kept => localStorage.setItem('la-granja-setup', kept), JSON.stringify(setup))
  await page.getByRole('button', { name: /^New game/ }).click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page).toHaveURL(/\/play\//)
  await ready(page)
}

/** Touches whatever is lit or offered, until the game is over or so many touches are done. Tells how many it were. */
export async function playOn(page: Page, seed: number, most: number): Promise<number> {
  const next = numbers(seed)
  for (let touches = 0; touches < most; touches++) {
    await ready(page)
    if (await page.locator('[role=dialog]').isVisible()) return touches
    const here = page.locator('.table-here')
    if (await here.isVisible()) {
      await here.click()
      continue
    }
    const target = await someTarget(page, next)
    // What was there may have gone with the last action.
    await target.click({ timeout: 2000, force: true }).catch(() => undefined)
  }
  return most
}

async function someTarget(page: Page, next: () => number): Promise<Locator> {
  const acts = page.locator('.table-act:visible')
  const lit = page.locator('.spot[data-lit]:visible:not([data-chosen])')
  const [offered, things] = [await acts.count(), await lit.count()]
  return offered > 0 && (things === 0 || next() < 0.65)
    ? acts.nth(Math.floor(next() * offered))
    : lit.nth(Math.floor(next() * things))
}

/** What the rooms of the table say, to compare two moments. */
export async function seen(page: Page): Promise<Readonly<Record<string, string>>> {
  await ready(page)
  // An explanation under the pointer would be read along.
  await page.mouse.move(0, 0)
  await expect(page.locator('.explain:visible')).toHaveCount(0)
  const rooms = ['sentence', 'farm', 'village', 'hand', 'others']
  const said = await Promise.all(rooms.map(room => page.locator(`.table-${room}`).innerText()))
  return Object.fromEntries(rooms.map((room, index) => [room, said[index] ?? '']))
}
