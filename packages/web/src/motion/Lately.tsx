import type { Seat } from '@la-granja/engine'
import { useMemo } from 'react'
import { Piece } from '../draw/Piece.tsx'
import type { LocalGame } from '../game/game.ts'
import { linesOf } from '../table/logLines.ts'
import { useLanguage } from '../words.ts'

const MOST = 3
/** Among so many actions there are always a few with a line. */
const MOST_ACTIONS = 30

interface LatelyProps {
  readonly game: LocalGame
  readonly seat: Seat | undefined
}

/** The last that the others did since one's own last action. The log reads it out, so this is for the eye only. */
export function Lately({ game, seat }: LatelyProps) {
  const language = useLanguage()
  const lines = useMemo(() => {
    const { steps } = game
    let from = steps.length
    while (from > 0 && steps.length - from < MOST_ACTIONS && steps[from - 1]?.action.seat !== seat) from--
    return linesOf(game, seat, language, from)
      .filter(line => line.seat !== undefined && line.seat !== seat)
      .slice(-MOST)
  }, [game, seat, language])
  if (lines.length === 0) return undefined
  return (
    <div className="motion-lately" aria-hidden="true">
      {lines.map(({ key, seat: who, text, events }) => (
        <span key={key}>
          {who === undefined ? undefined : <Piece seat={who} size={11} />}
          <span>
            {text}
            {events.length > 1 ? ` ×${events.length}` : ''}
          </span>
        </span>
      ))}
    </div>
  )
}
