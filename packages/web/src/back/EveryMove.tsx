import type { Seat } from '@la-granja/engine'
import { useMemo, useState } from 'react'
import { Piece } from '../draw/Piece.tsx'
import type { LocalGame } from '../game/game.ts'
import { linesOf } from '../table/logLines.ts'
import { useLanguage, useUi } from '../words.ts'
import type { TurnSeen } from './since.ts'

interface EveryMoveProps {
  readonly game: LocalGame
  readonly seat: Seat
  readonly turns: readonly TurnSeen[]
}

/** Turn by turn, for whoever wants to know it exactly. */
export function EveryMove({ game, seat, turns }: EveryMoveProps) {
  const words = useUi().back
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const first = turns[0]?.from ?? 0
  const lines = useMemo(() => (open ? linesOf(game, seat, language, first) : []), [open, game, seat, language, first])
  return (
    <details className="back-every" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.every}</summary>
      {turns.map(({ seat: mover, from, to, concerns }) => (
        <div key={from} className="back-turn" data-yours={concerns || undefined}>
          <Piece seat={mover} size={12} />
          <ul>
            {lines
              .filter(({ at }) => at >= from && at < to)
              .map(({ key, text, events }) => (
                <li key={key}>
                  {text}
                  {events.length > 1 ? <b> ×{events.length}</b> : undefined}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
