import { Button } from 'react-aria-components'
import { Panel } from './Panel.tsx'

interface SureProps {
  readonly words: { readonly title: string; readonly hint: string; readonly yes: string; readonly no: string }
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Asks before something is gone for good. */
export function Sure({ words, onYes, onClose }: SureProps) {
  return (
    <Panel title={words.title} onClose={onClose}>
      <p>{words.hint}</p>
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
