import type { Seat } from '@la-granja/engine'
import { freshId } from '../game/freshId.ts'
import type { LocalGame } from '../game/game.ts'
import { openSaved } from '../game/store.ts'
import { cutAt } from '../replay/fork.ts'
import { against } from './against.ts'

/** Lays the table as it was, for whoever looks on to take this seat; returns where it stands. */
export function tryFrom(game: LocalGame, seat: Seat, at: number): string {
  const id = freshId()
  openSaved(cutAt({ ...game, sitters: against(game.sitters, seat) }, { at, id, now: Date.now() }))
  return `/play/${id}`
}
