import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** How far from the end still counts as the end, in px. */
const NEAR = 40
/** What scrolls so soon after a hand was there was scrolled by it, in milliseconds. */
const BY_HAND = 1_000
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Keeps the end of a box that scrolls in view when something new comes or the box shrinks, unless somebody has scrolled away
 * from it. Returns what the box must call when it is scrolled.
 */
export function useNewestInView(box: RefObject<HTMLElement | null>, newest: unknown): () => void {
  const follows = useRef(true)
  const height = useRef(0)
  const touched = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    if (newest !== undefined && follows.current) toEnd(box.current)
  }, [box, newest])
  useEffect(() => {
    const { current } = box
    if (current === null) return
    const touch = () => {
      touched.current = performance.now()
    }
    for (const hand of HANDS) current.addEventListener(hand, touch, { passive: true })
    const seen = new ResizeObserver(() => {
      height.current = current.clientHeight
      if (follows.current) toEnd(current)
    })
    seen.observe(current)
    return () => {
      seen.disconnect()
      for (const hand of HANDS) current.removeEventListener(hand, touch)
    }
  }, [box])
  return () => {
    const { current } = box
    // A box that has just changed its size was not scrolled by anybody.
    if (current === null || current.clientHeight !== height.current) return
    const atEnd = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR
    // Nor one that is on its way to the end while still more comes, or whose first lines have just gone.
    if (atEnd || performance.now() - touched.current < BY_HAND) follows.current = atEnd
  }
}

/** With the next frame: asking for the height at once would lay out the page once more. */
function toEnd(box: HTMLElement | null): void {
  requestAnimationFrame(() => box?.scrollTo({ top: box.scrollHeight }))
}
