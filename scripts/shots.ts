/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openPlace } from '../bench/browser.ts'
import { chanceFrom, makeBot } from '../packages/bots/src/index.ts'
import {
  type Edition,
  type GameState,
  newGame,
  play,
  record,
  type Seat,
  view,
  waitingFor,
} from '../packages/engine/src/index.ts'

// Pictures of the table at its sizes, themes and moments, for whoever judges how it looks and for the documents.

/** As the tabs of the phone stand. */
const ROOMS = ['village', 'farm', 'others', 'log'] as const

interface Shot {
  readonly name: string
  readonly players: 1 | 2 | 3 | 4
  readonly edition: Edition
  /** The first own decision of this round; past the last one, the end of the game. */
  readonly round: number
  readonly size: readonly [width: number, height: number]
  readonly theme: 'light' | 'dark'
  readonly language: string
  /** On a phone one room is seen at a time. */
  readonly room?: (typeof ROOMS)[number]
}

const DESK = [1280, 720] as const
const WIDE = [1920, 1080] as const
const PHONE = [390, 844] as const

const first = { players: 4, edition: 'classic', round: 1, size: DESK, theme: 'light', language: 'en' } as const

const SHOTS: readonly Shot[] = [
  { ...first, name: 'early' },
  { ...first, name: 'middle', round: 3 },
  { ...first, name: 'late', round: 6 },
  { ...first, name: 'end', round: 7 },
  { ...first, name: 'late-dark', round: 6, theme: 'dark' },
  { ...first, name: 'wide', round: 4, size: WIDE },
  { ...first, name: 'two-players-deluxe', round: 4, players: 2, edition: 'deluxe' },
  { ...first, name: 'three-players-deluxe-dark', round: 5, players: 3, edition: 'deluxe', theme: 'dark' },
  { ...first, name: 'solo', round: 3, players: 1 },
  { ...first, name: 'german', round: 4, language: 'de' },
  { ...first, name: 'russian', round: 4, language: 'ru' },
  { ...first, name: 'phone-village', round: 4, size: PHONE, room: 'village' },
  { ...first, name: 'phone-farm', round: 4, size: PHONE, room: 'farm' },
  { ...first, name: 'phone-farm-dark', round: 6, size: PHONE, room: 'farm', theme: 'dark' },
]

const NAMES = ['You', 'Ana', 'Ben', 'Carla']

/** A game of Farmers up to the moment that is wanted, always the same one. */
function playedTo({ players, edition, round }: Shot): GameState {
  const chance = chanceFrom('shots')
  const farmer = makeBot('farmer')
  let state = newGame({ seed: 'shots', players, edition })
  for (let waiting = waitingFor(state); waiting.length > 0; waiting = waitingFor(state)) {
    const seat = waiting[0] as Seat
    if (seat === 0 && state.table.round >= round && state.table.step !== 'playing') break
    const played = play(state, farmer.choose(view(state, seat), chance))
    if ('refusal' in played) throw new Error(played.refusal.why)
    state = played.state
  }
  return state
}

async function take(browser: Browser, address: string, shot: Shot): Promise<Buffer> {
  const { players, size, theme, language, room } = shot
  const [width, height] = size
  const context = await browser.newContext({ viewport: { width, height }, locale: language, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(
    kept => localStorage.setItem('la-granja-settings', kept),
    JSON.stringify({ pace: 0, motion: false, theme, autoEnd: 'never' }),
  )
  await page.goto(address)
  const saved = {
    id: 'shot',
    record: record(playedTo(shot)),
    sitters: NAMES.slice(0, players).map((_, seat) => (seat === 0 ? 'person' : 'farmer')),
    names: NAMES.slice(0, players),
    begun: 1,
    played: 1,
  }
  // The page has opened its shelf by now.
  await page.evaluate(
    game =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('la-granja', 1)
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('games', { keyPath: 'id' }).createIndex('played', 'played')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite')
          writing.objectStore('games').put(game)
          writing.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    saved,
  )
  await page.goto(`${address}/play/shot`)
  await page.locator('.table-sentence, [role=dialog]').first().waitFor()
  if (room !== undefined) await page.locator('.table-tab').nth(ROOMS.indexOf(room)).click()
  await page.waitForTimeout(800)
  const picture = await page.screenshot({ type: 'jpeg', quality: 50 })
  await context.close()
  return picture
}

const [folder = 'docs/shots', only] = process.argv.slice(2)
const { browser, address, close } = await openPlace(
  process.env.GRANJA_DIST ?? join(process.cwd(), 'packages', 'web', 'dist'),
)
mkdirSync(folder, { recursive: true })
for (const shot of SHOTS.filter(({ name }) => only === undefined || name === only)) {
  const picture = await take(browser, address, shot)
  writeFileSync(join(folder, `${shot.name}.jpg`), picture)
  console.log(`${shot.name}: ${Math.round(picture.length / 1024)} KB`)
}
await close()
