import { useEffect, useState } from 'react'
import type { SavedGame } from '../game/game.ts'
import { fetchGame } from '../game/shelf.ts'
import { openGame, useTable } from '../game/store.ts'
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
  useEffect(() => {
    const open = async () => {
      try {
        if (!(await openGame(id))) setTrouble({})
      } catch (error) {
        const saved = await fetchGame(id).catch(() => undefined)
        setTrouble({ saved, reason: error instanceof Error ? error.message : String(error) })
      }
    }
    void open()
  }, [id])
  if (game !== undefined) return <Table game={game} />
  return trouble === undefined ? <Loading /> : <Lost {...trouble} />
}
