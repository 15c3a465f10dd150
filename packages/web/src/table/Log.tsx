import type { Seat } from '@la-granja/engine'
import { type MouseEvent, memo, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Piece } from '../draw/Piece.tsx'
import type { LocalGame } from '../game/game.ts'
import { useTable } from '../game/store.ts'
import { useLanguage, useUi } from '../words.ts'
import { lineConcerns } from './concerns.ts'
import { LogFilter, type Wanted } from './LogFilter.tsx'
import { type Group, grouped, type Line, linesOf, othersSince } from './logLines.ts'
import { useNewestInView } from './useNewestInView.ts'
import { lineAt, usePointing } from './usePointing.ts'
import { walkLines } from './walkLines.ts'

/** A whole game has thousands of lines; the latest are drawn, the others when somebody asks. */
const AT_FIRST = 120
const MORE = 400

interface LogProps {
  readonly game: LocalGame
  readonly seat: Seat | undefined
  /** Counts how often somebody asked to see the others' last moves again. */
  readonly again: number
}

export function Log({ game, seat, again }: LogProps) {
  const words = useUi().table.log
  const language = useLanguage()
  const box = useRef<HTMLElement>(null)
  const hint = useId()
  const [, go] = useLocation()
  const [filter, setFilter] = useState<Wanted>('all')
  const [most, setMost] = useState(AT_FIRST)
  const lines = useMemo(() => linesOf(game, seat, language), [game, seat, language])
  const wanted = useMemo(() => filtered(lines, filter, seat), [lines, filter, seat])
  const groups = useMemo(() => grouped(wanted.slice(-most)), [wanted, most])
  const [from, to] = useMemo(() => (again === 0 ? [0, 0] : othersSince(game, seat)), [game, seat, again])

  const follow = useNewestInView(box, lines.at(-1))
  useEffect(() => {
    if (again > 0) box.current?.querySelector('[data-again]')?.scrollIntoView({ block: 'start' })
  }, [again])

  const pointing = usePointing(game, wanted, seat)
  // Whoever keeps a game elsewhere tells no more of it than what is seen here: its replay comes when it is over.
  const local = useTable(({ keeper }) => keeper === undefined)
  const open = (event: MouseEvent) => {
    const line = lineAt(event.target, wanted)
    if (line === undefined) return
    if (local) go(`/replay/${game.id}#${line.at + 1}`)
    // A finger does not hover.
    else pointing.onFocus(event)
  }

  return (
    <div className="table-log">
      <LogFilter names={game.names} plays={seat !== undefined} wanted={filter} onWanted={setFilter} />
      <p id={hint} className="shell-hidden">
        {local ? words.linesLead : words.linesPoint}
      </p>
      <section
        className="table-log-lines"
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key
        tabIndex={0}
        aria-label={words.title}
        aria-describedby={hint}
        onScroll={follow}
        onClick={open}
        onKeyDown={walkLines}
        {...pointing}
      >
        {wanted.length === 0 ? <p className="shell-hint">{words.empty}</p> : undefined}
        {wanted.length > most ? (
          <button type="button" className="table-log-earlier" onClick={() => setMost(most + MORE)}>
            {words.earlier}
          </button>
        ) : undefined}
        {again > 0 && from === to ? <p className="shell-hint">{words.nothingNew}</p> : undefined}
        {groups.map(group => (
          <LogGroup
            key={group.key}
            group={group}
            isAgain={group.lines.some(({ at }) => at >= from && at < to)}
            heading={words.heading(group.round, group.step)}
          />
        ))}
      </section>
    </div>
  )
}

function filtered(lines: readonly Line[], filter: Wanted, seat: Seat | undefined): readonly Line[] {
  if (filter === 'all') return lines
  if (filter !== 'mine') return lines.filter(line => line.seat === filter)
  return seat === undefined ? lines : lines.filter(line => lineConcerns(line, seat))
}

interface LogGroupProps {
  readonly group: Group
  readonly isAgain: boolean
  readonly heading: string
}

const LogGroup = memo(
  function LogGroup({ group: { heads, seat, lines }, isAgain, heading }: LogGroupProps) {
    return (
      <>
        {heads ? <h3 className="table-log-heading">{heading}</h3> : undefined}
        <div className="table-log-group" data-again={isAgain || undefined}>
          <span className="table-log-piece">{seat === undefined ? undefined : <Piece seat={seat} size={12} />}</span>
          <ul>
            {lines.map(({ key, text, events }) => (
              <li key={key}>
                <button type="button" className="table-log-line" data-line={key} tabIndex={-1}>
                  {text}
                  {events.length > 1 ? <b> ×{events.length}</b> : undefined}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </>
    )
  },
  (a, b) =>
    a.isAgain === b.isAgain &&
    a.heading === b.heading &&
    a.group.heads === b.group.heads &&
    a.group.lines.length === b.group.lines.length &&
    a.group.lines.every((line, index) => line === b.group.lines[index]),
)
