import type { PointerEvent } from 'react'
import { expect, it, vi } from 'vitest'

it('a pointer rests where it was last moved or pressed; fingers never do', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const { isResting } = await import('../src/draw/resting.ts')
  const at = (clientX: number, clientY: number, pointerType = 'mouse') =>
    isResting({ pointerType, clientX, clientY } as PointerEvent)
  expect(at(5, 6)).toBe(false)
  page.dispatchEvent(Object.assign(new Event('pointermove'), { clientX: 5, clientY: 6 }))
  expect(at(5, 6)).toBe(true)
  expect(at(5, 7)).toBe(false)
  expect(at(5, 6, 'touch')).toBe(false)
  page.dispatchEvent(Object.assign(new Event('pointerdown'), { clientX: 8, clientY: 9 }))
  expect([at(5, 6), at(8, 9)]).toEqual([false, true])
  vi.unstubAllGlobals()
})
