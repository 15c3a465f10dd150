import {
  type Action,
  formatAction,
  type GameState,
  legalActions,
  playAhead,
  result,
  type Seat,
  view,
  waitingFor,
} from '@la-granja/engine'
import { type Bot, onlyOne } from './bot.ts'
import { thinking } from './budget.ts'
import type { Chance } from './chance.ts'
import { determinize } from './determinize.ts'

/**
 * The yardstick: information-set Monte-Carlo tree search as the textbooks have it, with UCB1, random playouts to the end of
 * the game, and nothing but won or lost. It knows nothing about farming and is never tuned.
 */
export const reference: Bot = {
  name: 'reference',
  choose(seen, chance, budget = {}) {
    const legal = legalActions(seen)
    if (legal.length <= 1) return onlyOne(legal)
    const root = newNode()
    const { goOn } = thinking(budget, 50)
    while (goOn()) iterate(determinize(seen, chance), root, chance)
    let best = legal[0] as Action
    let most = -1
    for (const action of legal) {
      const visits = root.children.get(formatAction(action))?.visits ?? 0
      if (visits > most) {
        most = visits
        best = action
      }
    }
    return best
  },
}

interface Node {
  visits: number
  /** How often it could have been chosen. */
  available: number
  /** Wins of whoever chose it; a shared win counts in part. */
  wins: number
  readonly children: Map<string, Node>
}

function newNode(): Node {
  return { visits: 0, available: 0, wins: 0, children: new Map() }
}

function iterate(start: GameState, root: Node, chance: Chance): void {
  const path: { readonly node: Node; readonly seat: Seat }[] = []
  let state = start
  let node: Node | undefined = root
  for (let seat = waitingFor(state)[0]; seat !== undefined; seat = waitingFor(state)[0]) {
    const legal = legalActions(view(state, seat))
    if (node === undefined) {
      state = playAhead(state, legal[chance.between(0, legal.length - 1)] as Action)
      continue
    }
    const { action, child, fresh } = descend(node, legal, chance)
    path.push({ node: child, seat })
    state = playAhead(state, action)
    node = fresh ? undefined : child
  }
  const winners = result(state)?.winners ?? []
  root.visits++
  for (const step of path) {
    step.node.visits++
    if (winners.includes(step.seat)) step.node.wins += 1 / winners.length
  }
}

/** An action that has never been tried if there is one, else the one with the highest upper bound. */
function descend(
  node: Node,
  legal: readonly Action[],
  chance: Chance,
): { action: Action; child: Node; fresh: boolean } {
  const untried: Action[] = []
  let best: { action: Action; child: Node; fresh: boolean } | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    const child = node.children.get(formatAction(action))
    if (child === undefined) {
      untried.push(action)
      continue
    }
    child.available++
    const bound = child.wins / child.visits + Math.SQRT2 * Math.sqrt(Math.log(child.available) / child.visits)
    if (bound > most) {
      most = bound
      best = { action, child, fresh: false }
    }
  }
  if (untried.length === 0 && best !== undefined) return best
  const action = untried[chance.between(0, untried.length - 1)] as Action
  const child = newNode()
  child.available = 1
  node.children.set(formatAction(action), child)
  return { action, child, fresh: true }
}
