import './back.css'
import { type PlayerView, type Seat, type Table, taskOf, waitingFor } from '@la-granja/engine'
import { describeTask } from '@la-granja/text'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { LocalGame } from '../game/game.ts'
import { Sign } from '../start/Sign.tsx'
import { useLanguage, useUi } from '../words.ts'
import { EveryMove } from './EveryMove.tsx'
import { Changes, Glances } from './Glances.tsx'
import { type Sentence, sentencesFor } from './sentences.ts'
import { since } from './since.ts'
import { Traces } from './Traces.tsx'
import type { Back } from './useBack.ts'
import { useEscape } from './useEscape.ts'

interface BackPanelProps {
  readonly game: LocalGame
  readonly view: PlayerView
  readonly seat: Seat
  readonly back: Back
  readonly onShow: () => void
}

/** What has happened while somebody was away. It lies beside the board, which can be used meanwhile. */
export function BackPanel({ game, view, seat, back, onShow }: BackPanelProps) {
  const { back: words, table: table_ } = useUi()
  const language = useLanguage()
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { from, to, at, close } = back
  useEscape(close)
  // Whoever reads by ear hears of it first; nothing on the table had the focus yet.
  useEffect(() => heading.current?.focus(), [])
  const { steps, names, state } = game
  const told = useMemo(() => since(steps.slice(0, to), seat, from), [steps, to, seat, from])
  const speaker = useMemo(() => {
    const who = (one: Seat) => (one === seat ? table_.start.you : (names[one] ?? ''))
    return { who, table: state.table, language }
  }, [seat, names, state.table, language, table_])
  const sentences = useMemo(() => sentencesFor(told, speaker), [told, speaker])
  const first = steps[from]
  const span: Span = {
    before: first === undefined || first.heard ? undefined : first.before.table,
    after: steps[to]?.before.table ?? state.table,
  }
  return (
    <aside className="back" aria-labelledby={title}>
      <header className="back-head">
        <h2 id={title} ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {at === undefined ? undefined : <p>{words.lastLook(whenText(at, language))}</p>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key */}
      <section className="back-body" tabIndex={0} aria-labelledby={title}>
        <Part title={words.yours}>
          <Changes span={span} view={view} seat={seat} />
          {sentences.length === 0 ? <p>{words.nothingYours}</p> : undefined}
          <Sentences sentences={sentences.filter(({ own }) => !own)} />
          {sentences.some(({ own }) => own) ? (
            <details className="back-every">
              <summary>{words.ownDone}</summary>
              <Sentences sentences={sentences.filter(({ own }) => own)} />
            </details>
          ) : undefined}
        </Part>
        <Part title={words.others}>
          <Glances players={told.players} reader={seat} span={span} view={view} speaker={speaker} />
        </Part>
        <EveryMove game={game} seat={seat} turns={told.turns} />
        <Part title={words.now}>
          <Now game={game} view={view} />
          <Kept game={game} back={back} />
        </Part>
      </section>
      <footer className="back-foot">
        <button type="button" className="shell-button" disabled={steps[to - 1]?.heard === true} onClick={onShow}>
          <Sign name="again" />
          {words.show}
        </button>
        <button type="button" className="shell-button" data-primary onClick={close}>
          {words.close}
        </button>
      </footer>
      <Traces steps={steps} from={from} to={to} seat={seat} />
    </aside>
  )
}

/** The table before and after; nothing where it is not known what it looked like. */
export interface Span {
  readonly before: Table | undefined
  readonly after: Table
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="back-part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Sentences({ sentences }: { readonly sentences: readonly Sentence[] }) {
  return (
    <ul className="back-yours">
      {sentences.map(({ text, about, at }) => (
        <li key={text} data-about={about}>
          {text}
          {at.length > 1 ? <b> ×{at.length}</b> : undefined}
        </li>
      ))}
    </ul>
  )
}

/** What is to be decided, and by whom. */
function Now({ game, view }: Pick<BackPanelProps, 'game' | 'view'>) {
  const { prompt } = useUi().table
  const language = useLanguage()
  const task = view.seat !== undefined && view.table.waiting.includes(view.seat) ? taskOf(view) : undefined
  const waiting = waitingFor(game.state).map(seat => game.names[seat] ?? '')
  if (task !== undefined) return <p className="back-now">{describeTask(task, view, language)}</p>
  return <p>{waiting.length === 0 ? prompt.settling : prompt.waiting(waiting.join(', '))}</p>
}

/** What one had left here: the draft of a turn, and a note. */
function Kept({ game, back: { looks } }: Pick<BackPanelProps, 'game' | 'back'>) {
  const words = useUi().back
  const [note, setNote] = useState<string>()
  useEffect(() => {
    let here = true
    void looks.note?.().then(text => here && setNote(text))
    return () => {
      here = false
    }
  }, [looks])
  const drafted = game.told === undefined ? 0 : game.steps.length - game.told
  return (
    <>
      {drafted === 0 ? undefined : <p>{words.draft(drafted)}</p>}
      {note === undefined || note.trim() === '' ? undefined : (
        <p className="back-note">
          <b>{words.note}</b>
          {note}
        </p>
      )}
    </>
  )
}

function whenText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
