import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
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

it.runIf(process.platform === 'linux')('the work of another thread does not move it', async () => {
  const clock = threadClock()
  const before = clock()
  const began = performance.now()
  const other = new Worker('const end = performance.now() + 500; while (performance.now() < end);', { eval: true })
  await once(other, 'exit')
  expect(clock() - before).toBeLessThan((performance.now() - began) / 2)
})
