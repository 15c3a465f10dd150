import { useState } from 'react'
import { Button } from 'react-aria-components'
import { useLocation } from 'wouter'
import { fetchGame } from '../game/shelf.ts'
import { useLanguage, useUi } from '../words.ts'
import { downloadGame } from './files.ts'
import { Panel } from './Panel.tsx'
import { Sign } from './Sign.tsx'
import type { KeptGame, Shelf } from './useGames.ts'

/** The games of this device: open, save, delete. */
export function Games({ shelf, lastRound }: { readonly shelf: Shelf; readonly lastRound: number }) {
  const words = useUi().table.start.games
  const language = useLanguage()
  const [, go] = useLocation()
  const [doomed, setDoomed] = useState<KeptGame>()
  const { games, state, remove } = shelf
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const saveToFile = async (id: string) => {
    const saved = await fetchGame(id)
    if (saved !== undefined) downloadGame(saved)
  }
  const removeDoomed = () => {
    if (doomed !== undefined) void remove(doomed.saved.id)
    setDoomed(undefined)
  }
  return (
    <section className="start-games" aria-labelledby="start-games-title">
      <h2 id="start-games-title">{words.title}</h2>
      {games.length > 0 || state === 'looking' ? undefined : (
        <p className="start-none">{state === 'blocked' ? words.blocked : words.none}</p>
      )}
      <ul>
        {games.map(game => {
          const { saved, round, over, playable } = game
          const names = saved.names.join(', ')
          return (
            <li key={saved.id} className="start-game" data-over={over || undefined}>
              <Button
                className="start-game-open"
                aria-label={words.openLabel(names)}
                onPress={() => go(`/play/${saved.id}`)}
              >
                <strong>{names}</strong>
                <span>
                  {!playable ? words.broken : over ? words.over : words.round(round, lastRound)} ·{' '}
                  {dates.format(saved.played)}
                </span>
              </Button>
              <Button
                className="shell-tool"
                aria-label={`${words.save}: ${names}`}
                onPress={() => void saveToFile(saved.id)}
              >
                <Sign name="save" />
              </Button>
              <Button className="shell-tool" aria-label={`${words.remove}: ${names}`} onPress={() => setDoomed(game)}>
                <Sign name="bin" />
              </Button>
            </li>
          )
        })}
      </ul>
      <Panel title={words.sure} open={doomed !== undefined} onClose={() => setDoomed(undefined)}>
        <p>{words.sureHint(doomed?.saved.names.join(', ') ?? '')}</p>
        <div className="shell-buttons">
          <Button className="shell-button" autoFocus onPress={() => setDoomed(undefined)}>
            {words.no}
          </Button>
          <Button className="shell-button" data-danger onPress={removeDoomed}>
            {words.yes}
          </Button>
        </div>
      </Panel>
    </section>
  )
}
