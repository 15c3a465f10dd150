import type { EventOf } from '../card.ts'
import type { GameEvent } from '../event.ts'
import type { GameState } from '../state.ts'
import { cardEvents } from './cards.ts'
import { farmEvents } from './farm.ts'
import { villageEvents } from './village.ts'

type Evolve<T extends GameEvent['type']> = (state: GameState, event: EventOf<T>) => GameState
export type Evolving = { readonly [T in GameEvent['type']]: Evolve<T> }

const evolving: Evolving = { ...farmEvents, ...cardEvents, ...villageEvents }

/** Every piece moves here and nowhere else. */
export function evolve(state: GameState, event: GameEvent): GameState {
  return (evolving[event.type] as Evolve<GameEvent['type']>)(state, event)
}
