import { useEffect, useRef } from 'react'
import { useUi } from '../words.ts'
import type { Effort, Notes } from './notes.ts'
import { useFigures } from './scene.ts'
import type { Running } from './useNotes.ts'

interface AskProps {
  readonly notes: Notes | undefined
  readonly running: Running | undefined
  readonly failed: boolean
  readonly onStart: (effort: Effort) => void
  readonly onStop: () => void
}

/** Asking the coach, watching it at work, and what it says in one line. */
export function Ask({ notes, running, failed, onStart, onStop }: AskProps) {
  const { coach } = useUi()
  const box = useRef<HTMLDivElement>(null)
  const working = running !== undefined
  const worked = useRef(working)
  // The button that stops it goes when it is done; whoever uses keys reads on from here.
  useEffect(() => {
    if (worked.current && !working) box.current?.focus()
    worked.current = working
  }, [working])
  if (running !== undefined) return <AtWork running={running} onStop={onStop} />
  if (notes !== undefined) {
    return (
      <div className="coach-summary" ref={box} tabIndex={-1}>
        <p role="status">{coach.summary(notes.turns, notes.better)}</p>
        {notes.effort === 'quick' ? (
          <button type="button" className="shell-button" onClick={() => onStart('thorough')}>
            {coach.deeper}
          </button>
        ) : undefined}
        {failed ? <p role="alert">{coach.failed}</p> : undefined}
      </div>
    )
  }
  return (
    <div className="coach-ask" ref={box} tabIndex={-1}>
      <h2>{coach.how}</h2>
      <div className="coach-efforts">
        <button type="button" className="shell-button coach-effort" data-primary onClick={() => onStart('thorough')}>
          <strong>{coach.thorough}</strong>
          <span>{coach.thoroughHint}</span>
        </button>
        <button type="button" className="shell-button coach-effort" onClick={() => onStart('quick')}>
          <strong>{coach.quick}</strong>
          <span>{coach.quickHint}</span>
        </button>
      </div>
      {failed ? <p role="alert">{coach.failed}</p> : undefined}
    </div>
  )
}

function AtWork({ running, onStop }: { readonly running: Running; readonly onStop: () => void }) {
  const { coach } = useUi()
  const { percent } = useFigures()
  const stop = useRef<HTMLButtonElement>(null)
  // The button that was pressed has gone; whoever uses keys finds the one that stops it.
  useEffect(() => stop.current?.focus(), [])
  const done = percent(running.share)
  return (
    <section className="coach-ask" aria-labelledby="coach-running">
      <h2 id="coach-running">{coach.running}</h2>
      <div className="coach-work">
        <progress max={1} value={running.share} aria-label={coach.running} aria-valuetext={coach.percent(done)} />
        <span className="coach-done">{done}</span>
        <button ref={stop} type="button" className="shell-button" onClick={onStop}>
          {coach.stop}
        </button>
      </div>
    </section>
  )
}
