import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width of a drawing in px, so that it can be drawn anew instead of shrinking its letters. */
export function useWidth(): readonly [RefObject<SVGSVGElement | null>, number] {
  const box = useRef<SVGSVGElement>(null)
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    if (box.current === null) return
    const seen = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    seen.observe(box.current)
    return () => seen.disconnect()
  }, [])
  return [box, width]
}
