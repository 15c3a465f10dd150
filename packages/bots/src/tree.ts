import type { Action } from '@la-granja/engine'

/** One of the seat's own decisions, with the options that are worth a thought. */
export interface Node {
  options: Option[] | undefined
  visits: number
}

export interface Option {
  readonly action: Action
  /** The points expected at first sight. */
  readonly worth: number
  /** By how much win chance that is worse than the best. */
  readonly edge: number
  /** How good that looks beside the others; all of a node's add up to 1. */
  readonly prior: number
  visits: number
  /** Sum of the win chances seen after it. */
  wins: number
  /** Sum of their squares: how far they scatter. */
  squares: number
  /** Sum of the final points expected after it. */
  points: number
  readonly next: Node
}

/** How what was seen is weighed. */
export interface Weighing {
  /** As how many playouts first sight counts. */
  readonly trust: number
  /** How eagerly rarely tried options are tried. */
  readonly curiosity: number
}

export function emptyNode(): Node {
  return { options: undefined, visits: 0 }
}

/** Best first. */
export function ranked(node: Node, weighing: Weighing): Option[] {
  const mean = meanOf(node)
  const score = (option: Option) => scored(judged(option, mean, weighing), option.visits, weighing)
  return [...(node.options ?? [])].sort((a, b) => score(b) - score(a) || b.prior - a.prior)
}

/** Playouts that gather on an option say as much as what they saw there. */
function scored(judgement: number, visits: number, { curiosity }: Weighing): number {
  return judgement - curiosity / Math.sqrt(1 + visits)
}

/** Weighs what was seen, and what first sight says, against what has hardly been tried. */
export function mostPromising(node: Node, refused: readonly Option[], weighing: Weighing): Option | undefined {
  const mean = meanOf(node)
  let best: Option | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const option of node.options ?? []) {
    if (refused.includes(option)) continue
    const eagerness = (weighing.curiosity * option.prior * Math.sqrt(node.visits + 1)) / (1 + option.visits)
    const score = judged(option, mean, weighing) + eagerness
    if (score > most) {
      most = score
      best = option
    }
  }
  return best
}

/**
 * By how many standard errors an option may be better than it looks so far. In the 600 positions with 400 playouts on which it was
 * tuned, 2 kept the choice of the full budget in 99 of 100 and saved half of it; 1 saved a tenth more and differed three times as often.
 */
const DOUBT = 2

/** Win chance that nobody would miss: places for a stall that are worth the same, a game that is as good as won. */
const NOTHING = 0.0002
/** By how many standard errors two options may be further apart than they look. The tree still learns, so not by luck alone: many. */
const CAUTION = 5
/** With fewer playouts the tree knows little of what can follow an option. */
const LOOKED_AROUND = 512

/** Whether it makes no difference any more if one of the other options got all playouts that are `left`, and did as well as it might. */
export function isSettled(node: Node, weighing: Weighing, left: number): boolean {
  const [best, ...others] = ranked(node, weighing)
  if (best === undefined) return true
  const mean = meanOf(node)
  const scatter = scatterOf(node)
  const leads = judged(best, mean, weighing)
  const reached = scored(leads, best.visits, weighing)
  return others.every(option => {
    const follows = judged(option, mean, weighing)
    const weight = option.visits + weighing.trust
    const toLearn = (scatter * left) / (left + weight)
    const surprise = (DOUBT * toLearn) / Math.sqrt(weight)
    const overtakes = scored(follows + surprise, option.visits + left, weighing) > reached
    if (!overtakes || node.visits < LOOKED_AROUND) return !overtakes
    const most = CAUTION * toLearn * Math.sqrt(1 / weight + 1 / (best.visits + weighing.trust))
    return follows + most <= leads + NOTHING
  })
}

/** The standard deviation of the win chances that followed one and the same option. */
function scatterOf({ options = [] }: Node): number {
  let squares = 0
  let freedom = 0
  for (const option of options) {
    if (option.visits < 2) continue
    squares += option.squares - option.wins ** 2 / option.visits
    freedom += option.visits - 1
  }
  return freedom === 0 ? 1 : Math.sqrt(Math.max(0, squares / freedom))
}

/** The win chance after an option: a few playouts are little more than luck, so first sight has a say as well. */
function judged(option: Option, mean: number, { trust }: Weighing): number {
  const guess = mean + option.edge
  if (trust + option.visits === 0) return guess
  return (option.wins + trust * guess) / (option.visits + trust)
}

function meanOf({ options = [] }: Node): number {
  let visits = 0
  let wins = 0
  for (const option of options) {
    visits += option.visits
    wins += option.wins
  }
  return visits === 0 ? 0.5 : wins / visits
}
