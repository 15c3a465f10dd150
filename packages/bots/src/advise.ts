import { type Action, legalActions, type PlayerView, type Seat, type Table } from '@la-granja/engine'
import type { Budget } from './bot.ts'
import { thinking } from './budget.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { determinize } from './determinize.ts'
import { LA_GRANJA_STYLE } from './levels.ts'
import { type Playout, think } from './search.ts'
import { emptyNode, type Option, ranked } from './tree.ts'
import { chancesAfter, expectedOfAll, meanFalls, winChances } from './winChances.ts'

export interface Advice {
  readonly action: Action
  /** Final points that the seat may expect after it. */
  readonly points: number
  /** From 0 to 1; where all is even, one of as many as there are players. */
  readonly winChance: number
  /** The share of the thinking that went into it: how sure the advice is. */
  readonly share: number
}

const MOST = 5

/** The best few actions for the seat, from what it can see alone; best first. Empty when it has nothing to decide. */
export function advise(
  view: PlayerView,
  budget: Budget = {},
  chance: Chance = chanceFrom('advice'),
): readonly Advice[] {
  const { goOn } = thinking(budget, LA_GRANJA_STYLE.iterations)
  const { seat } = view
  if (seat === undefined || legalActions(view).length === 0) return []
  const root = emptyNode()
  const seen: Outcome[] = []
  // To the end of the budget, though the best may be clear before: the others are shown beside it.
  think(view, root, LA_GRANJA_STYLE, chance, goOn, playout => seen.push(outcomeOf(playout)))
  const options = ranked(root, LA_GRANJA_STYLE).slice(0, MOST)
  const visits = options.reduce((sum, option) => sum + option.visits, 0)
  // Without time to think, first sight has to do.
  if (visits === 0) {
    const chanceNow = winChances(LA_GRANJA_STYLE.evaluation, determinize(view, chance))[seat] ?? 0
    return options.map(({ action, worth, prior }) => ({ action, points: worth, winChance: chanceNow, share: prior }))
  }
  const chances = chancesOf(seen, seat)
  return options
    .filter(option => option.visits > 0)
    .map(option => ({
      action: option.action,
      points: option.points / option.visits,
      winChance: (chances.get(option) ?? 0) / option.visits,
      share: option.visits / visits,
    }))
}

/** What all seats could expect before a playout, and after it. */
interface Outcome {
  readonly option: Option | undefined
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly table: Table
}

function outcomeOf({ path: [option], start, end }: Playout): Outcome {
  const { evaluation } = LA_GRANJA_STYLE
  return { option, before: expectedOfAll(evaluation, start), after: expectedOfAll(evaluation, end), table: end.table }
}

/** By option, the sum of the chances to win after it. Options are told apart by playouts, how good the best is by first sight. */
function chancesOf(seen: readonly Outcome[], seat: Seat): ReadonlyMap<Option, number> {
  const falls = meanFalls(seen)
  const sums = new Map<Option, number>()
  for (const { option, after, table } of seen) {
    if (option === undefined) continue
    sums.set(option, (sums.get(option) ?? 0) + (chancesAfter(after, falls, table)[seat] ?? 0))
  }
  return sums
}
