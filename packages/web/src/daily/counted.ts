import { type GameRecord, replay, result } from '@la-granja/engine'
import type { Day } from '@la-granja/server/protocol'
import { save } from '../game/game.ts'
import { fetchGame } from '../game/shelf.ts'
import { useTable } from '../game/store.ts'
import { keptDay } from './days.ts'

/** How far the game has come that counts on a day. */
export type Counted =
  | { readonly at: 'none' }
  | { readonly at: 'running'; readonly id: string; readonly round: number }
  | { readonly at: 'over'; readonly id: string; readonly points: number; readonly record: GameRecord }
  /** It was deleted, or cannot be played again. */
  | { readonly at: 'gone' }

export async function countedOn(day: Day): Promise<Counted> {
  const kept = keptDay(day)
  if (kept === undefined) return { at: 'none' }
  const id = kept.game
  try {
    const record = await recordOf(id)
    if (record === undefined) return { at: 'gone' }
    const state = replay(record)
    const [own] = result(state)?.ranking ?? []
    return own === undefined
      ? { at: 'running', id, round: state.table.round }
      : { at: 'over', id, points: own.points, record }
  } catch {
    return { at: 'gone' }
  }
}

async function recordOf(id: string): Promise<GameRecord | undefined> {
  // Where nothing can be kept, the table itself is all there is.
  const { game } = useTable.getState()
  if (game?.id === id) return save(game, 0).record
  return (await fetchGame(id))?.record
}
