import {
  type Action,
  type Edition,
  type GameEvent,
  type GameState,
  legalActions,
  newGame,
  play,
  type Seat,
  type TableOptions,
  view,
  waitingFor,
} from '../../src/index.ts'
import { type Dice, diceFrom, seedState } from '../../src/random.ts'

export interface GamePlan {
  readonly seed: string
  readonly players: 1 | 2 | 3 | 4
  readonly edition: Edition
  readonly options: TableOptions
}

/** Player counts, editions and options in turn, so that any run of games covers them all. */
export function planFor(index: number, prefix = 'law'): GamePlan {
  return {
    seed: `${prefix}-${index}`,
    players: ([2, 3, 4, 1] as const)[index % 4]!,
    edition: Math.floor(index / 4) % 2 === 1 ? 'deluxe' : 'classic',
    options: {
      simultaneousFarm: Math.floor(index / 8) % 2 === 1,
      extraDeliveriesUpFront: Math.floor(index / 16) % 2 === 1,
      hiddenScores: Math.floor(index / 32) % 2 === 1,
    },
  }
}

export interface Decision {
  readonly state: GameState
  readonly seat: Seat
  readonly legal: readonly Action[]
  readonly action: Action
  readonly after: GameState
  readonly events: readonly GameEvent[]
}

/** Plays a whole game by chance, deterministic for its plan, and shows every decision. */
export function playGame(plan: GamePlan, onDecision: (decision: Decision, dice: Dice) => void = () => {}): GameState {
  const dice = diceFrom(seedState(`${plan.seed} choices`))
  let state = newGame(plan)
  for (let count = 0; ; count++) {
    const waiting = waitingFor(state)
    if (waiting.length === 0) return state
    if (count > 5000) throw new Error(`${plan.seed}: the game does not end`)
    const seat = waiting[dice.between(0, waiting.length - 1)]!
    const legal = legalActions(view(state, seat))
    if (legal.length === 0) throw new Error(`${plan.seed}: seat ${seat} has to act and cannot`)
    const action = pick(legal, dice)
    const played = play(state, action)
    if ('refusal' in played)
      throw new Error(`${plan.seed}: a legal action is refused: ${JSON.stringify([action, played.refusal])}`)
    onDecision({ state, seat, legal, action, after: played.state, events: played.events }, dice)
    state = played.state
  }
}

/** Plain chance ends turns and sells goods most of the time; these weights let games get somewhere. */
const WEIGHTS: Partial<Record<Action['type'], number>> = {
  endTurn: 2,
  finish: 1,
  cancel: 1,
  sell: 1,
  buy: 4,
  forgo: 3,
  upgrade: 20,
  deliver: 40,
  load: 60,
  spend: 3,
  buyRoof: 40,
  useRoof: 30,
}

/** What hardly ever comes up by chance is taken when it does. */
function weight(action: Action): number {
  const rare = action.type === 'spend' && action.on === 'instant'
  return rare ? 100 : (WEIGHTS[action.type] ?? 8)
}

function pick(legal: readonly Action[], dice: Dice): Action {
  const weights = legal.map(weight)
  let rest = dice.between(
    1,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  for (const [index, weight] of weights.entries()) {
    rest -= weight
    if (rest <= 0) return legal[index]!
  }
  throw new Error('no action')
}
