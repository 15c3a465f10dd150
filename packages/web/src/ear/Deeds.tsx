import { type Action, formatAction, type PlayerView } from '@la-granja/engine'
import { describeAction } from '@la-granja/text'
import { useEffect, useRef } from 'react'
import { doAction } from '../game/store.ts'
import { groupsOf } from '../table/groups.ts'
import { Lock } from '../table/Lock.tsx'
import { useLanguage, useUi } from '../words.ts'
import { headingId } from './useEar.ts'

interface DeedsProps {
  readonly view: PlayerView
  readonly legal: readonly Action[]
}

/** Everything that can be done now, each as a button. Choices of several steps come one after the other. */
export function Deeds({ view, legal }: DeedsProps) {
  const { prompt } = useUi().table
  const language = useLanguage()
  const acted = useRef(false)
  useEffect(() => {
    if (!acted.current) return
    acted.current = false
    // What was pressed is often gone with the action; the next choices begin at the heading.
    if (document.activeElement === document.body) document.getElementById(headingId('doing'))?.focus()
  }, [legal])
  const act = (action: Action) => {
    acted.current = true
    doAction(action)
  }
  return groupsOf(legal).map(({ name, actions }) => (
    <div key={name} className="ear-part">
      <h3>{prompt.groups[name]}</h3>
      <ul className="ear-deeds">
        {actions.map(action => (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              className="shell-button table-act ear-deed"
              data-action={action.type}
              data-does={formatAction(action)}
              onClick={() => act(action)}
            >
              <span>{describeAction(action, view, language)}</span>
              <Lock view={view} action={action} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  ))
}
