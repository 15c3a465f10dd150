import {
  type Action,
  type Farm,
  type GameState,
  legalActions,
  partsOf,
  play,
  type Seat,
  type Table,
  topTask,
  view,
} from '@la-granja/engine'
import { type Evaluation, expectedPointsIn } from './evaluate.ts'

/** Turns are made of moves: an action, and the answers to the questions that it raises. */
const TURNS: ReadonlySet<string> = new Set([
  'playing',
  'trading',
  'roofing',
  'choosingDie',
  'dieResolved',
  'resting',
  'delivering',
  'buying',
])

/** No chain of questions in the game is nearly as long. */
const LONGEST = 40

/** The move after which the seat expects the most points. */
export function greedyAction(state: GameState, seat: Seat, legal: readonly Action[], evaluation: Evaluation): Action {
  const task = topTask(state.table, seat)?.do
  if (task === 'choosingDonkey') return bestDonkey(state, seat, legal, evaluation)
  let best = legal[0] as Action
  let most = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    if (action.type === 'cancel' && legal.length > 1) continue
    const worth = worthOf(state, seat, action, evaluation)
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best
}

/** What the seat expects after a whole move that begins with this action. */
export function worthOf(state: GameState, seat: Seat, action: Action, evaluation: Evaluation): number {
  if (action.type === 'endTurn') return expectedPointsIn(evaluation, withoutTasks(state, seat), seat)
  const after = played(state, action)
  return expectedPointsIn(evaluation, answered(after, seat, evaluation), seat)
}

export function played(state: GameState, action: Action): GameState {
  const result = play(state, action)
  if ('refusal' in result) throw new Error(`a listed action was refused: ${JSON.stringify({ action, ...result })}`)
  return result.state
}

/** Answers the questions that are open, each by what looks best at once. */
function answered(start: GameState, seat: Seat, evaluation: Evaluation): GameState {
  let state = start
  for (let count = 0; count < LONGEST; count++) {
    const { table } = state
    if (table.over || !table.waiting.includes(seat)) return state
    const task = topTask(table, seat)?.do
    if (task === undefined || TURNS.has(task) || task === 'choosingDonkey') return state
    state = task === 'dieTaken' ? played(state, { type: 'resolve', seat }) : bestAnswer(state, seat, evaluation)
  }
  return state
}

function bestAnswer(state: GameState, seat: Seat, evaluation: Evaluation): GameState {
  const legal = legalActions(view(state, seat))
  let best: GameState | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    if (action.type === 'cancel' && legal.length > 1) continue
    const after = played(state, action)
    const worth = expectedPointsIn(evaluation, after, seat)
    if (worth > most) {
      most = worth
      best = after
    }
  }
  if (best === undefined) throw new Error('a question without an answer')
  return best
}

/** The turn is over for this seat, and nothing else has happened yet: so that what follows is not taken for its merit. */
function withoutTasks({ table, secrets }: GameState, seat: Seat): GameState {
  const farms = table.farms.slice()
  farms[seat] = { ...(farms[seat] as Farm), todo: [] }
  return { table: { ...table, farms }, secrets }
}

/** Plays the deliveries that each donkey would bring, as if it were this seat's turn now, and adds what its hats would. */
function bestDonkey(state: GameState, seat: Seat, legal: readonly Action[], evaluation: Evaluation): Action {
  const { donkeys, siesta } = partsOf(state.table).set
  const space = state.table.siesta.findIndex(discs => discs.includes(seat))
  let best = legal[0] as Action
  let most = Number.NEGATIVE_INFINITY
  const worths = deliveryWorths(state, seat, evaluation)
  for (const action of legal) {
    if (action.type !== 'chooseDonkey') continue
    const { deliveries, hats } = donkeys[action.donkey - 1] as (typeof donkeys)[number]
    const rest = Math.min(siesta.length - 1, space + hats)
    const worth = (worths[Math.min(deliveries, worths.length - 1)] ?? 0) + (siesta[rest] ?? 0) + 0.3 * (rest - space)
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best
}

/** The worth of the farm after no, one, two … deliveries, each of them the best one. */
function deliveryWorths(state: GameState, seat: Seat, evaluation: Evaluation): number[] {
  const farms = state.table.farms.map(
    (farm, owner): Farm => ({ ...farm, todo: owner === seat ? [{ do: 'delivering', left: 5 }] : [] }),
  )
  const table: Table = { ...state.table, farms, step: 'delivering', waiting: [seat], queue: [] }
  let now: GameState = { table, secrets: state.secrets }
  const worths = [expectedPointsIn(evaluation, withoutTasks(now, seat), seat)]
  for (let count = 0; count < 4; count++) {
    const deliveries = legalActions(view(now, seat)).filter(({ type }) => type === 'deliver' || type === 'load')
    let best: GameState | undefined
    let most = worths[count] as number
    for (const action of deliveries) {
      const after = answered(played(now, action), seat, evaluation)
      const worth = expectedPointsIn(evaluation, withoutTasks(after, seat), seat)
      if (worth <= most) continue
      most = worth
      best = after
    }
    if (best === undefined) break
    now = best
    worths.push(most)
  }
  return worths
}
