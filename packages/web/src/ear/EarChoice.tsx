import { type Settings, setSetting, useSettings } from '../game/settings.ts'
import { Row, Toggle } from '../start/Choice.tsx'
import { useUi } from '../words.ts'

const DETAILS: readonly Settings['detail'][] = ['off', 'short', 'all']

/** For those who play by ear. */
export function EarChoice() {
  const { ear: words } = useUi()
  const { textTable, detail } = useSettings()
  return (
    <>
      <Toggle
        label={words.textTable}
        hint={words.textTableHint}
        value={textTable}
        onChange={value => setSetting({ textTable: value })}
      />
      <div>
        <Row
          label={words.detail}
          value={detail}
          options={DETAILS.map(value => ({ value, text: words.details[value] }))}
          onChange={value => setSetting({ detail: value })}
        />
        <p className="shell-hint">{words.detailHint}</p>
      </div>
    </>
  )
}
