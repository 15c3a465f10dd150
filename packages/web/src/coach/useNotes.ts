import type { Mark } from '@la-granja/bots'
import { record, type Seat } from '@la-granja/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fetchAnalysis, keepAnalysis } from '../game/analyses.ts'
import type { LocalGame } from '../game/game.ts'
import { markOf } from '../game/mark.ts'
import { askCoach } from './ask.ts'
import type { Effort, Notes } from './notes.ts'

/** How far the coach is, and the turns that it has looked at so far. */
export interface Running {
  readonly effort: Effort
  readonly share: number
  readonly marks: readonly Mark[]
}

interface Coaching {
  /** Whether this device has been searched for earlier notes. */
  readonly searched: boolean
  readonly notes: Notes | undefined
  readonly running: Running | undefined
  readonly failed: boolean
}

const NOTHING: Coaching = { searched: false, notes: undefined, running: undefined, failed: false }

/** What the coach says about a seat: from this device if it was asked before, else when it is asked. */
export function useNotes(game: LocalGame, seat: Seat) {
  const [now, setNow] = useState(NOTHING)
  const stopping = useRef<() => void>(undefined)
  const played = useMemo(() => record(game.state), [game])
  const { id } = game

  useEffect(() => {
    let here = true
    const find = (effort: Effort) => fetchAnalysis(id, seat, effort, markOf(played))
    void Promise.all([find('thorough'), find('quick')]).then(([best, quick]) => {
      if (here) setNow({ ...NOTHING, searched: true, notes: (best ?? quick) as Notes | undefined })
    })
    return () => {
      here = false
      stopping.current?.()
    }
  }, [id, seat, played])

  const start = useCallback(
    (effort: Effort) => {
      stopping.current?.()
      setNow(before => ({ ...before, failed: false, running: { effort, share: 0, marks: [] } }))
      stopping.current = askCoach(
        { record: played, seat, effort },
        {
          onProgress: (share, mark) => setNow(before => further(before, share, mark)),
          onNotes: notes => {
            setNow(before => ({ ...before, running: undefined, notes }))
            void keepAnalysis({ game: id, seat, effort, mark: markOf(played), notes })
          },
          onFailure: () => setNow(before => ({ ...before, running: undefined, failed: true })),
        },
      )
    },
    [id, seat, played],
  )
  const stop = useCallback(() => {
    stopping.current?.()
    setNow(before => ({ ...before, running: undefined }))
  }, [])

  return { ...now, start, stop }
}

/** A turn that is looked at again replaces what was thought of it before. */
function further(before: Coaching, share: number, mark: Mark): Coaching {
  if (before.running === undefined) return before
  const others = before.running.marks.filter(({ at }) => at !== mark.at)
  const marks = [...others, mark].sort((a, b) => a.at - b.at)
  return { ...before, running: { ...before.running, share, marks } }
}
