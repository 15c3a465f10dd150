import { analysing, isSure } from '@la-granja/bots'
import { record } from '@la-granja/engine'
import type { Page } from '@playwright/test'
import { TWO } from '../../server/test/room/tables.ts'
import { ask, type Newcomer, newcomer } from '../../server/test/server.ts'
import { beginTable } from '../../server/test/tables.ts'
import { type Language, uiIn } from '../../text/src/index.ts'
import { type Notes, notesFrom } from '../src/coach/notes.ts'
import { type LocalGame, save } from '../src/game/game.ts'
import { markOf } from '../src/game/mark.ts'
import { playedGame } from '../test/playedGame.ts'
import { expect, go } from './page.ts'
import { overwrite } from './shelf.ts'

/** Somebody in a house that has something to show in every room. */
export interface Visit {
  readonly page: Page
  readonly language: Language
  /** A table that is being set, and one that is played at. */
  readonly tables: Readonly<Record<'waiting' | 'begun', string>>
}

const ended = playedGame({ seed: 'rooms' })
const running = playedGame({
  seed: 'rooms',
  players: 3,
  until: ({ state }) => state.table.round === 3 && state.table.waiting[0] === 0,
})
/** Nobody else finds it in their lobby. */
const UNLISTED = { ...TWO, listed: false }

let coached: Notes | undefined

/** A short look: it is about what is shown of it. */
function notes(): Notes {
  coached ??= lookedAt(ended)
  return coached
}

function lookedAt(game: LocalGame): Notes {
  const steps = analysing(record(game.state), 0, { iterations: 2 })
  for (let step = steps.next(); ; step = steps.next())
    if (step.done === true) return notesFrom(step.value, 'quick', ({ missed }) => isSure(missed))
}

interface How {
  readonly names?: readonly string[]
  readonly theme?: 'light' | 'dark'
}

/** Comes in, with games on the shelf, notes of the coach, a name, tables online, and long after the last look. */
export async function visit(page: Page, house: string, language: Language, how: How = {}): Promise<Visit> {
  const { names = ['Ann', 'Bob', 'Cat'], theme = 'light' } = how
  const people: Newcomer[] = []
  for (const name of names.slice(0, 2)) people.push(await newcomer(house, name))
  const { body } = await ask<{ id: string }>(house, '/tables', {
    method: 'POST',
    key: people[0]?.key ?? '',
    body: UNLISTED,
  })
  const { id } = await beginTable(house, people, UNLISTED)
  await page.addInitScript(
    ([me, chosen, colours]) => {
      localStorage.setItem('la-granja-language', chosen as string)
      localStorage.setItem('la-granja-me', me as string)
      localStorage.setItem('la-granja-settings', JSON.stringify({ pace: 0, motion: false, theme: colours }))
      localStorage.setItem('la-granja-seen', JSON.stringify({ 'running 0': { moves: 1, at: 1 } }))
    },
    [JSON.stringify(people[0]), language, theme],
  )
  await page.goto(`${house}/rules`)
  await lay(page, 'ended', ended, names)
  await lay(page, 'running', running, names)
  await lay(page, 'looked at', running, names)
  await keepNotes(page, { game: 'ended', seat: 0, effort: 'quick', mark: markOf(record(ended.state)), notes: notes() })
  return { page, language, tables: { waiting: body.id, begun: id } }
}

async function lay(page: Page, id: string, game: LocalGame, names: readonly string[]): Promise<void> {
  const shown = { ...game, names: names.slice(0, game.names.length) }
  await overwrite(page, { ...save(shown, 1_800_000_000_000), id })
}

async function keepNotes(page: Page, kept: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(
    put =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('la-granja-coach', 1)
        opening.onupgradeneeded = () =>
          opening.result
            .createObjectStore('analyses', { keyPath: ['game', 'seat', 'effort'] })
            .createIndex('game', 'game')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('analyses', 'readwrite')
          writing.objectStore('analyses').put(put)
          writing.onerror = () => fail(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    kept,
  )
}

export interface Room {
  readonly name: string
  /** What is new here; the whole page where nothing is said. With no part at all, only its shape is. */
  readonly parts?: readonly string[]
  enter(visit: Visit): Promise<void>
}

/** By an address, and what is there as soon as the room is. Without loading the page again. */
export function at(address: (visit: Visit) => string, shown: string): Room['enter'] {
  return async visit => {
    await go(visit.page, address(visit))
    await expect(visit.page.locator(shown).first()).toBeVisible({ timeout: 30_000 })
  }
}

function dialog(name: 'newGame' | 'settings'): Room['enter'] {
  return async ({ page, language }) => {
    await page
      .getByRole('button', { name: uiIn(language).table.start[name] })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
}

export async function closing({ page }: Visit): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog], .back')).toHaveCount(0)
}

/** Every room, in an order in which one leads to the next. */
export const ROOMS: readonly Room[] = [
  { name: 'start', enter: at(() => '/', '.start-game') },
  { name: 'new game', parts: ['[role=dialog]'], enter: dialog('newGame') },
  {
    name: 'settings',
    parts: ['[role=dialog]'],
    enter: async visit => {
      await closing(visit)
      await dialog('settings')(visit)
    },
  },
  {
    name: 'come back',
    parts: ['.back'],
    enter: async visit => {
      await closing(visit)
      await at(() => '/play/running', '.back')(visit)
    },
  },
  {
    name: 'table',
    enter: async visit => {
      await closing(visit)
      await expect(visit.page.locator('.table-sentence[data-own]')).toBeVisible()
    },
  },
  {
    name: 'text table',
    enter: async ({ page }) => {
      await page.keyboard.press('t')
      await expect(page.locator('.ear-deed').first()).toBeVisible()
    },
  },
  {
    name: 'end',
    parts: ['[role=dialog]'],
    enter: async visit => {
      await visit.page.keyboard.press('t')
      await expect(visit.page.locator('.table-village')).toBeVisible()
      await at(() => '/play/ended', '[role=dialog] .table-ranking')(visit)
    },
  },
  { name: 'replay', enter: at(() => '/replay/ended#60', '.replay-line') },
  { name: 'coach', enter: at(() => '/coach/ended', '.coach-summary') },
  { name: 'coach, not asked yet', enter: at(() => '/coach/ended?seat=1', '.coach-ask') },
  { name: 'book', enter: at(() => '/rules', '.book-title') },
  { name: 'rule', enter: at(() => '/rules/8.3.3', '.book-example') },
  { name: 'all cards', parts: [], enter: at(() => '/rules/cards', '.book-card') },
  // Of what is long and always the same, a part will do.
  {
    name: 'card glossary',
    enter: async ({ page }) => {
      const cards = page.locator('.book-card')
      const name = await page
        .locator('.book-card-name')
        .first()
        .evaluate(link => link.lastChild?.textContent ?? '')
      await page.locator('.book-filters input').first().fill(name.trim())
      await expect.poll(() => cards.count()).toBeLessThan(9)
    },
  },
  { name: 'lesson', parts: ['.learn-panel', '.table-bar'], enter: at(() => '/learn', '.learn-panel') },
  { name: 'daily', enter: at(() => '/daily', '.daily-results') },
  { name: 'numbers', enter: at(() => '/numbers', '.numbers-headline') },
  { name: 'me', enter: at(() => '/me', '.lobby-myself') },
  { name: 'lobby', enter: at(() => '/online', '.lobby-line') },
  { name: 'waiting room', enter: at(({ tables }) => `/table/${tables.waiting}`, '.lobby-seats') },
  {
    name: 'table online',
    parts: ['.table-bar', '.table-side', '.table-dock'],
    enter: at(({ tables }) => `/table/${tables.begun}`, '.table-village'),
  },
]
