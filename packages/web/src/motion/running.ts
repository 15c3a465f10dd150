import type { Seat, Table } from '@la-granja/engine'
import { create } from 'zustand'
import { afterPaint } from '../draw/afterPaint.ts'
import type { Step } from '../game/game.ts'
import { useTable } from '../game/store.ts'
import { type Box, find } from './find.ts'
import { type Flight, flightsOf, timeOf } from './flights.ts'
import { lastStep } from './lastStep.ts'
import { isShown, motionIsOn } from './pace.ts'

/** A flight under way. Where it started was measured before the table was drawn anew, for that place may be gone. */
export interface Started extends Flight {
  readonly key: string
  readonly from: Box | undefined
  readonly table: Table
}

interface Running {
  readonly flights: readonly Started[]
}

export const useRunning = create<Running>(() => ({ flights: [] }))

/** After the log and whatever else follows the board, which would make the flights stutter. */
const BREATH = 12

let batches = 0
/** How often everything was skipped: what had not begun by then does not begin any more. */
let skipped = 0

/** Shows one action. To be called before the table shows what it did. */
export function show(step: Step, seat: Seat | undefined): void {
  if (!motionIsOn()) return
  const batch = ++batches
  const { table } = step.before
  const flights = flightsOf(step, seat).map((flight, index) => {
    const { move } = flight
    return { ...flight, key: `${batch}.${index}`, from: find(move.do === 'fly' ? move.from : move.at), table }
  })
  if (flights.length === 0) return
  const skips = skipped
  // Drawing and measuring them must not hold up the board.
  afterPaint(() => {
    if (skips !== skipped) return
    useRunning.setState(now => ({ flights: [...now.flights, ...flights] }))
    // By the clock and not by the animations: a page that is not drawn would never finish them.
    setTimeout(() => drop(flights), timeOf(flights))
  }, BREATH)
}

function drop(done: readonly Started[]): void {
  const { flights } = useRunning.getState()
  const left = flights.filter(flight => !done.includes(flight))
  if (left.length < flights.length) useRunning.setState({ flights: left })
}

/** Everything is where it belongs at once. */
export function skip(): void {
  skipped++
  if (useRunning.getState().flights.length > 0) useRunning.setState({ flights: [] })
}

/** Shows every action from now on as it is played. Tells how to stop that. */
export function follow(): () => void {
  return useTable.subscribe((now, before) => {
    const step = now.game === before.game ? undefined : lastStep(now.game, before.game)
    if (step === undefined || now.game === undefined || now.curtain) return
    // The store tells us before anything is drawn, so the places are still those of the state before.
    if (isShown(step, now.game)) show(step, before.seat)
  })
}
