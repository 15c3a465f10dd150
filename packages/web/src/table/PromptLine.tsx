import { type Action, formatAction, type PlayerView, waitingFor } from '@la-granja/engine'
import { describeAction, describeTask } from '@la-granja/text'
import { type MouseEvent, useContext } from 'react'
import { Refused, WhatNow } from '../book/Asked.tsx'
import { Icon } from '../draw/Icon.tsx'
import { canUndo, type LocalGame } from '../game/game.ts'
import { doAction, dropChoice, useTable } from '../game/store.ts'
import { Lately } from '../motion/Lately.tsx'
import { Sign } from '../start/Sign.tsx'
import { useLanguage, useUi } from '../words.ts'
import { BackTools } from './BackTools.tsx'
import { ExtrasContext } from './extras.ts'
import { Lock } from './Lock.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { useFocusOnChoice } from './useFocusOnChoice.ts'
import { isDone, type Prompt } from './usePrompt.ts'

interface PromptProps {
  readonly view: PlayerView
  readonly prompt: Prompt
}

/** One sentence that says what can be done now, with the main choices as buttons. */
export function PromptLine({
  game,
  view,
  prompt,
  onResults,
}: PromptProps & { readonly game: LocalGame; readonly onResults: () => void }) {
  const words = useUi().table.prompt
  const { task, legal, buttons } = prompt
  return (
    <section className="table-prompt" aria-label={words.label}>
      {/* Where the focus rests while others move. */}
      <div className="table-says" tabIndex={-1}>
        <Sentence game={game} view={view} prompt={prompt} />
        <Lately game={game} seat={view.seat} />
      </div>
      <WhatNow view={view} task={task} />
      <BackTools back={canUndo(game, view.seat)} forth={game.undone.length > 0} />
      <div className="table-prompt-buttons">
        {view.table.over ? (
          <button type="button" className="shell-button" data-primary onClick={onResults}>
            {words.results}
          </button>
        ) : undefined}
        {buttons.map(action => (
          <Act
            key={JSON.stringify(action)}
            action={action}
            view={view}
            primary={action.type === 'endTurn' ? isDone(task) : action.type !== 'cancel' && action.type !== 'finish'}
          />
        ))}
        {legal.length === 0 ? undefined : <MoreMenu legal={legal} view={view} />}
      </div>
    </section>
  )
}

function Sentence({ game, view, prompt: { task } }: PromptProps & { readonly game: LocalGame }) {
  const words = useUi().table.prompt
  const language = useLanguage()
  const refused = useTable(shown => shown.refused)
  const thinking = useTable(shown => shown.thinking)
  const { says } = useContext(ExtrasContext)
  if (says !== undefined) return says
  if (refused !== undefined)
    return (
      <p className="table-sentence" data-refused role="alert">
        <Sign name="warning" size={20} />
        <Refused refused={refused} view={view} />
        <button type="button" className="shell-tool" aria-label={words.dismiss} onClick={dropChoice}>
          <Icon name="close" size={16} />
        </button>
      </p>
    )
  const sentence = () => {
    if (view.table.over) return words.over
    if (task !== undefined) return describeTask(task, view, language)
    if (thinking !== undefined) return words.thinking(game.names[thinking] ?? '')
    const waiting = waitingFor(game.state).map(seat => game.names[seat] ?? '')
    return waiting.length === 0 ? words.settling : words.waiting(waiting.join(', '))
  }
  return (
    <p className="table-sentence" data-own={task !== undefined || undefined}>
      <span>{sentence()}</span>
    </p>
  )
}

/** The list above the line: everything that can be done with what was touched, or the choices of this moment. */
export function Tray({ view, prompt: { listed } }: PromptProps) {
  const words = useUi().table.prompt
  const chosen = useTable(shown => shown.chosen)
  const box = useFocusOnChoice(chosen)
  if (listed.length === 0) return undefined
  return (
    <section ref={box} className="table-tray" aria-label={chosen === undefined ? words.choices : words.about}>
      {listed.map(action => (
        <Act key={JSON.stringify(action)} action={action} view={view} />
      ))}
      {chosen === undefined ? undefined : (
        <button type="button" className="shell-button table-drop" onMouseDown={withoutFocus} onClick={dropChoice}>
          {words.drop}
        </button>
      )}
    </section>
  )
}

interface ActProps {
  readonly action: Action
  readonly view: PlayerView
  readonly primary?: boolean
}

/** What has the focus and goes away makes the browser lay out the page at once. Keys still put the focus here. */
function withoutFocus(event: MouseEvent): void {
  event.preventDefault()
}

function Act({ action, view, primary = false }: ActProps) {
  const language = useLanguage()
  return (
    <button
      type="button"
      className="shell-button table-act"
      data-primary={primary || undefined}
      data-action={action.type}
      data-does={formatAction(action)}
      onMouseDown={withoutFocus}
      // The second click of a double click finds the next turn in the same place, and must not end that as well.
      onClick={({ detail }) => (detail > 1 && action.type === 'endTurn' ? undefined : doAction(action))}
    >
      <span>{describeAction(action, view, language)}</span>
      <Lock view={view} action={action} />
    </button>
  )
}
