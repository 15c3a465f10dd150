import { Button } from 'react-aria-components'
import { useUi } from '../words.ts'
import { Panel } from './Panel.tsx'

interface SureProps {
  readonly names: string
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Asks before a game is deleted. */
export function Sure({ names, onYes, onClose }: SureProps) {
  const words = useUi().table.start.games
  return (
    <Panel title={words.sure} onClose={onClose}>
      <p>{words.sureHint(names)}</p>
      <div className="shell-buttons">
        <Button className="shell-button" autoFocus onPress={onClose}>
          {words.no}
        </Button>
        <Button className="shell-button" data-danger onPress={onYes}>
          {words.yes}
        </Button>
      </div>
    </Panel>
  )
}
