import { useEffect, useState } from 'react'
import type { SavedGame } from '../game/game.ts'
import { fetchGame } from '../game/shelf.ts'
import { openGame, useTable } from '../game/store.ts'
import { claim, whenClaimed } from '../game/tabs.ts'
import { Unbroken } from './Broken.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { Loading, Lost } from './Lost.tsx'
import { Table } from './Table.tsx'

interface Trouble {
  readonly saved?: SavedGame | undefined
  readonly reason?: string | undefined
}

/** Brings the game with this id to the table, or tells why it cannot. */
export function Play({ id }: { readonly id: string }) {
  const game = useTable(shown => (shown.game?.id === id ? shown.game : undefined))
  const [trouble, setTrouble] = useState<Trouble>()
  const [elsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    if (elsewhere) return
    // While it is still being fetched here, this tab is the later one.
    let mine = false
    const open = async () => {
      try {
        mine = await openGame(id)
        if (mine) claim(id)
        else setTrouble({})
      } catch (error) {
        const saved = await fetchGame(id).catch(() => undefined)
        setTrouble({ saved, reason: error instanceof Error ? error.message : String(error) })
      }
    }
    void open()
    return whenClaimed(taken => {
      if (taken === id && mine) setElsewhere(true)
    })
  }, [id, elsewhere])
  if (elsewhere) return <Elsewhere onTake={() => setElsewhere(false)} />
  if (game !== undefined)
    return (
      <Unbroken>
        <Table game={game} />
      </Unbroken>
    )
  return trouble === undefined ? <Loading /> : <Lost {...trouble} />
}
