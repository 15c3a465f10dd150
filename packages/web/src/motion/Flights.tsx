import './motion.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { find } from './find.ts'
import { keyframesOf } from './keyframes.ts'
import { follow, type Started, skip, useRunning } from './running.ts'
import { TokenFace } from './TokenFace.tsx'

/** Whether actions are shown as they are played; what is shown again is started by whoever shows it. */
interface FlightsProps {
  readonly live: boolean
}

/** The layer in which everything moves. It lies over the table, catches nothing and says nothing. */
export function Flights({ live }: FlightsProps) {
  const flights = useRunning(running => running.flights)
  useEffect(() => (live ? follow() : undefined), [live])
  useEffect(() => {
    window.addEventListener('pointerdown', skip, true)
    window.addEventListener('keydown', skip, true)
    return () => {
      window.removeEventListener('pointerdown', skip, true)
      window.removeEventListener('keydown', skip, true)
      skip()
    }
  }, [])
  return (
    <div className="motion-layer" aria-hidden="true">
      {flights.map(flight => (
        <InFlight key={flight.key} flight={flight} />
      ))}
    </div>
  )
}

function InFlight({ flight }: { readonly flight: Started }) {
  const ref = useRef<HTMLDivElement>(null)
  const { move, table } = flight
  // The table is drawn by now, so where it goes can be measured; the first frame is already in place.
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const to = find(flight.move.do === 'fly' ? flight.move.to : flight.move.at)
    const shown = keyframesOf(flight, to, { width: element.offsetWidth, height: element.offsetHeight })
    if (shown === undefined) return
    const { width, height, frames } = shown
    if (width !== undefined) element.style.width = `${width}px`
    if (height !== undefined) element.style.height = `${height}px`
    const animation = element.animate(frames, { delay: flight.wait, duration: flight.lasts, fill: 'both' })
    return () => animation.cancel()
  }, [flight])
  return (
    <div ref={ref} className="motion-token" data-do={move.do}>
      {move.do === 'pulse' ? <Amount amount={move.amount} /> : <TokenFace token={move.what} table={table} />}
    </div>
  )
}

function Amount({ amount }: { readonly amount: number | undefined }) {
  if (amount === undefined || amount === 0) return undefined
  return <span className="motion-amount">{amount > 0 ? `+${amount}` : `−${-amount}`}</span>
}
