import type { Page } from '@playwright/test'
import { expect, test } from './page.ts'
import { begin } from './playing.ts'

/** What the page asked of the stubbed Web Audio, such as `tone 2093` or `rustle 1500`. */
interface Heard {
  readonly heard: string[]
  readonly opened: number
}

declare global {
  interface Window {
    stub: Heard
  }
}

/** Stands in for Web Audio and writes down what should sound. */
function stubAudio(): void {
  const stub = { heard: [] as string[], opened: 0 }
  window.stub = stub
  const value = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined })
  class Silent {
    seconds = 0
    /** With every look a second has gone by, so that nothing is left out for coming too soon. */
    get currentTime() {
      return this.seconds++
    }
    readonly sampleRate = 8000
    readonly state = 'running'
    readonly destination = {}
    constructor() {
      stub.opened++
    }
    createBuffer() {
      return { getChannelData: () => new Float32Array(8) }
    }
    createGain() {
      return { gain: value(), connect: () => undefined }
    }
    createBufferSource() {
      return { connect: () => undefined, start: () => stub.heard.push('rustle'), stop: () => undefined }
    }
    createBiquadFilter() {
      return { frequency: value(), Q: value(), connect: () => undefined }
    }
    createOscillator() {
      let pitch = 0
      const frequency = { ...value(), setValueAtTime: (hertz: number) => (pitch = hertz) }
      const start = () => stub.heard.push(`tone ${pitch}`)
      return { frequency, connect: () => undefined, start, stop: () => undefined }
    }
  }
  Object.defineProperty(window, 'AudioContext', { value: Silent })
}

const COIN = ['tone 2093', 'tone 3136']
const CARD = ['rustle', 'tone 170']

test('there is no sound before it is switched on; then each thing has its own', async ({ table }) => {
  await table.addInitScript(stubAudio)
  await table.reload()
  const heard = () => table.evaluate(() => window.stub.heard)
  const opened = () => table.evaluate(() => window.stub.opened)

  await begin(table, { seed: 'quiet', sitters: ['person', 'novice'] })
  await layFirst(table)
  expect(await opened()).toBe(0)

  await table.getByRole('button', { name: 'Settings' }).click()
  await table.locator('.shell-switch', { hasText: 'Sound' }).click()
  await expect.poll(heard).toEqual(COIN)
  await table.locator('.shell-radio', { hasText: 'Loud' }).click()
  await expect.poll(heard).toEqual([...COIN, ...COIN])

  await table.goto(new URL('/', table.url()).href)
  await begin(table, { seed: 'heard', sitters: ['person', 'novice'] })
  expect(await opened()).toBe(0)
  await layFirst(table)
  await expect.poll(heard).toEqual(expect.arrayContaining(CARD))
  expect(await opened()).toBe(1)
})

/** The first card of the hand becomes a field. */
async function layFirst(page: Page): Promise<void> {
  await page.locator('.table-hand .spot').first().click()
  await page.locator('[data-thing="side:field"]').click()
  await expect(page.locator('.table-log-line', { hasText: 'as a field' }).first()).toBeVisible()
}
