import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** How far from the end still counts as the end, in px. */
const NEAR = 40

/**
 * Keeps the end of a box that scrolls in view when something new comes or the box shrinks, unless somebody has scrolled away
 * from it. Returns what the box must call when it is scrolled.
 */
export function useNewestInView(box: RefObject<HTMLElement | null>, newest: unknown): () => void {
  const follows = useRef(true)
  const height = useRef(0)
  useLayoutEffect(() => {
    if (newest !== undefined && follows.current) toEnd(box.current)
  }, [box, newest])
  useEffect(() => {
    const { current } = box
    if (current === null) return
    const seen = new ResizeObserver(() => {
      height.current = current.clientHeight
      if (follows.current) toEnd(current)
    })
    seen.observe(current)
    return () => seen.disconnect()
  }, [box])
  return () => {
    const { current } = box
    // A box that has just changed its size was not scrolled by anybody.
    if (current === null || current.clientHeight !== height.current) return
    follows.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR
  }
}

function toEnd(box: HTMLElement | null): void {
  box?.scrollTo({ top: box.scrollHeight })
}
