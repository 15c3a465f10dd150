import type { EventOf } from '../card.ts'
import type { GameEvent } from '../event.ts'
import { cardEvents } from './cards.ts'
import type { Draft } from './draft.ts'
import { farmEvents } from './farm.ts'
import { villageEvents } from './village.ts'

type Evolve<T extends GameEvent['type']> = (draft: Draft, event: EventOf<T>) => void
export type Evolving = { readonly [T in GameEvent['type']]: Evolve<T> }

const evolving: Evolving = { ...farmEvents, ...cardEvents, ...villageEvents }

/** Every piece moves here and nowhere else. */
export function evolve(draft: Draft, event: GameEvent): void {
  ;(evolving[event.type] as Evolve<GameEvent['type']>)(draft, event)
}
