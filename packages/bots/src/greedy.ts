import {
  type Action,
  copyFarm,
  copyTable,
  type Farm,
  farmOf,
  type GameState,
  legalActions,
  legalWithoutTrade,
  partsOf,
  playAhead,
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
  'offered',
])

/** §5.1: what leaves the turn where it was. Only what helps is done, or it could be done for ever. */
const ANYTIME: ReadonlySet<Action['type']> = new Set(['sell', 'buy', 'upgrade', 'spend', 'useRoof', 'use'] as const)

/** No chain of questions in the game is nearly as long. */
const LONGEST = 40

/** The move after which the seat expects the most points. */
export function greedyAction(state: GameState, seat: Seat, legal: readonly Action[], evaluation: Evaluation): Action {
  const worths = worthsOf(state, seat, legal, evaluation)
  let best = 0
  worths.forEach((worth, index) => {
    if (worth > (worths[best] as number)) best = index
  })
  // Where nothing is worth anything, the last action is the way out.
  return (worths[best] === Number.NEGATIVE_INFINITY ? legal.at(-1) : legal[best]) as Action
}

/** What each action is worth, by the points that the seat expects after it; what makes no sense is worth nothing at all. */
export function worthsOf(state: GameState, seat: Seat, legal: readonly Action[], evaluation: Evaluation): number[] {
  const task = topTask(state.table, seat)?.do
  if (task === 'choosingDonkey') return donkeyWorths(state, seat, legal, evaluation)
  const turn = task === 'dieTaken' || (task !== undefined && TURNS.has(task))
  // With a die in hand, doing nothing means to resolve it.
  const now = turn ? expectedPointsIn(evaluation, answered(state, seat, evaluation, 'dieTaken'), seat) : 0
  return legal.map(action => {
    if (action.type === 'cancel' && legal.length > 1) return Number.NEGATIVE_INFINITY
    const worth = worthOf(state, seat, action, evaluation)
    return turn && ANYTIME.has(action.type) && worth <= now ? Number.NEGATIVE_INFINITY : worth
  })
}

/** What the seat expects after a whole move that begins with this action. */
function worthOf(state: GameState, seat: Seat, action: Action, evaluation: Evaluation): number {
  if (action.type === 'endTurn') return expectedPointsIn(evaluation, withoutTasks(state, seat), seat)
  const after = answered(playAhead(state, action), seat, evaluation)
  return expectedPointsIn(evaluation, asIfStill(state, after, seat), seat)
}

/** Steps that are there for helpers alone: whoever has used one finds the table in the next step, perhaps in a new round. */
const FOR_HELPERS: ReadonlySet<Table['step']> = new Set<Table['step']>([
  'reserving',
  'rolled',
  'exchangingDonkeys',
  'scoring',
])

/** That the game goes on is no merit of a helper: there, only what has become of the seat's own things counts. */
function asIfStill({ table }: GameState, after: GameState, seat: Seat): GameState {
  if (!FOR_HELPERS.has(table.step)) return after
  return withoutTasks({ table: withFarm(table, seat, farmOf(after.table, seat)), secrets: after.secrets }, seat)
}

/** Answers the questions that are open, each by what looks best at once; or only those of one kind. */
function answered(start: GameState, seat: Seat, evaluation: Evaluation, only?: 'dieTaken'): GameState {
  let state = start
  for (let count = 0; count < LONGEST; count++) {
    const { table } = state
    if (table.over || !table.waiting.includes(seat)) return state
    const task = topTask(table, seat)?.do
    if (task === undefined || TURNS.has(task) || task === 'choosingDonkey') return state
    if (only !== undefined && count === 0 && task !== only) return state
    state = task === 'dieTaken' ? playAhead(state, { type: 'resolve', seat }) : bestAnswer(state, seat, evaluation)
  }
  return state
}

function bestAnswer(state: GameState, seat: Seat, evaluation: Evaluation): GameState {
  const legal = legalActions(view(state, seat))
  if (legal.length === 1) return playAhead(state, legal[0] as Action)
  let best: GameState | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    if (action.type === 'cancel' && legal.length > 1) continue
    const after = playAhead(state, action)
    const worth = expectedPointsIn(evaluation, asIfStill(state, after, seat), seat)
    if (worth > most) {
      most = worth
      best = after
    }
  }
  if (best === undefined) throw new Error('a question without an answer')
  return best
}

// The engine's own copies, because those of a spread have another shape in V8: a few of them, and everything that counts a farm
// takes a quarter longer.

/** The turn is over for this seat, and nothing else has happened yet: so that what follows is not taken for its merit. */
function withoutTasks({ table, secrets }: GameState, seat: Seat): GameState {
  const farm = copyFarm(farmOf(table, seat))
  farm.todo = NOTHING
  return { table: withFarm(table, seat, farm), secrets }
}

const NOTHING: Farm['todo'] = []

function withFarm(from: Table, seat: Seat, farm: Farm): Table {
  const table = copyTable(from)
  table.farms[seat] = farm
  return table
}

/** Plays the deliveries that each donkey would bring, as if it were this seat's turn now, and adds what its hats would. */
function donkeyWorths(state: GameState, seat: Seat, legal: readonly Action[], evaluation: Evaluation): number[] {
  const { donkeys, siesta } = partsOf(state.table).set
  const space = state.table.siesta.findIndex(discs => discs.includes(seat))
  const worths = deliveryWorths(state, seat, evaluation)
  return legal.map(action => {
    const donkey = action.type === 'chooseDonkey' ? donkeys[action.donkey - 1] : undefined
    if (donkey === undefined) return Number.NEGATIVE_INFINITY
    const rest = Math.min(siesta.length - 1, space + donkey.hats)
    const delivered = worths[Math.min(donkey.deliveries, worths.length - 1)] as number
    return delivered + (siesta[rest] ?? 0) + PLACE * (rest - space)
  })
}

/** What a step towards an early place in turn order is worth. */
const PLACE = 0.3

/** The worth of the farm after no, one, two … deliveries, each of them the best one. */
function deliveryWorths(state: GameState, seat: Seat, evaluation: Evaluation): number[] {
  const table = copyTable(state.table)
  table.farms = table.farms.map((before, owner) => {
    const farm = copyFarm(before)
    farm.todo = owner === seat ? [{ do: 'delivering', left: 5 }] : NOTHING
    return farm
  })
  table.step = 'delivering'
  table.waiting = [seat]
  table.queue = []
  let now: GameState = { table, secrets: state.secrets }
  const worths = [expectedPointsIn(evaluation, withoutTasks(now, seat), seat)]
  for (let count = 0; count < 4; count++) {
    const deliveries = legalWithoutTrade(view(now, seat)).filter(({ type }) => type === 'deliver' || type === 'load')
    let best: GameState | undefined
    let most = worths[count] as number
    for (const action of deliveries) {
      const after = answered(playAhead(now, action), seat, evaluation)
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
