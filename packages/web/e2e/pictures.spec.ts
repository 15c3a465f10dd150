import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { save } from '../src/game/game.ts'
import { POSITION } from '../src/pictures/Position.tsx'
import { sizeOfStrip } from '../src/pictures/Strip.tsx'
import { playedGame } from '../test/playedGame.ts'
import { expect, go, test } from './page.ts'
import { overwrite } from './shelf.ts'

const game = playedGame({ seed: 'pictures', players: 3 })
const last = game.steps.length

async function openPictures(page: Page): Promise<void> {
  await overwrite(page, { ...save(game, 1), id: 'pictured' })
  await go(page, `/replay/pictured#${last}`)
  await page.getByRole('button', { name: 'Make a picture' }).click()
}

/** A blank one has one. */
function coloursOf(drawn: Locator): Promise<number> {
  return drawn.evaluate(async (source: HTMLImageElement | HTMLCanvasElement) => {
    if (source instanceof HTMLImageElement) await source.decode()
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 400
    const pen = canvas.getContext('2d')
    pen?.drawImage(source, 0, 0, 640, 400)
    return new Set(new Uint32Array(pen?.getImageData(0, 0, 640, 400).data.buffer ?? new ArrayBuffer(0))).size
  })
}

function sizeOf(image: Locator): Promise<readonly number[]> {
  return image.evaluate(async (drawn: HTMLImageElement) => {
    await drawn.decode()
    return [drawn.naturalWidth, drawn.naturalHeight]
  })
}

test('a position, and the game round by round, as pictures with names and points', async ({ table, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPictures(table)
  const image = table.locator('.pictures-frame img')
  await expect(image).toHaveAttribute('alt', 'La Granja: You, Ana, Ben. The game is over')
  expect(await sizeOf(image)).toEqual([2 * POSITION.width, 2 * POSITION.height])
  expect(await coloursOf(image)).toBeGreaterThan(500)

  const [file] = await Promise.all([
    table.waitForEvent('download'),
    table.getByRole('button', { name: 'Save as SVG' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`la-granja-pictured-${last}.svg`)
  const svg = readFileSync(await file.path(), 'utf8')
  for (const name of game.names) expect(svg).toContain(`>${name}</text>`)
  for (const { points } of game.state.table.farms) expect(svg).toContain(`>${points}</text>`)
  // Nothing in it needs the page or a network any more.
  expect(svg).not.toMatch(/var\(--|https?:\/\/(?!www\.w3\.org)|url\((?!"data:)/)

  await table.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(table.getByText('Picture copied.')).toBeVisible()

  await table.locator('.shell-radio', { hasText: 'Round by round' }).click()
  const strip = sizeOfStrip(6)
  await expect.poll(() => sizeOf(image)).toEqual([Math.round(1.5 * strip.width), Math.round(1.5 * strip.height)])
  expect(await coloursOf(image)).toBeGreaterThan(500)
})

test('a clip of the last actions is recorded', async ({ table }) => {
  await openPictures(table)
  await table.locator('.shell-radio', { hasText: 'Clip' }).click()
  await table.locator('.shell-radio', { hasText: /^4$/ }).click()
  await table.getByRole('button', { name: 'Record' }).click()
  const saving = table.getByRole('button', { name: 'Save the clip' })
  await expect(saving).toBeVisible({ timeout: 60_000 })
  const [file] = await Promise.all([table.waitForEvent('download'), saving.click()])
  expect(file.suggestedFilename()).toMatch(/\.webm$/)
  const clip = readFileSync(await file.path())
  expect(clip.length).toBeGreaterThan(20_000)
  // How the format writes a picture's width and height.
  const written = (mark: number, size: number) => Buffer.from([mark, 0x82, size >> 8, size & 0xff])
  expect(clip.includes(written(0xb0, POSITION.width))).toBe(true)
  expect(clip.includes(written(0xba, POSITION.height))).toBe(true)
  // The last scene is still there to be seen.
  expect(await coloursOf(table.locator('.pictures-frame canvas'))).toBeGreaterThan(500)
})
