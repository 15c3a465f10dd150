import { useEffect, useState } from 'react'

/** A page that is not drawn has no frames; then it is this many milliseconds. */
const WITHOUT_FRAMES = 100
/** What was touched in the meantime comes first. */
const BREATH = 4

interface Waiting {
  readonly then: () => void
  readonly breath: number
}

let waiting: Waiting[] = []

/**
 * Calls when what has just changed can be seen, so that nothing stands between a touch and what it did. Of several, those with
 * the longer breath come later. All that is asked for before one frame waits for it together.
 */
export function afterPaint(then: () => void, breath = BREATH): void {
  waiting.push({ then, breath })
  if (waiting.length > 1) return
  const batch = waiting
  const seen = () => {
    if (waiting !== batch) return
    waiting = []
    for (const one of batch) setTimeout(one.then, one.breath)
  }
  requestAnimationFrame(seen)
  setTimeout(seen, WITHOUT_FRAMES)
}

/** The value as it was when the page was last seen: for what may follow a moment later than the rest. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let here = true
    afterPaint(() => here && setShown(value))
    return () => {
      here = false
    }
  }, [value])
  return shown
}
