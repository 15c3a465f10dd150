import {
  type Action,
  type GameEvent,
  type GameRecord,
  type GameState,
  legalActions,
  newGame,
  type PlayerView,
  parseAction,
  play,
  replay,
  type Seat,
  showsSomething,
  type Table,
  view as viewOf,
} from '@la-granja/engine'

/**
 * One turn of a seat: its actions in a row, up to where others went on or somebody saw something new. What is known does not
 * change within it, so it is judged as one decision.
 */
export interface Turn {
  /** The number of its first action in the record. */
  readonly at: number
  readonly actions: readonly Action[]
  /** What the seat saw before each of them. */
  readonly views: readonly PlayerView[]
  /** Whether there was anything to choose before each of them. */
  readonly choices: readonly boolean[]
}

/** What the seat saw after somebody's turn: the record's actions up to, but not including, `at` have been played. */
export interface Glimpse {
  readonly at: number
  readonly view: PlayerView
}

export interface Story {
  /** The seat's own turns that held a choice. */
  readonly turns: readonly Turn[]
  /** One for the beginning, and one after each turn of anybody. */
  readonly glimpses: readonly Glimpse[]
}

/** The only place where the coach meets the whole state of a game; from here on it has views alone. */
export function storyOf(json: GameRecord, seat: Seat): Story {
  replay(json) // throws for a record that cannot be played
  const { seed, players, edition, options, components, actions } = json
  if (seat >= players) throw new RangeError(`no seat ${seat} at a table of ${players}`)
  let state = newGame({ seed, players, edition, options, ...(components === undefined ? {} : { components }) })
  const turns: Turn[] = []
  const glimpses: Glimpse[] = [{ at: 0, view: viewOf(state, seat) }]
  let actor: Seat | undefined
  let own: { at: number; actions: Action[]; views: PlayerView[]; choices: boolean[] } | undefined
  const close = (at: number) => {
    if (actor === undefined) return
    if (own?.choices.includes(true) === true) turns.push(own)
    own = undefined
    actor = undefined
    glimpses.push({ at, view: viewOf(state, seat) })
  }
  for (const [at, line] of actions.entries()) {
    const action = parseAction(line)
    const played = action === undefined ? undefined : play(state, action)
    if (action === undefined || played === undefined || 'refusal' in played) break
    if (action.seat !== actor) close(at)
    actor = action.seat
    if (actor === seat) {
      own ??= { at, actions: [], views: [], choices: [] }
      const seen = viewOf(state, seat)
      own.actions.push(action)
      own.views.push(seen)
      own.choices.push(legalActions(seen).length > 1)
    }
    const over = turnIsOver(state.table, played.state, played.events, action.seat)
    state = played.state
    if (over) close(at + 1)
  }
  close(actions.length)
  return { turns, glimpses }
}

/** Whether somebody else goes on, another step has begun, or somebody knows more than before. */
export function turnIsOver(
  { round, step }: Table,
  { table }: GameState,
  events: readonly GameEvent[],
  seat: Seat,
): boolean {
  if (table.over || !table.waiting.includes(seat)) return true
  return table.round !== round || table.step !== step || showsSomething(events)
}
