import '../start/start.css'
import { useLocation } from 'wouter'
import type { SavedGame } from '../game/game.ts'
import { download } from '../start/files.ts'
import { useUi } from '../words.ts'

export function Loading() {
  const { lost } = useUi().table
  return (
    <main className="shell-page">
      <p role="status">{lost.loading}</p>
    </main>
  )
}

/** A game that is not here, or that cannot be played again: what is the matter, and a way on. */
export function Lost({
  saved,
  reason,
}: {
  readonly saved?: SavedGame | undefined
  readonly reason?: string | undefined
}) {
  const { lost } = useUi().table
  const [, go] = useLocation()
  const missing = saved === undefined && reason === undefined
  return (
    <main className="shell-page">
      <h1>{missing ? lost.missing : lost.broken}</h1>
      <p>{missing ? lost.missingHint : lost.brokenHint}</p>
      {reason === undefined ? undefined : <p className="shell-hint">{reason}</p>}
      <div className="shell-buttons">
        {saved === undefined ? undefined : (
          <button type="button" className="shell-button" onClick={() => download(saved, `la-granja-${saved.id}.json`)}>
            {lost.save}
          </button>
        )}
        <button type="button" className="shell-button" data-primary onClick={() => go('/')}>
          {lost.back}
        </button>
      </div>
    </main>
  )
}
