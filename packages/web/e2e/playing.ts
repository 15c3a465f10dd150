import type { Page } from '@playwright/test'
import { begin as beginGame, type Sitter, save } from '../src/game/game.ts'
import { expect, go, ready } from './page.ts'
import { overwrite } from './shelf.ts'

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
  readonly sitters: readonly Sitter[]
}

/** A game with a seed of its own, laid on the shelf and opened. */
export async function begin(page: Page, { seed, sitters }: Wish): Promise<void> {
  const id = seed.replaceAll(' ', '-')
  const names = ['You', 'Ana', 'Ben', 'Carla'].slice(0, sitters.length)
  const game = { seed, players: sitters.length as 2 | 3 | 4, edition: 'classic' as const }
  await overwrite(page, save(beginGame({ game, sitters, names }, id, 1), Date.now()))
  await go(page, `/play/${id}`)
  await ready(page)
}

/** The same through the form; who sits there is filled in as if it was the last game's. */
export async function beginByForm(page: Page, { seed, sitters }: Wish): Promise<void> {
  const seats = Array.from({ length: 4 }, (_, seat) => ({ sitter: sitters[seat] ?? 'novice', name: '' }))
  const setup = { players: sitters.length, seats, edition: 'classic', options: {} }
  await page.evaluate(kept => localStorage.setItem('la-granja-setup', kept), JSON.stringify(setup))
  await page.getByRole('button', { name: /^New game/ }).click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page).toHaveURL(/\/play\//)
  await ready(page)
}

type Player = (how: {
  readonly chances: readonly number[]
  readonly most: number
  readonly pointer: boolean
}) => Promise<Touched>

interface Touched {
  readonly touches: number
  readonly over: boolean
  /** Where the pointer shall click, if it is the pointer that does it. */
  readonly at?: { readonly x: number; readonly y: number }
}

/** In the page, because these are hundreds of touches: waits for the next decision, takes one of what is lit or offered, and so on. */
const touch: Player = async ({ chances, most, pointer }) => {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(one => one.getClientRects().length > 0)
  const settled = async (): Promise<boolean> => {
    const until = performance.now() + 30_000
    while (shown('.table-sentence[data-own], .table-curtain, [role=dialog]').length === 0) {
      if (performance.now() > until) throw new Error(`nobody can go on: ${document.body.innerText.slice(0, 200)}`)
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    return shown('[role=dialog]').length > 0
  }
  const pick = (chance: number, which: number): HTMLElement | undefined => {
    const [here] = shown('.table-here')
    if (here !== undefined) return here
    const acts = shown('.table-act')
    const lit = shown('.spot[data-lit]:not([data-chosen])')
    const all = acts.length > 0 && (lit.length === 0 || chance < 0.65) ? acts : lit
    return all[Math.floor(which * all.length)]
  }
  for (let touches = 0; touches < most; touches++) {
    if (await settled()) return { touches, over: true }
    const target = pick(chances[2 * touches] ?? 0, chances[2 * touches + 1] ?? 0)
    if (pointer && target !== undefined) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      return { touches: 1, over: false, at: { x: left + width / 2, y: top + height / 2 } }
    }
    // What was there may have gone with the last action.
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await new Promise(resolve => setTimeout(resolve))
  }
  return { touches: most, over: await settled() }
}

/** Touches whatever is lit or offered, until the game is over or so many touches are done. Tells how many it were. */
export async function playOn(page: Page, seed: number, most: number): Promise<number> {
  const next = numbers(seed)
  const chances = Array.from({ length: 2 * most }, next)
  await ready(page)
  return (await page.evaluate(touch, { chances, most, pointer: false })).touches
}

/** The same with a real pointer, which can only reach what nothing else lies on. */
export async function pointOn(page: Page, seed: number, most: number): Promise<number> {
  const next = numbers(seed)
  await ready(page)
  for (let touches = 0; touches < most; touches++) {
    const { over, at } = await page.evaluate(touch, { chances: [next(), next()], most: 1, pointer: true })
    if (over) return touches
    if (at !== undefined) await page.mouse.click(at.x, at.y)
  }
  return most
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
