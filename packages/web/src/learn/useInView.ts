import { useEffect } from 'react'

/** On a phone a room is higher than the screen: what is spoken of is brought into sight, once for each step. */
export function useInView(selector: string | undefined, step: number): void {
  useEffect(() => {
    if (selector === undefined || step < 0) return
    // After the room has changed, too.
    const timer = setTimeout(() => {
      const high = document.documentElement.scrollHeight > window.innerHeight
      if (high) document.querySelector(`.table ${selector}`)?.scrollIntoView({ block: 'center' })
    })
    return () => clearTimeout(timer)
  }, [selector, step])
}
