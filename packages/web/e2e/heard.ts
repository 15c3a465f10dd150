import type { Page } from '@playwright/test'
import { type LocalGame, save } from '../src/game/game.ts'
import { legalIn, seenBy } from '../src/game/seen.ts'
import { playedGame } from '../test/playedGame.ts'
import { ready } from './page.ts'
import { overwrite } from './shelf.ts'

export const game = playedGame({ seed: 'by ear', players: 3 })

/** The moments in which the person has something to choose, while nobody else has. */
export const asked = game.steps.flatMap(({ before }, at) =>
  before.table.waiting.join() === '0' && legalIn(seenBy(before, 0)).length > 2 ? [at] : [],
)

export function momentAt(part: number): LocalGame {
  const at = asked[Math.floor(part * (asked.length - 1))] ?? 0
  const step = game.steps[at]
  return step === undefined ? game : { ...game, state: step.before, steps: game.steps.slice(0, at) }
}

/** Opens a game on the shelf, drawn or in words. */
export async function open(page: Page, shown: LocalGame, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const origin = new URL(page.url()).origin
  await page.evaluate(
    kept => localStorage.setItem('la-granja-settings', JSON.stringify({ pace: 0, motion: false, ...kept })),
    settings,
  )
  await overwrite(page, { ...save(shown, 1), id: 'heard' })
  await page.goto(`${origin}/play/heard`)
  await ready(page)
}
