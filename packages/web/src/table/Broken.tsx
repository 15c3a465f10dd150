import { Component, type ReactNode } from 'react'
import { save } from '../game/game.ts'
import { useTable } from '../game/store.ts'
import { downloadGame } from '../start/files.ts'
import { useUi } from '../words.ts'

interface Caught {
  readonly error?: unknown
}

/** Catches what fails while drawing, which would leave an empty page. React knows no other way than a class. */
export class Unbroken extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = {}

  static getDerivedStateFromError(error: unknown): Caught {
    return { error: error ?? 'unknown' }
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Broken error={this.state.error} />
  }
}

/** What happened, that nothing is lost, and the ways on. It draws as little as possible, for something is wrong with drawing. */
export function Broken({ error }: { readonly error: unknown }) {
  const { broken } = useUi().table
  // A game over the network is kept there, and known here only in part.
  const game = useTable(({ game, keeper }) => (keeper === undefined ? game : undefined))
  return (
    <main className="shell-page" role="alert">
      <h1>{broken.title}</h1>
      <p>{broken.why}</p>
      <p className="shell-hint">{broken.detail(error instanceof Error ? error.message : String(error))}</p>
      <div className="shell-buttons">
        {game === undefined ? undefined : (
          <button type="button" className="shell-button" onClick={() => downloadGame(save(game, Date.now()))}>
            {broken.save}
          </button>
        )}
        <button type="button" className="shell-button" data-primary onClick={() => location.reload()}>
          {broken.reload}
        </button>
      </div>
    </main>
  )
}
