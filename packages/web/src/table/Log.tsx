import { SEATS, type Seat } from '@la-granja/engine'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Piece } from '../draw/Piece.tsx'
import type { LocalGame } from '../game/game.ts'
import { useLanguage, useUi } from '../words.ts'
import { type Group, grouped, linesOf, othersSince } from './logLines.ts'
import { useNewestInView } from './useNewestInView.ts'

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
  const [only, setOnly] = useState<Seat>()
  const [most, setMost] = useState(AT_FIRST)
  const lines = useMemo(() => linesOf(game, seat, language), [game, seat, language])
  const wanted = useMemo(() => (only === undefined ? lines : lines.filter(line => line.seat === only)), [lines, only])
  const groups = useMemo(() => grouped(wanted.slice(-most)), [wanted, most])
  const [from, to] = useMemo(() => (again === 0 ? [0, 0] : othersSince(game, seat)), [game, seat, again])

  const follow = useNewestInView(box, lines.at(-1))
  useEffect(() => {
    if (again > 0) box.current?.querySelector('[data-again]')?.scrollIntoView({ block: 'start' })
  }, [again])

  return (
    <div className="table-log">
      <div className="table-log-filter" role="toolbar" aria-label={words.filter}>
        <button type="button" aria-pressed={only === undefined} onClick={() => setOnly(undefined)}>
          {words.all}
        </button>
        {SEATS.slice(0, game.names.length).map(one => {
          const label = words.only(game.names[one] ?? '')
          return (
            <button key={one} type="button" aria-pressed={only === one} title={label} onClick={() => setOnly(one)}>
              <Piece seat={one} size={14} title={label} />
            </button>
          )
        })}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key */}
      <section className="table-log-lines" ref={box} tabIndex={0} aria-label={words.title} onScroll={follow}>
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
            {lines.map(({ key, text, times }) => (
              <li key={key}>
                {text}
                {times > 1 ? <b> ×{times}</b> : undefined}
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

/** Reads out what the others just did. */
export function News({ game, seat }: Omit<LogProps, 'again'>) {
  const language = useLanguage()
  const told = useRef(game.steps.length)
  const [news, setNews] = useState('')
  useEffect(() => {
    const since = told.current
    told.current = game.steps.length
    const fresh = linesOf(game, seat, language, since).filter(({ at }) => game.steps[at]?.action.seat !== seat)
    if (fresh.length > 0) setNews(fresh.map(({ text }) => text).join(' '))
  }, [game, seat, language])
  return (
    <p className="shell-hidden" aria-live="polite">
      {news}
    </p>
  )
}
