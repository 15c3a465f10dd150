import {
  type Action,
  formatAction,
  type GameState,
  legalActions,
  legalWithoutTrade,
  type PlayerView,
  play,
  playAhead,
  type Seat,
  view as viewOf,
} from '@la-granja/engine'
import { type Bot, onlyOne } from './bot.ts'
import { type Thinking, thinking } from './budget.ts'
import type { Chance } from './chance.ts'
import { dealer, determinize } from './determinize.ts'
import { chanceWith, type Evaluation, expectedPointsIn, pointsToBeat, seatOf, winChancePerPoint } from './evaluate.ts'
import { greedyAction, worthsOf } from './greedy.ts'
import { hunch } from './hunch.ts'
import { emptyNode, isSettled, mostPromising, type Node, type Option, ranked, type Weighing } from './tree.ts'

export interface Style extends Weighing {
  readonly evaluation: Evaluation
  /** How far first sight is trusted: points that make an option e times as likely. */
  readonly temperature: number
  /** Options that look worse than the best by more points than this are not considered. */
  readonly margin: number
  readonly iterations: number
  /** How the seat goes on after the tree: by a hunch, which is quick, or by what looks best, which says more. */
  readonly playsOn: 'hunch' | 'best'
  /**
   * How much of what opponents do better or worse than usual in a playout counts. Little of it has to do with the seat's choice;
   * the rest is noise, and there is more of it than in the seat's own points.
   */
  readonly envy: number
}

const MOST_OPTIONS = 10
/** Looking is cheap beside so many playouts. */
const LOOK_EVERY = 16
/** Fewer playouts say little about how far they scatter; to go on thinking costs little as well. */
const FEWEST = 64
const LONGEST_TRAIL = 30
/** A playout that long has gone astray; it is evaluated where it is. */
const LONGEST = 600

/**
 * Tree search on deals that fit what the seat has seen, a new one each time. The tree holds the seat's own decisions; opponents,
 * and what comes after the tree, follow a hunch. Each playout is cut at the end of the round, where the evaluation speaks for the rest.
 */
export function searchBot(name: string, style: Style): Bot {
  let memory: { readonly seen: string; readonly node: Node } | undefined
  /** Where it has been lately: who comes back to the same place goes in circles. */
  let trail: readonly string[] = []
  return {
    name,
    choose(view, chance, budget = {}) {
      const legal = legalActions(view)
      if (legal.length <= 1) return onlyOne(legal)
      // From here on: the first look at the options takes time as well.
      const time = thinking(budget, style.iterations)
      const seen = JSON.stringify(view)
      if (trail.slice(0, -1).includes(seen))
        return greedyAction(determinize(view, chance), seatOf(view), legal, style.evaluation)
      trail = [...trail.slice(-LONGEST_TRAIL), seen]
      const root = memory?.seen === seen && isStillPossible(memory.node, legal) ? memory.node : emptyNode()
      // Nothing to think about where only one option makes sense.
      if (lookAt(view, root, style, chance).length > 1)
        think(view, root, style, chance, untilSettled(time, root, style))
      const best = ranked(root, style)[0]
      if (best === undefined) throw new RangeError('no option makes sense')
      // Kept for the next action of this turn, if that looks as expected: a drawn card, for one, does not.
      const after = playAhead(determinize(view, chance), best.action)
      memory = { seen: JSON.stringify(viewOf(after, view.seat)), node: best.next }
      return best.action
    },
  }
}

/** Thoughts about a card that was only guessed are no use. */
function isStillPossible({ options = [] }: Node, legal: readonly Action[]): boolean {
  const keys = new Set(legal.map(formatAction))
  return options.every(({ action }) => keys.has(formatAction(action)))
}

/** The options at first sight. */
function lookAt(seen: PlayerView, root: Node, style: Style, chance: Chance): readonly Option[] {
  root.options ??= optionsOf(determinize(seen, chance), seatOf(seen), legalActions(seen), style)
  return root.options
}

/** Fills the tree below `root` for as long as it is told to; `see` is shown each playout. */
export function think(
  seen: PlayerView,
  root: Node,
  style: Style,
  chance: Chance,
  goOn: () => boolean,
  see: (playout: Playout) => void = () => {},
): void {
  lookAt(seen, root, style, chance)
  const deal = dealer(seen)
  const judge = judgeFor(seatOf(seen), style)
  while (goOn()) {
    const playout = iterate(deal(chance), root, seatOf(seen), style, chance)
    judge(playout)
    see(playout)
  }
}

/** Ends as soon as more thinking would not change the choice. Who wants to know all options well must not end early. */
function untilSettled({ goOn, left }: Thinking, root: Node, style: Style): () => boolean {
  let done = 0
  return () => {
    const looks = done > 0 && done % LOOK_EVERY === 0 && root.visits >= FEWEST
    if (looks && isSettled(root, style, left())) return false
    done++
    return goOn()
  }
}

export interface Playout {
  /** The options that were chosen in the tree. */
  readonly path: readonly Option[]
  readonly start: GameState
  readonly end: GameState
}

function iterate(start: GameState, root: Node, seat: Seat, style: Style, chance: Chance): Playout {
  const path: Option[] = []
  const { round } = start.table
  let state = start
  let node: Node | undefined = root
  for (let count = 0; count < LONGEST; count++) {
    const { table } = state
    if (table.over || table.round !== round) break
    const mover = table.waiting[0] as Seat
    const deciding = node !== undefined && table.waiting.includes(seat) ? seat : mover
    if (deciding !== seat) {
      state = playAhead(state, hunch(state, deciding, chance))
      continue
    }
    if (node === undefined) {
      state = playAhead(state, style.playsOn === 'best' ? bestNext(state, seat, style) : hunch(state, seat, chance))
      continue
    }
    const legal = legalActions(viewOf(state, seat))
    if (legal.length === 1) {
      state = playAhead(state, legal[0] as Action)
      continue
    }
    const fresh: boolean = node.options === undefined
    node.options ??= optionsOf(state, seat, legal, style)
    const taken = tryOptions(state, node, style)
    if (taken === undefined) {
      node = undefined
      continue
    }
    node.visits++
    path.push(taken.option)
    state = taken.state
    node = fresh ? undefined : taken.option.next
  }
  return { path, start, end: state }
}

function bestNext(state: GameState, seat: Seat, { evaluation }: Style): Action {
  const legal = legalWithoutTrade(viewOf(state, seat))
  return legal.length === 1 ? (legal[0] as Action) : greedyAction(state, seat, legal, evaluation)
}

/** Writes down what came of a playout, for each option on its path. */
function judgeFor(seat: Seat, { evaluation, envy }: Style): (playout: Playout) => void {
  let playouts = 0
  let sum = 0
  return ({ path, end }) => {
    const points = expectedPointsIn(evaluation, end, seat)
    const toBeat = pointsToBeat(evaluation, end, seat)
    sum += toBeat
    const usual = sum / ++playouts
    const won = chanceWith(points - usual - envy * (toBeat - usual), end.table)
    for (const option of path) {
      option.visits++
      option.wins += won
      option.squares += won * won
      option.points += points
    }
  }
}

/** Plays the most promising option that this deal allows. */
function tryOptions(state: GameState, node: Node, style: Style): { option: Option; state: GameState } | undefined {
  const refused: Option[] = []
  for (;;) {
    const option = mostPromising(node, refused, style)
    if (option === undefined) return undefined
    const result = play(state, option.action)
    if (!('refusal' in result)) return { option, state: result.state }
    refused.push(option)
  }
}

function optionsOf(state: GameState, seat: Seat, legal: readonly Action[], style: Style): Option[] {
  const worths = worthsOf(state, seat, legal, style.evaluation)
  const sorted = legal
    .map((action, index) => ({ action, worth: worths[index] as number }))
    .sort((a, b) => b.worth - a.worth)
  const top = sorted[0]?.worth ?? 0
  // Where nothing changes anything (R1) the last action, which is the way out, has to do.
  const kept =
    top === Number.NEGATIVE_INFINITY
      ? sorted.slice(-1)
      : sorted
          .filter(({ worth }) => worth >= top - style.margin)
          // The way on is never crowded out.
          .filter(({ action }, index) => index < MOST_OPTIONS || action.type === 'endTurn' || action.type === 'finish')
  const slope = winChancePerPoint(state.table)
  const looks = kept.map(({ worth }) => (worth === top ? 1 : Math.exp((worth - top) / style.temperature)))
  const sum = looks.reduce((total, look) => total + look, 0)
  return kept.map(({ action, worth }, index) => ({
    action,
    worth,
    edge: (worth === top ? 0 : worth - top) * slope,
    prior: (looks[index] as number) / sum,
    visits: 0,
    wins: 0,
    squares: 0,
    points: 0,
    next: emptyNode(),
  }))
}
