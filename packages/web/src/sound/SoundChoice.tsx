import { setSetting, useSettings } from '../game/settings.ts'
import { Row, Toggle } from '../start/Choice.tsx'
import { useUi } from '../words.ts'
import { hearVoices } from './hear.ts'

const VOLUMES = [0.3, 0.6, 1] as const

/** Whether there is sound, and how loud. Each choice is heard at once. */
export function SoundChoice() {
  const { preferences: words } = useUi().table.start
  const { sound, volume } = useSettings()
  return (
    <>
      <Toggle
        label={words.sound}
        hint={words.soundHint}
        value={sound}
        onChange={value => {
          setSetting({ sound: value })
          hearVoices(['coin'])
        }}
      />
      {sound ? (
        <Row
          label={words.volume}
          value={volume}
          options={VOLUMES.map(value => ({ value, text: words.volumes[value] }))}
          onChange={value => {
            setSetting({ volume: value })
            hearVoices(['coin'])
          }}
        />
      ) : undefined}
    </>
  )
}
