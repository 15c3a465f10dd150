import { find } from './find.ts'
import { keyframesOf } from './keyframes.ts'
import type { Started } from './running.ts'

interface Launch {
  readonly element: HTMLElement
  readonly flight: Started
  animation?: Animation
}

let waiting: Launch[] = []

/** Lets an element fly with all others that were drawn together with it. Tells how to stop it. */
export function launch(element: HTMLElement, flight: Started): () => void {
  const one: Launch = { element, flight }
  // With the next frame, which has to lay out the page anyway; and nothing moves before it is drawn.
  if (waiting.length === 0) requestAnimationFrame(launchAll)
  waiting.push(one)
  return () => {
    waiting = waiting.filter(other => other !== one)
    one.animation?.cancel()
  }
}

/** The table is there by now, so where they go can be measured. First all of it, for each change would be laid out anew. */
function launchAll(): void {
  const now = waiting
  waiting = []
  const shown = now.map(({ element, flight }) => {
    const { move } = flight
    const to = find(move.do === 'fly' ? move.to : move.at)
    return keyframesOf(flight, to, { width: element.offsetWidth, height: element.offsetHeight })
  })
  now.forEach((one, index) => {
    const { element, flight } = one
    const how = shown[index]
    if (how === undefined) return
    if (how.width !== undefined) element.style.width = `${how.width}px`
    if (how.height !== undefined) element.style.height = `${how.height}px`
    one.animation = element.animate(how.frames, { delay: flight.wait, duration: flight.lasts, fill: 'both' })
  })
}
