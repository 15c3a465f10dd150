import type { Edition } from '@la-granja/engine'
import type { Sitter } from '../game/game.ts'
import type { GameFacts } from './facts.ts'

/** Which games are counted. */
export interface Filter {
  readonly players: 'all' | `${number}`
  readonly edition: 'all' | Edition
  readonly opponent: 'all' | Sitter
}

export const EVERYTHING: Filter = { players: 'all', edition: 'all', opponent: 'all' }

export function matches({ players, edition, opponent }: Filter, facts: GameFacts): boolean {
  return (
    (players === 'all' || players === `${facts.farms.length}`) &&
    (edition === 'all' || edition === facts.edition) &&
    (opponent === 'all' || facts.opponents.includes(opponent))
  )
}
