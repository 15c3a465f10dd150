import type { Action, Seat } from '@la-granja/engine'
import type { LocalGame } from './game.ts'

/** Somebody who leads a person through a game on this device. */
export interface Guide {
  /** Whether the person had better not do this now. The guide tells them why. */
  readonly holdsBack: (game: LocalGame, action: Action) => boolean
  /** What a computer player does; nothing where it is free to choose. */
  readonly plays: (game: LocalGame, seat: Seat) => Action | undefined
}

let followed: Guide | undefined

/** Returns how to be rid of the guide again. */
export function follow(guide: Guide): () => void {
  followed = guide
  return () => {
    if (followed === guide) followed = undefined
  }
}

export function guide(): Guide | undefined {
  return followed
}
