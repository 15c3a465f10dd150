import type { Action, PlayerView } from '@la-granja/engine'
import type { Chance } from './chance.ts'

/**
 * How much a bot may think about one decision. With `iterations` alone it plays alike on every machine; time needs a clock,
 * because nothing in this package reads one by itself. Whatever runs out first ends the thinking.
 */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
  readonly clock?: () => number
}

/** A computer player. It gets what a player gets, and answers with one of the legal actions. */
export interface Bot {
  readonly name: string
  choose(view: PlayerView, chance: Chance, budget?: Budget): Action
}

/** The legal action where there is no choice; an error where there is nothing to decide at all. */
export function onlyOne(legal: readonly Action[]): Action {
  const [action] = legal
  if (action === undefined) throw new RangeError('there is nothing to decide for this seat')
  return action
}
