import { type Action, type GameState, legalActions, type PlayerView, type Seat, view } from '@la-granja/engine'
import { litThings, type Thing } from '../things.ts'

// What follows from a state is asked for by many parts of the screen, and worked out once. All of it goes with its state.
const views = new WeakMap<GameState, Map<Seat | undefined, PlayerView>>()
const lists = new WeakMap<PlayerView, readonly Action[]>()
const lights = new WeakMap<PlayerView, Map<Thing | undefined, ReadonlySet<Thing>>>()

/** What the seat sees. */
export function seenBy(state: GameState, seat: Seat | undefined): PlayerView {
  const known = views.get(state) ?? new Map<Seat | undefined, PlayerView>()
  views.set(state, known)
  return found(known, seat, () => view(state, seat))
}

/** What the seat that sees this may do. */
export function legalIn(seen: PlayerView): readonly Action[] {
  const known = lists.get(seen)
  if (known !== undefined) return known
  const legal = legalActions(seen)
  lists.set(seen, legal)
  return legal
}

/** What can be touched; with something chosen already, what goes with it. */
export function litIn(seen: PlayerView, chosen: Thing | undefined): ReadonlySet<Thing> {
  const known = lights.get(seen) ?? new Map<Thing | undefined, ReadonlySet<Thing>>()
  lights.set(seen, known)
  return found(known, chosen, () => litThings(legalIn(seen), seen.table, chosen))
}

function found<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const there = known.get(key)
  if (there !== undefined) return there
  const made = make()
  known.set(key, made)
  return made
}
