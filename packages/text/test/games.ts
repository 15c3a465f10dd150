import {
  type Action,
  type Edition,
  type GameEvent,
  type GameState,
  legalActions,
  newGame,
  type PlayerView,
  play,
  type TableOptions,
  view,
  waitingFor,
} from '@la-granja/engine'

/** A small generator of its own: this package does not depend on the bots. */
function numbers(seed: number): (below: number) => number {
  let bits = seed >>> 0
  return below => {
    bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0
    return Math.floor((bits / 2 ** 32) * below)
  }
}

export interface Watcher {
  decision?(view: PlayerView, legal: readonly Action[]): void
  event?(event: GameEvent): void
}

/** Plays one random game and shows everything that happens. */
export function watchGame(
  seed: number,
  players: 1 | 2 | 3 | 4,
  options: TableOptions,
  watcher: Watcher,
  edition: Edition = 'classic',
): GameState {
  const below = numbers(seed)
  let state = newGame({ seed: `text ${seed}`, players, edition, options })
  for (let waiting = waitingFor(state); waiting.length > 0; waiting = waitingFor(state)) {
    const seen = view(state, waiting[below(waiting.length)]!)
    const legal = legalActions(seen)
    watcher.decision?.(seen, legal)
    const played = play(state, legal[below(legal.length)]!)
    if ('refusal' in played) throw new Error(played.refusal.why)
    for (const event of played.events) watcher.event?.(event)
    state = played.state
  }
  return state
}
