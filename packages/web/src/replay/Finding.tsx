import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { LocalGame } from '../game/game.ts'
import { leaveGame, useTable } from '../game/store.ts'
import { Unbroken } from '../table/Broken.tsx'
import { Loading, Lost } from '../table/Lost.tsx'
import { useUi } from '../words.ts'
import { type Found, findGame } from './find.ts'

interface FindingProps {
  readonly id: string
  /** What to say of a game that is not over, where only finished ones are of use. */
  readonly onlyOver?: string
  readonly children: (game: LocalGame, online: boolean) => ReactNode
}

/** Shows a game that lies on this device or on the server, or says why it cannot. */
export function Finding({ id, onlyOver, children }: FindingProps) {
  const [params] = useSearchParams()
  const online = params.has('online')
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let here = true
    void findGame(id, online).then(now => {
      if (!here) return
      // Nobody goes on thinking meanwhile. A game that is over may be gone back to.
      if (useTable.getState().game?.state.table.over !== true) leaveGame()
      setFound(now)
    })
    return () => {
      here = false
    }
  }, [id, online])
  if (found === undefined) return <Loading />
  if ('sorry' in found) return <Sorry why={found.sorry} hint={found.sorry === 'notOver' ? onlyOver : undefined} />
  if ('reason' in found) return <Lost saved={found.saved} reason={found.reason} />
  if (onlyOver !== undefined && !found.game.state.table.over) return <Sorry why="notOver" hint={onlyOver} />
  return <Unbroken>{children(found.game, found.online)}</Unbroken>
}

interface SorryProps {
  readonly why: 'missing' | 'notOver' | 'unreachable'
  readonly hint: string | undefined
}

function Sorry({ why, hint }: SorryProps) {
  const { replay, table } = useUi()
  const [, go] = useLocation()
  return (
    <main className="shell-page">
      <h1>{replay[why]}</h1>
      <p>{hint ?? replay[`${why}Hint`]}</p>
      <div className="shell-buttons">
        <button type="button" className="shell-button" data-primary onClick={() => go('/')}>
          {table.lost.back}
        </button>
      </div>
    </main>
  )
}
