import { Button } from 'react-aria-components'
import { useUi } from '../words.ts'

/** The game was opened in another tab: it is played there, unless somebody wants it back. */
export function Elsewhere({ onTake }: { readonly onTake: () => void }) {
  const { elsewhere } = useUi().table
  return (
    <main className="shell-page">
      <h1>{elsewhere.title}</h1>
      <p>{elsewhere.why}</p>
      <div className="shell-buttons">
        <Button className="shell-button" data-primary autoFocus onPress={onTake}>
          {elsewhere.take}
        </Button>
      </div>
    </main>
  )
}
