import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keeping, lastKept } from '../../src/online/keeping.ts'

/** What has become of a request to write something down. */
type Line = 'whole' | 'answerLost' | 'down'

let there = ''
let line: Line = 'whole'
let puts: string[] = []
let kept = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  there = ''
  line = 'whole'
  puts = []
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (line === 'down') throw new TypeError('no network')
    if (method !== 'PUT') return new Response(JSON.stringify({ value: there }))
    there = (JSON.parse(body as string) as { value: string }).value
    puts.push(there)
    if (line === 'answerLost') throw new TypeError('no network')
    return new Response(null, { status: 204 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Long enough for everything that waits to be written. */
const pause = () => vi.advanceTimersByTimeAsync(5_000)
const open = () => keeping('key', 'table', 'note')
const read = () => lastKept('key', 'table', 'note')

/** A page where this is written; it is closed at once. */
async function write(value: string): Promise<void> {
  const page = open()
  await page.last()
  page.keep(value)
  page.flush()
  await pause()
}

describe('what a person keeps about a table', () => {
  it('is sent a moment later, the last of it, and then this device forgets it', async () => {
    const page = open()
    expect(await page.last()).toBe('')
    page.keep('p')
    page.keep('pigs')
    expect(puts).toEqual([])
    expect(kept.size).toBe(1)
    await pause()
    expect(puts).toEqual(['pigs'])
    expect(kept.size).toBe(0)
  })

  it('is nothing again, if what an earlier visit left is taken back as a whole', async () => {
    there = 'a draft of an earlier visit'
    const page = open()
    expect(await page.last()).toBe(there)
    page.keep('')
    await pause()
    expect(there).toBe('')
    expect(await open().last()).toBe('')
  })

  it('is nothing again, even if it was taken back before the server told what it had', async () => {
    there = 'a draft of an earlier visit'
    const page = open()
    const late = page.last()
    page.keep('')
    expect(await late).toBe('')
    await pause()
    expect(there).toBe('')
  })

  it('is not sent anew by somebody who changes nothing', async () => {
    there = 'pigs'
    const page = open()
    await page.last()
    page.keep('pigs')
    page.flush()
    await pause()
    expect(puts).toEqual([])
  })

  it('comes back from this device after any number of tries, whichever of the last the server got', async () => {
    await write('0')
    const page = open()
    await page.last()
    line = 'down'
    for (const value of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      // The server gets one of the last, and nobody hears of it.
      line = value === '7' ? 'answerLost' : 'down'
      page.keep(value)
      await pause()
    }
    expect(there).toBe('7')
    line = 'whole'
    expect(await open().last()).toBe('8')
  })

  it('comes back from this device where the server never got it, and is sent then', async () => {
    await write('pigs')
    const page = open()
    await page.last()
    line = 'down'
    page.keep('pigs and olives')
    await pause()
    line = 'whole'
    expect(await read()).toBe('pigs and olives')
    expect(there).toBe('pigs')
    expect(await open().last()).toBe('pigs and olives')
    await pause()
    expect(there).toBe('pigs and olives')
    expect(kept.size).toBe(0)
  })

  it('is what another device wrote later, though nobody here heard the answer of the server', async () => {
    line = 'answerLost'
    await write('here')
    line = 'whole'
    expect([there, kept.size]).toEqual(['here', 1])
    there = 'here, and there'
    expect(await read()).toBe('here, and there')
    expect(await open().last()).toBe('here, and there')
    await pause()
    expect([there, kept.size]).toEqual(['here, and there', 0])
  })

  it('is what another device wrote meanwhile, though something here never arrived', async () => {
    const page = open()
    await page.last()
    line = 'down'
    page.keep('here')
    await pause()
    line = 'whole'
    there = 'there'
    expect(await open().last()).toBe('there')
    await pause()
    expect(there).toBe('there')
  })

  it('is what another device put back meanwhile, even to what was there long ago', async () => {
    const page = open()
    await page.last()
    for (const value of ['pigs', 'pigs and olives']) {
      page.keep(value)
      await pause()
    }
    line = 'down'
    page.keep('pigs, olives and hops')
    await pause()
    line = 'whole'
    there = 'pigs'
    expect(await open().last()).toBe('pigs')
  })

  it('goes on from a value that arrived without an answer, if what followed never arrived', async () => {
    const page = open()
    await page.last()
    line = 'answerLost'
    page.keep('pigs')
    await pause()
    line = 'down'
    page.keep('pigs and olives')
    await pause()
    line = 'whole'
    expect(there).toBe('pigs')
    expect(await open().last()).toBe('pigs and olives')
    await pause()
    expect(there).toBe('pigs and olives')
  })

  it('is sent once more when the page is left, if it did not arrive at first', async () => {
    const page = open()
    await page.last()
    line = 'down'
    page.keep('pigs')
    await pause()
    line = 'whole'
    page.flush()
    await pause()
    expect(there).toBe('pigs')
  })

  it('is unknown while the server cannot be asked, so that nothing written elsewhere is lost', async () => {
    line = 'down'
    const page = open()
    expect(await page.last()).toBeUndefined()
    expect(await read()).toBeUndefined()
    line = 'whole'
    there = 'there'
    expect(await page.last()).toBe('there')
  })

  it('does not fill the device during a day without a network', async () => {
    const page = open()
    await page.last()
    line = 'down'
    for (let letters = 1; letters <= 100; letters++) {
      page.keep('x'.repeat(letters))
      await pause()
    }
    expect([...kept.values()].join('').length).toBeLessThan(1_000)
    line = 'whole'
    expect(await open().last()).toBe('x'.repeat(100))
  })

  it('is what the server has, if what lies on this device is of another make', async () => {
    there = 'pigs'
    for (const strange of ['a note', '{"seat":0}', '7', 'null', '{"value":7,"before":[]}']) {
      kept.set('la-granja-note table key', strange)
      expect(await read()).toBe('pigs')
    }
  })
})
