import type { Advice } from '@la-granja/bots'
import type { PlayerView } from '@la-granja/engine'
import { describeAction } from '@la-granja/text'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../draw/Icon.tsx'
import type { LocalGame } from '../game/game.ts'
import { legalIn } from '../game/seen.ts'
import { doAction, setHints } from '../game/store.ts'
import { Lock } from '../table/Lock.tsx'
import { thingsOf } from '../things.ts'
import { useLanguage, useUi } from '../words.ts'
import { Pointed } from './Pointed.tsx'
import { openHints } from './shown.ts'
import { useAdvice } from './useAdvice.ts'

interface HintPanelProps {
  readonly game: LocalGame
  readonly view: PlayerView
}

/** What the computer would do in the player's place. */
export function HintPanel({ game, view }: HintPanelProps) {
  const { hints } = useUi().learn
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const from = document.activeElement
    box.current?.focus()
    return () => {
      // What had the focus has it again, unless it was moved on meanwhile.
      setTimeout(() => {
        if (document.activeElement === document.body && from instanceof HTMLElement) from.focus()
      })
    }
  }, [])
  const close = () => openHints(false)
  return (
    <section
      ref={box}
      className="hints"
      aria-label={hints.title}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
    >
      <header className="hints-head">
        <h2>{hints.title}</h2>
        {game.hints === true ? (
          <button type="button" className="table-rule" onClick={() => setHints(false)}>
            {hints.turnOff}
          </button>
        ) : undefined}
        <button type="button" className="shell-tool" aria-label={hints.close} title={hints.close} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </header>
      {game.hints === true ? (
        <Advised view={view} onDone={() => box.current?.focus()} />
      ) : (
        <>
          <p>{hints.off}</p>
          <p className="hints-note">{hints.what}</p>
          <button
            type="button"
            className="shell-button"
            data-primary
            onClick={() => {
              setHints(true)
              box.current?.focus()
            }}
          >
            {hints.on}
          </button>
        </>
      )}
    </section>
  )
}

interface AdvisedProps {
  readonly view: PlayerView
  /** The button that was pressed is gone. */
  readonly onDone: () => void
}

function Advised({ view, onDone }: AdvisedProps) {
  const { hints } = useUi().learn
  const [found, again] = useAdvice(view, true)
  const decides = legalIn(view).length > 0
  const said = () => {
    if (!decides) return hints.nothing
    if (found === 'thinking') return hints.thinking
    return found === 'failed' ? hints.failed : hints.best
  }
  const list = decides && typeof found !== 'string' ? found : []
  return (
    <>
      <p role="status">{said()}</p>
      {decides && found === 'failed' ? (
        <button type="button" className="shell-button" onClick={again}>
          {hints.retry}
        </button>
      ) : undefined}
      {list.length === 0 ? undefined : <Moves list={list} view={view} onDone={onDone} />}
    </>
  )
}

function Moves({ list, view, onDone }: AdvisedProps & { readonly list: readonly Advice[] }) {
  const { hints } = useUi().learn
  const language = useLanguage()
  const [looked, look] = useState<Advice>()
  const alone = view.table.players === 1
  const things = looked === undefined || !list.includes(looked) ? [] : thingsOf(looked.action, view.table)
  return (
    <>
      <Pointed at={things.map(thing => `[data-thing="${thing}"]`)} />
      <ol className="hints-list">
        {list.map(advice => (
          <li key={JSON.stringify(advice.action)}>
            <button
              type="button"
              className="shell-button hints-act"
              data-hint={advice.action.type}
              onPointerEnter={() => look(advice)}
              onPointerLeave={() => look(undefined)}
              onFocus={() => look(advice)}
              onBlur={() => look(undefined)}
              onClick={() => {
                doAction(advice.action)
                onDone()
              }}
            >
              <span>
                {describeAction(advice.action, view, language)} <Lock view={view} action={advice.action} />
              </span>
              <span className="hints-worth">
                <span>{hints.points(Math.round(advice.points))}</span>
                {alone ? undefined : <span>{hints.chance(Math.round(100 * advice.winChance))}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className="hints-note">{alone ? hints.noteSolo : hints.note}</p>
    </>
  )
}
