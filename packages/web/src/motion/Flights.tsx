import './motion.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { followSounds } from '../sound/follow.ts'
import { launch } from './launch.ts'
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
  useEffect(() => (live ? followSounds() : undefined), [live])
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
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    return launch(element, flight)
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
