import { replay } from '@la-granja/engine'
import { useEffect, useState } from 'react'
import type { SavedGame } from '../game/game.ts'
import { allGames, discard } from '../game/shelf.ts'

export interface KeptGame {
  /** Without its record: a long list would hold megabytes for lines of text. */
  readonly saved: Omit<SavedGame, 'record'>
  readonly round: number
  readonly over: boolean
  readonly playable: boolean
}

export interface Shelf {
  readonly games: readonly KeptGame[]
  readonly state: 'looking' | 'ready' | 'blocked'
  readonly remove: (id: string) => Promise<void>
}

/** The games that this device keeps. How far each has come is worked out from its record, one at a time. */
export function useGames(): Shelf {
  const [games, setGames] = useState<readonly KeptGame[]>([])
  const [state, setState] = useState<Shelf['state']>('looking')
  useEffect(() => {
    let here = true
    const look = async () => {
      for (const saved of await allGames()) {
        const game = lookAt(saved)
        if (!here) return
        // Some of those before may have been deleted meanwhile.
        setGames(kept => [...kept, game])
        // A long list must not hold up the first click.
        await new Promise(resolve => setTimeout(resolve))
      }
      if (here) setState('ready')
    }
    look().catch(() => here && setState('blocked'))
    return () => {
      here = false
    }
  }, [])
  const remove = async (id: string) => {
    await discard(id)
    setGames(kept => kept.filter(({ saved }) => saved.id !== id))
  }
  return { games, state, remove }
}

/** What lies on the shelf may be damaged in any way; its line is shown all the same. */
function lookAt(found: SavedGame): KeptGame {
  const names = Array.isArray(found.names) ? found.names : [String(found.id)]
  const { id, sitters, begun } = found
  const saved = { id, sitters, names, begun, played: Number(found.played) || 0 }
  try {
    const { round, over } = replay(found.record).table
    return { saved, round, over, playable: true }
  } catch {
    return { saved, round: 0, over: false, playable: false }
  }
}
