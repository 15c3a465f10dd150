/// <reference lib="dom" />
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { openPlace, type Place, playWhole, SLOWER, sitDown, target, visit } from './browser.ts'
import { checks } from './checks.ts'
import { frames } from './frames.ts'
import { median } from './measure.ts'
import { print, type Row } from './rows.ts'
import { touches } from './touches.ts'

const VISITS = 5

const folder = process.env.GRANJA_DIST ?? join(process.cwd(), 'packages', 'web', 'dist')
for (const measure of [firstLoad, start, touches, frames, checks, memory])
  print(await attempted(measure), process.argv.includes('--json'))

/** Each with a browser of its own, and once more if that dies: one that fails must not take the others with it. */
async function attempted(measure: (at: Place) => Promise<Row[]>): Promise<Row[]> {
  for (let attempt = 1; attempt <= 2; attempt++) {
    const place = await openPlace(folder)
    try {
      return await measure(place)
    } catch (error) {
      console.error(`${measure.name}, attempt ${attempt}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      await place.close()
    }
  }
  return [{ name: `${measure.name} failed`, value: Number.NaN, unit: '' }]
}

/** What comes over the wire until the table lies there, as a server that packs would send it. */
async function firstLoad(at: Place): Promise<Row[]> {
  const sizes = new Map<string, Promise<number>>()
  const { page } = await visit(at, {
    before: async fresh => {
      fresh.on('response', response => {
        const { pathname } = new URL(response.url())
        // The service worker fetches everything for later, after the page.
        if (!/\.(js|css)$/.test(pathname) || response.request().serviceWorker() !== null) return
        sizes.set(
          pathname,
          response.body().then(body => gzipSync(body, { level: 6 }).length / 1024),
        )
      })
    },
  })
  const sum = async (wanted: (path: string) => boolean) => {
    const parts = [...sizes].filter(([path]) => wanted(path)).map(([, size]) => size)
    return (await Promise.all(parts)).reduce((all, one) => all + one, 0)
  }
  await page.locator('.start-play').waitFor()
  const atStart = await sum(() => true)
  await sitDown(page)
  await target(page)
  const rows = [
    { name: 'start screen, JS and CSS packed', value: atStart, unit: 'KB' },
    { name: 'table, JS and CSS packed', value: await sum(path => !path.includes('worker')), unit: 'KB' },
    { name: 'computer players, packed', value: await sum(path => path.includes('worker')), unit: 'KB' },
  ]
  await page.context().close()
  return rows
}

/** From the address to a Play now that can be seen and pressed. */
async function start(at: Place): Promise<Row[]> {
  const seen: number[] = []
  for (let count = 0; count < VISITS; count++) {
    const { page } = await visit(at, { slower: SLOWER, before: page => page.addInitScript(watchStart) })
    await page.waitForFunction(() => 'startSeen' in window, undefined, { timeout: 60_000 })
    seen.push(await page.evaluate(() => (window as unknown as { startSeen: number }).startSeen))
    await page.context().close()
  }
  return [{ name: `start usable, ${SLOWER}x slower`, value: median(seen), unit: 'ms' }]
}

function watchStart(): void {
  const look = () => {
    const button = document.querySelector<HTMLButtonElement>('.start-play')
    if (button === null || button.disabled) return requestAnimationFrame(look)
    // The task after the frame in which it is drawn.
    return requestAnimationFrame(() => setTimeout(() => Object.assign(window, { startSeen: performance.now() })))
  }
  requestAnimationFrame(look)
}

/**
 * What is still held on the start screen after two whole games, and after ten. The browser goes on compiling what is used often
 * for many games, so what it has compiled is told apart from what we hold.
 */
async function memory(at: Place): Promise<Row[]> {
  const { page, devtools } = await visit(at, { players: 2, motion: false })
  await devtools.send('Performance.enable')
  const all: number[] = []
  const own: number[] = []
  for (let game = 1; game <= 10; game++) {
    await sitDown(page)
    await playWhole(page)
    // Exactly: lines of the log are buttons too, and some of them say that the siesta discs went back to the start.
    await page.getByRole('button', { name: 'Back to the start', exact: true }).click()
    await page
      .locator('.start-game')
      .nth(game - 1)
      .waitFor()
    if (game !== 2 && game !== 10) continue
    all.push(await heap(page, devtools))
    own.push(await objects(devtools))
  }
  await page.context().close()
  const rows = (what: string, [two = Number.NaN, ten = Number.NaN]: readonly number[]): Row[] => [
    { name: `${what} after 2 games`, value: two, unit: 'MB' },
    { name: `${what} after 10 games`, value: ten, unit: 'MB', peer: 'after 2', ratio: ten / two },
  ]
  return [...rows('memory', all), ...rows('memory but for machine code', own)]
}

async function heap(page: Page, devtools: CDPSession): Promise<number> {
  // Twice: the first round only lets go of what waits for it.
  for (let round = 0; round < 2; round++) {
    await devtools.send('HeapProfiler.collectGarbage')
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)))
  }
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1024 / 1024
}

/** Objects, lists, strings and functions, without compiled code and what the browser itself keeps. */
async function objects(devtools: CDPSession): Promise<number> {
  const chunks: string[] = []
  const hear = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', hear)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', hear)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as {
    readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
    readonly nodes: readonly number[]
  }
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!['code', 'native'].includes(types[0][nodes[at + type] ?? 0] ?? '')) sum += nodes[at + size] ?? 0
  return sum / 1024 / 1024
}
