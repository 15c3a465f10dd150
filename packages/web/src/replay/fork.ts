import type { Seat } from '@la-granja/engine'
import { type LocalGame, type SavedGame, type Sitter, save } from '../game/game.ts'

interface Cut {
  readonly at: number
  readonly id: string
  readonly now: number
  /** Of a game that was played elsewhere: whoever looks on takes this seat, and computers the others. */
  readonly taking?: Seat | undefined
}

/** A game of its own that has come as far as this moment of another. */
export function cutAt(game: LocalGame, { at, id, now, taking }: Cut): SavedGame {
  const whole = save(game, now)
  const sitters =
    taking === undefined ? game.sitters : game.sitters.map((_, seat): Sitter => (seat === taking ? 'person' : 'farmer'))
  return { ...whole, id, sitters, begun: now, record: { ...whole.record, actions: whole.record.actions.slice(0, at) } }
}
