import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { fetchGame } from '../game/shelf.ts'
import { useLanguage, useUi } from '../words.ts'
import { downloadGame } from './files.ts'
import { Sure } from './later.ts'
import { Sign } from './Sign.tsx'
import type { KeptGame, Shelf } from './useGames.ts'

/** The games of this device: open, save, delete. */
export function Games({ shelf, lastRound }: { readonly shelf: Shelf; readonly lastRound: number }) {
  const { table, replay, coach } = useUi()
  const words = table.start.games
  const language = useLanguage()
  const [, go] = useLocation()
  const [doomed, setDoomed] = useState<KeptGame>()
  const { games, state, remove } = shelf
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const saveToFile = async (id: string) => {
    const saved = await fetchGame(id)
    if (saved !== undefined) downloadGame(saved)
  }
  const title = useRef<HTMLHeadingElement>(null)
  const lines = useRef<HTMLUListElement>(null)
  const removed = useRef<{ readonly game: KeptGame; readonly at: number }>(undefined)
  const removeDoomed = () => {
    if (doomed !== undefined) {
      removed.current = { game: doomed, at: games.indexOf(doomed) }
      void remove(doomed.saved.id)
    }
    setDoomed(undefined)
  }
  // The line that had the focus is gone; whoever goes by key goes on with the one in its place.
  useEffect(() => {
    if (removed.current === undefined || games.includes(removed.current.game)) return
    const next = lines.current?.querySelectorAll<HTMLElement>('.start-game-open')[removed.current.at]
    removed.current = undefined
    ;(next ?? title.current)?.focus()
  }, [games])
  return (
    <section className="start-games" aria-labelledby="start-games-title">
      <h2 id="start-games-title" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      {games.length > 0 || state === 'looking' ? undefined : (
        <p className="start-none">{state === 'blocked' ? words.blocked : words.none}</p>
      )}
      <ul ref={lines}>
        {games.map(game => {
          const { saved, round, over, playable } = game
          const names = saved.names.join(', ')
          return (
            <li key={saved.id} className="start-game" data-over={over || undefined}>
              <button
                type="button"
                className="start-game-open"
                aria-label={words.openLabel(names)}
                onClick={() => go(`/play/${saved.id}`)}
              >
                <strong>{names}</strong>
                <span>
                  {!playable ? words.broken : over ? words.over : words.round(round, lastRound)} ·{' '}
                  {dates.format(saved.played)}
                </span>
              </button>
              {playable ? (
                <button
                  type="button"
                  className="shell-tool"
                  aria-label={`${replay.watch}: ${names}`}
                  title={replay.watch}
                  onClick={() => go(`/replay/${saved.id}`)}
                >
                  <Sign name="again" />
                </button>
              ) : undefined}
              {over ? (
                <button
                  type="button"
                  className="shell-tool"
                  aria-label={`${coach.ask}: ${names}`}
                  title={coach.ask}
                  onClick={() => go(`/coach/${saved.id}`)}
                >
                  <Sign name="coach" />
                </button>
              ) : undefined}
              <button
                type="button"
                className="shell-tool"
                aria-label={`${words.save}: ${names}`}
                onClick={() => void saveToFile(saved.id)}
              >
                <Sign name="save" />
              </button>
              <button
                type="button"
                className="shell-tool"
                aria-label={`${words.remove}: ${names}`}
                onClick={() => setDoomed(game)}
              >
                <Sign name="bin" />
              </button>
            </li>
          )
        })}
      </ul>
      {doomed === undefined ? undefined : (
        <Suspense>
          <Sure
            words={{
              title: words.sure,
              hint: words.sureHint(doomed.saved.names.join(', ')),
              yes: words.yes,
              no: words.no,
            }}
            onYes={removeDoomed}
            onClose={() => setDoomed(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
