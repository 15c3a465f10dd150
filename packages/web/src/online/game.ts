import { type GameState, type PlayerView, type Step as RoundStep, type Seat, stateSeen } from '@la-granja/engine'
import type { ChairSeen, TableSeen } from '@la-granja/server/protocol'
import type { LocalGame, Sitter, Step } from '../game/game.ts'
import type { GameKnown, MoveKnown } from './known.ts'

// A game over the network has the shape of one on this device, so that all rooms draw it unchanged. Its state looks like the
// view to the seat that sees it; what the seat cannot know is blank.

// The same view is the same state, and the same move the same step: what was worked out for them stays.
const states = new WeakMap<PlayerView, GameState>()
const made = new WeakMap<MoveKnown, Step>()

export function stateOf(view: PlayerView): GameState {
  const known = states.get(view)
  if (known !== undefined) return known
  const state = stateSeen(view)
  states.set(view, state)
  return state
}

/** Keeps the step that was drafted for a move, with what it really did. */
export function remember(move: MoveKnown, step: Step): void {
  made.set(move, step)
}

/** The steps of moves that were told. Nobody tells the action, only whose it was and what it did. */
function stepsOf({ moves, view }: GameKnown): readonly Step[] {
  let round = 1
  let step: RoundStep | undefined
  return moves.map(move => {
    const known = made.get(move) ?? stepOf(move, { ...view.table, round, step: step ?? 'playing' })
    made.set(move, known)
    for (const event of move.events) if (event.type === 'stepBegan') ({ round, step } = event)
    return known
  })
}

function stepOf({ seat, events, before }: MoveKnown, table: PlayerView['table']): Step {
  const action = { type: 'endTurn', seat } as const
  if (before !== undefined) return { action, before: stateOf(before), events }
  return { action, before: { ...stateSeen({ ...NOBODY, table }), table }, events, heard: true }
}

const NOBODY = { hand: [], hands: [], pile: 0, donkey: 0, chosen: 0, seen: [] } as const

export interface Around {
  readonly table: TableSeen
  readonly names: readonly string[]
}

/** The game as it was told, with nothing drafted. */
export function gameTold(known: GameKnown, { table, names }: Around): LocalGame {
  const steps = stepsOf(known)
  return {
    id: table.id,
    sitters: table.chairs.map(sitterOf),
    names,
    begun: 0,
    state: stateOf(known.view),
    steps,
    undone: [],
    told: steps.length,
  }
}

function sitterOf({ kind, level }: ChairSeen): Sitter {
  return kind === 'computer' && level !== undefined ? level : 'person'
}

/** The same game in which these seats can do nothing now; all of them, if none is named. */
export function hushed(game: LocalGame, seat?: Seat): LocalGame {
  const { state } = game
  const waiting = seat === undefined ? [] : state.table.waiting.filter(other => other !== seat)
  return { ...game, state: { ...state, table: { ...state.table, waiting } } }
}

/** What everybody is called: no two alike, for the log tells them apart by name. */
export function namesOf(chairs: readonly ChairSeen[], computers: readonly string[]): readonly string[] {
  let computer = 0
  const names: string[] = []
  for (const { name, kind } of chairs) {
    const wished = name ?? (kind === 'computer' ? (computers[computer++] ?? '') : '')
    let free = wished
    for (let number = 2; names.includes(free); number++) free = `${wished} ${number}`
    names.push(free)
  }
  return names
}
