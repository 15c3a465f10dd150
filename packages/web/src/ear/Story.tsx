import type { Seat } from '@la-granja/engine'
import { useState } from 'react'
import type { LocalGame } from '../game/game.ts'
import { grouped, linesOf } from '../table/logLines.ts'
import { useLanguage, useUi } from '../words.ts'
import { Titled } from './Parts.tsx'

const AT_FIRST = 40
const MORE = 200

interface StoryProps {
  readonly game: LocalGame
  readonly seat: Seat | undefined
}

/** The log, the latest first: whoever hears it need not go through the whole game to what just happened. */
export function Story({ game, seat }: StoryProps) {
  const { log } = useUi().table
  const language = useLanguage()
  const [most, setMost] = useState(AT_FIRST)
  const lines = linesOf(game, seat, language)
  const groups = [...grouped(lines.slice(-most))].reverse()
  return (
    <Titled id="log" title={log.title}>
      {lines.length === 0 ? <p>{log.empty}</p> : undefined}
      {groups.map(group => (
        <div key={group.key} className="ear-part">
          <h3>{log.heading(group.round, group.step)}</h3>
          <ul>
            {group.lines.map(({ key, text, events }) => (
              <li key={key}>{events.length > 1 ? `${text} ×${events.length}` : text}</li>
            ))}
          </ul>
        </div>
      ))}
      {lines.length > most ? (
        <button type="button" className="shell-button" onClick={() => setMost(most + MORE)}>
          {log.earlier}
        </button>
      ) : undefined}
    </Titled>
  )
}
