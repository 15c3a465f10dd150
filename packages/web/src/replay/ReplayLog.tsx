import { Fragment, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Piece } from '../draw/Piece.tsx'
import type { LocalGame } from '../game/game.ts'
import { grouped, linesOf } from '../table/logLines.ts'
import { usePointing } from '../table/usePointing.ts'
import { useLanguage, useUi } from '../words.ts'
import type { Eyes } from './eyes.ts'

/** The latest lines are drawn, the others when somebody asks. */
const AT_FIRST = 80
const MORE = 400

interface ReplayLogProps {
  readonly game: LocalGame
  readonly eyes: Eyes
  readonly at: number
  readonly onJump: (at: number) => void
}

/** What has happened up to this moment. Each line leads to the moment just after it. */
export function ReplayLog({ game, eyes, at, onJump }: ReplayLogProps) {
  const { log } = useUi().table
  const language = useLanguage()
  const box = useRef<HTMLElement>(null)
  const [most, setMost] = useState(AT_FIRST)
  const reader = eyes.open ? 'all' : eyes.seat
  const lines = useMemo(() => linesOf(game, reader, language), [game, reader, language])
  const past = useMemo(() => lines.filter(line => line.at < at), [lines, at])
  const groups = useMemo(() => grouped(past.slice(-most)), [past, most])
  const newest = past.at(-1)
  const pointing = usePointing(game, past, eyes.seat)
  useLayoutEffect(() => {
    if (newest !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [newest])
  return (
    <div className="table-log">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key */}
      <section className="table-log-lines" ref={box} tabIndex={0} aria-label={log.title} {...pointing}>
        {past.length === 0 ? <p className="shell-hint">{log.empty}</p> : undefined}
        {past.length > most ? (
          <button type="button" className="table-log-earlier" onClick={() => setMost(most + MORE)}>
            {log.earlier}
          </button>
        ) : undefined}
        {groups.map(({ key, heads, round, step, seat, lines: said }) => (
          <Fragment key={key}>
            {heads ? <h3 className="table-log-heading">{log.heading(round, step)}</h3> : undefined}
            <div className="table-log-group">
              <span className="table-log-piece">
                {seat === undefined ? undefined : <Piece seat={seat} size={12} />}
              </span>
              <ul>
                {said.map(line => (
                  <li key={line.key}>
                    <button
                      type="button"
                      className="replay-line"
                      data-line={line.key}
                      aria-current={line.at === at - 1 ? 'step' : undefined}
                      onClick={() => onJump(line.at + 1)}
                    >
                      {line.text}
                      {line.events.length > 1 ? <b> ×{line.events.length}</b> : undefined}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </Fragment>
        ))}
      </section>
    </div>
  )
}
