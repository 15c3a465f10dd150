import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilAnswered } from '../src/game/patience.ts'

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Somebody who has no answer so many times. */
function silent(times: number, wanted = () => true) {
  const ask = vi.fn(async () => {
    if (ask.mock.calls.length <= times) throw new Error('nobody is there')
    return 'yes'
  })
  const onFailure = vi.fn()
  return { ask, onFailure, answer: untilAnswered({ ask, wanted, onFailure }) }
}

describe('asking until there is an answer', () => {
  it('waits twice as long each time, but never longer than a minute', async () => {
    const { ask, onFailure, answer } = silent(8)
    const waits: number[] = []
    for (let asked = 1; asked <= 8; asked++) {
      await vi.advanceTimersByTimeAsync(0)
      expect(ask).toHaveBeenCalledTimes(asked)
      const before = Date.now()
      await vi.advanceTimersToNextTimerAsync()
      waits.push((Date.now() - before) / 1000)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
    expect(await answer).toBe('yes')
    expect(onFailure).toHaveBeenCalledTimes(8)
  })

  it('asks at once when the network is back', async () => {
    const { answer } = silent(1)
    await vi.advanceTimersByTimeAsync(0)
    page.dispatchEvent(new Event('online'))
    expect(await answer).toBe('yes')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('asks no more, and tells of nothing, when nobody waits for the answer', async () => {
    let wanted = true
    const { ask, onFailure, answer } = silent(3, () => wanted)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(onFailure).toHaveBeenCalledTimes(2)
    wanted = false
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await answer).toBeUndefined()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
