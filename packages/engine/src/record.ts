import type { Action } from './action.ts'
import { show } from './components/reader.ts'
import type { ComponentSet } from './components/set.ts'
import type { GameEvent } from './event.ts'
import { showsSomething } from './information.ts'
import { newGame } from './newGame.ts'
import { parseAction } from './notation.ts'
import { play } from './play.ts'
import { mix } from './random.ts'
import type { GameState, TableOptions } from './state.ts'
import type { Edition, Seat } from './words.ts'

export const ENGINE_VERSION = 1

/** A game is its options, its seed and its actions; everything else can be computed from them. */
export interface GameRecord {
  readonly engine: number
  readonly seed: string
  readonly players: 1 | 2 | 3 | 4
  readonly edition: Edition
  readonly options: TableOptions
  readonly components?: ComponentSet
  readonly actions: readonly string[]
}

export function record(state: GameState): GameRecord {
  const { table, secrets } = state
  return {
    engine: ENGINE_VERSION,
    seed: secrets.seed,
    players: table.players as GameRecord['players'],
    edition: table.edition,
    options: table.options,
    ...(table.components === undefined ? {} : { components: table.components }),
    actions: secrets.history.split('\n').slice(0, -1),
  }
}

/** Plays a record again. Throws a `RecordError` that says what is wrong and where. */
export function replay(json: GameRecord): GameState {
  return retold(json, () => {})
}

/**
 * How many of a record's actions must stay if this seat takes back what it can: everything up to the last action of somebody
 * else, or to the last one that showed anybody something new.
 */
export function undoTo(json: GameRecord, seat: Seat): number {
  let line = 0
  retold(json, (action, events, index) => {
    if (action.seat !== seat || showsSomething(events)) line = index + 1
  })
  return line
}

function retold(
  json: GameRecord,
  tell: (action: Action, events: readonly GameEvent[], index: number) => void,
): GameState {
  check(json)
  let state = begin(json)
  // A list may have holes, which `forEach` would step over.
  for (const [index, line] of json.actions.entries()) {
    const action = typeof line === 'string' ? parseAction(line) : undefined
    if (action === undefined) throw new RecordError(`action ${index} is not an action: ${show(line)}`, index)
    const played = play(state, action)
    if ('refusal' in played) {
      const { rule, why } = played.refusal
      throw new RecordError(`action ${index} (${line}) is not possible: ${why}, rule ${rule}`, index)
    }
    tell(action, played.events, index)
    state = played.state
  }
  return state
}

/** `at` is the number of the action that is wrong, or -1 for what comes before the first. */
export class RecordError extends Error {
  override readonly name = 'RecordError'
  readonly at: number

  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

/** What `newGame` does not check by itself. */
function check(json: unknown): asserts json is GameRecord {
  const wrong = (message: string) => new RecordError(message, -1)
  if (typeof json !== 'object' || json === null) throw wrong('not a record')
  const { engine, options, actions } = json as Partial<Record<keyof GameRecord, unknown>>
  if (engine !== ENGINE_VERSION) throw wrong(`engine: made by engine ${show(engine)}, this is engine ${ENGINE_VERSION}`)
  if (options === undefined) throw wrong('options: an object is needed')
  if (!Array.isArray(actions)) throw wrong('actions: a list is needed')
}

function begin({ seed, players, edition, options, components }: GameRecord): GameState {
  try {
    return newGame({ seed, players, edition, options, ...(components === undefined ? {} : { components }) })
  } catch (error) {
    throw new RecordError(error instanceof Error ? error.message : 'not a game', -1)
  }
}

/** A fingerprint of a state, the same on every machine. How it was reached does not count. */
export function stateHash(state: GameState): string {
  const { history: _, ...secrets } = state.secrets
  const text = canonical({ table: state.table, secrets })
  return [0, 1, 2, 3].map(salt => (mix(text, salt) >>> 0).toString(16).padStart(8, '0')).join('')
}

/** JSON with the keys of every object in order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}
