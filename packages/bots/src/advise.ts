import { type Action, legalActions, type PlayerView } from '@la-granja/engine'
import type { Budget } from './bot.ts'
import { thinking } from './budget.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { determinize } from './determinize.ts'
import { winChance } from './evaluate.ts'
import { LA_GRANJA_STYLE } from './levels.ts'
import { think } from './search.ts'
import { emptyNode, ranked } from './tree.ts'

export interface Advice {
  readonly action: Action
  /** Final points that the seat may expect after it. */
  readonly points: number
  /** From 0 to 1. */
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
  if (view.seat === undefined || legalActions(view).length === 0) return []
  const root = emptyNode()
  // To the end of the budget, though the best may be clear before: the others are shown beside it.
  think(view, root, LA_GRANJA_STYLE, chance, goOn)
  const options = ranked(root, LA_GRANJA_STYLE).slice(0, MOST)
  const visits = options.reduce((sum, option) => sum + option.visits, 0)
  // Without time to think, first sight has to do.
  if (visits === 0) {
    const chanceNow = winChance(LA_GRANJA_STYLE.evaluation, determinize(view, chance), view.seat)
    return options.map(({ action, worth, prior }) => ({ action, points: worth, winChance: chanceNow, share: prior }))
  }
  return options
    .filter(option => option.visits > 0)
    .map(({ action, points, wins, visits: count }) => ({
      action,
      points: points / count,
      winChance: wins / count,
      share: count / visits,
    }))
}
