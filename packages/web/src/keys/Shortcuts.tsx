import { Fragment } from 'react'
import { Button } from 'react-aria-components'
import { setSetting, useSettings } from '../game/settings.ts'
import { Toggle } from '../start/Choice.tsx'
import { Panel } from '../start/Panel.tsx'
import { Sign } from '../start/Sign.tsx'
import { useUi } from '../words.ts'
import { type Press, SHORTCUTS } from './shortcuts.ts'
import './keys.css'

interface ShortcutsProps {
  readonly onClose: () => void
  /** The book at the page of this step. */
  readonly onBook: () => void
}

/** Every key of the table, and the way to the page that tells what can be done now. */
export function Shortcuts({ onClose, onBook }: ShortcutsProps) {
  const { keys: words, book } = useUi()
  const letters = useSettings(kept => kept.letters)
  return (
    <Panel title={words.title} onClose={onClose} wide>
      <div className="keys-groups">
        {(Object.keys(SHORTCUTS) as (keyof typeof SHORTCUTS)[]).map(group => (
          <section key={group} data-group={group}>
            <h3 className="keys-head">{words.groups[group]}</h3>
            <dl className="keys-list">
              {SHORTCUTS[group].map(({ says, presses }) => (
                <div key={says} className="keys-line">
                  <dt>{words.says[says]}</dt>
                  <dd>
                    {presses.map((press, index) => (
                      <Fragment key={press.join(' ')}>
                        {index > 0 ? <span className="keys-or">{words.or}</span> : undefined}
                        <Keys press={press} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Toggle
        label={words.letters}
        hint={words.lettersHint}
        value={letters}
        onChange={value => setSetting({ letters: value })}
      />
      <Button
        className="shell-button keys-book"
        onPress={() => {
          onClose()
          onBook()
        }}
      >
        <Sign name="book" />
        {book.now}
      </Button>
    </Panel>
  )
}

function Keys({ press }: { readonly press: Press }) {
  const { caps } = useUi().keys
  return (
    <span className="keys-press">
      {press.map((key, index) => (
        <Fragment key={key}>
          {index > 0 ? '+' : undefined}
          <kbd>{key in caps ? caps[key as keyof typeof caps] : key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
