import { type EventOf, REACTION_BITS } from '../card.ts'
import type { GameEvent } from '../event.ts'
import { cardEvents } from './cards.ts'
import type { Draft } from './draft.ts'
import { farmEvents } from './farm.ts'
import { villageEvents } from './village.ts'

type Evolve<T extends GameEvent['type']> = (draft: Draft, event: EventOf<T>) => void
export type Evolving = { readonly [T in GameEvent['type']]: Evolve<T> }

const evolving: Evolving = { ...farmEvents, ...cardEvents, ...villageEvents }

interface Kind {
  readonly move: (draft: Draft, event: GameEvent) => void
  /** As `REACTION_BITS`. */
  readonly reaction: number
}

/** What there is to know about each kind of event, so that one look-up does. */
const KINDS = Object.fromEntries(
  (Object.keys(evolving) as GameEvent['type'][]).map(type => [
    type,
    { move: evolving[type], reaction: REACTION_BITS[type] ?? 0 },
  ]),
) as Readonly<Record<GameEvent['type'], Kind>>

/** Every piece moves here and nowhere else. Tells which helpers may react, as `REACTION_BITS`. */
export function evolve(draft: Draft, event: GameEvent): number {
  const { move, reaction } = KINDS[event.type]
  move(draft, event)
  return reaction
}
