import type { PointerEvent } from 'react'

let last: { readonly x: number; readonly y: number } | undefined

const note = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => (last = { x, y })
for (const kind of ['pointermove', 'pointerdown'] as const)
  window.addEventListener(kind, note, { capture: true, passive: true })

/** Whether the pointer stands where it stood, and things slide below it: nobody has asked about those. */
export function isResting({ pointerType, clientX, clientY }: PointerEvent): boolean {
  return pointerType === 'mouse' && clientX === last?.x && clientY === last.y
}
