import { Button } from 'react-aria-components'
import { Panel } from '../start/Panel.tsx'
import { useUi } from '../words.ts'

interface RemovePasskeyProps {
  readonly name: string
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Asks first: it may be the only way back for somebody who loses this device. */
export function RemovePasskey({ name, onYes, onClose }: RemovePasskeyProps) {
  const words = useUi().passkeys
  return (
    <Panel title={words.sure} onClose={onClose}>
      <p>{words.sureHint(name)}</p>
      <div className="shell-buttons">
        <Button className="shell-button" autoFocus onPress={onClose}>
          {words.cancel}
        </Button>
        <Button className="shell-button" data-danger onPress={onYes}>
          {words.remove}
        </Button>
      </div>
    </Panel>
  )
}
