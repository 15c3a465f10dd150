import './replay.css'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { leaveGame, useTable } from '../game/store.ts'
import { Unbroken } from '../table/Broken.tsx'
import { Loading, Lost } from '../table/Lost.tsx'
import { useUi } from '../words.ts'
import { type Found, findGame } from './find.ts'
import { Watched } from './Watched.tsx'

/** A game from its first action to its last, to be looked at from every side. */
export function Replay({ id }: { readonly id: string }) {
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
  if ('sorry' in found) return <Sorry why={found.sorry} />
  if ('reason' in found) return <Lost saved={found.saved} reason={found.reason} />
  return (
    <Unbroken>
      <Watched game={found.game} online={found.online} />
    </Unbroken>
  )
}

function Sorry({ why }: { readonly why: 'missing' | 'notOver' | 'unreachable' }) {
  const { replay, table } = useUi()
  const [, go] = useLocation()
  return (
    <main className="shell-page">
      <h1>{replay[why]}</h1>
      <p>{replay[`${why}Hint`]}</p>
      <div className="shell-buttons">
        <button type="button" className="shell-button" data-primary onClick={() => go('/')}>
          {table.lost.back}
        </button>
      </div>
    </main>
  )
}
