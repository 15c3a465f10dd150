import './lobby.css'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useTable } from '../game/store.ts'
import { become, useMe } from '../online/me.ts'
import { planFor } from '../online/plans.ts'
import { useOnline } from '../online/shown.ts'
import { sitAt } from '../online/sitting.ts'
import { useOnlineWords } from '../online/words.ts'
import { Loading } from '../table/Lost.tsx'
import { OnlineGame } from './OnlineGame.tsx'
import { WaitingRoom } from './WaitingRoom.tsx'

/** A table over the network, from its first link to its results. */
export function OnlineTable({ id }: { readonly id: string }) {
  const key = useMe(({ me }) => me?.key)
  useEffect(() => sitAt(id, key), [id, key])
  useComingAlong(id)
  const line = useOnline(now => (now.id === id ? now.line : 'connecting'))
  const table = useOnline(now => (now.id === id ? now.known.table : undefined))
  const game = useTable(shown => (shown.game?.id === id ? shown.game : undefined))
  if (typeof line === 'object') return <NoTable why={line.sorry} />
  if (table === undefined) return <Loading />
  if (table.stage === 'gathering') return <WaitingRoom table={table} />
  return game === undefined ? <Loading /> : <OnlineGame game={game} table={table} />
}

/** When the others play again somewhere else, those who sat here go there too, to the same seats. */
function useComingAlong(id: string): void {
  const [, go] = useLocation()
  useEffect(
    () =>
      useOnline.subscribe(({ known: { table } }, { known: { table: before } }) => {
        if (table?.id !== id || before?.id !== id) return
        const { next, yours, chairs } = table
        if (next === undefined || before.next !== undefined || yours.length === 0) return
        planFor(
          next,
          yours.map(seat => ({ seat, name: chairs[seat]?.name ?? '' })),
        )
        go(`/table/${next}`)
      }),
    [id, go],
  )
}

const TOLD = ['noSuchTable', 'unknownKey', 'noWatchers'] as const

function NoTable({ why }: { readonly why: string }) {
  const { sorry, me, lobby } = useOnlineWords()
  const [, go] = useLocation()
  const told = TOLD.find(one => one === why) ?? 'noSuchTable'
  return (
    <main className="shell-page">
      <h1>{sorry[told]}</h1>
      <p>{sorry[`${told}Hint`]}</p>
      <div className="shell-buttons">
        {told === 'unknownKey' ? (
          <button type="button" className="shell-button" onClick={() => become(undefined)}>
            {me.anew}
          </button>
        ) : undefined}
        <button type="button" className="shell-button" data-primary onClick={() => go('/online')}>
          {lobby.title}
        </button>
      </div>
    </main>
  )
}
