import type { Level } from '@la-granja/bots'
import {
  type Action,
  formatAction,
  type GameEvent,
  type GameRecord,
  type GameState,
  type NewGame,
  newGame,
  parseAction,
  play,
  type Refusal,
  record,
  type Seat,
  showsSomething,
  waitingFor,
} from '@la-granja/engine'

/** Who sits at a seat of a game on this device: a person here, or a computer player. */
export type Sitter = 'person' | Level

/** A game as it is kept: small, and enough to play it again. */
export interface SavedGame {
  readonly id: string
  readonly record: GameRecord
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  /** Milliseconds since 1970. */
  readonly begun: number
  readonly played: number
  /** Whether the computer may be asked for advice in it. */
  readonly hints?: boolean
}

/** One action of a running game with what it did. */
export interface Step {
  readonly action: Action
  readonly before: GameState
  readonly events: readonly GameEvent[]
  /** Only told, by somebody who was there: of the state before it, no more than round and step is true. */
  readonly heard?: true
}

/** A game on this device, with everything that has happened in it. */
export interface LocalGame {
  readonly id: string
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  readonly begun: number
  readonly state: GameState
  readonly steps: readonly Step[]
  /** Taken back and not yet forgotten, the next to come back last. */
  readonly undone: readonly Action[]
  /** So many steps others know of already, over the network: those are not taken back. */
  readonly told?: number
  readonly hints?: boolean
}

export interface Invitation {
  readonly game: NewGame
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  readonly hints?: boolean
}

export function begin({ game, sitters, names, ...rest }: Invitation, id: string, now: number): LocalGame {
  return { id, sitters, names, begun: now, state: newGame(game), steps: [], undone: [], ...hintsOf(rest) }
}

/** A game without hints does not speak of them. */
function hintsOf({ hints }: Pick<LocalGame, 'hints'>): Pick<LocalGame, 'hints'> {
  return hints === true ? { hints } : {}
}

export function act(game: LocalGame, action: Action): LocalGame | { readonly refusal: Refusal } {
  const played = play(game.state, action)
  if ('refusal' in played) return played
  const step: Step = { action, before: game.state, events: played.events }
  return { ...game, state: played.state, steps: [...game.steps, step], undone: [] }
}

/** Whether this person may take back the last action: it is theirs, and nobody has learnt anything from it. */
export function canUndo({ steps, sitters, told = 0 }: LocalGame, seat: Seat | undefined): boolean {
  const last = steps.length > told ? steps.at(-1) : undefined
  if (last === undefined || seat === undefined || sitters[last.action.seat] !== 'person') return false
  return last.action.seat === seat && !showsSomething(last.events)
}

export function undo(game: LocalGame): LocalGame {
  const last = game.steps.at(-1)
  if (last === undefined) return game
  return { ...game, state: last.before, steps: game.steps.slice(0, -1), undone: [...game.undone, last.action] }
}

/** Back to where the seat's actions in a row began, or to the information line. */
export function restart(game: LocalGame, seat: Seat): LocalGame {
  let back = game
  while (canUndo(back, seat)) back = undo(back)
  return back
}

export function redo(game: LocalGame, how = act): LocalGame {
  const action = game.undone.at(-1)
  if (action === undefined) return game
  const played = how(game, action)
  return 'refusal' in played ? game : { ...played, undone: game.undone.slice(0, -1) }
}

/** The person whose decision it is, if it is one's; computer players first where several decide at once. */
export function personToMove({ state, sitters }: LocalGame): Seat | undefined {
  return computerToMove({ state, sitters }) === undefined ? waitingFor(state)[0] : undefined
}

export function computerToMove({ state, sitters }: Pick<LocalGame, 'state' | 'sitters'>): Seat | undefined {
  return waitingFor(state).find(seat => sitters[seat] !== 'person')
}

export function save(game: LocalGame, now: number): SavedGame {
  const { id, sitters, names, begun, state } = game
  return { id, record: record(state), sitters, names, begun, played: now, ...hintsOf(game) }
}

/** Plays a kept game again. Throws a `RecordError` or `RangeError` that says what is wrong with it. */
export function load({ id, record: kept, sitters, names, begun, ...rest }: SavedGame): LocalGame {
  const { seed, players, edition, options, components, actions } = kept
  const fresh = newGame({ seed, players, edition, options, ...(components === undefined ? {} : { components }) })
  if (sitters?.length !== players || names?.length !== players) throw new RangeError('it does not say who sits there')
  let game: LocalGame = { id, sitters, names, begun, state: fresh, steps: [], undone: [], ...hintsOf(rest) }
  const steps: Step[] = []
  for (const line of actions) {
    const action = parseAction(line)
    if (action === undefined) throw new RangeError(`not an action: ${line}`)
    const played = play(game.state, action)
    if ('refusal' in played) throw new RangeError(`${formatAction(action)}: ${played.refusal.why}`)
    steps.push({ action, before: game.state, events: played.events })
    game = { ...game, state: played.state }
  }
  return { ...game, steps }
}
