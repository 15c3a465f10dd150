import { LAST_ROUND, PHASE_OF, PHASES, type PlayerView, type Step } from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import { useContext } from 'react'
import { openBook } from '../book/opened.ts'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { canUndo, type LocalGame } from '../game/game.ts'
import { HintTool } from '../hints/HintTool.tsx'
import { Sign } from '../start/Sign.tsx'
import { useLanguage, useUi } from '../words.ts'
import { BackTools } from './BackTools.tsx'
import { ExtrasContext } from './extras.ts'
import { Order } from './Order.tsx'
import { Switches } from './Switches.tsx'
import type { Opened } from './Table.tsx'
import { Tool } from './Tool.tsx'

interface ToolsProps {
  readonly onOpen: (what: Opened) => void
  readonly onAgain: () => void
  readonly onLeave: () => void
}

interface TopBarProps extends ToolsProps {
  readonly game: LocalGame
  readonly view: PlayerView
}

export function TopBar({ game, view, ...tools }: TopBarProps) {
  const { bar } = useUi().table
  const { round, step, over } = view.table
  const extras = useContext(ExtrasContext)
  return (
    <header className="table-bar">
      <Progress round={round} step={step} over={over} />
      <Order game={game} view={view} />
      <div className="table-tools" role="toolbar" aria-label={bar.tools}>
        <BackTools back={canUndo(game, view.seat)} forth={game.undone.length > 0} />
        <span className="table-tools-gap" />
        {extras.tools}
        <HintTool view={view} />
        <OtherTools {...tools} />
      </div>
    </header>
  )
}

const OtherTools = drawOnChange(function OtherTools({ onOpen, onAgain, onLeave }: ToolsProps) {
  const {
    table: { bar },
    keys,
  } = useUi()
  return (
    <>
      <span className="table-tools-again">
        <Tool label={bar.again} onPress={onAgain}>
          <Sign name="again" />
        </Tool>
      </span>
      <Tool label={bar.rules} onPress={() => openBook('contents')}>
        <Sign name="book" />
      </Tool>
      <span className="table-tools-keys">
        <Tool label={keys.tool} onPress={() => onOpen('keys')}>
          <Sign name="keys" />
        </Tool>
      </span>
      <Switches />
      <Tool label={bar.settings} onPress={() => onOpen('settings')}>
        <Icon name="settings" size={18} />
      </Tool>
      <Tool label={bar.leave} onPress={onLeave}>
        <Sign name="door" />
      </Tool>
    </>
  )
})

interface ProgressProps {
  readonly round: number
  readonly step: Step
  readonly over: boolean
}

/** The round, and the phases as steps, the current one with the name of its step. */
export const Progress = drawOnChange(function Progress(table: ProgressProps) {
  const { bar } = useUi().table
  const { phases, steps } = namesIn(useLanguage())
  const now = PHASES.indexOf(PHASE_OF[table.step])
  return (
    <div className="table-progress">
      <div className="table-round" role="img" aria-label={bar.round(table.round, LAST_ROUND)}>
        <span>{bar.roundShort(table.round)}</span>
        <span className="table-pips">
          {Array.from({ length: LAST_ROUND }, (_, index) => (
            <i key={index} data-done={index < table.round || undefined} />
          ))}
        </span>
      </div>
      <ol className="table-phases" aria-label={bar.phases}>
        {PHASES.map((phase, index) => (
          <li
            key={phase}
            data-place={index === now ? 'phase' : undefined}
            data-past={index < now || undefined}
            aria-current={index === now && !table.over ? 'step' : undefined}
          >
            <b>{phases[phase]}</b>
            {index === now && !table.over ? <span>{steps[table.step]}</span> : undefined}
          </li>
        ))}
      </ol>
    </div>
  )
})
