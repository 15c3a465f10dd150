import type { Seat } from '@la-granja/engine'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { colourOf } from '../draw/players.ts'
import type { Step } from '../game/game.ts'
import { type Box, find } from '../motion/find.ts'
import { type Trace, tracesOf } from './rings.ts'

interface TracesProps {
  readonly steps: readonly Step[]
  readonly from: number
  readonly to: number
  readonly seat: Seat
}

/** Rings around whatever is different on the board now, in the colour of who did it. The sentences say the same. */
export function Traces({ steps, from, to, seat }: TracesProps) {
  const traces = useMemo(() => tracesOf(steps, from, to, seat), [steps, from, to, seat])
  const [rings, setRings] = useState<readonly (Trace & { readonly box: Box })[]>([])
  useEffect(() => {
    const measure = () =>
      setRings(
        traces.flatMap(trace => {
          const box = find(trace.place)
          return box === undefined ? [] : [{ ...trace, box }]
        }),
      )
    measure()
    // On a phone the page scrolls, and another room may be opened.
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('resize', measure, { signal })
    addEventListener('scroll', measure, { signal, capture: true, passive: true })
    addEventListener('click', () => requestAnimationFrame(measure), { signal })
    return () => listening.abort()
  }, [traces])
  return createPortal(
    <div className="back-traces" aria-hidden="true">
      {rings.map(({ place, by, box: { x, y, width, height } }) => (
        <i
          key={JSON.stringify(place)}
          data-hex={place.at.startsWith('hex:') || undefined}
          style={{ left: x - width / 2, top: y - height / 2, width, height, borderColor: colourOf(by) }}
        />
      ))}
    </div>,
    document.body,
  )
}
