import type { Helper, Reactive } from './card.ts'
import { cardOf } from './components/parts.ts'
import type { GameEvent } from './event.ts'
import { type Draft, draftOf, farmIn, replaced } from './evolve/draft.ts'
import { evolve } from './evolve/evolve.ts'
import { Hidden } from './information.ts'
import { farmOf } from './look.ts'
import { type Dice, diceFrom } from './random.ts'
import type { GameState, Table } from './state.ts'
import type { Task } from './task.ts'
import type { Seat } from './words.ts'

/** One action at work: the state so far and what has happened. */
export interface Turn {
  readonly state: Draft
  readonly events: GameEvent[]
  /** Seats that are not on turn and have been given something by a helper (R36). */
  asides: readonly Seat[]
  /** Played on a view alone: secrets are blank and must not be read. */
  readonly blind: boolean
}

const NOBODY_ASIDE: readonly Seat[] = []

export function turnOn(state: GameState, blind = false): Turn {
  return { state: draftOf(state), events: [], asides: NOBODY_ASIDE, blind }
}

/** Must be called before anything is read from `secrets` that some player does not know. */
export function reveal(turn: Turn): void {
  if (turn.blind) throw new Hidden()
}

/** Moves the pieces, writes the log, and lets helpers react. */
export function emit(turn: Turn, event: GameEvent): void {
  turn.events.push(event)
  const bit = evolve(turn.state, event)
  if (bit !== 0) react(turn, event, bit)
}

function react(turn: Turn, event: GameEvent, bit: number): void {
  for (const seat of turn.state.table.order) {
    for (const hired of farmOf(turn.state.table, seat).helpers) {
      const { helper, reacts } = cardOf(turn.state.table, hired.card)
      if ((reacts & bit) === 0) continue
      const reaction = helper.on?.[event.type as Reactive] as
        | ((event: GameEvent, seat: Seat, table: Table) => readonly Task[])
        | undefined
      if (reaction === undefined || hired.used) continue
      const tasks = reaction(event, seat, turn.state.table)
      if (tasks.length === 0) continue
      push(turn, seat, markedFirst(hired.card, helper, tasks))
      if (!turn.state.table.waiting.includes(seat)) turn.asides = [...turn.asides, seat]
    }
  }
}

/** A once-per-round helper is marked as used (R2) before it does anything. */
export function markedFirst(card: number, helper: Pick<Helper, 'limit'>, tasks: readonly Task[]): readonly Task[] {
  if (helper.limit === 'always') return tasks
  return [{ do: 'gain', gains: [{ gain: 'mark', card, after: tasks }] }]
}

/** Puts tasks on a player's stack; the first of them comes first. */
export function push(turn: Turn, seat: Seat, tasks: readonly Task[]): void {
  if (tasks.length === 0) return
  const farm = farmIn(turn.state, seat)
  if (tasks.length === 1 && farm.todo.length === 0) {
    farm.todo = tasks
    return
  }
  const todo = farm.todo.slice()
  for (let index = tasks.length - 1; index >= 0; index--) todo.push(tasks[index] as Task)
  farm.todo = todo
}

const NOTHING: readonly Task[] = []

export function pop(turn: Turn, seat: Seat): void {
  const farm = farmIn(turn.state, seat)
  farm.todo = farm.todo.length === 1 ? NOTHING : farm.todo.slice(0, -1)
}

export function replaceTop(turn: Turn, seat: Seat, task: Task): void {
  const farm = farmIn(turn.state, seat)
  farm.todo = farm.todo.length === 1 ? [task] : replaced(farm.todo, farm.todo.length - 1, task)
}

/** Uses the generator in `secrets` and puts it back. */
export function withChance<T>(turn: Turn, draw: (dice: Dice) => T): T {
  reveal(turn)
  const dice = diceFrom(turn.state.secrets.random)
  const drawn = draw(dice)
  turn.state.secrets.random = dice.state()
  return drawn
}
