import { LAST_ROUND, PHASE_OF, PHASES, type PlayerView } from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import { Icon } from '../draw/Icon.tsx'
import type { LocalGame } from '../game/game.ts'
import { setSetting, useSettings } from '../game/settings.ts'
import { isDark } from '../start/appearance.ts'
import { Sign } from '../start/Sign.tsx'
import { useLanguage, useUi } from '../words.ts'
import { BackTools } from './BackTools.tsx'
import { Order } from './Order.tsx'
import type { Opened } from './Table.tsx'
import { Tool } from './Tool.tsx'

interface TopBarProps {
  readonly game: LocalGame
  readonly view: PlayerView
  readonly onOpen: (what: Opened) => void
  readonly onAgain: () => void
  readonly onLeave: () => void
}

export function TopBar({ game, view, onOpen, onAgain, onLeave }: TopBarProps) {
  const { bar } = useUi().table
  // Read again whenever the theme is changed.
  useSettings(({ theme }) => theme)
  const dark = isDark()
  return (
    <header className="table-bar">
      <Progress view={view} />
      <Order game={game} view={view} />
      <div className="table-tools" role="toolbar" aria-label={bar.tools}>
        <BackTools game={game} view={view} />
        <span className="table-tools-gap" />
        <span className="table-tools-again">
          <Tool label={bar.again} onPress={onAgain}>
            <Sign name="again" />
          </Tool>
        </span>
        <Tool label={bar.rules} onPress={() => onOpen('rules')}>
          <Sign name="book" />
        </Tool>
        <Tool label={dark ? bar.toLight : bar.toDark} onPress={() => setSetting({ theme: dark ? 'light' : 'dark' })}>
          <Icon name={dark ? 'sun' : 'moon'} size={18} />
        </Tool>
        <Tool label={bar.settings} onPress={() => onOpen('settings')}>
          <Icon name="settings" size={18} />
        </Tool>
        <Tool label={bar.leave} onPress={onLeave}>
          <Sign name="door" />
        </Tool>
      </div>
    </header>
  )
}

/** The round, and the phases as steps, the current one with the name of its step. */
function Progress({ view: { table } }: { readonly view: PlayerView }) {
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
}
