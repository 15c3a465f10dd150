import { afterEach, describe, expect, it, vi } from 'vitest'
import { prefetchTable } from '../src/start/prefetch.ts'

afterEach(() => vi.unstubAllGlobals())

function stubBrowser(connection: { readonly saveData?: boolean } | undefined) {
  const idle = { request: vi.fn(() => 7), cancel: vi.fn() }
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('requestIdleCallback', idle.request)
  vi.stubGlobal('cancelIdleCallback', idle.cancel)
  return idle
}

describe('fetching the table ahead', () => {
  it.each([undefined, {}, { saveData: false }])('waits until there is nothing else to do: %j', connection => {
    const idle = stubBrowser(connection)
    const stop = prefetchTable()
    expect(idle.request).toHaveBeenCalledOnce()
    stop()
    expect(idle.cancel).toHaveBeenCalledWith(7)
  })

  it('is left out where data are to be saved', () => {
    const idle = stubBrowser({ saveData: true })
    prefetchTable()()
    expect(idle.request).not.toHaveBeenCalled()
    expect(idle.cancel).not.toHaveBeenCalled()
  })
})
