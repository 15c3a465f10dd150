import { EarChoice } from '../ear/EarChoice.tsx'
import { type Settings as Kept, setSetting, useSettings } from '../game/settings.ts'
import { SoundChoice } from '../sound/SoundChoice.tsx'
import { useUi } from '../words.ts'
import { Row, Toggle } from './Choice.tsx'
import { Panel } from './Panel.tsx'

const THEMES: readonly Kept['theme'][] = ['system', 'light', 'dark']
const PACES = [0, 250, 700, 1500] as const

export function Settings({ onClose }: { readonly onClose: () => void }) {
  const { settings: title, preferences: words } = useUi().table.start
  const { theme, motion, confirm, autoEnd, pace } = useSettings()
  return (
    <Panel title={title} onClose={onClose}>
      <div className="shell-form">
        <Row
          label={words.theme}
          value={theme}
          options={THEMES.map(value => ({ value, text: words.themes[value] }))}
          onChange={value => setSetting({ theme: value })}
        />
        <Row
          label={words.pace}
          value={pace}
          options={PACES.map(value => ({ value, text: words.paces[value] }))}
          onChange={value => setSetting({ pace: value })}
        />
        <Toggle
          label={words.motion}
          hint={words.motionHint}
          value={motion}
          onChange={value => setSetting({ motion: value })}
        />
        <Toggle
          label={words.confirm}
          hint={words.confirmHint}
          value={confirm}
          onChange={value => setSetting({ confirm: value })}
        />
        <Toggle
          label={words.autoEnd}
          hint={words.autoEndHint}
          value={autoEnd === 'always'}
          onChange={value => setSetting({ autoEnd: value ? 'always' : 'never' })}
        />
        <SoundChoice />
        <EarChoice />
      </div>
    </Panel>
  )
}
