import type { Seat } from '@la-granja/engine'
import type { LocalGame } from '../game/game.ts'

/** Through whose eyes a replay is seen; nobody's are those of a spectator. */
export interface Eyes {
  readonly seat: Seat | undefined
  /** Whether everybody's cards lie open. */
  readonly open: boolean
}

/**
 * Whose eyes may be taken. After the end there are no secrets. Before it a person sees what they see at the table; where several
 * share this screen, a replay would show one the cards of another.
 */
export function eyesIn({ state, sitters }: Pick<LocalGame, 'state' | 'sitters'>): readonly (Seat | undefined)[] {
  const seats = sitters.map((_, seat) => seat as Seat)
  if (state.table.over) return seats
  const persons = seats.filter(seat => sitters[seat] === 'person')
  return persons.length === 1 ? persons : [undefined]
}
