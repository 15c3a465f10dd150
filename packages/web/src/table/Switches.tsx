import { Icon } from '../draw/Icon.tsx'
import { setSetting, useSettings } from '../game/settings.ts'
import { isDark } from '../start/appearance.ts'
import { useUi } from '../words.ts'
import { Tool } from './Tool.tsx'

/** Light or dark, drawn or in words: alike at the table and in a replay. */
export function Switches() {
  const {
    table: { bar },
    ear,
  } = useUi()
  const asText = useSettings(({ textTable }) => textTable)
  // Read again whenever the theme is changed.
  useSettings(({ theme }) => theme)
  const dark = isDark()
  return (
    <>
      <Tool label={dark ? bar.toLight : bar.toDark} onPress={() => setSetting({ theme: dark ? 'light' : 'dark' })}>
        <Icon name={dark ? 'sun' : 'moon'} size={18} />
      </Tool>
      <span className="table-tools-text">
        <Tool label={asText ? ear.toDrawn : ear.toText} onPress={() => setSetting({ textTable: !asText })}>
          <Icon name="log" size={18} />
        </Tool>
      </span>
    </>
  )
}
