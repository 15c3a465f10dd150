import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { threadClock } from '../src/threadClock.ts'

it('work moves the clock of a thread, and it never goes back', () => {
  const clock = threadClock()
  const began = clock()
  let last = began
  // Some work, for as long as it takes: what is asked is only that the clock notices.
  while (last - began < 20) {
    const now = clock()
    expect(now).toBeGreaterThanOrEqual(last)
    last = now
  }
})

it.runIf(process.platform === 'linux')('sleep does not move it', async () => {
  const clock = threadClock()
  const before = clock()
  const slept = performance.now()
  await setTimeout(500)
  expect(clock() - before).toBeLessThan((performance.now() - slept) / 2)
})
